package import FitnessModel

/// A record with categories, whose list has an order.
package protocol SortedRecord: StoredRecord {
    /// The kind of categories for these records.
    static var categoryKind: Category.Kind { get }
    /// The SQL expression for the last day of training or use, with the alias of the table.
    static var lastUse: String { get }
}

extension Client: SortedRecord {
    package static let categoryKind = Category.Kind.client
    package static let lastUse = TrainingDays.last
}

extension Exercise: SortedRecord {
    package static let categoryKind = Category.Kind.exercise
    /// Only logged sets count; they have an index of their own.
    package static let lastUse = "(SELECT max(day) FROM session_row WHERE exercise = e.id AND text <> '')"
}

extension Machine: SortedRecord {
    package static let categoryKind = Category.Kind.machine
    package static let lastUse = "(SELECT max(\(Exercise.lastUse)) FROM exercise e WHERE e.machine = m.id)"
}

extension SortedRecord {
    /// The ORDER BY of a list of these records. Numbers grow with time, so that the newest are at the end of the table.
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
