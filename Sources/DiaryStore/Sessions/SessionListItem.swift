public import FitnessModel
import GRDB

/// A session as a line of the list.
public struct SessionListItem: Hashable, Sendable, Identifiable {
    /// The session.
    public let session: TrainingSession
    /// Who trained.
    public let clientName: String
    /// The sheet it followed, if any.
    public let phaseName: String?
    /// Work sets done.
    public let setCount: Int
    /// Sum of weight x reps over work sets.
    public let volume: Mass

    /// Names the session.
    public var id: Identifier<TrainingSession> { session.id }

    private static let sql = """
        SELECT \(TrainingSession.named),
            (SELECT count(*) FROM session_row r JOIN performed_set d ON d.session_row = r.id
                WHERE r.session = s.id AND d.part = 0 AND d.warm_up = 0),
            (SELECT coalesce(sum(max(d.grams, 0) * d.reps), 0) FROM session_row r
                JOIN performed_set d ON d.session_row = r.id AND d.warm_up = 0 WHERE r.session = s.id)
        FROM \(TrainingSession.namedSource)
        WHERE s.client = ? ORDER BY s.day DESC, s.id DESC LIMIT ? OFFSET ?
        """

    private init(row: Row) {
        session = TrainingSession(row: row)
        let names = TrainingSession.columnCount
        clientName = row.text(names)
        phaseName = row.optionalText(names + 1)
        setCount = row[names + 2]
        volume = row.mass(names + 3) ?? .zero
    }

    /// The sessions of a client, from the newest.
    static func fetch(
        _ db: Database, client: Identifier<Client>, offset: Int = 0, limit: Int
    ) throws -> [SessionListItem] {
        try db.all(sql, client, limit, offset, decode: SessionListItem.init(row:))
    }
}
