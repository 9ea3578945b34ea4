/// How texts are measured and spelt on paper: the terminal's own rules, which this library does not know.
public struct Spelling: Sendable {
    /// How many columns a text takes.
    public let width: @Sendable (String) -> Int
    /// The text as it is printed: no controls, and only ASCII where that is wanted.
    public let printed: @Sendable (String) -> String

    /// Takes the rules.
    public init(width: @escaping @Sendable (String) -> Int, printed: @escaping @Sendable (String) -> String) {
        self.width = width
        self.printed = printed
    }
}
