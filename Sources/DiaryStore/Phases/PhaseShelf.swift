public import FitnessModel

/// Where sheets lie: templates and clients' own never mix.
public enum PhaseShelf: Hashable, Sendable {
    /// The trainer's templates.
    case templates
    /// The sheets of one client.
    case client(Identifier<Client>)

    func condition(viewer: Identifier<Trainer>) -> Condition {
        var condition = Condition()
        switch self {
        case .templates: condition.add("p.client IS NULL AND p.owner = ?", viewer)
        case .client(let client):
            condition.add("p.client = ?", client)
            condition.add(Visibility.phase, viewer)
        }
        return condition
    }

    /// Templates by name, sheets from the newest.
    var order: String {
        switch self {
        case .templates: "p.name_key, p.id"
        case .client: "p.id DESC"
        }
    }
}
