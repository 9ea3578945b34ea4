package import DiaryStore
package import FitnessModel
import Phrases

/// The times of timed sets: by week, and by exercise and session. Warm-ups and sets without a mark are not included;
/// the report contains how many of the work sets were timed.
package struct TimesReport: Sendable {
    /// An exercise with timed sets.
    package struct Exercise: Sendable {
        package let id: Identifier<FitnessModel.Exercise>
        package let name: String
        /// The exercise's sessions, oldest first.
        package let sessions: [Work]
        /// The figures of all sessions together.
        package let total: TimeFigures
        /// The number of its work sets, timed or not.
        package let sets: Int
    }

    /// The timed sets of an exercise in a session.
    package struct Work: Sendable {
        package let day: Day
        package let session: Identifier<TrainingSession>
        package let figures: TimeFigures
        /// The number of its work sets, timed or not.
        package let sets: Int
    }

    /// The weeks of the period, oldest first.
    package let weeks: [ISOWeek]
    /// The figures of each week.
    package let weekly: [TimeFigures]
    /// The number of work sets of each week, timed or not.
    package let setsByWeek: [Int]
    /// The figures of the period.
    package let total: TimeFigures
    /// The exercises with timed sets, most timed sets first.
    package let exercises: [Exercise]

    /// The number of work sets of the period, timed or not.
    package var sets: Int { setsByWeek.reduce(0, +) }

    package init(_ source: ProgressSource) throws(StoreError) {
        let times = try source.diary.figures.timedSets(of: source.client.id, days: source.days)
        let work = try source.work()
        let weeks = source.weeks
        self.weeks = weeks
        let byWeek = Dictionary(grouping: times) { ISOWeek($0.timed.day) }
        weekly = weeks.map { TimeFigures(byWeek[$0]?.map(\.timed) ?? []) }
        setsByWeek = work.totals(by: weeks, day: \.day, amount: { Double($0.sets) }).map { Int($0) }
        total = TimeFigures(times.map(\.timed))
        let byExercise = Dictionary(grouping: times, by: \.exercise)
        let names = try source.diary.figures.exerciseNames(byExercise.keys)
        let sets = Dictionary(grouping: work, by: \.exercise)
        exercises = byExercise.map { id, times in
            let all = sets[id] ?? []
            let sessions = Dictionary(grouping: times.map(\.timed), by: \.session).values.map { timed in
                Work(
                    day: timed[0].day, session: timed[0].session, figures: TimeFigures(timed),
                    sets: all.filter { $0.session == timed[0].session }.reduce(0) { $0 + $1.sets })
            }
            return Exercise(
                id: id, name: names[id] ?? "",
                sessions: sessions.sorted { ($0.day, $0.session) < ($1.day, $1.session) },
                total: TimeFigures(times.map(\.timed)), sets: all.reduce(0) { $0 + $1.sets })
        }.sorted { ($1.total.sets, $0.id) < ($0.total.sets, $1.id) }
    }
}

extension TimesReport {
    /// The figures of all exercises by session, for printing and export.
    package var table: ProgressTable { .times(exercises) }

    /// The figures of each week.
    package var weeklyTable: ProgressTable {
        .weekly("Time under load per week", weeks, ["under load (s)", "sets", "of them counted"]) { index in
            let week = weekly[index]
            return [
                week.sets > 0 ? .number(Double(week.underLoad) / 1000, decimals: 1) : .none,
                .whole(setsByWeek[index]), .whole(week.sets),
            ]
        }
    }
}

extension ProgressTable {
    /// A row for each session of these exercises.
    package static func times(_ exercises: [TimesReport.Exercise]) -> ProgressTable {
        func seconds(_ milliseconds: Int?) -> Value {
            milliseconds.map { .number(Double($0) / 1000, decimals: 1) } ?? .none
        }
        return ProgressTable(
            "Times of sets",
            [
                "exercise", "day", "under load (s)", "average set (s)", "average rep (s)", "tempo (s)", "sets",
                "of them counted", "reps timed", "of them in tempo",
            ],
            exercises.flatMap { exercise in
                exercise.sessions.map { work in
                    let figures = work.figures
                    return [
                        .text(exercise.name), .text(work.day.iso), seconds(figures.underLoad),
                        seconds(figures.meanSet), seconds(figures.meanRep), seconds(figures.commonTempo),
                        .whole(work.sets), .whole(figures.sets), .whole(figures.pacedReps), .whole(figures.inTempo),
                    ]
                }
            })
    }
}
