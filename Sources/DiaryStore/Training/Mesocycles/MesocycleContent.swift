public import FitnessModel
import GRDB

/// The content of a mesocycle, for its view and for lists.
public struct MesocycleContent: Hashable, Sendable, Identifiable {
    /// The head.
    public let mesocycle: Mesocycle
    /// The client; nil for a template.
    public let clientName: String?
    /// From the first to the last.
    public let parts: [MesocyclePartItem]

    /// Names the mesocycle.
    public var id: Identifier<Mesocycle> { mesocycle.id }
    /// The name of the mesocycle.
    public var name: String { mesocycle.name }
    /// Whether the mesocycle is archived.
    public var isArchived: Bool { mesocycle.isArchived }
    /// The number of parts that are phases.
    public var phaseCount: Int { parts.count { $0.part.phase != nil } }
    /// The parts laid out in time.
    ///
    /// - Parameter today: the day that decides about past, current and next; nil to leave that out.
    public func timeline(today: Day?) -> MesocycleTimeline {
        let progress = parts.compactMap { item in
            item.phase.map { ($0.id, PhaseProgress(done: $0.sessionsDone, planned: $0.sessionCount)) }
        }
        return MesocycleTimeline(
            parts.map(\.part), of: mesocycle, progress: Dictionary(progress) { first, _ in first }, today: today)
    }

    /// The mesocycles of one scope with their parts.
    static func fetch(
        _ db: Database, _ scope: PlanScope, viewer: Identifier<Trainer>, _ filter: ListFilter = ListFilter(),
        by order: ListOrder? = nil, offset: Int = 0, limit: Int = 200
    ) throws -> [MesocycleContent] {
        try fetch(
            db, scope.condition(Mesocycle.self, viewer: viewer, filter),
            order: Mesocycle.order(order ?? scope.usualOrder), limit: limit, offset: offset)
    }

    /// The mesocycles that a condition lets through, with their parts.
    static func fetch(
        _ db: Database, _ condition: Condition, order: String, limit: Int = -1, offset: Int = 0
    ) throws -> [MesocycleContent] {
        let heads = try db.all(
            "SELECT \(Mesocycle.columns), c.name FROM \(Mesocycle.storage.source)", condition, order: order,
            limit: limit, offset: offset
        ) { row in (mesocycle: Mesocycle(row: row), client: row.optionalText(Mesocycle.columnCount)) }
        return try heads.map { head in
            MesocycleContent(
                mesocycle: head.mesocycle, clientName: head.client,
                parts: try MesocyclePartItem.fetch(db, of: head.mesocycle.id))
        }
    }
}

/// A part of a mesocycle with data about its phase.
public struct MesocyclePartItem: Hashable, Sendable, Identifiable {
    /// The stretch.
    public let part: MesocyclePart
    /// The sheet trained in it; nil for a pause.
    public let phase: PhaseListItem?

    /// Names the part.
    public var id: Identifier<MesocyclePart> { part.id }

    static func fetch(_ db: Database, of mesocycle: Identifier<Mesocycle>) throws -> [MesocyclePartItem] {
        let sql = """
            SELECT \(MesocyclePart.columns), \(PhaseListItem.columns)
            FROM mesocycle_part t LEFT JOIN phase p ON p.id = t.phase
            WHERE t.mesocycle = ? ORDER BY t.position, t.id
            """
        return try db.all(sql, mesocycle) { row in
            let part = MesocyclePart(row: row)
            return MesocyclePartItem(
                part: part, phase: part.phase == nil ? nil : PhaseListItem(row: row, at: MesocyclePart.columnCount))
        }
    }
}
