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

    /// The text cut to at most so many columns, ending with the ellipsis when something is missing. A number is never cut: a
    /// part of it would be another one, so it is left out whole.
    public static func truncate(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
        guard columns > 0 else { return "" }
        if text.utf8.count <= columns || of(text) <= columns { return text }
        let end = of(ellipsis) <= columns ? ellipsis : ""
        let place = cut(text, at: columns - of(end))
        return String(text[..<wholeNumbers(text, before: place)]) + end
    }

    /// The nearest place before this one where no number is cut: of "80x3 102.5x3" neither "80x3 1" nor "80x3 102" is left, of
    /// "12 400 kcal" not "12". A word that only holds a number, such as "P6-autumn", is cut once letters follow.
    private static func wholeNumbers(_ text: String, before place: String.Index) -> String.Index {
        let isBlank = { (sign: Character) in sign == " " || sign == "\u{A0}" }
        func wordStart(_ end: String.Index) -> String.Index {
            text[..<end].lastIndex(where: isBlank).map { text.index(after: $0) } ?? text.startIndex
        }
        var start = wordStart(place)
        let part = text[start..<place]
        let isWhole = part.last?.isNumber == false && (place == text.endIndex || isBlank(text[place]))
        let isWord = part.count >= 3 && part.suffix(3).allSatisfy(\.isLetter)
        if !part.isEmpty, isWhole || isWord || !part.contains(where: \.isNumber) { return place }
        if start == text.startIndex, part.first?.isLetter == true { return part.firstIndex(where: \.isNumber) ?? place }
        // What stands before three digits may be the thousands of the same number.
        while start > text.startIndex, text[start...].prefix(3).count(where: \.isNumber) == 3 {
            let end = text.index(before: start)
            let thousands = wordStart(end)
            guard thousands < end, text[thousands..<end].allSatisfy({ $0.isNumber || $0 == "-" }) else { break }
            start = thousands
        }
        return start
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
