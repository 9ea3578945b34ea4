import FitnessModel
import Foundation
import GRDB

/// One column of a record's table: how it is called, and how it is read and written.
struct StoredColumn<Record>: Sendable {
    /// The column's name in the file.
    let name: String
    /// What queries read of it, of the table known by the given name; nil when it is only written.
    let reading: (@Sendable (String) -> String)?
    /// Puts what a row holds at this place into the record.
    let read: (@Sendable (inout Record, Row, Int) -> Void)?
    /// What the record says, by which two of its states are compared; nil for what is written once.
    let state: (@Sendable (Record) -> any Storable)?
    /// Puts what one record says into another.
    let copy: (@Sendable (Record, inout Record) -> Void)?
    /// What is written.
    let write: @Sendable (Record, Change) throws -> any Storable

    /// A property to the letter. A stored value that is unknown here leaves the property as a blank record has it.
    ///
    /// - Parameter fit: brings a value within what the file can keep.
    init<Value: Storable>(
        _ name: String, _ path: any WritableKeyPath<Record, Value> & Sendable,
        fit: @escaping @Sendable (Value) -> Value = { $0 }
    ) {
        self.init(
            name: name, reading: { "\($0).\(name)" },
            read: { record, row, place in
                if let value = Value(row: row, at: place) { record[keyPath: path] = value }
            },
            state: { fit($0[keyPath: path]) }, copy: { $1[keyPath: path] = $0[keyPath: path] },
            write: { record, _ in fit(record[keyPath: path]) })
    }

    /// What follows from the record, such as the words that search finds it by.
    static func computed(_ name: String, _ value: @escaping @Sendable (Record) -> any Storable) -> Self {
        Self(name: name, reading: nil, read: nil, state: value, copy: nil, write: { record, _ in value(record) })
    }

    /// When a record was put away; the property says only whether.
    static func archived(_ path: any WritableKeyPath<Record, Bool> & Sendable) -> Self {
        Self(
            name: "archived_at", reading: { "\($0).archived_at IS NOT NULL" },
            read: { record, row, place in record[keyPath: path] = row.flag(place) },
            state: { $0[keyPath: path] }, copy: { $1[keyPath: path] = $0[keyPath: path] },
            write: { record, change in record[keyPath: path] ? change.now : Date?.none })
    }

    /// What is written when a record is added, and never again.
    static func added(_ name: String, _ value: @escaping @Sendable (Record, Change) throws -> any Storable) -> Self {
        Self(name: name, reading: nil, read: nil, state: nil, copy: nil, write: value)
    }

    /// The trainer who added the record.
    static var owner: Self { added("owner") { try $1.trainer } }

    private init(
        name: String, reading: (@Sendable (String) -> String)?, read: (@Sendable (inout Record, Row, Int) -> Void)?,
        state: (@Sendable (Record) -> any Storable)?, copy: (@Sendable (Record, inout Record) -> Void)?,
        write: @escaping @Sendable (Record, Change) throws -> any Storable
    ) {
        self.name = name
        self.reading = reading
        self.read = read
        self.state = state
        self.copy = copy
        self.write = write
    }
}
