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

    /// Up and down keep the number of characters from the start of the line, as far as the other line reaches.
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
