package import TerminalKit
import ViewKit

/// A cell of a table that is being typed, as in a spreadsheet: what stands there is selected, and the first character that is
/// typed takes its place.
package protocol TypedCell {
    /// What stood there.
    var original: String { get }
    /// What stands there now.
    var line: LineEditor { get set }
    /// What a draft holds of it; nil while none does.
    var kept: String? { get set }
    /// What stands there is selected: other keys than characters edit it.
    var isSelected: Bool { get set }
    /// What was asked about the text as it was then.
    var asked: CellQuestion? { get set }
}

/// A text that is hardly meant: the cell stays open for another look, and the second Enter keeps it.
package struct CellQuestion: Hashable, Sendable {
    /// The text of which it speaks.
    package let text: String
    /// What is asked, in the line beside the cell.
    package let words: String
    /// What the cell would say when it is put right.
    package var instead: String?
    /// True where the text is no set and would stay as a note.
    package var isNote = false

    package init(text: String, words: String, instead: String? = nil, isNote: Bool = false) {
        self.text = text
        self.words = words
        self.instead = instead
        self.isNote = isNote
    }
}

extension TypedCell {
    /// What is asked about the text as it stands now.
    package var question: CellQuestion? { asked.flatMap { $0.text == line.text ? $0 : nil } }

    /// Whether something else stands there than before.
    package var isChanged: Bool { line.text != original }

    /// Whether something is typed that no draft holds yet.
    package var needsKeeping: Bool { line.text != kept ?? original }

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
