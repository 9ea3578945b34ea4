/// Text in columns: broken into lines of a width, and filled with blanks to one.
struct PaperText {
    private let spelling: Spelling

    init(_ spelling: Spelling) { self.spelling = spelling }

    /// Columns of a text as it is printed.
    func width(_ text: String) -> Int { spelling.width(spelling.printed(text)) }

    /// The text with blanks behind it; a longer one stays as it is.
    func padded(_ text: String, to width: Int) -> String {
        let printed = spelling.printed(text)
        return printed + String(repeating: " ", count: max(width - spelling.width(printed), 0))
    }

    /// Words in lines of at most `width` columns; a longer word is cut. At least one line.
    func wrapped(_ text: String, to width: Int) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
            .flatMap { wrappedLine($0.split(whereSeparator: \.isWhitespace).map(String.init), to: width) }
    }

    /// A line for each word, as the paper has a line for each set; a longer word is cut. At least one line.
    func stacked(_ text: String, to width: Int) -> [String] {
        let words = text.split(whereSeparator: \.isWhitespace).flatMap { pieces(String($0), of: width) }
        return words.isEmpty ? [""] : words
    }

    private func wrappedLine(_ words: [String], to width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for piece in words.flatMap({ pieces($0, of: width) }) {
            if current.isEmpty {
                current = piece
            } else if spelling.width(current) + 1 + spelling.width(piece) <= width {
                current += " " + piece
            } else {
                lines.append(current)
                current = piece
            }
        }
        return lines + [current]
    }

    private func pieces(_ word: String, of width: Int) -> [String] {
        let word = spelling.printed(word)
        guard spelling.width(word) > width else { return [word] }
        var pieces: [String] = []
        var current = ""
        for character in word {
            if !current.isEmpty, spelling.width(current + String(character)) > width {
                pieces.append(current)
                current = ""
            }
            current.append(character)
        }
        return pieces + [current]
    }
}
