/// The size of a printed page, in characters.
public struct PaperPage: Hashable, Sendable {
    /// Characters per line.
    public let columns: Int
    /// Lines per page.
    public let lines: Int

    /// A4 or letter, upright.
    public static let portrait = PaperPage(columns: 80, lines: 60)
    /// A4 or letter, turned.
    public static let landscape = PaperPage(columns: 132, lines: 45)
}
