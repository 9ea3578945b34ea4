public import FitnessModel

/// The keys under which half typed words of a client's wellbeing are kept: they go with the consent, so they tell whose they are.
public enum WellbeingDraft {
    /// "wellbeing 123: check-in".
    public static func key(_ what: String, of client: Identifier<Client>) -> String { prefix(client) + what }

    static func isKey(_ text: String, of client: Identifier<Client>) -> Bool { text.hasPrefix(prefix(client)) }

    /// The client of a key; nil for the keys of anything else.
    static func client(of text: String) -> Identifier<Client>? {
        guard text.hasPrefix(start) else { return nil }
        return Int64(text.dropFirst(start.count).prefix { $0 != ":" }).map { Identifier(rawValue: $0) }
    }

    /// The client of a key as it stands in the file, where the key is one of these words.
    static func client(of text: String, what: String) -> Identifier<Client>? {
        guard let client = client(of: text) else { return nil }
        return text.dropFirst(prefix(client).count).prefix { $0 != "\t" } == what ? client : nil
    }

    private static let start = "wellbeing "
    private static func prefix(_ client: Identifier<Client>) -> String { "\(start)\(client.rawValue): " }
}
