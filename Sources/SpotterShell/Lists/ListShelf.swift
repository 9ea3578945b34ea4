import DiaryStore
package import FitnessModel

/// What a list knows of its records besides those in view: categories, order, marks.
package struct ListShelf<Item: Identifiable & Sendable, Filter: Hashable & Sendable>: Sendable {
    /// The categories into which its records are sorted, the gym's first.
    package var categories: [Category] = []
    /// The category that is shown; nil shows all records.
    package var category: Identifier<Category>?
    /// How many records the other filters let through in each category, and in all; read where they are drawn.
    var counts: [Identifier<Category>: Int] = [:]
    var total = 0
    /// The reading that the counts are from; nil if there are none.
    var counted: ShelfReading<Filter>?
    /// The order that was chosen; nil for the usual one.
    var order: ListOrder?
    /// Under which name the order was read, and the categories with it; nil while they are not.
    var kept: ShelfReading<String>?
    /// The marked records, on which keys act in place of the selected one, in the order of marking.
    package var marks: [Item] = []

    package init() {}

    /// The category on screen.
    package var shown: Category? { categories.first { $0.id == category } }

    /// Marks a record, or takes its mark away.
    mutating func toggle(_ item: Item) {
        if let place = marks.firstIndex(where: { $0.id == item.id }) {
            marks.remove(at: place)
        } else {
            marks.append(item)
        }
    }

    /// Unmarks records after they have been acted on.
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
    /// The caption of the list; leaves out the default order.
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
