import TestSupport
import Testing

@testable import TerminalKit

@Suite("Line editor")
struct LineEditorTests {
    private func typed(_ keys: String, into text: String = "", at cursor: Int? = nil) -> LineEditor {
        var editor = LineEditor(text)
        if let cursor { editor.move(to: cursor) }
        for key in keys.split(separator: " ").compactMap({ Key(name: String($0)) }) {
            editor.handle(key)
        }
        return editor
    }

    @Test(
        "Keys work as in readline",
        arguments: [
            ("a b c", "", "abc", 3), ("C-a x", "abc", "xabc", 1), ("C-a C-e x", "abc", "abcx", 4),
            ("C-u", "one two", "", 0), ("C-w", "one two", "one ", 4), ("C-w C-w", "one two ", "", 0),
            ("A-b x", "one two", "one xtwo", 5), ("C-a A-f x", "one two", "onex two", 4), ("C-a C-k", "one", "", 0),
            ("C-w C-a C-y", "one two", "twoone ", 3), ("C-a A-d", "one two", " two", 0),
            ("Left Left Delete", "abc", "ac", 1),
            ("Backspace", "", "", 0), ("Delete", "abc", "abc", 3), ("Home Left x", "abc", "xabc", 1),
            ("C-b C-d", "abc", "ab", 2), ("A-b", "one-two", "one-two", 4), ("C-w", "one-two", "", 0),
        ])
    func keys(keys: String, text: String, result: String, cursor: Int) {
        let editor = typed(keys, into: text)
        #expect(editor.text == result)
        #expect(editor.cursor == cursor)
    }

    @Test("A line of maximum length accepts no more and keeps its text")
    func longest() {
        var editor = LineEditor(String(repeating: "ž", count: 6_000))
        editor.handle(.char("x"))
        #expect(editor.text.count == 6_000)
        editor.handle(.backspace)
        #expect(editor.text.count == 5_999)
        var line = LineEditor()
        for _ in 0..<10_050 { line.insert("x") }
        #expect(line.text.count == 10_000)
    }

    @Test(
        "Keys of the form are left to it",
        arguments: [
            Key.enter, .tab, .backTab, .escape, .up, .down, .ctrl("x"), .ctrl("r"), .f(5), .alt("x"), .pageUp,
        ])
    func notTaken(key: Key) {
        var editor = LineEditor("abc")
        let before = editor
        let isTaken = editor.handle(key)
        #expect(!isTaken)
        #expect(editor == before)
    }

    @Test("The cursor counts characters as people see them")
    func graphemes() {
        let editor = typed("Backspace", into: "a👨‍👩‍👧e\u{301}")
        #expect(editor.text == "a👨‍👩‍👧" && editor.cursor == 2)
        var accent = LineEditor("e")
        accent.insert("\u{301}")
        #expect(accent.cursor == 1)
        accent.handle(.backspace)
        #expect(accent.text.isEmpty)
    }

    @Test("Pasted line ends become blanks in a line and remain in a note")
    func paste() {
        var line = LineEditor("a")
        line.insert("1\r\n2\n3")
        #expect(line.text == "a1 2 3" && line.cursor == 6)
        var note = LineEditor("a", isMultiline: true)
        note.insert("1\r\n2\n3")
        #expect(note.text == "a1\n2\n3" && note.cursor == 6)
    }

    @Test("In a note Enter starts a line, and Up and Down keep the column")
    func lines() {
        var note = LineEditor("abcdef\nx\nghijkl", isMultiline: true)
        note.handle(.up)
        #expect(note.cursor == 8)
        note.handle(.home)
        #expect(note.cursor == 7)
        note.handle(.enter)
        #expect(note.text == "abcdef\n\nx\nghijkl")
        note.handle(.down)
        #expect(note.cursor == 10)
        note.move(to: 4)
        note.handle(.up)
        #expect(note.cursor == 0)
        note.move(to: 2)
        note.handle(.ctrl("k"))
        #expect(note.text == "ab\n\nx\nghijkl")
    }

    @Test("The cursor is always visible, on a character boundary")
    func view() {
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<Rounds.of(2000) {
            var editor = LineEditor(RandomText.make(using: &generator, upTo: 30))
            editor.move(to: Int.random(in: 0...30, using: &generator))
            let width = Int.random(in: 1...12, using: &generator)
            let view = editor.visible(width: width)
            #expect((0..<width).contains(view.cursorColumn))
            #expect(TextWidth.of(view.text) <= width, "\(editor.text.debugDescription) \(editor.cursor) in \(width)")
        }
        #expect(LineEditor("abc").visible(width: 0) == ("", 0))
    }

    @Test("Editing matches a list of characters")
    func model() {
        var generator = SeededGenerator(seed: 9)
        let letters: [Character] = ["a", "b", " ", "é", "日", "👨‍👩‍👧", "-", "7"]
        for _ in 0..<Rounds.of(200) {
            var editor = LineEditor()
            var model = EditorModel()
            for _ in 0..<60 {
                let key =
                    Bool.random(using: &generator)
                    ? Key.char(letters.randomElement(using: &generator) ?? "a")
                    : EditorModel.keys.randomElement(using: &generator) ?? .left
                editor.handle(key)
                model.handle(key)
                #expect(editor.text == String(model.before + model.after), "after \(key.name)")
                #expect(editor.cursor == model.before.count, "after \(key.name)")
            }
        }
    }
}

/// A minimal reference editor: the characters before and after the cursor.
private struct EditorModel {
    var before: [Character] = []
    var after: [Character] = []

    static let keys: [Key] = [
        .left, .right, .home, .end, .backspace, .delete, .ctrl("a"), .ctrl("e"), .ctrl("u"), .ctrl("k"), .ctrl("w"),
        .alt("b"), .alt("f"),
    ]

    mutating func handle(_ key: Key) {
        switch key {
        case .char(let character): before.append(character)
        case .left: back()
        case .right: forward()
        case .home, .ctrl("a"): (before, after) = ([], before + after)
        case .end, .ctrl("e"): (before, after) = (before + after, [])
        case .backspace: _ = before.popLast()
        case .delete: after = Array(after.dropFirst())
        case .ctrl("u"): before = []
        case .ctrl("k"): after = []
        case .ctrl("w"):
            while before.last == " " { before.removeLast() }
            while !before.isEmpty, before.last != " " { before.removeLast() }
        case .alt("b"):
            while let last = before.last, !(last.isLetter || last.isNumber) { back() }
            while let last = before.last, last.isLetter || last.isNumber { back() }
        case .alt("f"):
            while let first = after.first, !(first.isLetter || first.isNumber) { forward() }
            while let first = after.first, first.isLetter || first.isNumber { forward() }
        default: break
        }
    }

    private mutating func back() {
        if let last = before.popLast() { after.insert(last, at: 0) }
    }

    private mutating func forward() {
        if !after.isEmpty { before.append(after.removeFirst()) }
    }
}
