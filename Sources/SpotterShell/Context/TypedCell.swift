package import TerminalKit
package import ViewKit

/// A table cell being typed, as in a spreadsheet: its text is selected, and the first typed character replaces it.
package protocol TypedCell {
    /// The text before typing.
    var original: String { get }
    /// The text now.
    var line: LineEditor { get set }
    /// The text that the draft holds; nil if there is no draft.
    var draftText: String? { get set }
    /// Whether the whole text is selected; keys other than characters edit it.
    var isSelected: Bool { get set }
    /// The confirmation asked for a text, which may have changed since.
    var pendingQuestion: CellQuestion? { get set }
}

/// An unlikely text: the cell stays open for another look, and a second Enter keeps it.
package struct CellQuestion: Hashable, Sendable {
    /// The text in question.
    package let text: String
    /// The question beside the cell.
    package let wording: Phrase
    /// The suggested correction.
    package var instead: String?
    /// True if the text is not a set and would be stored as a note.
    package var isNote = false

    package init(text: String, wording: Phrase, instead: String? = nil, isNote: Bool = false) {
        self.text = text
        self.wording = wording
        self.instead = instead
        self.isNote = isNote
    }
}

extension TypedCell {
    /// The message after a draft was restored; `before` is the text that the cell had when it was typed.
    package func restoredMessage(before: String?) -> Message {
        guard let before, before != original else {
            return .success("Restored what you were typing. Enter accepts it, Esc discards it.")
        }
        return .warning(
            original.isEmpty
                ? "Restored what you were typing, but the cell was emptied. Enter fills it, Esc leaves it empty."
                : "Restored what you were typing, but the cell now has \(original). Enter replaces that, Esc keeps it.")
    }

    /// The message for a draft whose cell was deleted.
    package static func lostMessage(_ text: String) -> Message {
        .warning("This cell no longer exists. You had typed: \(text)")
    }

    /// The confirmation asked for the current text.
    package var question: CellQuestion? { pendingQuestion.flatMap { $0.text == line.text ? $0 : nil } }

    /// Whether the text differs from the original.
    package var isChanged: Bool { line.text != original }

    /// Whether something is typed that no draft holds yet.
    package var needsKeeping: Bool { line.text != draftText ?? original }

    /// Takes a key into the text.
    package mutating func take(_ key: Key) {
        if isSelected, case .char = key { line.clear() }
        isSelected = false
        _ = line.handle(key)
    }

    /// Takes pasted text.
    package mutating func take(pasted text: String) {
        if isSelected { line.clear() }
        isSelected = false
        line.insert(text)
    }
}
