import CSQLiteSession
import FitnessModel
import Foundation
import GRDB

/// The change of a row with a given key instead of an id: the columns that differ between the old and the new row.
struct RowChange {
    typealias Columns = [(String, any Storable)]

    /// The new row; unchanged columns have the values of others.
    let row: Columns
    /// The columns that differ, without those that have the new value already.
    let changed: Set<String>
    /// Those of them that no longer have the value that was read, in order.
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

    /// Whether the new row has no values besides these columns.
    func leaves(_ columns: Columns) -> Bool {
        zip(row, columns).allSatisfy { $0.1.stored == $1.1.stored }
    }

    /// - Throws: `changedMeanwhile` when another window changed one of the columns otherwise since they were read.
    func demandUntaken(of record: @autoclosure () -> RecordName) throws(StoreError) {
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

/// Values of the domain by column number. The schema checks what it stores; other values fall back quietly.
extension Row {
    func text(_ column: Int) -> String { (self[column] as ExactText).string }

    func optionalText(_ column: Int) -> String? { (self[column] as ExactText?)?.string }

    func id<Record>(_ column: Int) -> Identifier<Record> { Identifier(rawValue: self[column]) }

    func optionalID<Record>(_ column: Int) -> Identifier<Record>? {
        (self[column] as Int64?).map(Identifier.init(rawValue:))
    }

    func day(_ column: Int) -> Day { Day(iso: self[column]) ?? .earliest }

    func optionalDay(_ column: Int) -> Day? { (self[column] as String?).flatMap(Day.init(iso:)) }

    func date(_ column: Int) -> Date? { (self[column] as Int64?).map(Date.init(storedMilliseconds:)) }

    func mass(_ column: Int) -> Mass? { (self[column] as Int?).map(Mass.init(grams:)) }

    func length(_ column: Int) -> Length? { (self[column] as Int?).map(Length.init(millimetres:)) }

    func energy(_ column: Int) -> Energy? { (self[column] as Int?).map(Energy.init(calories:)) }

    func flag(_ column: Int) -> Bool { self[column] }

    func raw<Value: RawRepresentable>(_ column: Int) -> Value? where Value.RawValue == String {
        (self[column] as String?).flatMap(Value.init(rawValue:))
    }
}

/// Text exactly as stored. GRDB reads a `String` only up to its first NUL.
struct ExactText: DatabaseValueConvertible, StatementColumnConvertible {
    let string: String

    init(sqliteStatement: SQLiteStatement, index: CInt) {
        let length = Int(sqlite3_column_bytes(sqliteStatement, index))
        let bytes = UnsafeBufferPointer(start: sqlite3_column_text(sqliteStatement, index), count: length)
        string = String(decoding: bytes, as: UTF8.self)
    }

    private init(_ string: String) {
        self.string = string
    }

    var databaseValue: DatabaseValue { string.databaseValue }

    static func fromDatabaseValue(_ value: DatabaseValue) -> ExactText? {
        String.fromDatabaseValue(value).map(ExactText.init)
    }
}
