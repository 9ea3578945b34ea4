/// A line, or a note of several lines, that is being typed. Positions count characters as people see them.
public struct LineEditor: Hashable, Sendable {
    /// The typed text.
    public private(set) var text: String
    /// The number of characters before the cursor.
    public private(set) var cursor: Int
    /// True when Enter makes a new line and pasted line ends stay.
    public let isMultiline: Bool
    /// The text killed last, for Ctrl-Y.
    var killed = ""

    /// Starts with a text and the cursor after it.
    public init(_ text: String = "", isMultiline: Bool = false) {
        self.text = ""
        self.isMultiline = isMultiline
        cursor = 0
        insert(text)
    }

    /// Typed text before the cursor; line ends become blanks unless the editor has several lines.
    ///
    /// A text that is as long as any note may be takes no more: each key would go through all of it again.
    public mutating func insert(_ typed: String) {
        guard text.utf8.count < (isMultiline ? 100_000 : 10_000) else { return }
        let before = prefix + (isMultiline ? typed.replacing("\r\n", with: "\n") : Self.singleLine(typed))
        let after = suffix
        text = before + after
        cursor = min(before.count, text.count)
    }

    /// Replaces the text and moves the cursor to its end.
    public mutating func replace(with text: String) {
        self.text = ""
        cursor = 0
        insert(text)
    }

    /// Empties the line.
    public mutating func clear() {
        replace(with: "")
    }

    /// Puts the cursor before the character of that number, or at the nearer end.
    public mutating func move(to position: Int) {
        cursor = min(max(0, position), text.count)
    }

    /// The text before the cursor.
    public var prefix: String { String(text.prefix(cursor)) }

    /// The text after the cursor.
    public var suffix: String { String(text.dropFirst(cursor)) }

    /// Removes characters by their numbers; the cursor goes where they were.
    mutating func remove(_ range: Range<Int>) {
        let before = String(text.prefix(range.lowerBound))
        text = before + String(text.dropFirst(range.upperBound))
        cursor = min(before.count, text.count)
    }

    private static func singleLine(_ text: String) -> String {
        text.contains { $0.isNewline } ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }
}

extension LineEditor {
    /// The editor with a star for each character.
    public var masked: LineEditor {
        var stars = LineEditor(String(repeating: "*", count: text.count))
        stars.move(to: cursor)
        return stars
    }

    /// The part of a single line that fits, and the column of the cursor in it.
    ///
    /// The view moves by half its width, so that the text stays still while the cursor moves inside.
    public func visible(width: Int) -> (text: String, cursorColumn: Int) {
        guard width > 0 else { return ("", 0) }
        let cursorColumn = TextWidth.of(prefix)
        guard cursorColumn >= width else { return (TextWidth.prefix(text, columns: width), cursorColumn) }
        let step = max(1, width / 2)
        let start = (cursorColumn - width + step) / step * step
        let end = TextWidth.cut(text, at: start)
        let gap = start - TextWidth.of(String(text[..<end]))
        if gap == 0 {
            return (TextWidth.prefix(String(text[end...]), columns: width), cursorColumn - start)
        }
        let rest = String(text[end...].dropFirst())
        return (" " + TextWidth.prefix(rest, columns: width - 1), cursorColumn - start)
    }
}

extension LineEditor {
    /// The text broken into rows of at most `width` columns, at blanks if there are any, with every character; and the
    /// position of the cursor.
    public func rows(width: Int) -> (rows: [String], cursor: Point) {
        let (width, characters) = (max(1, width), Array(text))
        var rows: [Range<Int>] = []
        var (start, used) = (0, 0)
        var blank: Int?
        for (index, character) in characters.enumerated() {
            if character.isNewline {
                rows.append(start..<index + 1)
                (start, used, blank) = (index + 1, 0, nil)
                continue
            }
            let columns = TextWidth.of(String(character))
            // A blank at the end of a row takes no room: the next word starts the next row.
            if used + columns > width, character != " ", index > start {
                let end = blank.map { $0 + 1 } ?? index
                rows.append(start..<end)
                used = characters[end..<index].reduce(0) { $0 + TextWidth.of(String($1)) }
                (start, blank) = (end, nil)
            }
            if character == " " { blank = index }
            used += columns
        }
        rows.append(start..<characters.count)
        let row = rows.lastIndex { $0.lowerBound <= cursor } ?? 0
        let before = characters[rows[row].lowerBound..<max(rows[row].lowerBound, min(cursor, characters.count))]
        let column = before.reduce(0) { $0 + TextWidth.of(String($1)) }
        return (rows.map { String(characters[$0].filter { !$0.isNewline }) }, Point(min(column, width - 1), row))
    }
}

