public import FitnessModel

/// Where sheets lie: templates, routines and clients' own never mix.
public enum PhaseShelf: Hashable, Sendable {
    /// The trainer's templates.
    case templates
    /// The trainer's routines: templates without targets.
    case routines
    /// The sheets of one client.
    case client(Identifier<Client>)

    func condition(viewer: Identifier<Trainer>) -> Condition {
        var condition = Condition()
        switch self {
        case .templates: condition.add("p.client IS NULL AND p.owner = ? AND p.is_routine = 0", viewer)
        case .routines: condition.add("p.client IS NULL AND p.owner = ? AND p.is_routine = 1", viewer)
        case .client(let client):
            condition.add("p.client = ?", client)
            condition.add(Visibility.phase, viewer)
        }
        return condition
    }

    /// Templates and routines by name, sheets from the newest.
    var order: String {
        switch self {
        case .templates, .routines: "p.name_key, p.id"
        case .client: "p.id DESC"
        }
    }
}
