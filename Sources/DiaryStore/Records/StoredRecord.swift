import FitnessModel
import GRDB

/// A record with a table of its own. Its columns, its coding and who may see it stand in `storage` alone; reading, adding,
/// changing and putting away follow from there.
protocol StoredRecord: Identified {
    static var storage: Storage<Self> { get }
    /// A record of which nothing is known, into which a row is read.
    init(blank id: Identifier<Self>)
    /// How labels and errors call it.
    var title: String { get }
}

/// How the records of one kind are kept.
struct Storage<Record>: Sendable {
    let table: String
    /// The name of the table in queries.
    let alias: String
    /// How labels call such a record, such as "client".
    let noun: String
    /// Which records a trainer may see, of the table under its alias.
    let visible: String
    /// Which of them he may change.
    let changeable: String
    /// How often each of the two conditions takes the trainer.
    let trainers: Int
    let columns: [StoredColumn<Record>]
    /// What `init(row:)` reads, the id first.
    let selection: String
    let insert: String
    fileprivate let read: [StoredColumn<Record>]

    init(
        _ table: String, as alias: String, noun: String? = nil, visible: String, changeable: String? = nil,
        trainers: Int = 1, _ columns: [StoredColumn<Record>]
    ) {
        self.table = table
        self.alias = alias
        self.noun = noun ?? table
        self.visible = visible
        self.changeable = changeable ?? visible
        self.trainers = trainers
        self.columns = columns
        read = columns.filter { $0.read != nil }
        selection = (["\(alias).id"] + read.compactMap { $0.reading?(alias) }).joined(separator: ", ")
        insert = """
            INSERT INTO \(table) (\((["id"] + columns.map(\.name)).joined(separator: ", ")))
            VALUES (\(Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")))
            """
    }
}

extension StoredRecord {
    /// The columns that `init(row:)` reads.
    static var columns: String { storage.selection }
    static var columnCount: Int { storage.read.count + 1 }

    /// Reads a record whose id stands in the column `first`.
    init(row: Row, at first: Int) {
        self.init(blank: row.id(first))
        for (place, column) in Self.storage.read.enumerated() { column.read?(&self, row, first + 1 + place) }
    }

    init(row: Row) { self.init(row: row, at: 0) }
}

extension Database {
    /// One record that the trainer may see, or may change.
    ///
    /// - Throws: `missing`.
    func get<Record: StoredRecord>(
        _ id: Identifier<Record>, viewer: Identifier<Trainer>, toChange: Bool = false
    ) throws -> Record {
        let storage = Record.storage
        let condition = toChange ? storage.changeable : storage.visible
        let sql =
            "SELECT \(storage.selection) FROM \(storage.table) \(storage.alias) WHERE \(storage.alias).id = ? AND \(condition)"
        let trainers: [any Storable] = Array(repeating: viewer, count: storage.trainers)
        guard let record = try first(sql, [id] + trainers, decode: Record.init(row:)) else { throw StoreError.missing }
        return record
    }

    /// The records that the condition lets through, a page of them.
    func list<Record: StoredRecord>(
        _ condition: Condition, order: String, limit: Int = -1, offset: Int = 0
    ) throws -> [Record] {
        let storage = Record.storage
        return try all(
            "SELECT \(storage.selection) FROM \(storage.table) \(storage.alias)", condition, order: order, limit: limit,
            offset: offset, decode: Record.init(row:))
    }

    /// What a query without WHERE finds under the condition, a page of it.
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
        let storage = Record.storage
        return try count(
            "SELECT count(*) FROM \(storage.table) \(storage.alias) WHERE \(condition.sql)", condition.values)
    }
}

extension Change {
    /// A record that the acting trainer may change, as it stands now.
    func changeable<Record: StoredRecord>(_ id: Identifier<Record>) throws -> Record {
        try db.get(id, viewer: viewer, toChange: true)
    }

    /// Adds a record under a new id; its own counts for nothing.
    func insert<Record: StoredRecord>(_ record: Record) throws -> Identifier<Record> {
        let id = newID(Record.self)
        try db.run(Record.storage.insert, [id] + Record.storage.columns.map { try $0.write(record, self) })
        return id
    }

    /// Changes what differs between a record as it was read and as it shall be, and nothing else of it.
    ///
    /// - Returns: whether anything was written.
    /// - Throws: `changedMeanwhile` when one of these columns no longer says what was read; `missing`.
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
            throw StoreError.changedMeanwhile(record: stored.title, fields: taken.map(\.name))
        }
        guard !differing.isEmpty else { return false }
        // Computed text follows from all of the record, also from what others changed meanwhile.
        var whole = stored
        for column in differing { column.copy?(new, &whole) }
        let written = storage.columns.filter { column in
            column.state.map { $0(stored).stored != $0(whole).stored } ?? false
        }
        guard !written.isEmpty else { return false }
        let sets = written.map { "\($0.name) = ?" }.joined(separator: ", ")
        try db.run(
            "UPDATE \(storage.table) SET \(sets) WHERE id = ?", try written.map { try $0.write(whole, self) } + [old.id]
        )
        return true
    }

    /// Changes a record from what it is now.
    @discardableResult
    func update<Record: StoredRecord>(_ id: Identifier<Record>, _ edit: (inout Record) throws -> Void) throws -> Bool {
        let old: Record = try changeable(id)
        var new = old
        try edit(&new)
        return try update(from: old, to: new)
    }

    /// Puts a record away, or brings it back, and names the change after it.
    func setArchived<Record: StoredRecord>(
        _ isArchived: Bool, _ id: Identifier<Record>, _ path: WritableKeyPath<Record, Bool>
    ) throws {
        let record: Record = try changeable(id)
        name("\(isArchived ? "Archive" : "Bring back") \(Record.storage.noun) \(Label.name(record.title))")
        try update(id) { $0[keyPath: path] = isArchived }
    }
}
