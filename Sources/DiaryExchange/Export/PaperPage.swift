/// The size of a printed page, in characters.
public struct PaperPage: Hashable, Sendable {
    /// Characters of a line.
    public let columns: Int
    /// Lines of a page.
    public let lines: Int

    /// Upright A4 or letter.
    public static let portrait = PaperPage(columns: 80, lines: 60)
    /// The same, turned.
    public static let landscape = PaperPage(columns: 132, lines: 45)
}
