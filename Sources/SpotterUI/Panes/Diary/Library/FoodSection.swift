import DiaryStore
import FitnessModel

/// A line of the library's left side: some of the foods.
struct FoodSection: Identifiable, Sendable {
    /// As it is called on screen.
    let title: String
    /// Of which foods it consists, for all clients; it is known by them.
    let filter: FoodFilter

    var id: FoodFilter { filter }

    /// Foods in use of all groups, and those of the trainer's own.
    static let inUse = [
        FoodSection(title: "All foods", filter: FoodFilter()),
        FoodSection(title: "My own foods", filter: FoodFilter(kind: .own)),
        FoodSection(title: "Recipes", filter: FoodFilter(kind: .recipes)),
    ]
    /// Foods of the catalogue that the trainer does not want to see, and own ones that were put away.
    static let away = [
        FoodSection(title: "Hidden", filter: FoodFilter(kind: .hidden)),
        FoodSection(title: "Archived", filter: FoodFilter(kind: .archived)),
    ]
}
