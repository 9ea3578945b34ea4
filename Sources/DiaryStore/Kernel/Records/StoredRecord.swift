package import FitnessModel
import GRDB

/// A record with a table of its own. `storage` alone declares its columns, coding and visibility; reading, adding,
/// changing and archiving follow from it.
package protocol StoredRecord: Identified {
    static var storage: Storage<Self> { get }
    /// A blank record, into which a row is read.
    init(blank id: Identifier<Self>)
    /// Its own name; empty for none.
    var title: String { get }
    /// The name in errors.
    var called: RecordName { get }
    /// The client of the record; nil for none.
    var aboutClient: Identifier<Client>? { get }
    /// The client of the record, or of the record that it belongs to; nil for none.
    ///
    /// - Throws: `missing` if a record that it belongs to may not be seen.
    func client(in change: Change) throws -> Identifier<Client>?
    /// The values for the journal, besides the client's name.
    ///
    /// - Throws: `missing` if a record that it names may not be seen.
    func details(in change: Change) throws -> ChangeDetails
}

/// A record that the journal and errors call by its name.
package protocol NamedRecord: StoredRecord {
    var name: String { get }
}

/// A record that can be archived.
package protocol ArchivedRecord: NamedRecord {
    var isArchived: Bool { get set }
}

extension NamedRecord {
    package var title: String { name }
}

/// How the records of one kind are stored.
package struct Storage<Record>: Sendable {
    /// The kind of record, which is the name of the table, too.
    let kind: RecordKind
    /// The name of the table in queries.
    let alias: String
    /// Which records a trainer may see, of the table under its alias.
    let visible: String
    /// Which of them he may change. Both conditions take the trainer as often as they have a question mark.
    let changeable: String
    let columns: [StoredColumn<Record>]
    /// The table with its alias and joined tables.
    let source: String
    /// The columns that `init(row:)` reads, the id first.
    let selection: String
    let insert: String
    /// The same for a table with the source of an import: its column `source` comes last.
    let insertWithSource: String
    fileprivate let read: [StoredColumn<Record>]
    fileprivate let visibleByID: Lookup
    fileprivate let changeableByID: Lookup

    /// A query of one record: its id, then the trainer that many times.
    fileprivate struct Lookup {
        let sql: String
        let trainers: Int

        init(_ select: String, where condition: String) {
            sql = "\(select) AND \(condition)"
            trainers = condition.utf8.count { $0 == UInt8(ascii: "?") }
        }
    }

    init(
        _ kind: RecordKind, as alias: String, joining join: String = "", visible: String,
        changeable: String? = nil, _ columns: [StoredColumn<Record>]
    ) {
        let table = kind.rawValue
        self.kind = kind
        self.alias = alias
        self.visible = visible
        self.changeable = changeable ?? visible
        self.columns = columns
        source = join.isEmpty ? "\(table) \(alias)" : "\(table) \(alias) \(join)"
        read = columns.filter { $0.read != nil }
        selection = (["\(alias).id"] + read.compactMap { $0.reading?(alias) }).joined(separator: ", ")
        let written = ["id"] + columns.filter { $0.write != nil }.map(\.name)
        insert = Self.insertion(into: table, written)
        insertWithSource = Self.insertion(into: table, written + ["source"])
        let select = "SELECT \(selection) FROM \(source) WHERE \(alias).id = ?"
        visibleByID = Lookup(select, where: self.visible)
        changeableByID = Lookup(select, where: self.changeable)
    }

    var table: String { kind.rawValue }

    private static func insertion(into table: String, _ columns: [String]) -> String {
        let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
    }
}

extension StoredRecord {
    /// The columns that `init(row:)` reads.
    static var columns: String { storage.selection }
    static var columnCount: Int { storage.read.count + 1 }

    package var title: String { "" }

    package var called: RecordName { title.isEmpty ? .unnamed(Self.storage.kind) : .named(title) }

    package var aboutClient: Identifier<Client>? { nil }

    package func client(in change: Change) throws -> Identifier<Client>? { aboutClient }

    package func details(in change: Change) throws -> ChangeDetails { [.name: title] }

    /// Reads a record whose id is in the column `first`.
    init(row: Row, at first: Int) {
        self.init(blank: row.id(first))
        for (place, column) in Self.storage.read.enumerated() { column.read?(&self, row, first + 1 + place) }
    }

    init(row: Row) { self.init(row: row, at: 0) }
}

extension Condition {
    /// The condition, limited to the records that a trainer may see.
    func visible<Record: StoredRecord>(_ kind: Record.Type, to viewer: Identifier<Trainer>) -> Condition {
        var seen = self
        seen.add(Record.storage.visible, all: Array(repeating: viewer, count: Record.storage.visibleByID.trainers))
        return seen
    }
}

