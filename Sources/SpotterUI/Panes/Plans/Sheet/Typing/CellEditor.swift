import TerminalKit
import ViewKit

/// A cell that is being typed: what stood there, and what stands there now.
struct CellEditor: TypedCell, Sendable {
    let place: SheetCursor
    let original: String
    /// The sheet as it was when the cell was opened: what is typed takes the place of what stood there then, whatever
    /// another window writes meanwhile.
    let seen: SheetContent
    var line: LineEditor
    /// What a draft holds of it; nil while none does.
    var kept: String?
    /// What stands there is selected, as in a spreadsheet: the first character that is typed replaces it, other keys
    /// edit it.
    var isSelected = false
    /// What was asked about the text as it was then.
    var asked: CellQuestion?
    /// The exercises that may be meant, where a name is typed.
    var names: NameSuggestions?

    /// Opens a cell with its text, or another one, and the cursor behind it.
    init(_ place: SheetCursor, on sheet: SheetContent, text: String? = nil) {
        self.place = place
        seen = sheet
        let text = text ?? sheet.text(at: place)
        // Notes written in an editor or imported have several lines: they must survive an Enter.
        line = LineEditor(text, isMultiline: place.line == .notes || place.field.column != nil)
        original = line.text
    }

    /// Takes a key into the text.
    mutating func type(_ key: Key) {
        take(key)
        names?.search(line.text)
    }

    /// Takes pasted text.
    mutating func paste(_ text: String) {
        take(pasted: text)
        names?.search(line.text)
    }

    /// Puts what is typed behind what stands there: the next set, or a note, stands apart from it.
    mutating func append(_ typed: String) {
        let text = line.text
        line.replace(with: text.isEmpty || text.hasSuffix(" ") ? text + typed : "\(text) \(typed)")
    }
}
