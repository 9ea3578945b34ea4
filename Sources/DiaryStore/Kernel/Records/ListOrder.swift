/// In which order a list stands.
public enum ListOrder: String, Hashable, Sendable, CaseIterable {
    /// From A to Z.
    case name
    /// What was trained or used last comes first; what never was comes last.
    case last
    /// What was added last comes first.
    case newest
}
