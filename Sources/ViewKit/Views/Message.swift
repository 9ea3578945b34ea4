/// The line above the footer: what just happened, or what went wrong and how to fix it.
public struct Message: Hashable, Sendable {
    /// What kind of news it is; shown by a word or a sign beside the colour.
    public enum Tone: Hashable, Sendable { case plain, success, warning, failure }

    /// The sentence.
    public let text: String
    /// Its kind.
    public let tone: Tone

    package static func plain(_ text: String) -> Message { Message(text: text, tone: .plain) }
    package static func success(_ text: String) -> Message { Message(text: text, tone: .success) }
    package static func warning(_ text: String) -> Message { Message(text: text, tone: .warning) }
    package static func failure(_ text: String) -> Message { Message(text: text, tone: .failure) }
}
