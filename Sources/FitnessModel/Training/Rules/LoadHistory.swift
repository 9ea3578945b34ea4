/// What a newly typed set is held against: what the client did before, and what the row asks for.
public struct LoadHistory: Hashable, Sendable {
    /// The work sets of the last time.
    public var last: [PerformedSet]
    /// The best estimate of a one-repetition maximum, by `formula`.
    public var maximum: Mass?
    /// How shares of it are computed.
    public var formula: StrengthFormula
    /// What the row asks for in its column of repetitions, to the letter.
    public var asked: String

    /// Nothing known when nothing is given.
    public init(
        last: [PerformedSet] = [], maximum: Mass? = nil, formula: StrengthFormula = .epley, asked: String = ""
    ) {
        (self.last, self.maximum, self.formula, self.asked) = (last, maximum, formula, asked)
    }
}
