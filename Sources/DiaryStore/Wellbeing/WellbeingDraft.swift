public import FitnessModel

/// The keys under which half typed words of a client's wellbeing are kept: they go with the consent, so they tell whose they are.
public enum WellbeingDraft {
    /// "wellbeing 123: check-in".
    public static func key(_ what: String, of client: Identifier<Client>) -> String { prefix(client) + what }

    static func isKey(_ text: String, of client: Identifier<Client>) -> Bool { text.hasPrefix(prefix(client)) }

    private static func prefix(_ client: Identifier<Client>) -> String { "wellbeing \(client.rawValue): " }
}
