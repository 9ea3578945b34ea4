public import FitnessModel
import GRDB

/// A sheet as a line of the list.
public struct PhaseListItem: Hashable, Sendable, Identifiable {
    /// Names the phase.
    public let id: Identifier<Phase>
    /// Nil for a template.
    public let client: Identifier<Client>?
    /// "P6 In season".
    public let name: String
    /// What the phase is for.
    public let goal: String
    /// The first planned day.
    public let start: Day?
    /// Columns of the sheet.
    public let sessionCount: Int
    /// Sessions finished.
    public let sessionsDone: Int
    /// A session of it goes on.
    public let hasLiveSession: Bool
    /// The newest day on which it was trained.
    public let lastDone: Day?
    /// Rows of exercises.
    public let rowCount: Int
    /// Put away.
    public let isArchived: Bool

    private static let columns = """
        p.id, p.client, p.name, p.goal, p.start, p.session_count,
        (SELECT count(*) FROM session WHERE phase = p.id AND state = 'done'),
        EXISTS (SELECT 1 FROM session WHERE phase = p.id AND state = 'live'),
        (SELECT max(day) FROM session WHERE phase = p.id),
        (SELECT count(*) FROM phase_row WHERE phase = p.id),
        p.archived_at IS NOT NULL
        """

    private init(row: Row) {
        id = row.id(0)
        client = row.optionalID(1)
        name = row.text(2)
        goal = row.text(3)
        start = row.optionalDay(4)
        sessionCount = row[5]
        sessionsDone = row[6]
        hasLiveSession = row.flag(7)
        lastDone = row.optionalDay(8)
        rowCount = row[9]
        isArchived = row.flag(10)
    }

    /// The sheets of one shelf.
    static func fetch(
        _ db: Database, _ shelf: PhaseShelf, viewer: Identifier<Trainer>, search: String = "",
        archive: ArchiveFilter = .active, offset: Int = 0, limit: Int = 200
    ) throws -> [PhaseListItem] {
        let condition = condition(shelf, viewer, search, archive)
        let sql = """
            SELECT \(columns) FROM phase p LEFT JOIN client c ON c.id = p.client WHERE \(condition.sql)
            ORDER BY \(shelf.order) LIMIT ? OFFSET ?
            """
        return try Array(db.rows(sql, condition.values + [limit, offset]).map(PhaseListItem.init(row:)))
    }

    /// How many the same filters let through.
    static func count(
        _ db: Database, _ shelf: PhaseShelf, viewer: Identifier<Trainer>, search: String, archive: ArchiveFilter
    ) throws -> Int {
        let condition = condition(shelf, viewer, search, archive)
        let sql = "SELECT count(*) FROM phase p LEFT JOIN client c ON c.id = p.client WHERE \(condition.sql)"
        return try db.count(sql, condition.values)
    }

    private static func condition(
        _ shelf: PhaseShelf, _ viewer: Identifier<Trainer>, _ search: String, _ archive: ArchiveFilter
    ) -> Condition {
        var condition = shelf.condition(viewer: viewer)
        condition.add(archive.condition(on: "p"))
        SearchTerms(search).narrow(&condition, table: "p")
        return condition
    }
}
