package import DiaryStore
package import FitnessModel
package import Foundation
package import Phrases

extension ClientReport {
    /// The limit of records; the newest are included.
    private static let maxRecords = 12

    /// "18 Dec 2025 to 12 Mar 2026".
    package var span: Phrase { "\(days.lowerBound.dated) to \(days.upperBound.dated)" }

    /// The lines below the name: "Report, 18 Dec 2025 to 12 Mar 2026", then the gym, the trainer and the day it was
    /// made.
    package var head: [Phrase] {
        let who: [Phrase] = ["\(gym)", "\(trainer)", "made on \(made.dated)"].filter { !$0.isEmpty }
        return ["Report, \(span)", who.joined(separator: " · ")]
    }

    /// The sections in the order of the page, the same for every writer.
    package var sections: [ReportSection] {
        let charts = charts.isEmpty ? nil : ReportSection(title: "Charts", parts: [.charts(charts)])
        return [
            trainingSection, bodySection, goalSection, charts, recordSection, dateSection, planSection, healthSection,
            noteSection,
        ].compactMap { $0 }
    }

    private var trainingSection: ReportSection {
        guard training.sessions > 0 else {
            return ReportSection(title: "Training", parts: [.text("No training was logged in this period.")])
        }
        let weeks = Double(max(1, training.weeks))
        func grouped(_ value: Double) -> String { NumberFormat.grouped(value) }
        let rate = NumberFormat.fixed(Double(training.sessions) / weeks, decimals: 1)
        let volume = "\(grouped(training.volume)) \(unit.rawValue)"
        let figures: [(Phrase, Phrase)] = [
            ("Sessions", "\(training.sessions), \(rate) a week"),
            (
                "Attendance",
                training.attendance.map { "\($0) in the phases of this period" } ?? ""
            ),
            ("Streak", training.streak.wording),
            ("Sets", "\(grouped(Double(training.sets))), \(grouped(Double(training.sets) / weeks)) a week"),
            ("Repetitions", "\(grouped(Double(training.reps)))"),
            (
                "Volume",
                training.volume > 0 ? "\(volume), \(grouped(training.volume / weeks)) \(unit.rawValue) a week" : ""
            ),
        ]
        let rows = figures.filter { !$0.1.isEmpty }.map { [$0.0, $0.1] }
        return ReportSection(title: "Training", parts: [.table(ReportTable([.init(""), .init("")], rows))])
    }

    private var bodySection: ReportSection {
        guard !body.isEmpty else {
            return ReportSection(title: "Body", parts: [.text("Nothing was weighed or measured in this period.")])
        }
        let rows = body.map { line -> [Phrase] in
            let quantity = line.quantity
            let isOne = line.change == nil
            return [
                quantity.name, "\(quantity.unit(in: unit))", isOne ? "" : "\(quantity.shown(line.first.value))",
                isOne ? "" : line.first.day.dated, "\(quantity.shown(line.newest.value))",
                line.newest.day.dated,
                Phrase(verbatim: isOne ? "–" : quantity.change(from: line.first.value, to: line.newest.value)),
            ]
        }
        let table = ReportTable(
            [
                .init("Measure"), .init("Unit"), .init("First", isNumber: true), .init("Day"),
                .init("Newest", isNumber: true), .init("Day"), .init("Change", isNumber: true),
            ], rows)
        return ReportSection(title: "Body", parts: [.table(table.withoutEmptyColumns)])
    }

    private var goalSection: ReportSection? {
        let words = aim.trimmingBlanks.isEmpty ? [] : [ReportSection.Part.text("\(aim)")]
        let columns: [ReportTable.Column] = [
            .init("Goal"), .init("Wanted", isNumber: true), .init("By"), .init("Now", isNumber: true),
            .init("A week", isNumber: true), .init("At this pace"),
        ]
        let table = ReportTable(columns, goals.map { $0.row(unit) }).withoutEmptyColumns
        let parts = words + (goals.isEmpty ? [] : [.table(table)])
        return parts.isEmpty ? nil : ReportSection(title: "Goals", parts: parts)
    }

    private var recordSection: ReportSection? {
        guard !records.isEmpty else { return nil }
        let rows = records.prefix(Self.maxRecords).map { line -> [Phrase] in
            let (best, before) = line.record.texts(in: unit)
            return [line.record.day.dated, "\(line.exercise)", line.record.title, "\(best)", "\(before)"]
        }
        let columns: [ReportTable.Column] = [
            .init("Day"), .init("Exercise"), .init("Record"), .init("Best (\(unit.rawValue))", isNumber: true),
            .init("Before (\(unit.rawValue))", isNumber: true),
        ]
        let more = records.count - rows.count
        let rest: [ReportSection.Part] =
            more > 0 ? [.text("And \(more, one: "earlier record", other: "earlier records").")] : []
        return ReportSection(title: "Records", parts: [.table(ReportTable(columns, rows))] + rest)
    }

    private var dateSection: ReportSection? {
        guard !dates.isEmpty else { return nil }
        let rows = dates.map { date -> [Phrase] in
            [date.day.namedDated, date.what]
        }
        return ReportSection(title: "Next dates", parts: [.table(ReportTable([.init(""), .init("")], rows))])
    }

