/// The order of a list.
public enum ListOrder: String, Hashable, Sendable, CaseIterable {
    /// From A to Z.
    case name
    /// The most recently trained or used first; never used ones last.
    case last
    /// The newest first.
    case newest
}
