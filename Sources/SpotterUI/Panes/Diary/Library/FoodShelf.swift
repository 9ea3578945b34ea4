import DiaryStore
import FitnessModel

/// Which foods the library shows: a line of its left side.
enum FoodShelf: Hashable, Sendable {
    /// All in use.
    case all
    /// Those of the trainer's own, recipes among them.
    case own
    /// The recipes.
    case recipes
    /// Those of a group.
    case group(FoodGroup)
    /// Own foods that were put away.
    case archived
    /// Foods of the catalogue that the trainer does not want to see.
    case hidden

    /// As it is called on screen.
    var title: String {
        switch self {
        case .all: "All foods"
        case .own: "My own foods"
        case .recipes: "Recipes"
        case .group(let group): group.name
        case .archived: "Archived"
        case .hidden: "Hidden"
        }
    }

    /// The group that its foods stand in, when it is one.
    var group: FoodGroup? {
        guard case .group(let group) = self else { return nil }
        return group
    }

    /// Of which foods it consists; for one client those of other clients are left out.
    func filter(client: Identifier<Client>?) -> FoodFilter {
        switch self {
        case .all: FoodFilter(client: client)
        case .own: FoodFilter(client: client, shelf: .own)
        case .recipes: FoodFilter(client: client, shelf: .recipes)
        case .group(let group): FoodFilter(group: group.id, client: client)
        case .archived: FoodFilter(client: client, shelf: .archived)
        case .hidden: FoodFilter(client: client, shelf: .hidden)
        }
    }
}
