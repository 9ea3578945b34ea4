import DiaryStore
package import FitnessModel
import Phrases

/// The state of a list besides the records in view: categories, order, marks.
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
    /// The setting from which the order was read, with the categories; nil until they are read.
    var loaded: ShelfReading<String>?
    /// The marked records, on which keys act in place of the selected one, in the order of marking.
    package var marks: [Item] = []

    package init() {}

    /// The category on screen.
    package var shown: Category? { categories.first { $0.id == category } }

    /// Marks a record, or removes its mark.
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

/// The purpose of a read and the revision of the diary: the result is valid until one of them changes.
package struct ShelfReading<Purpose: Hashable & Sendable>: Hashable, Sendable {
    let purpose: Purpose
    let revision: Int
}

extension ListOrder {
    /// The caption of the list; leaves out the default order.
    var caption: Phrase {
        switch self {
        case .name: ""
        case .last: "last used first"
        case .newest: "newest first"
        }
    }

    /// The message after choosing the order.
    var message: Phrase {
        switch self {
        case .name: "Sorted by name."
        case .last: "Sorted by last use."
        case .newest: "Sorted newest first."
        }
    }
}
