import DiaryStore
package import FitnessModel

/// What a list knows of its records besides those in view: their categories, its order, and which are marked.
package struct ListShelf<Item: Identifiable & Sendable, Filter: Hashable & Sendable>: Sendable {
    /// The categories into which its records are sorted, the gym's first.
    package var categories: [Category] = []
    /// The category that is shown; nil shows all records.
    package var category: Identifier<Category>?
    /// How many records the other filters let through in each category, and in all; read where they are drawn.
    var counts: [Identifier<Category>: Int] = [:]
    var total = 0
    /// What these were counted for; nil while they are not.
    var counted: ShelfReading<Filter>?
    /// The order that was chosen; nil for the usual one.
    var order: ListOrder?
    /// Under which name the order was read, and the categories with it; nil while they are not.
    var kept: ShelfReading<String>?
    /// What keys act on instead of the chosen record, in the order in which it was marked.
    package var marks: [Item] = []

    package init() {}

    /// The category that is shown, as it is called now.
    package var shown: Category? { categories.first { $0.id == category } }

    /// Marks a record, or takes its mark away.
    mutating func toggle(_ item: Item) {
        if let place = marks.firstIndex(where: { $0.id == item.id }) {
            marks.remove(at: place)
        } else {
            marks.append(item)
        }
    }

    /// Takes the marks of these records away: what was to be done with them is done.
    package mutating func unmark(_ ids: [Item.ID]) { marks.removeAll { ids.contains($0.id) } }

    /// Whether a record is marked.
    func isMarked(_ item: Item) -> Bool { marks.contains { $0.id == item.id } }
}

/// For what something was read, and after which change of the diary: it is true until either is another.
package struct ShelfReading<Purpose: Hashable & Sendable>: Hashable, Sendable {
    let purpose: Purpose
    let revision: Int
}

extension ListOrder {
    /// What the head of a list says of it; nothing of the order that is seen anyway.
    var caption: String {
        switch self {
        case .name: ""
        case .last: "last used first"
        case .newest: "newest first"
        }
    }

    /// The same as a sentence's end.
    var words: String { self == .name ? "by name" : caption }
}
