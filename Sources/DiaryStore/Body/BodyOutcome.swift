public import FitnessModel

/// What an import of weights and measurements added, or would add.
public struct BodyOutcome: Hashable, Sendable {
    /// New rows of the sheets.
    public var measurements = 0
    /// New weights that belong to no row.
    public var weights = 0
    /// Lines whose values were there before.
    public var alreadyThere = 0
    /// Lines that no diary takes, by their place in the list.
    public var refused: [Int: Refusal] = [:]
    /// The days on which something was added.
    public var days: Set<Day> = []
    /// Measures of the trainer's own that came with them.
    public var own: Set<OwnMeasure> = []

    /// Nothing.
    public init() {}

    /// New rows and new weights.
    public var added: Int { measurements + weights }

    /// Why a line is left out.
    public enum Refusal: Hashable, Sendable {
        /// Its day is to come.
        case future
        /// The client was not born.
        case beforeBirth
    }
}
