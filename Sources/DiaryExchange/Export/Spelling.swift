/// Measures and prints texts by the rules of the terminal, which this library does not know.
public struct Spelling: Sendable {
    /// The width of a text in columns.
    public let width: @Sendable (String) -> Int
    /// The text as printed: without control characters, and in ASCII if required.
    public let printed: @Sendable (String) -> String

    /// Creates a spelling with these rules.
    public init(width: @escaping @Sendable (String) -> Int, printed: @escaping @Sendable (String) -> String) {
        self.width = width
        self.printed = printed
    }
}

// Text in columns: wrapped and padded to a width.
extension Spelling {
    /// The width of a text as printed, in columns.
    func printedWidth(of text: String) -> Int { width(printed(text)) }

    /// The text padded with blanks; a longer text is unchanged.
    func padded(_ text: String, to width: Int) -> String {
        let printed = printed(text)
        return printed + String(repeating: " ", count: max(width - self.width(printed), 0))
    }

    /// Wraps words to lines of at most `width` columns and splits longer words. Returns at least one line.
    func wrapped(_ text: String, to width: Int) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
            .flatMap { wrappedLine($0.split(whereSeparator: \.isWhitespace).map(String.init), to: width) }
    }

    /// Starts a line for each text, as on paper for each set, and wraps longer texts. Returns at least one line.
    func stacked(_ texts: [String], to width: Int) -> [String] {
        texts.isEmpty ? [""] : texts.flatMap { wrapped($0, to: width) }
    }

    private func wrappedLine(_ words: [String], to width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for piece in words.flatMap({ pieces($0, of: width) }) {
            if current.isEmpty {
                current = piece
            } else if self.width(current) + 1 + self.width(piece) <= width {
                current += " " + piece
            } else {
                lines.append(current)
                current = piece
            }
        }
        return lines + [current]
    }

    private func pieces(_ word: String, of width: Int) -> [String] {
        let word = printed(word)
        guard self.width(word) > width else { return [word] }
        var pieces: [String] = []
        var current = ""
        for character in word {
            if !current.isEmpty, self.width(current + String(character)) > width {
                pieces.append(current)
                current = ""
            }
            current.append(character)
        }
        return pieces + [current]
    }
}
