package import ViewKit

/// The words for the records of a list in titles and messages.
package struct Noun: Sendable {
    /// For one of them: "client".
    package let one: Phrase
    /// For several: "clients".
    package let many: Phrase
    /// With a number: "1 client", "3 clients".
    package let counted: @Sendable (Int) -> Phrase

    /// Gives the words.
    package init(_ one: Phrase, many: Phrase, counted: @escaping @Sendable (Int) -> Phrase) {
        (self.one, self.many, self.counted) = (one, many, counted)
    }
}
