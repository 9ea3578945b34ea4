public import FitnessModel
import GRDB

/// A sheet in a list: the phase, whose properties it forwards, and its progress.
@dynamicMemberLookup
public struct PhaseListItem: Hashable, Sendable, Identifiable {
    /// The head.
    public let phase: Phase
    /// Sessions finished.
    public let sessionsDone: Int
    /// Whether a session of it is live.
    public let hasLiveSession: Bool
    /// The last day of a session of it, or of one that used it as a routine.
    public let lastDone: Day?
    /// Rows of exercises.
    public let rowCount: Int
    /// The number of sessions that used this routine.
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

    /// A property of the phase.
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

/// The scope of plans: templates, routines and clients' own never mix.
public enum PlanScope: Hashable, Sendable {
    /// The trainer's templates.
    case templates
    /// The trainer's routines: templates without prescriptions, never mesocycles.
    case routines
    /// The plans of one client.
    case client(Identifier<Client>)

    /// The plans of a client; the templates without one.
    public init(of client: Identifier<Client>?) {
        self = client.map { .client($0) } ?? .templates
    }

    /// The SQL condition for the plans of this scope that match the filter.
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

/// A phase or a mesocycle: both belong to a client or to the trainer's templates, and have categories.
package protocol StoredPlan: ArchivedRecord, SortedRecord {
    /// The SQL expression for whether a record is a routine.
    static var routineColumn: String { get }
}

extension StoredPlan {
    package static var categoryKind: Category.Kind { .plan }
}
