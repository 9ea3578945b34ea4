import FitnessModel
import Foundation
import GRDB

/// One column of a record's table: its name, and how it is read and written.
struct StoredColumn<Record>: Sendable {
    /// The column's name in the file.
    let name: String
    /// The expression for queries, with the given name of the table; nil if it is only written.
    var reading: (@Sendable (String) -> String)? = nil
    /// Sets the record's property to the value of this column.
    var read: (@Sendable (inout Record, Row, Int) -> Void)? = nil
    /// The value that distinguishes states of the record; nil if it is written once.
    var state: (@Sendable (Record) -> any Storable)? = nil
    /// Copies the value from one record to another.
    var copy: (@Sendable (Record, inout Record) -> Void)? = nil
    /// The written value; nil if it is in another table.
    var write: (@Sendable (Record, Change) throws -> any Storable)? = nil
    /// Replaces the rows of another table that belong to the record; nil for a column of the record's table.
    var putRows: (@Sendable (Record, Identifier<Record>, Change) throws -> Void)? = nil
}

extension StoredColumn {
    /// A property as it is. An unknown stored value leaves the property of a blank record.
    ///
    /// - Parameter fit: limits a value to what can be stored.
    init<Value: Storable>(
        _ name: String, _ path: any WritableKeyPath<Record, Value> & Sendable,
        fit: @escaping @Sendable (Value) -> Value = { $0 }
    ) {
        self.init(
            name: name, reading: { "\($0).\(name)" },
            read: { record, row, place in
                if let value = Value.read(row, at: place) { record[keyPath: path] = value }
            },
            state: { fit($0[keyPath: path]) }, copy: { $1[keyPath: path] = $0[keyPath: path] },
            write: { record, _ in fit(record[keyPath: path]) })
    }

    /// A value that follows from the record, such as the words of the search index.
    static func computed(_ name: String, _ value: @escaping @Sendable (Record) -> any Storable) -> Self {
        Self(name: name, state: value, write: { record, _ in value(record) })
    }

    /// The time of archiving; the property says only whether.
    static func archived(_ path: any WritableKeyPath<Record, Bool> & Sendable) -> Self {
        Self(
            name: "archived_at", reading: { "\($0).archived_at IS NOT NULL" },
            read: { record, row, place in record[keyPath: path] = row.flag(place) },
            state: { $0[keyPath: path] }, copy: { $1[keyPath: path] = $0[keyPath: path] },
            write: { record, change in record[keyPath: path] ? change.now : Date?.none })
    }

    /// A value that is written when a record is added, and never again.
    static func added(_ name: String, _ value: @escaping @Sendable (Record, Change) throws -> any Storable) -> Self {
        Self(name: name, write: value)
    }

    /// A value that is written when a record is added, read, and never changed.
    static func fixed<Value: Storable>(
        _ name: String, _ path: any WritableKeyPath<Record, Value> & Sendable
    ) -> Self {
        let column = Self(name, path)
        return Self(name: name, reading: column.reading, read: column.read, write: column.write)
    }

    /// A value of a joined table, such as `e.name`.
    static func joined<Value: Storable>(
        _ expression: String, _ path: any WritableKeyPath<Record, Value> & Sendable
    ) -> Self {
        Self(name: expression, reading: { _ in expression }, read: Self(expression, path).read)
    }

    /// The trainer who added the record.
    static var owner: Self { added("owner") { try $1.trainer } }

    /// The same, with the property of a shipped record, which everybody has and which has no owner.
    static func owner(orShipped path: any WritableKeyPath<Record, Bool> & Sendable) -> Self {
        Self(
            name: "owner", reading: { "\($0).owner IS NULL" },
            read: { record, row, place in record[keyPath: path] = row.flag(place) }, write: { try $1.trainer })
    }

    /// Rows of another table that belong to the record, such as tags. They are read with the record, and replaced if
    /// they differ.
    ///
    /// - Parameters:
    ///   - owner: the column of that table that refers to the record.
    ///   - columns: its other columns; the rows are read in the order of the first.
    static func rows<Value>(
        of table: String, _ owner: String, _ columns: [String],
        _ path: any WritableKeyPath<Record, Value> & Sendable,
        read: @escaping @Sendable ([[String]]) -> Value, write: @escaping @Sendable (Value) -> [[String]]
    ) -> Self {
        let (rowEnd, cellEnd): (Character, Character) = ("\u{1E}", "\u{1F}")
        let cells = columns.joined(separator: " || char(31) || ")
        let text: @Sendable (Record) -> String = { record in
            write(record[keyPath: path]).map { $0.joined(separator: String(cellEnd)) }
                .joined(separator: String(rowEnd))
        }
        let insert = """
            INSERT INTO \(table) (\(([owner] + columns).joined(separator: ", ")))
            VALUES (\(Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")))
            """
        return Self(
            name: columns[0],
            reading: { record in
                let rows = "SELECT \(cells) AS cells FROM \(table) WHERE \(owner) = \(record).id ORDER BY \(columns[0])"
                return "(SELECT group_concat(cells, char(30)) FROM (\(rows)))"
            },
            read: { record, row, place in
                let rows = (row.optionalText(place) ?? "").split(separator: rowEnd)
                record[keyPath: path] = read(rows.map { $0.split(separator: cellEnd).map(String.init) })
            },
            state: text, copy: { $1[keyPath: path] = $0[keyPath: path] },
            putRows: { record, id, change in
                try change.db.run("DELETE FROM \(table) WHERE \(owner) = ?", id)
                for cells in write(record[keyPath: path]) { try change.db.run(insert, [id] + cells) }
            })
    }
}
