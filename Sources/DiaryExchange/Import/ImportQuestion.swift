/// Something that the file does not say and the user has to answer.
public enum ImportQuestion: Hashable, Sendable {
    /// The unit of the weights, with a guess to prefill; nil when the weights fit both.
    case massUnit(guess: MassUnitGuess?)
}
