/// Which records a list shows.
public enum ArchiveFilter: Hashable, Sendable {
    /// Those in use.
    case active
    /// Archived records.
    case archived
    /// Both.
    case all

    /// The condition on a table's `archived_at`.
    func condition(on table: String) -> String {
        switch self {
        case .active: "\(table).archived_at IS NULL"
        case .archived: "\(table).archived_at IS NOT NULL"
        case .all: "TRUE"
        }
    }
}
