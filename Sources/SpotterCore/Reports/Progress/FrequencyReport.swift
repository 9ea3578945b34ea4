package import DiaryStore
package import FitnessModel

/// On which weekdays and at which part of the day one trains: sessions, runs and activities.
package struct FrequencyReport: Sendable {
    /// How many began at a time, of each kind.
    package struct Counts: Hashable, Sendable {
        fileprivate var byKind: [Training.Kind: Int] = [:]

        /// All of them.
        package var all: Int { byKind.values.reduce(0, +) }

        package subscript(kind: Training.Kind) -> Int { byKind[kind] ?? 0 }

        fileprivate init(_ trainings: some Sequence<Training>) {
            for training in trainings { byKind[training.kind, default: 0] += 1 }
        }
    }

    /// Those of the period.
    package let total: Counts
    /// The weekdays from the first of the week on.
    package let weekdays: [(name: String, counts: Counts)]
    /// The parts of the day with what began in them.
    package let parts: [(part: PartOfDay, counts: Counts)]
    /// Those of which nobody wrote down when they began.
    package let withoutTime: Counts

    package init(_ source: ProgressSource) throws(StoreError) {
        let trainings = try source.diary.trainings(of: source.client.id, days: source.days)
        let byPart = Dictionary(grouping: trainings) { $0.part(in: source.zone) }
        total = Counts(trainings)
        weekdays = source.weekStart.weekdays.map { weekday in
            (weekday.name, Counts(trainings.lazy.filter { $0.day.weekday == weekday }))
        }
        parts = PartOfDay.allCases.map { part in (part, Counts(byPart[part] ?? [])) }
        withoutTime = Counts(byPart[nil] ?? [])
    }

    /// The figures as they are printed and exported.
    package var table: ProgressTable {
        func row(_ by: String, _ name: String, _ counts: Counts) -> [ProgressTable.Value] {
            let share = total.all > 0 ? Double(counts.all) * 100 / Double(total.all) : 0
            return [.text(by), .text(name)] + Training.Kind.allCases.map { .whole(counts[$0]) }
                + [.whole(counts.all), .number(share, decimals: 1)]
        }
        return ProgressTable(
            "Frequency", ["by", "when", "sessions", "runs", "activities", "all", "share (%)"],
            weekdays.map { row("weekday", $0.name, $0.counts) }
                + parts.map { row("part of day", $0.part.name, $0.counts) }
                + [row("part of day", "no time written", withoutTime)])
    }
}
