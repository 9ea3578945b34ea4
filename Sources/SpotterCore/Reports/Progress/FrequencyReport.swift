package import DiaryStore
package import FitnessModel

/// On which weekdays and at which part of the day one trains.
package struct FrequencyReport: Sendable {
    /// Sessions of the period.
    package let total: Int
    /// The weekdays from the first of the week on, with their sessions.
    package let weekdays: [(name: String, count: Int)]
    /// The parts of the day with the sessions that began in them.
    package let parts: [(part: PartOfDay, count: Int)]
    /// Sessions of which nobody wrote down when they began.
    package let withoutTime: Int

    package init(_ source: ProgressSource) throws(StoreError) {
        let sessions = try source.sessions()
        let times = sessions.compactMap { $0.startedAt.map { PartOfDay($0, in: source.zone) } }
        total = sessions.count
        weekdays = source.weekStart.weekdays.map { weekday in
            (weekday.name, sessions.count { $0.day.weekday == weekday })
        }
        parts = PartOfDay.allCases.map { part in (part, times.count { $0 == part }) }
        withoutTime = sessions.count - times.count
    }

    /// The figures as they are printed and exported.
    package var table: ProgressTable {
        func row(_ kind: String, _ name: String, _ count: Int) -> [ProgressTable.Value] {
            let share = total > 0 ? Double(count) * 100 / Double(total) : 0
            return [.text(kind), .text(name), .whole(count), .number(share, decimals: 1)]
        }
        return ProgressTable(
            "Frequency", ["by", "when", "sessions", "share (%)"],
            weekdays.map { row("weekday", $0.name, $0.count) }
                + parts.map { row("part of day", $0.part.name, $0.count) }
                + [row("part of day", "no time written", withoutTime)])
    }
}
