package import DiaryStore
package import FitnessModel

/// The stress of each week by session RPE, with monotony and strain.
package struct LoadReport: Sendable {
    /// The weeks of the period, oldest first.
    package let weeks: [TrainedWeek]

    package init(_ source: ProgressSource) throws(StoreError) {
        let sessionsByWeek = Dictionary(grouping: try source.sessions()) { ISOWeek($0.day) }
        weeks = source.weeks.map { week in
            let sessions = sessionsByWeek[week] ?? []
            let loads = sessions.compactMap { session in session.load.map { (session.day.weekday.rawValue, $0) } }
            var days = Array(repeating: 0.0, count: 7)
            for (weekday, load) in loads { days[weekday - 1] += load }
            return TrainedWeek(
                week: week, load: WeeklyLoad(days), sessions: sessions.count, known: loads.count,
                isOver: week.sunday < source.today)
        }
    }

    /// The figures as they are printed and exported.
    package var table: ProgressTable {
        .weekly(
            "Session load", weeks.map(\.week), ["load (AU)", "monotony", "strain", "sessions", "of them known"]
        ) { index in
            let week = weeks[index]
            return [
                week.isUnknown ? .none : .number(week.load.total, decimals: 0),
                week.monotony.map { .number($0, decimals: 2) } ?? .none,
                week.strain.map { .number($0, decimals: 0) } ?? .none, .whole(week.sessions), .whole(week.known),
            ]
        }
    }
}

/// A week of training: its load, and how far that is known.
package struct TrainedWeek: Sendable {
    package let week: ISOWeek
    package let load: WeeklyLoad
    package let sessions: Int
    /// Sessions with an RPE and a length.
    package let known: Int
    package let isOver: Bool

    /// Trained, and nothing known of it: no load, which is another thing than none.
    package var isUnknown: Bool { sessions > 0 && known == 0 }
    /// Over, and every session known: else monotony and strain would mislead.
    private var isComplete: Bool { isOver && known == sessions }
    package var monotony: Double? { isComplete ? load.monotony : nil }
    package var strain: Double? { isComplete ? load.strain : nil }
}
