public import FitnessModel

/// Which foods a list shows.
public struct FoodFilter: Hashable, Sendable {
    /// The kind of foods in the list.
    public enum Kind: Hashable, Sendable {
        /// Foods in use.
        case inUse
        /// Foods of the catalogue that the trainer does not want to see.
        case hidden
        /// Archived custom foods.
        case archived
        /// Own foods in use, those of clients included.
        case own
        /// Own recipes in use.
        case recipes
    }

    /// Only those of this group; nil for all.
    public var group: Identifier<FoodGroup>?
    /// For this client: foods of other clients are left out. Nil for all that the trainer may see.
    public var client: Identifier<Client>?
    /// The kind of foods to list.
    public var kind: Kind

    /// All foods in use when nothing is given.
    public init(
        group: Identifier<FoodGroup>? = nil, client: Identifier<Client>? = nil, kind: Kind = .inUse
    ) {
        self.group = group
        self.client = client
        self.kind = kind
    }
}

extension FoodFilter {
    /// The table or index to read: custom foods are few, also among millions.
    var source: String {
        switch kind {
        case .inUse, .hidden: "food f"
        case .archived, .own, .recipes: "food f INDEXED BY food_by_owner"
        }
    }

    func condition(viewer: Identifier<Trainer>) -> Condition {
        var condition = Condition().visible(Food.self, to: viewer)
        if let group { condition.add("f.food_group = ?", group) }
        if let client { condition.add("f.client IS NULL OR f.client = ?", client) }
        let isHidden = "EXISTS (SELECT 1 FROM hidden_food h WHERE h.trainer = ? AND h.food = f.id)"
        switch kind {
        case .inUse:
            condition.add("f.archived_at IS NULL")
            condition.add("NOT \(isHidden)", viewer)
        case .hidden: condition.add("f.id IN (SELECT h.food FROM hidden_food h WHERE h.trainer = ?)", viewer)
        case .archived: condition.add("f.owner IS NOT NULL AND f.archived_at IS NOT NULL")
        case .own: condition.add("f.owner IS NOT NULL AND f.archived_at IS NULL")
        case .recipes: condition.add("f.owner IS NOT NULL AND f.is_recipe = 1 AND f.archived_at IS NULL")
        }
        return condition
    }
}
