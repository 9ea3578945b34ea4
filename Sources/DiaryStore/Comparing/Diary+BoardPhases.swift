public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The sheets that can be laid on the Board: of this client first, then of the others by name, templates last; of
    /// each the newest first. Every typed word must begin a word of the sheet's or the client's name.
    public func boardPhases(
        search: String = "", first client: Identifier<Client>? = nil, offset: Int = 0, limit: Int = 50
    ) throws(StoreError) -> [BoardPhase] {
        let condition = Self.boardCondition(viewer, search)
        let sql = """
            SELECT \(BoardPhase.columns) FROM phase p LEFT JOIN client c ON c.id = p.client WHERE \(condition.sql)
            ORDER BY p.client IS NULL, p.client IS NOT ?, c.name_key, p.client, p.id DESC LIMIT ? OFFSET ?
            """
        return try read { db in
            try Array(db.rows(sql, condition.values + [client, limit, offset]).map(BoardPhase.init(row:)))
        }
    }

    /// How many sheets the same words let through.
    public func boardPhaseCount(search: String = "") throws(StoreError) -> Int {
        let condition = Self.boardCondition(viewer, search)
        let sql = "SELECT count(*) FROM phase p LEFT JOIN client c ON c.id = p.client WHERE \(condition.sql)"
        return try read { db in try db.count(sql, condition.values) }
    }

    /// One sheet as the Board names it; nil when it is gone.
    public func boardPhase(_ id: Identifier<Phase>) throws(StoreError) -> BoardPhase? {
        let sql = """
            SELECT \(BoardPhase.columns) FROM phase p LEFT JOIN client c ON c.id = p.client
            WHERE p.id = ? AND \(Visibility.phase)
            """
        return try read { db in try db.first(sql, id, viewer, decode: BoardPhase.init(row:)) }
    }

    /// The newest sheets of a client.
    public func newestPhases(of client: Identifier<Client>, limit: Int) throws(StoreError) -> [BoardPhase] {
        let sql = """
            SELECT \(BoardPhase.columns) FROM phase p JOIN client c ON c.id = p.client
            WHERE p.client = ? AND p.archived_at IS NULL AND \(Visibility.phase) ORDER BY p.id DESC LIMIT ?
            """
        return try read { db in try db.all(sql, client, viewer, limit, decode: BoardPhase.init(row:)) }
    }

    /// The sheet of the same client that was made before this one, or, with `after`, behind it; of templates the one
    /// before or behind it by name. Nil at the end.
    public func neighbour(of id: Identifier<Phase>, after: Bool) throws(StoreError) -> BoardPhase? {
        let phase = try self.phase(id)
        let (sign, order) = after ? (">", "") : ("<", "DESC")
        let head = """
            SELECT \(BoardPhase.columns) FROM phase p LEFT JOIN client c ON c.id = p.client
            WHERE p.archived_at IS NULL AND \(Visibility.phase) AND
            """
        return try read { db in
            if let client = phase.client {
                let sql = "\(head) p.client = ? AND p.id \(sign) ? ORDER BY p.id \(order) LIMIT 1"
                return try db.first(sql, viewer, client, id, decode: BoardPhase.init(row:))
            }
            let sql = """
                \(head) p.client IS NULL AND (p.name_key, p.id) \(sign) (?, ?)
                ORDER BY p.name_key \(order), p.id \(order) LIMIT 1
                """
            return try db.first(sql, viewer, phase.name.searchKey, id, decode: BoardPhase.init(row:))
        }
    }

    private static func boardCondition(_ viewer: Identifier<Trainer>, _ search: String) -> Condition {
        var condition = Condition()
        condition.add("p.archived_at IS NULL AND (p.client IS NULL OR c.archived_at IS NULL)")
        condition.add(Visibility.phase, viewer)
        for word in search.searchKey.split(separator: " ") {
            let name = "' ' || coalesce(c.name_key, 'template') || ' ' || p.name_key"
            condition.add("instr(\(name), ' ' || ?) > 0", String(word))
        }
        return condition
    }
}
