public import FitnessModel

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
