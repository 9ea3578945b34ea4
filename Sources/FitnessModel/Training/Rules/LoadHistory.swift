/// What a newly typed set is held against: what the client did before, and what the row asks for.
public struct LoadHistory: Hashable, Sendable {
    /// The work sets of the last time.
    public var last: [PerformedSet]
    /// In how many sessions the exercise was done, as far as was read.
    public var sessions: Int
    /// The best estimate of a one-repetition maximum, by `formula`.
    public var maximum: Mass?
    /// How shares of it are computed.
    public var formula: StrengthFormula
    /// What the row asks for in its column of repetitions, to the letter.
    public var asked: String
    /// What it asks for in its column of sets, to the letter.
    public var askedSets: String

    /// Nothing known when nothing is given.
    public init(
        last: [PerformedSet] = [], sessions: Int = 0, maximum: Mass? = nil, formula: StrengthFormula = .epley,
        asked: String = "", askedSets: String = ""
    ) {
        (self.last, self.sessions, self.maximum, self.formula) = (last, sessions, maximum, formula)
        (self.asked, self.askedSets) = (asked, askedSets)
    }
}
