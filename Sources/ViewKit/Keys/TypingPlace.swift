package import TerminalKit

/// The place under the cursor, as far as it decides whether a key is text or a command.
package enum TypingPlace: Hashable, Sendable {
    /// A list, chart, month or page: 1 to 5 change the pane, 0 starts a count.
    case list
    /// A cell of a session being logged. If `takesBodyWeight`, `b` and `w` start a body-weight set.
    case logged(takesBodyWeight: Bool)
    /// A cell of a future session.
    case planned
    /// The name of an exercise or of the sheet.
    case name
    /// A prescription, or another value typed with words and digits.
    case prescription
    /// Notes: typed text is appended.
    case notes
    /// A cell of a grid of numbers.
    case number
    /// A line of a page that asks: keys are its answers, its commands and punctuation.
    case question(PageQuestion)
    /// A cell that takes no text now, and why.
    case refused(Phrase)

    /// Whether the cursor is in a grid, where no digit changes the pane.
    package var isGrid: Bool {
        switch self {
        case .list, .question: false
        default: true
        }
    }

    /// Whether keys are text here though commands have them elsewhere.
    package func takesAsText(_ keys: [Key]) -> Bool {
        guard let first = keys.first, keys.count <= 2 else { return false }
        if keys.count == 2 { return beginsSet(with: keys) }
        guard let digit = first.digit else {
            guard case .question(let question) = self, let letter = first.letter else { return false }
            return !question.commands.contains(letter)
        }
        switch self {
        case .list: return false
        case .question(let question): return question.answers.contains(digit)
        default: return true
        }
    }

    /// Whether keys start a set: `w4` a warm-up, `bw` a body-weight set.
    func beginsSet(with keys: [Key]) -> Bool {
        guard keys.count == 2 else { return false }
        switch self {
        case .logged(let takesBodyWeight):
            return keys[0] == .char("w") && keys[1].digit != nil
                || takesBodyWeight && keys == [.char("b"), .char("w")]
        case .planned: return keys[0] == .char("w") && keys[1].digit != nil
        default: return false
        }
    }
}

/// The question of a page on the line under the cursor.
package struct PageQuestion: Hashable, Sendable {
    /// Characters that start the answer.
    package let answers: String
    /// Letters that are commands beside it.
    package let commands: String
    /// The accepted answers, shown after any other key.
    package let hint: Phrase

    package init(answers: String, commands: String, hint: Phrase) {
        self.answers = answers
        self.commands = commands
        self.hint = hint
    }
}

extension Key {
    /// An ASCII digit without Ctrl or Alt.
    var digit: Character? {
        if case .char(let character) = self, character.isASCII, character.isNumber { character } else { nil }
    }

    /// A letter without Ctrl or Alt.
    var letter: Character? {
        if case .char(let character) = self, character.isLetter { character } else { nil }
    }

    /// The character that the key types; nil for a blank and for other keys.
    var sign: Character? {
        if case .char(let character) = self, !character.isWhitespace { character } else { nil }
    }
}

/// A view with cells in which typing starts without opening them first: sheets, grids of numbers, pages that ask.
package protocol TypingView<Context>: View {
    /// The place under the cursor.
    func typingPlace(_ context: Context) -> TypingPlace
    /// True while a question is open that only its answer keys close: they do not change the pane.
    var isQuestionOpen: Bool { get }
    /// Opens the cell under the cursor with the first characters, or shows why it cannot.
    mutating func begin(with text: String, context: inout Context)
    /// Accepts half-typed text like a click elsewhere; false if it stays open.
    mutating func acceptTyped(_ context: inout Context) -> Bool
    /// True while a text is typed that is not written yet.
    var isHalfTyped: Bool { get }
    /// True while something is half typed that no draft holds yet.
    var needsAutosave: Bool { get }
    /// Stores a draft, once a second while it is needed and before the program ends.
    mutating func autosave(_ context: inout Context)
}

extension TypingView {
    package var isQuestionOpen: Bool { false }
    package var isHalfTyped: Bool { false }
    package var needsAutosave: Bool { false }
    package mutating func autosave(_ context: inout Context) {}
}
