public import FitnessModel

/// Something that the file does not say and the user has to answer.
public enum ImportQuestion: Hashable, Sendable {
    /// The unit of the weights, with a guess to prefill; nil when the weights fit both.
    case massUnit(guess: MassUnitGuess?)
}

/// What the user answered.
public struct ImportAnswers: Hashable, Sendable {
    /// The unit of weights whose unit the file does not state. Distances without a unit follow: km with kg, mi with lb.
    public var massUnit: MassUnit?

    /// Answers for a file; none are needed where no question was asked.
    public init(massUnit: MassUnit? = nil) {
        self.massUnit = massUnit
    }
}
