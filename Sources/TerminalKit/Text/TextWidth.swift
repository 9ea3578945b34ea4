/// The one measure of text for the whole program, in terminal columns.
public enum TextWidth {
    /// Columns of a text; controls count 1, as they are drawn by a picture.
    public static func of(_ text: String) -> Int {
        if let count = asciiColumns(text) { return count }
        var sum = 0
        for cluster in ClusterSequence(text) {
            sum += cluster.width
        }
        return sum
    }

    /// The text cut to at most so many columns, ending with the ellipsis when something is missing.
    public static func truncate(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
        guard columns > 0 else { return "" }
        if text.utf8.count <= columns || of(text) <= columns { return text }
        let end = of(ellipsis) <= columns ? ellipsis : ""
        return String(text[..<cut(text, at: columns - of(end))]) + end
    }

    /// The text cut to at most so many columns, without a sign of what is missing.
    public static func prefix(_ text: String, columns: Int) -> String {
        if text.utf8.count <= columns { return text }
        return String(text[..<cut(text, at: max(0, columns))])
    }

    /// The text filled with blanks to exactly so many columns, truncated when it is longer.
    public static func padded(
        _ text: String, to columns: Int, align: Alignment = .leading, ellipsis: String = "…"
    ) -> String {
        let shown = truncate(text, to: columns, ellipsis: ellipsis)
        let blanks = String(repeating: " ", count: max(0, columns - of(shown)))
        return align == .leading ? shown + blanks : blanks + shown
    }

    /// Where to cut so that what stands before takes at most `columns`.
    static func cut(_ text: String, at columns: Int) -> String.Index {
        var clusters = ClusterSequence(text)
        var used = 0
        var end = clusters.index
        while let cluster = clusters.next(), used + cluster.width <= columns {
            used += cluster.width
            end = clusters.index
        }
        return end
    }

    /// The number of bytes when all are ASCII, nil else. CR LF is one character, so a CR takes the long way.
    private static func asciiColumns(_ text: String) -> Int? {
        text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? text.utf8.count : nil
    }
}
