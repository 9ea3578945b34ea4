package import FitnessModel
import GRDB

extension Activity: ArchivedRecord {
    package static let storage = Storage<Activity>(
        .activity, as: "a", visible: "(a.owner IS NULL OR a.owner = ?)", changeable: "a.owner = ?",
        StoredColumn.classes(
            \.classes,
            after: [
                .owner(orShipped: \.isShipped),
                StoredColumn("heading", \.heading),
                StoredColumn("name", \.name),
                .computed("name_key") { $0.name.searchKey },
                StoredColumn("met_milli", \.met),
                StoredColumn("is_run", \.isRun),
                .archived(\.isArchived),
            ]))

    package init(blank id: Identifier<Activity>) { self.init(id: id, heading: "", name: "", met: 0) }
}

extension ActivityEntry: NamedRecord {
    package static let storage = Storage<ActivityEntry>(
        .activityEntry, as: "e", visible: Visibility.client(of: "e.client"),
        StoredColumn.classes(
            \.classes,
            after: [
                .fixed("client", \.client),
                StoredColumn("day", \.day),
                StoredColumn("minute", \.minute),
                StoredColumn("activity", \.activity),
                StoredColumn("name", \.name),
                StoredColumn("duration_s", \.duration) { max($0, 0) },
                // Nil for a number that is not a MET.
                StoredColumn("met_milli", \.met) { $0.flatMap { $0 > 0 ? $0 : nil } },
                StoredColumn("energy_cal", \.typedEnergy) { $0.map { max($0, .zero) } },
                StoredColumn("is_run", \.isRun),
                StoredColumn("note", \.note),
            ]))

    package init(blank id: Identifier<ActivityEntry>) { self.init(id: id, day: .earliest, name: "", duration: 0) }

    package var aboutClient: Identifier<Client>? { client }

    /// A client's entries within these days: by day, time of day and order of entry.
    static func read(
        of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database
    ) throws -> [ActivityEntry] {
        let condition = Condition(
            "e.client = ? AND e.day BETWEEN ? AND ?", client, days.lowerBound, days.upperBound)
        return try db.list(condition, order: "e.day, e.minute IS NULL, e.minute, e.id")
    }
}

extension StoredColumn {
    /// The columns of a record, and the five of its table of weight classes: all of these hold a number above zero, or
    /// none does.
    static func classes(
        _ path: any WritableKeyPath<Record, [Int]?> & Sendable, after columns: [StoredColumn]
    ) -> [StoredColumn] {
        let all = WeightClass.allCases
        @Sendable func table(_ record: Record) -> [Int]? {
            record[keyPath: path].flatMap { $0.count == all.count && $0.allSatisfy { $0 > 0 } ? $0 : nil }
        }
        let classes = all.map { weightClass -> StoredColumn in
            let (name, index) = ("kcal_\(weightClass.rawValue)", weightClass.index)
            return StoredColumn(
                name: name, reading: { "\($0).\(name)" },
                read: { record, row, place in
                    // One after the other; if one is missing, there is no table.
                    let lighter: [Int]? = index == 0 ? [] : record[keyPath: path]
                    record[keyPath: path] = lighter.flatMap { lighter in
                        Int.read(row, at: place).map { lighter + [$0] }
                    }
                },
                state: { table($0)?[index] }, copy: { $1[keyPath: path] = $0[keyPath: path] },
                write: { record, _ in table(record)?[index] })
        }
        return columns + classes
    }
}
