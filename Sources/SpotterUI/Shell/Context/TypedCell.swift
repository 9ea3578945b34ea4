import TerminalKit
import ViewKit

/// A cell of a table that is being typed, as in a spreadsheet: what stands there is selected, and the first character that is
/// typed takes its place.
protocol TypedCell {
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
struct CellQuestion: Hashable, Sendable {
    /// The text of which it speaks.
    let text: String
    /// What is asked, in the line beside the cell.
    let words: String
    /// What the cell would say when it is put right.
    var instead: String?
    /// True where the text is no set and would stay as a note.
    var isNote = false
}

extension TypedCell {
    /// What is asked about the text as it stands now.
    var question: CellQuestion? { asked.flatMap { $0.text == line.text ? $0 : nil } }

    /// Whether something else stands there than before.
    var isChanged: Bool { line.text != original }

    /// Whether something is typed that no draft holds yet.
    var needsKeeping: Bool { line.text != kept ?? original }

    /// Takes a key into the text.
    mutating func take(_ key: Key) {
        if isSelected, case .char = key { line.clear() }
        isSelected = false
        _ = line.handle(key)
    }

    /// Takes pasted text.
    mutating func take(pasted text: String) {
        if isSelected { line.clear() }
        isSelected = false
        line.insert(text)
    }
}
