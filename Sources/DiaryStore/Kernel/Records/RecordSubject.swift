public import FitnessModel
import GRDB

/// The records of one kind in a diary, such as `clients`: the common part. A subject adds its own functions, and what
/// else belongs to a record of it.
package protocol RecordSubject {
    /// The kind of record.
    associatedtype Record: StoredRecord

    /// The diary, or the change under way.
    var access: Access { get }

    /// One record that the acting trainer may see.
    ///
    /// - Throws: `missing`.
    func get(_ id: Identifier<Record>) throws(StoreError) -> Record

    /// Writes the differences between the old and the new record.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since; `missing`.
    func update(from old: Record, to new: Record) throws(StoreError)

    /// Deletes a record.
    ///
    /// - Throws: `missing`.
    func delete(_ id: Identifier<Record>) throws(StoreError)
}

extension RecordSubject {
    package func get(_ id: Identifier<Record>) throws(StoreError) -> Record {
        try access.read { db in try db.get(id, viewer: access.viewer) }
    }

    package func update(from old: Record, to new: Record) throws(StoreError) {
        try access.change { change in
            try change.name(.edit, new)
            try change.update(from: old, to: new)
        }
    }

    package func delete(_ id: Identifier<Record>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
            try change.delete(id)
        }
    }
}

extension RecordSubject where Record: ArchivedRecord {
    /// Archives or restores a record. Records that refer to it stay unchanged.
    ///
    /// - Throws: `missing`.
    package func setArchived(_ isArchived: Bool, _ id: Identifier<Record>) throws(StoreError) {
        try setArchived(isArchived, [Marked(id, "")])
    }

    /// The same for several records, all or none.
    ///
    /// - Throws: `impossible`, which names the record that is in the way; `missing`.
    package func setArchived(_ isArchived: Bool, _ marked: [Marked<Record>]) throws(StoreError) {
        try access.change { change in
            try change.name(isArchived ? .archive : .unarchive, marked)
            try change.each(marked) { id in _ = try change.update(id) { $0.isArchived = isArchived } }
        }
    }
}

extension Access {
    /// The records that the condition lets through, of those that the acting trainer may see; a page of them.
    func records<Record: StoredRecord>(
        where condition: Condition = Condition(), order: String, limit: Int = -1, offset: Int = 0
    ) throws(StoreError) -> [Record] {
        let seen = condition.visible(Record.self, to: viewer)
        return try read { db in try db.list(seen, order: order, limit: limit, offset: offset) }
    }

    /// The number of records.
    func count<Record: StoredRecord>(
        _ kind: Record.Type, where condition: Condition
    ) throws(StoreError) -> Int {
        try read { db in try db.count(kind, condition.visible(kind, to: viewer)) }
    }
}

/// The WHERE clause of a list, put together from the current filters.
struct Condition {
    private(set) var terms: [String] = []
    private(set) var values: [any Storable] = []

    /// A condition with one term, or none yet.
    init(_ term: String? = nil, _ values: any Storable...) {
        if let term { add(term, all: values) }
    }

    /// Narrows the list further.
    mutating func add(_ term: String, _ values: any Storable...) {
        add(term, all: values)
    }

    /// The same with an array of values.
    mutating func add(_ term: String, all values: [any Storable]) {
        terms.append("(\(term))")
        self.values += values
    }

    var sql: String { terms.joined(separator: " AND ") }
}

/// A record as an error names it.
public enum RecordName: Hashable, Sendable {
    /// A record with a name.
    case named(String)
    /// A record without a name.
    case unnamed(RecordKind)
    /// The record of a day.
    case ofDay(RecordKind, Day)
    /// A part of a week of a programme.
    case ofWeek(RecordKind, Int)
    /// A record that a client has once, or once a day.
    case ofClient(RecordKind, String, day: Day? = nil)
}

/// A use of a record, which prevents deleting it.
public enum RecordUse: Hashable, Sendable {
    /// By a record with this name.
    case named(String)
    /// On the sheet of a client.
    case phase(String, client: String)
    /// On a sheet without a client.
    case template(String)
    /// In that many sessions; of one client, or of all.
    case sessions(Int, client: String? = nil)
    case badge(String)
    case recurringPlan(String)
    /// By that many machines of other trainers.
    case machinesOfOthers(Int)
}
