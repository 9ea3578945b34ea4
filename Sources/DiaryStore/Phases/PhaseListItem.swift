public import FitnessModel
import GRDB

/// A sheet as a line of the list: its head, whose properties are answered as its own, and how far it has come.
@dynamicMemberLookup
public struct PhaseListItem: Hashable, Sendable, Identifiable {
    /// The head.
    public let phase: Phase
    /// Sessions finished.
    public let sessionsDone: Int
    /// A session of it goes on.
    public let hasLiveSession: Bool
    /// The newest day on which it was trained, or a session began with it.
    public let lastDone: Day?
    /// Rows of exercises.
    public let rowCount: Int
    /// Sessions that began with this routine.
    public let timesUsed: Int

    /// Names the phase.
    public var id: Identifier<Phase> { phase.id }
    /// Sessions that are not finished yet.
    public var openSessions: Int { max(0, phase.sessionCount - sessionsDone) }

    /// Its last day is past, and sessions of it are open.
    public func isOver(_ today: Day) -> Bool { openSessions > 0 && phase.lastDay.map { $0 < today } ?? false }

    /// What the head says.
    public subscript<Value>(dynamicMember path: KeyPath<Phase, Value>) -> Value { phase[keyPath: path] }

    static let columns = """
        \(Phase.columns),
        (SELECT count(*) FROM session WHERE phase = p.id AND state = 'done'),
        EXISTS (SELECT 1 FROM session WHERE phase = p.id AND state = 'live'),
        \(Phase.lastUse),
        (SELECT count(*) FROM phase_row WHERE phase = p.id),
        (SELECT count(*) FROM session WHERE routine = p.id)
        """

    init(row: Row, at first: Int = 0) {
        let next = first + Phase.columnCount
        phase = Phase(row: row, at: first)
        sessionsDone = row[next]
        hasLiveSession = row.flag(next + 1)
        lastDone = row.optionalDay(next + 2)
        rowCount = row[next + 3]
        timesUsed = row[next + 4]
    }

    /// The sheets of one scope.
    static func fetch(
        _ db: Database, _ scope: PlanScope, viewer: Identifier<Trainer>, _ filter: ListFilter = ListFilter(),
        by order: ListOrder? = nil, offset: Int = 0, limit: Int = 200
    ) throws -> [PhaseListItem] {
        try db.all(
            "SELECT \(columns) FROM \(Phase.storage.source)", scope.condition(Phase.self, viewer: viewer, filter),
            order: Phase.order(order ?? scope.usualOrder), limit: limit, offset: offset
        ) { PhaseListItem(row: $0) }
    }
}
