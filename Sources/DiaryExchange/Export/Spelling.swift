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

// Text in columns: broken into lines of a width, and filled with blanks to one.
extension Spelling {
    /// Columns of a text as it is printed.
    func printedWidth(of text: String) -> Int { width(printed(text)) }

    /// The text with blanks behind it; a longer one stays as it is.
    func padded(_ text: String, to width: Int) -> String {
        let printed = printed(text)
        return printed + String(repeating: " ", count: max(width - self.width(printed), 0))
    }

    /// Words in lines of at most `width` columns; a longer word is cut. At least one line.
    func wrapped(_ text: String, to width: Int) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
            .flatMap { wrappedLine($0.split(whereSeparator: \.isWhitespace).map(String.init), to: width) }
    }

    /// A line for each text, as the paper has a line for each set; a longer one goes on in the next. At least one line.
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
