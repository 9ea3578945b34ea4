import FitnessModel
import Foundation
import GRDB

/// Every row that is, or once was, a client's: found in the tables by their references, and in the changes of the
/// journal.
struct ClientTraces {
    /// The tables of the file.
    let shapes: [String: TableShape]
    /// The ids of the client's rows by table, also of those that were deleted.
    private(set) var ids: [String: Set<Int64>]
    /// All names that the client ever had.
    private(set) var names: Set<String> = []
    private let client: Int64
    private let erasure: Erasure

    /// Searches a whole file, and leaves the ids of the client's rows in `temp.forgotten`.
    init(of erasure: Erasure, _ db: Database) throws {
        self.erasure = erasure
        client = erasure.client.rawValue
        shapes = Dictionary(uniqueKeysWithValues: try TableShape.all(db).map { ($0.name, $0) })
        ids = [:]
        try findRows(db)
        if erasure.isWhole {
            names.formUnion(try String.fetchAll(db, sql: "SELECT name FROM client WHERE id = ?", arguments: [client]))
        }
        // A reference to a row may precede it in the journal, so it is read until nothing more is found.
        while try findChanges(db) {}
    }

    // MARK: In the tables

    private mutating func findRows(_ db: Database) throws {
        try db.execute(
            sql: """
                DROP TABLE IF EXISTS temp.forgotten;
                CREATE TEMP TABLE forgotten (kind TEXT, id INTEGER, PRIMARY KEY (kind, id)) WITHOUT ROWID;
                """)
        // An older copy has no such table.
        if let root = shapes[erasure.root] {
            try db.execute(
                sql: "INSERT INTO temp.forgotten SELECT '\(root.name)', id FROM \(root.name) WHERE \(rootCondition)")
        }
        // Also where only the journal still has them.
        if erasure.isWhole { ids["client"] = [client] }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (name, shape) in shapes {
                guard let key = shape.key, let condition = condition(shape) else { continue }
                try db.execute(
                    sql: """
                        INSERT OR IGNORE INTO temp.forgotten
                        SELECT '\(name)', "\(shape.columns[key].name)" FROM "\(name)" WHERE \(condition)
                        """)
                if db.changesCount > 0 { isGrowing = true }
            }
        }
        for row in try Row.fetchAll(db, sql: "SELECT kind, id FROM temp.forgotten") {
            ids[row[0], default: []].insert(row[1])
        }
    }

    private var rootCondition: String { erasure.isWhole ? "id = \(client)" : "client = \(client)" }

    /// The condition for the client's rows in a table; nil if it cannot have any.
    func condition(_ shape: TableShape) -> String? {
        // The fact of a consent stays.
        if !erasure.isWhole, shape.name == erasure.root { return nil }
        var parts = erasure.names(shape.name) && shape.client != nil ? ["client = \(client)"] : []
        for column in shape.columns where column.isRequired {
            if let parent = column.parent { parts.append(Self.refers(column, parent)) }
        }
        if erasure.isWhole, shape.name == erasure.root { parts = ["id = \(client)"] }
        return parts.isEmpty ? nil : parts.joined(separator: " OR ")
    }

    /// The columns of a table in which other rows may refer to one of the client's, with the condition for these rows.
    func loose(_ shape: TableShape) -> [(column: String, condition: String)] {
        shape.columns.compactMap { column in
            guard !column.isRequired, column.name != "client", let parent = column.parent else { return nil }
            return (column.name, Self.refers(column, parent))
        }
    }

    private static func refers(_ column: TableShape.Column, _ parent: String) -> String {
        "\"\(column.name)\" IN (SELECT id FROM temp.forgotten WHERE kind = '\(parent)')"
    }

    // MARK: In the journal

    private mutating func findChanges(_ db: Database) throws -> Bool {
        var isGrowing = false
        let changes = try Data.fetchCursor(db, sql: "SELECT changeset FROM journal_changeset ORDER BY journal DESC")
        while let data = try changes.next() {
            for section in try ChangesetContents(data).sections {
                for operation in section.operations where isClients(operation, in: section.table) {
                    if section.table == "client" { noteName(operation) }
                    guard let shape = shapes[section.table], let key = shape.key else { continue }
                    for id in operation.values(at: key, as: Int64.self)
                    where ids[section.table, default: []].insert(id).inserted {
                        isGrowing = true
                    }
                }
            }
        }
        return isGrowing
    }

    private mutating func noteName(_ operation: ChangesetContents.Operation) {
        guard let column = shapes["client"]?.columns.firstIndex(where: { $0.name == "name" }) else { return }
        names.formUnion(operation.values(at: column, as: String.self))
    }

    /// Whether a change is one of the client's rows.
    func isClients(_ operation: ChangesetContents.Operation, in table: String) -> Bool {
        guard let shape = shapes[table] else { return false }
        return shape.columns.indices.contains { column in
            let parent = shape.columns[column].isRequired ? shape.columns[column].parent : nil
            return operation.values(at: column, as: Int64.self).contains { id in
                column == shape.key && holds(id, in: table)
                    || column == shape.client && id == client && (erasure.names(table) || table == erasure.root)
                    || parent.map { holds(id, in: $0) } ?? false
            }
        }
    }

    /// Whether a change of another's row names one of the client's.
    func names(in operation: ChangesetContents.Operation, of table: String) -> Bool {
        guard let shape = shapes[table] else { return false }
        return shape.columns.indices.contains { column in
            guard let parent = shape.columns[column].parent else { return false }
            return operation.values(at: column, as: Int64.self).contains { holds($0, in: parent) }
        }
    }

    private func holds(_ id: Int64, in table: String) -> Bool { ids[table]?.contains(id) == true }

    /// Whether a change about this client is erased with them, whatever its action.
    func isClients(_ client: Identifier<Client>?) -> Bool { erasure.isWhole && client == erasure.client }

    // MARK: In texts

    /// Whether a text names the client, by name or by the id of anything of theirs.
    func isNamed(in text: String) -> Bool {
        if !erasure.isWhole, WellbeingDraft.isKey(text, of: erasure.client) { return true }
        let spelt = names.union(names.map { Label.name($0) }).filter { !$0.isEmpty }
        if spelt.contains(where: { Self.holds(text, word: $0) }) { return true }
        return text.split(whereSeparator: { !$0.isASCII || !$0.isNumber }).compactMap { Int64($0) }
            .contains { number in ids.values.contains { $0.contains(number) } }
    }

    /// Whether the words occur in the text, not as parts of longer ones.
    private static func holds(_ text: String, word: String) -> Bool {
        var rest = text[...]
        while let found = rest.range(of: word) {
            let before = text[..<found.lowerBound].last
            let after = text[found.upperBound...].first
            if ![before, after].contains(where: { $0?.isLetter == true }) { return true }
            rest = text[found.upperBound...]
        }
        return false
    }
}
