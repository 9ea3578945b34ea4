public import FitnessModel
import GRDB

extension Diary {
    /// The sheets of one shelf: templates by name, a client's from the newest.
    public func phases(
        _ shelf: PhaseShelf, search: String = "", archive: ArchiveFilter = .active, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [PhaseListItem] {
        try read { db in
            try PhaseListItem.fetch(
                db, shelf, viewer: viewer, search: search, archive: archive, offset: offset, limit: limit)
        }
    }

    /// How many sheets the same filters let through.
    public func phaseCount(
        _ shelf: PhaseShelf, search: String = "", archive: ArchiveFilter = .active
    ) throws(StoreError) -> Int {
        try read { db in
            try PhaseListItem.count(db, shelf, viewer: viewer, search: search, archive: archive)
        }
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
