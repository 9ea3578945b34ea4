package import FitnessModel

/// A record that is sorted into categories, and whose list stands in an order.
package protocol SortedRecord: StoredRecord {
    /// Into which.
    static var categoryKind: Category.Kind { get }
    /// What says in SQL on which day it was trained or used last, of the table under its alias.
    static var lastUse: String { get }
}

extension Client: SortedRecord {
    package static let categoryKind = Category.Kind.client
    package static let lastUse = "(SELECT max(day) FROM session WHERE client = c.id)"
}

extension Exercise: SortedRecord {
    package static let categoryKind = Category.Kind.exercise
    /// Only what was logged counts; an index of its own has it.
    package static let lastUse = "(SELECT max(day) FROM session_row WHERE exercise = e.id AND text <> '')"
}

extension Machine: SortedRecord {
    package static let categoryKind = Category.Kind.machine
    package static let lastUse = "(SELECT max(\(Exercise.lastUse)) FROM exercise e WHERE e.machine = m.id)"
}

extension SortedRecord {
    /// The ORDER BY of a list of these records. Numbers are given in the order in which records are added, so that the newest
    /// are found from the end of the table.
    static func order(_ order: ListOrder) -> String {
        let alias = storage.alias
        let byName = "\(alias).name_key, \(alias).id"
        return switch order {
        case .name: byName
        case .last: "\(lastUse) DESC, \(byName)"
        case .newest: "\(alias).id DESC"
        }
    }
}
