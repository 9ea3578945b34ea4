extension TextWidth {
    /// The text broken into lines of at most `width` columns, at blanks where there are any, and at line ends.
    public static func wrap(_ text: String, width: Int) -> [String] {
        let width = max(1, width)
        // Without a pattern: it would be parsed at each call.
        guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return wrapLine(text, width: width) }
        return text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
            .flatMap { wrapLine(String($0), width: width) }
    }

    /// The same in at most so many lines; the last one ends with the ellipsis when something is missing.
    public static func wrap(_ text: String, width: Int, rows: Int, ellipsis: String) -> [String] {
        let lines = wrap(text, width: width)
        guard lines.count > rows, rows > 0 else { return Array(lines.prefix(max(rows, 0))) }
        let last = wrap(lines[rows - 1], width: width - of(ellipsis) - 1)[0]
        return lines.prefix(rows - 1) + ["\(last) \(ellipsis)"]
    }

    private static func wrapLine(_ line: String, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        var used = 0
        for word in line.split(separator: " ") {
            let columns = of(String(word))
            if !current.isEmpty, used + 1 + columns <= width {
                current += " " + word
                used += 1 + columns
                continue
            }
            if !current.isEmpty { lines.append(current) }
            let pieces = chop(String(word), width: width)
            lines.append(contentsOf: pieces.dropLast())
            current = pieces.last ?? ""
            used = of(current)
        }
        lines.append(current)
        return lines
    }

    /// A word in pieces that fit; a single character wider than the line stays whole.
    private static func chop(_ word: String, width: Int) -> [String] {
        var pieces: [String] = []
        var rest = word
        while of(rest) > width {
            var end = cut(rest, at: width)
            if end == rest.startIndex { end = rest.index(after: end) }
            pieces.append(String(rest[..<end]))
            rest = String(rest[end...])
        }
        return rest.isEmpty && !pieces.isEmpty ? pieces : pieces + [rest]
    }
}
