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
    /// The newest day on which it was trained, or a session began with it.
    public let lastDone: Day?
    /// Rows of exercises.
    public let rowCount: Int
    /// Put away.
    public let isArchived: Bool
    /// A template without targets.
    public let isRoutine: Bool
    /// Sessions that began with this routine.
    public let timesUsed: Int

    /// Sessions that are not finished yet.
    public var openSessions: Int { max(0, sessionCount - sessionsDone) }

    static let columns = """
        p.id, p.client, p.name, p.goal, p.start, p.session_count,
        (SELECT count(*) FROM session WHERE phase = p.id AND state = 'done'),
        EXISTS (SELECT 1 FROM session WHERE phase = p.id AND state = 'live'),
        max(
            coalesce((SELECT max(day) FROM session WHERE phase = p.id), ''),
            coalesce((SELECT max(day) FROM session WHERE routine = p.id), '')),
        (SELECT count(*) FROM phase_row WHERE phase = p.id),
        p.archived_at IS NOT NULL, p.is_routine,
        (SELECT count(*) FROM session WHERE routine = p.id)
        """

    init(row: Row, at first: Int = 0) {
        id = row.id(first)
        client = row.optionalID(first + 1)
        name = row.text(first + 2)
        goal = row.text(first + 3)
        start = row.optionalDay(first + 4)
        sessionCount = row[first + 5]
        sessionsDone = row[first + 6]
        hasLiveSession = row.flag(first + 7)
        lastDone = row.optionalDay(first + 8)
        rowCount = row[first + 9]
        isArchived = row.flag(first + 10)
        isRoutine = row.flag(first + 11)
        timesUsed = row[first + 12]
    }

    /// The sheets of one shelf.
    static func fetch(
        _ db: Database, _ shelf: PhaseShelf, viewer: Identifier<Trainer>, filter: PlanFilter = PlanFilter(),
        offset: Int = 0, limit: Int = 200
    ) throws -> [PhaseListItem] {
        let condition = condition(shelf, viewer, filter)
        let sql = """
            SELECT \(columns) FROM phase p LEFT JOIN client c ON c.id = p.client WHERE \(condition.sql)
            ORDER BY \(shelf.order) LIMIT ? OFFSET ?
            """
        return try Array(db.rows(sql, condition.values + [limit, offset]).map { PhaseListItem(row: $0) })
    }

    /// How many the same filters let through.
    static func count(
        _ db: Database, _ shelf: PhaseShelf, viewer: Identifier<Trainer>, filter: PlanFilter
    ) throws -> Int {
        let condition = condition(shelf, viewer, filter)
        let sql = "SELECT count(*) FROM phase p LEFT JOIN client c ON c.id = p.client WHERE \(condition.sql)"
        return try db.count(sql, condition.values)
    }

    private static func condition(
        _ shelf: PhaseShelf, _ viewer: Identifier<Trainer>, _ filter: PlanFilter
    ) -> Condition {
        var condition = shelf.condition(viewer: viewer)
        filter.narrow(&condition, table: "p", categories: "phase")
        return condition
    }
}
