/// In which order a list stands.
public enum ListOrder: String, Hashable, Sendable, CaseIterable {
    /// From A to Z.
    case name
    /// What was trained or used last comes first; what never was comes last.
    case last
    /// What was added last comes first.
    case newest
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
