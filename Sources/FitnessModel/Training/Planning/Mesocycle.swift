/// A long-term plan: phases, and pauses, one after the other.
public struct Mesocycle: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Mesocycle>
    /// Whose plan it is; nil means a template.
    public var client: Identifier<Client>?
    /// "Autumn build-up".
    public var name: String
    /// What it is for, free text.
    public var description: String
    /// The first day; nil while nobody has set it.
    public var start: Day?
    /// Hidden from lists, with everything kept.
    public var isArchived = false

    /// Belongs to no client, so it is copied when it is assigned.
    public var isTemplate: Bool { client == nil }

    /// A template when no client is given.
    public init(
        id: Identifier<Mesocycle>, client: Identifier<Client>? = nil, name: String, description: String = "",
        start: Day? = nil
    ) {
        self.id = id
        self.client = client
        self.name = name
        self.description = description
        self.start = start
    }
}
