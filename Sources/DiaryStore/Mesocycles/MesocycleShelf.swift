public import FitnessModel

/// Where mesocycles lie: templates and clients' own never mix.
public enum MesocycleShelf: Hashable, Sendable {
    /// The trainer's templates.
    case templates
    /// The mesocycles of one client.
    case client(Identifier<Client>)

    func condition(viewer: Identifier<Trainer>) -> Condition {
        var condition = Condition()
        switch self {
        case .templates: condition.add("m.client IS NULL AND m.owner = ?", viewer)
        case .client(let client):
            condition.add("m.client = ?", client)
            condition.add(Mesocycle.visibility, viewer)
        }
        return condition
    }

    /// Templates by name, a client's from the newest.
    var order: String {
        switch self {
        case .templates: "m.name_key, m.id"
        case .client: "m.id DESC"
        }
    }
}
