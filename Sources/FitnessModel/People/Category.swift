/// A drawer into which clients, exercises, plans or machines are sorted, or the records of clients' histories.
public struct Category: Identified, Hashable {
    /// What the category sorts.
    public enum Kind: String, Sendable, CaseIterable {
        case client, exercise, plan, machine, record
    }

    /// Names the record.
    public var id: Identifier<Category>
    /// What it sorts.
    public var kind: Kind
    /// As the trainer writes it.
    public var name: String
    /// Whose it is; nil means the gym's.
    public var owner: Identifier<Trainer>?

    /// A category of the gym when no owner is given.
    public init(id: Identifier<Category>, kind: Kind, name: String, owner: Identifier<Trainer>? = nil) {
        self.id = id
        self.kind = kind
        self.name = name
        self.owner = owner
    }
}
