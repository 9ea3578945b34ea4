/// Where text stands in a field that is wider than it.
public enum Alignment: Sendable {
    /// At the left edge.
    case leading
    /// At the right edge, as numbers do.
    case trailing
}
