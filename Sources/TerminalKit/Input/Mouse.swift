/// What the mouse did, and where.
public struct Mouse: Hashable, Sendable {
    /// The kinds that are reported.
    public enum Kind: Hashable, Sendable {
        /// The main button went down.
        case press
        /// The main button went down twice within a moment.
        case doubleClick
        /// The wheel turned away from the hand.
        case wheelUp
        /// The wheel turned towards the hand.
        case wheelDown
    }

    /// What happened.
    public var kind: Kind
    /// The cell under the pointer.
    public var at: Point

    /// Makes a report.
    public init(kind: Kind, at point: Point) {
        self.kind = kind
        at = point
    }
}
