public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The sheets that can be laid on the Board: of this client first, then of the others by name, templates last; of
    /// each the newest first. Every typed word must begin a word of the sheet's or the client's name.
    public func boardPhases(
        search: String = "", first client: Identifier<Client>? = nil, offset: Int = 0, limit: Int = 50
    ) throws(StoreError) -> [BoardPhase] {
        let condition = Self.boardCondition(viewer, search)
        let order = "p.client IS NULL, p.client IS NOT ?, c.name_key, p.client, p.id DESC LIMIT ? OFFSET ?"
        return try boardPhases(
            where: "\(condition.sql) ORDER BY \(order)", condition.values + [client, limit, offset])
    }

    /// How many sheets the same words let through.
    public func boardPhaseCount(search: String = "") throws(StoreError) -> Int {
        let condition = Self.boardCondition(viewer, search)
        return try read { db in try db.count(Phase.self, condition) }
    }

    /// One sheet as the Board names it; nil when it is gone.
    public func boardPhase(_ id: Identifier<Phase>) throws(StoreError) -> BoardPhase? {
        try boardPhases(where: "p.id = ? AND \(Visibility.phase)", [id, viewer]).first
    }

    /// The newest sheets of a client.
    public func newestPhases(of client: Identifier<Client>, limit: Int) throws(StoreError) -> [BoardPhase] {
        let condition = "p.client = ? AND p.archived_at IS NULL AND \(Visibility.phase) ORDER BY p.id DESC LIMIT ?"
        return try boardPhases(where: condition, [client, viewer, limit])
    }

    /// The sheet of the same client that was made before this one, or, with `after`, behind it; of templates the one
    /// before or behind it by name. Nil at the end.
    public func neighbour(of id: Identifier<Phase>, after: Bool) throws(StoreError) -> BoardPhase? {
        let phase = try phases.get(id)
        let (sign, order) = after ? (">", "") : ("<", "DESC")
        let (rest, values): (String, [any Storable]) =
            if let client = phase.client {
                ("p.client = ? AND p.id \(sign) ? ORDER BY p.id \(order)", [client, id])
            } else {
                (
                    "p.client IS NULL AND (p.name_key, p.id) \(sign) (?, ?) ORDER BY p.name_key \(order), p.id \(order)",
                    [phase.name.searchKey, id]
                )
            }
        let condition = "p.archived_at IS NULL AND \(Visibility.phase) AND \(rest) LIMIT 1"
        return try boardPhases(where: condition, [viewer] + values).first
    }

    private func boardPhases(where condition: String, _ values: [any Storable]) throws(StoreError) -> [BoardPhase] {
        try read { db in
            try Array(db.rows("\(BoardPhase.select) WHERE \(condition)", values).map(BoardPhase.init(row:)))
        }
    }

    private static func boardCondition(_ viewer: Identifier<Trainer>, _ search: String) -> Condition {
        var condition = Condition("p.archived_at IS NULL AND (p.client IS NULL OR c.archived_at IS NULL)")
        condition.add(Visibility.phase, viewer)
        for word in search.searchKey.split(separator: " ") {
            let name = "' ' || coalesce(c.name_key, 'template') || ' ' || p.name_key"
            condition.add("instr(\(name), ' ' || ?) > 0", String(word))
        }
        return condition
    }
}
