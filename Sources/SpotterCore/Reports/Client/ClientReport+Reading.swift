package import DiaryStore
package import FitnessModel
package import Foundation

extension ClientReport {
    /// Reads what is told of a client.
    ///
    /// - Parameters:
    ///   - period: which days; `all` begins with the first session, weight or measurement.
    ///   - today: the day on which it is made.
    ///   - zone: in which clocks are read.
    package init(
        _ diary: Diary, client: Client, period: ProgressPeriod, options: Options = Options(), today: Day,
        zone: TimeZone
    ) throws(StoreError) {
        let course = try diary.bodyCourse(of: client.id)
        let first = [
            try diary.firstTrainingDay(of: client.id), course.weighIns.first?.day, course.measurements.first?.day,
        ].compactMap { $0 }.min()
        let days = period.days(today: today, first: first)
        // Streak and attendance are told as they were at the end of the period.
        let source = try ProgressSource(
            diary, client: client, period: .days(days), today: min(today, days.upperBound), zone: zone,
            formula: try diary.strengthFormula())
        let goals = try diary.bodyGoals(of: client.id)
        let profile = try diary.clients.profile(client.id)
        (name, aim, unit) = (client.name, client.goal, client.unit)
        gym = try diary.gym()?.name ?? ""
        trainer = try diary.trainers.current()?.name ?? ""
        (self.days, made) = (days, today)
        training = try Training(source)
        body = BodyLine.lines(course, in: days, health: options.health)
        self.goals = GoalLine.lines(goals, course, until: days.upperBound, health: options.health)
        charts = try ReportChart.charts(source, course, goals)
        records = try diary.records(of: client.id, days: days, formula: source.formula).map {
            ExerciseRecordLine(exercise: $0.name, record: $0.record)
        }
        dates = DateLine.lines(profile, from: today)
        plan = try profile.phases.first.map { item throws(StoreError) in
            PlanLines(try diary.sheet(item.id), done: item.sessionsDone, notes: options.notes)
        }
        health = options.health ? client.health : ""
        notes = options.notes ? try NoteLine.lines(source, course) : []
    }
}

extension ClientReport.Training {
    fileprivate init(_ source: ProgressSource) throws(StoreError) {
        let work = try VolumeReport(source)
        sessions = try source.sessions().count
        weeks = work.trainedWeeks
        sets = work.sets.reduce(0, +)
        reps = work.reps.reduce(0, +)
        volume = work.volume.reduce(0, +)
        attendance = try AdherenceReport(source).total
        streak = try source.streak()
    }
}

extension ClientReport.NoteLine {
    /// What was noted of sessions, measurements and days within the period.
    fileprivate static func lines(_ source: ProgressSource, _ course: BodyCourse) throws(StoreError) -> [Self] {
        let sessions = try source.sessions().map { Self(day: $0.day, text: $0.note) }
        let days = try source.diary.diaryDays(of: source.client.id, in: source.days)
            .map { Self(day: $0.day, text: $0.note) }
        let measurements = course.measurements.filter { source.days.contains($0.day) }
            .map { Self(day: $0.day, text: $0.note) }
        let all = (sessions + measurements + days).filter { !$0.text.trimmingBlanks.isEmpty }
        // What was noted first on a day stands first.
        return all.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
    }
}
