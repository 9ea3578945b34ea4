/// Whether a next load is suggested, and how soon more weight.
public struct SuggestionRules: Hashable, Sendable {
    /// Whether any load is suggested from what was done.
    public var isOn = true
    /// How many sessions in a row with all repetitions at the same load it takes before more is suggested, 1 or 2. Two
    /// sessions are what the "2-for-2 rule" asks for (Baechle & Earle, Essentials of Strength Training and Conditioning).
    public var raiseAfter = 1

    /// What holds where the settings say nothing.
    public init() {}
}
