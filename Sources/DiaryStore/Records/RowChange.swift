import GRDB

/// What a change makes of a row that stands under a given key instead of an id: the columns that differ between the row as
/// it was read and as it shall be, and nothing else of it.
struct RowChange {
    typealias Columns = [(String, any Storable)]

    /// The row as it shall be; columns that stay say what others made of them.
    let row: Columns
    /// The columns that differ, without those that say already what they shall say.
    let changed: Set<String>
    /// Those of them that no longer say what was read, in their order.
    let taken: [String]

    init(from old: Columns, to new: Columns, now: Columns) {
        var (row, changed, taken) = (Columns(), Set<String>(), [String]())
        for ((old, new), now) in zip(zip(old, new), now) {
            guard old.1.stored != new.1.stored else {
                row.append(now)
                continue
            }
            row.append(new)
            guard now.1.stored != new.1.stored else { continue }
            changed.insert(new.0)
            if now.1.stored != old.1.stored { taken.append(new.0) }
        }
        (self.row, self.changed, self.taken) = (row, changed, taken)
    }

    /// Whether the row as it shall be says no more than these columns.
    func leaves(_ columns: Columns) -> Bool {
        zip(row, columns).allSatisfy { $0.1.stored == $1.1.stored }
    }

    /// - Throws: `changedMeanwhile` when another window changed one of the columns otherwise since they were read.
    func demandUntaken(of record: @autoclosure () -> String) throws(StoreError) {
        guard taken.isEmpty else { throw .changedMeanwhile(record: record(), fields: taken) }
    }
}

extension Database {
    /// Writes the columns that differ; all of them where no row has the key yet.
    func put(_ table: String, key: RowChange.Columns, _ change: RowChange) throws {
        guard !change.changed.isEmpty else { return }
        try put(table, key: key, change.row, replacing: change.changed)
    }
}