extension Database {
    /// One record that the trainer may see, or may change.
    ///
    /// - Throws: `missing`.
    func get<Record: StoredRecord>(
        _ id: Identifier<Record>, viewer: Identifier<Trainer>, toChange: Bool = false
    ) throws -> Record {
        let lookup = toChange ? Record.storage.changeableByID : Record.storage.visibleByID
        let values: [any Storable] = [id] + Array(repeating: viewer, count: lookup.trainers)
        guard let record = try first(lookup.sql, values, decode: Record.init(row:)) else { throw StoreError.missing }
        return record
    }

    /// The records that the condition lets through, a page of them.
    func list<Record: StoredRecord>(
        _ condition: Condition, order: String, limit: Int = -1, offset: Int = 0
    ) throws -> [Record] {
        let storage = Record.storage
        return try all(
            "SELECT \(storage.selection) FROM \(storage.source)", condition, order: order, limit: limit, offset: offset,
            decode: Record.init(row:))
    }

    /// The first record that the condition lets through.
    func first<Record: StoredRecord>(_ condition: Condition, order: String) throws -> Record? {
        let found: [Record] = try list(condition, order: order, limit: 1)
        return found.first
    }

    /// The records that match the condition, a page of them; the query has no WHERE.
    func all<T>(
        _ select: String, _ condition: Condition, order: String, limit: Int = -1, offset: Int = 0,
        decode: (Row) throws -> T
    ) throws -> [T] {
        let sql = "\(select) WHERE \(condition.sql) ORDER BY \(order) LIMIT ? OFFSET ?"
        let rows = try rows(sql, condition.values + [limit, offset])
        var result: [T] = []
        while let row = try rows.next() { result.append(try decode(row)) }
        return result
    }

    /// How many records the condition lets through.
    func count<Record: StoredRecord>(_ kind: Record.Type, _ condition: Condition) throws -> Int {
        try count("SELECT count(*) FROM \(Record.storage.source) WHERE \(condition.sql)", condition.values)
    }
}

extension Change {
    /// The current record, if the acting trainer may change it.
    func changeable<Record: StoredRecord>(_ id: Identifier<Record>) throws -> Record {
        try db.get(id, viewer: viewer, toChange: true)
    }

    /// Adds a record under a new id, or the given one; its own id is ignored.
    ///
    /// - Parameter source: the source of an import.
    package func insert<Record: StoredRecord>(
        _ record: Record, as given: Identifier<Record>? = nil, source: String? = nil
    ) throws -> Identifier<Record> {
        let (id, storage) = (given ?? newID(Record.self), Record.storage)
        var values: [any Storable] = try [id] + storage.columns.compactMap { try $0.write?(record, self) }
        if let source { values.append(source) }
        try db.run(source == nil ? storage.insert : storage.insertWithSource, values)
        for column in storage.columns { try column.putRows?(record, id, self) }
        noteAdded(id)
        return id
    }

    /// Writes the columns that differ between the old and the new record.
    ///
    /// - Returns: whether anything was written.
    /// - Throws: `changedMeanwhile` if one of these columns no longer has the value that was read; `missing`.
    @discardableResult
    func update<Record: StoredRecord>(from old: Record, to new: Record) throws -> Bool {
        let stored: Record = try changeable(old.id)
        let storage = Record.storage
        let differing = storage.columns.filter { column in
            column.state.map { $0(old).stored != $0(new).stored } ?? false
        }
        let taken = differing.filter { column in
            guard column.read != nil, let state = column.state else { return false }
            let now = state(stored).stored
            return now != state(old).stored && now != state(new).stored
        }
        guard taken.isEmpty else {
            throw StoreError.changedMeanwhile(record: stored.called, fields: taken.map(\.name))
        }
        guard !differing.isEmpty else { return false }
        // Computed text follows from all of the record, also from what others changed.
        var whole = stored
        for column in differing { column.copy?(new, &whole) }
        let written = storage.columns.filter { column in
            column.state.map { $0(stored).stored != $0(whole).stored } ?? false
        }
        let own = written.filter { $0.write != nil }
        if !own.isEmpty {
            let sets = own.map { "\($0.name) = ?" }.joined(separator: ", ")
            try db.run(
                "UPDATE \(storage.table) SET \(sets) WHERE id = ?",
                try own.compactMap { try $0.write?(whole, self) } + [old.id])
        }
        for column in written { try column.putRows?(whole, old.id, self) }
        return !written.isEmpty
    }

    /// Changes the current version of a record.
    @discardableResult
    func update<Record: StoredRecord>(_ id: Identifier<Record>, _ edit: (inout Record) throws -> Void) throws -> Bool {
        let old: Record = try changeable(id)
        var new = old
        try edit(&new)
        return try update(from: old, to: new)
    }

    /// Deletes a record with its own rows in other tables; other references must be deleted before.
    func delete<Record: StoredRecord>(_ id: Identifier<Record>) throws {
        let blank = Record(blank: id)
        for column in Record.storage.columns { try column.putRows?(blank, id, self) }
        try db.run("DELETE FROM \(Record.storage.table) WHERE id = ?", id)
    }
}
