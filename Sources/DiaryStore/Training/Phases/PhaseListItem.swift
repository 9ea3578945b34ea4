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
    /// The name of the phase.
    public var name: String { phase.name }
    /// Whether the phase is archived.
    public var isArchived: Bool { phase.isArchived }
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

/// Where plans lie: templates, routines and clients' own never mix.
public enum PlanScope: Hashable, Sendable {
    /// The trainer's templates.
    case templates
    /// The trainer's routines: templates without targets. No mesocycle is one.
    case routines
    /// The plans of one client.
    case client(Identifier<Client>)

    /// The plans of a client; the templates where there is none.
    public init(of client: Identifier<Client>?) {
        self = client.map { .client($0) } ?? .templates
    }

    /// What is true of the plans in this scope that the filter lets through.
    func condition<Plan: StoredPlan>(
        _ kind: Plan.Type, viewer: Identifier<Trainer>, _ filter: ListFilter
    ) -> Condition {
        let table = Plan.storage.alias
        var condition = Condition()
        switch self {
        case .templates, .routines:
            let routine = "\(Plan.routineColumn) = \(self == .routines ? 1 : 0)"
            condition.add("\(table).client IS NULL AND \(table).owner = ? AND \(routine)", viewer)
        case .client(let client):
            condition.add("\(table).client = ?", client)
            condition = condition.visible(Plan.self, to: viewer)
        }
        filter.narrow(&condition, Plan.self)
        return condition
    }

    /// Templates and routines by name, a client's plans from the newest.
    public var usualOrder: ListOrder {
        switch self {
        case .templates, .routines: .name
        case .client: .newest
        }
    }
}

/// A phase or a mesocycle: both lie with a client or among the trainer's templates, and are sorted into categories.
package protocol StoredPlan: ArchivedRecord, SortedRecord {
    /// What says in SQL whether a record is a routine.
    static var routineColumn: String { get }
}

extension StoredPlan {
    package static var categoryKind: Category.Kind { .plan }
}