extension Screen {
    /// Draws a text of several rows that is being typed, scrolled so that the cursor shows, and puts the terminal's
    /// cursor there.
    public mutating func textBox(_ editor: LineEditor, in area: Rect, style: Style = .input) {
        guard !area.isEmpty else { return }
        fill(area, style: style)
        let (rows, place) = editor.rows(width: area.width)
        let top = max(0, place.row - area.height + 1)
        for (line, text) in rows.dropFirst(top).prefix(area.height).enumerated() {
            put(verbatim: text, at: area.origin.moved(rows: line), style: style, clip: area)
        }
        let shown = area.origin.moved(columns: place.column, rows: place.row - top)
        cursor = bounds.contains(shown) ? shown : nil
    }
}

extension LineEditor {
    /// Applies a key as readline does; false when the key means nothing here and belongs to the form around.
    ///
    /// Ctrl-A goes to the start and Ctrl-X is not taken: fields that step numbers look at these two before.
    @discardableResult
    public mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .char(let character): insert(String(character))
        case .enter where isMultiline: insert("\n")
        case .left, .ctrl("b"): move(to: cursor - 1)
        case .right, .ctrl("f"): move(to: cursor + 1)
        case .home, .ctrl("a"): move(to: lineStart)
        case .end, .ctrl("e"): move(to: lineEnd)
        case .up where isMultiline: moveLine(by: -1)
        case .down where isMultiline: moveLine(by: 1)
        case .alt("b"): move(to: start(ofWord: isWordPart))
        case .alt("f"): move(to: wordEnd)
        case .backspace, .ctrl("h"): remove(max(0, cursor - 1)..<cursor)
        case .delete, .ctrl("d"): remove(cursor..<min(cursor + 1, text.count))
        case .ctrl("u"): kill(lineStart..<cursor)
        case .ctrl("k"): kill(cursor..<lineEnd)
        case .ctrl("w"): kill(start { !$0.isWhitespace }..<cursor)
        case .alt("d"): kill(cursor..<wordEnd)
        case .ctrl("y"): insert(killed)
        default: return false
        }
        return true
    }

    private mutating func kill(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        killed = String(Array(text)[range])
        remove(range)
    }

    private var lineStart: Int {
        Array(text).prefix(cursor).lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
    }

    private var lineEnd: Int {
        let characters = Array(text)
        return characters[cursor...].firstIndex { $0.isNewline } ?? characters.count
    }

    /// Moves up or down at the same number of characters from the start of the line, if the other line is long enough.
    private mutating func moveLine(by step: Int) {
        let offset = cursor - lineStart
        if step < 0 {
            guard lineStart > 0 else { return move(to: 0) }
            move(to: lineStart - 1)
        } else {
            guard lineEnd < text.count else { return move(to: text.count) }
            move(to: lineEnd + 1)
        }
        move(to: min(lineStart + offset, lineEnd))
    }

    private func start(ofWord isInside: (Character) -> Bool) -> Int {
        let characters = Array(text)
        var position = cursor
        while position > 0, !isInside(characters[position - 1]) { position -= 1 }
        while position > 0, isInside(characters[position - 1]) { position -= 1 }
        return position
    }

    private var wordEnd: Int {
        let characters = Array(text)
        var position = cursor
        while position < characters.count, !isWordPart(characters[position]) { position += 1 }
        while position < characters.count, isWordPart(characters[position]) { position += 1 }
        return position
    }

    private func isWordPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }
}
