public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The mesocycles of one shelf: templates by name, a client's from the newest.
    public func mesocycles(
        _ shelf: MesocycleShelf, _ filter: PlanFilter = PlanFilter(), offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [MesocycleContent] {
        try read { db in
            try MesocycleContent.fetch(db, shelf, viewer: viewer, filter: filter, offset: offset, limit: limit)
        }
    }

    /// How many mesocycles the same filter lets through.
    public func mesocycleCount(
        _ shelf: MesocycleShelf, _ filter: PlanFilter = PlanFilter()
    ) throws(StoreError) -> Int {
        let condition = MesocycleContent.condition(shelf, viewer, filter)
        let sql = "SELECT count(*) FROM mesocycle m LEFT JOIN client c ON c.id = m.client WHERE \(condition.sql)"
        return try read { db in try db.count(sql, condition.values) }
    }

    /// The head of one mesocycle.
    public func mesocycle(_ id: Identifier<Mesocycle>) throws(StoreError) -> Mesocycle {
        try mesocycleContent(id).mesocycle
    }

    /// One mesocycle with its parts.
    public func mesocycleContent(_ id: Identifier<Mesocycle>) throws(StoreError) -> MesocycleContent {
        let sql = """
            SELECT \(Mesocycle.columns), c.name FROM mesocycle m LEFT JOIN client c ON c.id = m.client
            WHERE m.id = ? AND \(Mesocycle.visibility)
            """
        let viewer = viewer
        return try read { db in
            guard let content = try db.first(sql, id, viewer, decode: { try MesocycleContent(db, row: $0) }) else {
                throw StoreError.missing
            }
            return content
        }
    }

    /// The mesocycles in which a phase stands.
    public func mesocycles(with phase: Identifier<Phase>) throws(StoreError) -> [Mesocycle] {
        let sql = """
            SELECT \(Mesocycle.columns) FROM mesocycle m LEFT JOIN client c ON c.id = m.client
            WHERE m.id IN (SELECT mesocycle FROM mesocycle_part WHERE phase = ?) AND \(Mesocycle.visibility)
            ORDER BY m.id
            """
        return try read { db in try db.all(sql, phase, viewer, decode: Mesocycle.init(row:)) }
    }

    /// The sets that a mesocycle plans, per muscle group.
    public func plannedSets(of id: Identifier<Mesocycle>) throws(StoreError) -> PlannedSets {
        let content = try mesocycleContent(id)
        let sql = """
            SELECT r.phase, r.id, r.sets, u.muscle, u.role
            FROM phase_row r LEFT JOIN exercise_muscle u ON u.exercise = r.exercise
            WHERE r.exercise IS NOT NULL AND r.phase IN (SELECT phase FROM mesocycle_part WHERE mesocycle = ?)
            ORDER BY r.id
            """
        var rows: [Identifier<Phase>: [PlannedSets.Row]] = [:]
        try read { db in
            var last: Identifier<PhaseRow>?
            try db.each(sql, id) { row in
                let phase: Identifier<Phase> = row.id(0)
                let isNew = last != row.id(1)
                last = row.id(1)
                if isNew { rows[phase, default: []].append(PlannedSets.Row(sets: row.text(2))) }
                guard let muscle: MuscleGroup = row.raw(3), let role = MuscleGroup.Role(rawValue: row[4]),
                    let index = rows[phase]?.indices.last
                else { return }
                rows[phase]?[index].muscles[muscle] = role
            }
        }
        var plan = PlannedSets()
        for stretch in content.timeline(today: nil).stretches where stretch.plannedSessions > 0 {
            guard let phase = stretch.part.phase else { continue }
            for row in rows[phase] ?? [] { plan.add(row, sessions: stretch.plannedSessions) }
        }
        return plan
    }
}

extension MesocycleContent {
    /// The mesocycles of one shelf with their parts.
    static func fetch(
        _ db: Database, _ shelf: MesocycleShelf, viewer: Identifier<Trainer>, filter: PlanFilter = PlanFilter(),
        offset: Int = 0, limit: Int = 200
    ) throws -> [MesocycleContent] {
        let condition = condition(shelf, viewer, filter)
        let sql = """
            SELECT \(Mesocycle.columns), c.name FROM mesocycle m LEFT JOIN client c ON c.id = m.client
            WHERE \(condition.sql) ORDER BY \(shelf.order) LIMIT ? OFFSET ?
            """
        let rows = try Row.copies(db.rows(sql, condition.values + [limit, offset]))
        return try rows.map { try MesocycleContent(db, row: $0) }
    }

    fileprivate static func condition(
        _ shelf: MesocycleShelf, _ viewer: Identifier<Trainer>, _ filter: PlanFilter
    ) -> Condition {
        var condition = shelf.condition(viewer: viewer)
        filter.narrow(&condition, table: "m", categories: "mesocycle")
        return condition
    }
}

extension Row {
    /// The rows themselves, free of their statement, where others are asked for while they are read.
    fileprivate static func copies(_ cursor: RowCursor) throws -> [Row] {
        var rows: [Row] = []
        while let row = try cursor.next() { rows.append(row.copy()) }
        return rows
    }
}
