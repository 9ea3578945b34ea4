// Whoever draws needs phrases: what is shown is one, or data.
@_exported public import Phrases

extension TextWidth {
    /// The columns of a phrase in the current language.
    public static func of(_ phrase: Phrase) -> Int { of(phrase.text) }
}
