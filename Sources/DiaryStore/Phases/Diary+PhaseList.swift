public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The sheets of one shelf: templates and routines by name, a client's from the newest.
    public func phases(
        _ shelf: PhaseShelf, _ filter: PlanFilter, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [PhaseListItem] {
        try read { db in
            try PhaseListItem.fetch(db, shelf, viewer: viewer, filter: filter, offset: offset, limit: limit)
        }
    }

    /// The same for a search and an archive filter alone.
    public func phases(
        _ shelf: PhaseShelf, search: String = "", archive: ArchiveFilter = .active, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [PhaseListItem] {
        try phases(shelf, PlanFilter(search: search, archive: archive), offset: offset, limit: limit)
    }

    /// The trainer's routines by name, for a session to begin with.
    public func routines(limit: Int = 1_000) throws(StoreError) -> [PhaseListItem] {
        try phases(.routines, PlanFilter(), limit: limit)
    }

    /// How many sheets the same filters let through.
    public func phaseCount(_ shelf: PhaseShelf, _ filter: PlanFilter) throws(StoreError) -> Int {
        try read { db in try PhaseListItem.count(db, shelf, viewer: viewer, filter: filter) }
    }

    /// The same for a search and an archive filter alone.
    public func phaseCount(
        _ shelf: PhaseShelf, search: String = "", archive: ArchiveFilter = .active
    ) throws(StoreError) -> Int {
        try phaseCount(shelf, PlanFilter(search: search, archive: archive))
    }

    /// The head of one sheet.
    public func phase(_ id: Identifier<Phase>) throws(StoreError) -> Phase {
        let sql = """
            SELECT \(Phase.columns) FROM phase p LEFT JOIN client c ON c.id = p.client
            WHERE p.id = ? AND \(Visibility.phase)
            """
        return try read { db in
            guard let phase = try db.first(sql, id, viewer, decode: Phase.init(row:)) else { throw StoreError.missing }
            return phase
        }
    }
}