    private var planSection: ReportSection? {
        guard let plan else { return nil }
        let facts: [Phrase] = [
            "\(plan.goal)", plan.start.map { "from \($0.dated)" } ?? "", plan.lastDay.map { "until \($0.dated)" } ?? "",
            "\(plan.sessionsDone) of \(plan.sessionCount, one: "session", other: "sessions") done",
        ].filter { !$0.isEmpty }
        let columns: [ReportTable.Column] = [
            .init(plan.hasDays ? "Day" : ""), .init("No."), .init("Exercise"), .init("Sets"), .init("Reps"),
            .init("Tempo"), .init("Rest"), .init("Intensity"), .init("Last time"),
        ]
        let rows = plan.rows.map { row -> [Phrase] in
            let last: Phrase = row.lastDay.map { "\($0.short): \(row.last)" } ?? ""
            let texts = [
                plan.hasDays ? row.day : "", row.prescription.label, row.exercise, row.prescription.sets,
                row.prescription.reps,
                row.prescription.tempo, row.prescription.rest, row.prescription.micro,
            ]
            return texts.map(Phrase.init(verbatim:)) + [last]
        }
        let table = ReportTable(columns, rows).withoutEmptyColumns
        let notes = plan.notes.trimmingBlanks.isEmpty ? [] : [ReportSection.Part.text("\(plan.notes)")]
        return ReportSection(
            title: "Plan: \(plan.name)",
            parts: [.text(facts.joined(separator: " · "))] + (rows.isEmpty ? [] : [.table(table)]) + notes)
    }

    private var healthSection: ReportSection? {
        health.trimmingBlanks.isEmpty ? nil : ReportSection(title: "Health", parts: [.text("\(health)")])
    }

    private var noteSection: ReportSection? {
        guard !notes.isEmpty else { return nil }
        let rows = notes.map { [$0.day.dated, "\($0.text)"] as [Phrase] }
        return ReportSection(title: "Notes", parts: [.table(ReportTable([.init(""), .init("")], rows))])
    }
}

extension ClientReport.GoalLine {
    /// The wanted value, its date, the current value, the rate of change, and the day the goal is reached at this rate.
    fileprivate func row(_ unit: MassUnit) -> [Phrase] {
        let quantity = goal.quantity
        let wanted = goal.value(in: unit)
        let isReached = now.map { goal.isReached($0.value, in: unit) } ?? false
        let reaching: Phrase =
            pace.map { $0.day(reaching: wanted).map { $0.dated } ?? "not reached" } ?? "not known"
        return [
            quantity.name, "\(quantity.text(wanted, in: unit))", goal.by?.dated ?? "",
            Phrase(verbatim: now.map { quantity.text($0.value, in: unit) } ?? "–"),
            Phrase(verbatim: pace.map { quantity.change($0.perWeek) } ?? "–"), isReached ? "reached" : reaching,
        ]
    }
}

extension ClientReport {
    /// Reads the report of a client from the diary.
    ///
    /// - Parameters:
    ///   - period: The days; `all` begins with the first session, weight or measurement.
    ///   - today: The day on which the report is made.
    ///   - zone: The time zone of clock times.
    package init(
        _ diary: Diary, client: Client, period: ProgressPeriod, options: Options = Options(), today: Day,
        zone: TimeZone
    ) throws(StoreError) {
        let course = try diary.measurements.course(of: client.id)
        let first = [
            try diary.figures.firstTrainingDay(of: client.id), course.weighIns.first?.day,
            course.measurements.first?.day,
        ].compactMap { $0 }.min()
        let days = period.days(today: today, first: first)
        // Streak and attendance are computed as of the end of the period.
        let source = try ProgressSource(
            diary, client: client, period: .days(days), today: min(today, days.upperBound), zone: zone,
            formula: try diary.figures.strengthFormula())
        let goals = try diary.measurements.goals(of: client.id)
        let profile = try diary.clients.profile(client.id)
        (name, aim, unit) = (client.name, client.goal, client.unit)
        gym = try diary.gym.get()?.name ?? ""
        trainer = try diary.trainers.current()?.name ?? ""
        (self.days, made) = (days, today)
        training = try Training(source)
        body = BodyLine.lines(course, in: days, health: options.health)
        self.goals = GoalLine.lines(goals, course, until: days.upperBound, health: options.health)
        charts = try ReportChart.charts(source, course, goals)
        records = try diary.figures.records(of: client.id, days: days, formula: source.formula).map {
            ExerciseRecordLine(exercise: $0.name, record: $0.record)
        }
        dates = DateLine.lines(profile, from: today)
        plan = try profile.phases.first.map { item throws(StoreError) in
            PlanLines(try diary.phases.sheet(item.id), done: item.sessionsDone, notes: options.notes)
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
    /// The notes of sessions, measurements and days within the period.
    fileprivate static func lines(_ source: ProgressSource, _ course: BodyCourse) throws(StoreError) -> [Self] {
        let sessions = try source.sessions().map { Self(day: $0.day, text: $0.note) }
        let days = try source.diary.diaryDays.list(of: source.client.id, in: source.days)
            .map { Self(day: $0.day, text: $0.note) }
        let measurements = course.measurements.filter { source.days.contains($0.day) }
            .map { Self(day: $0.day, text: $0.note) }
        let all = (sessions + measurements + days).filter { !$0.text.trimmingBlanks.isEmpty }
        // Notes of the same day stay in the order in which they were collected.
        return all.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
    }
}
