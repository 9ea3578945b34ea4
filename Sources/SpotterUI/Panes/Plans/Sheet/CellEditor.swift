import TerminalKit
import ViewKit

/// A cell that is being typed: what stood there, and what stands there now.
struct CellEditor: Sendable {
    let place: SheetCursor
    let original: String
    var line: LineEditor
    /// What a draft holds of it; nil while none does.
    var kept: String?

    /// Opens a cell with its text and the cursor behind it.
    init(_ place: SheetCursor, text: String) {
        self.place = place
        // Notes written in an editor or imported have several lines: they must survive an Enter.
        line = LineEditor(text, isMultiline: place.line == .notes || place.field.column != nil)
        original = line.text
    }

    /// Opens a text cell by typing: what is typed takes the place of what stood there.
    init(_ place: SheetCursor, replacing text: String, with typed: String) {
        self.place = place
        original = text
        line = LineEditor(typed)
    }

    /// Opens a load cell by typing: the new set stands behind those that are there.
    init(_ place: SheetCursor, appendingTo text: String, typed: String) {
        self.place = place
        original = text
        line = LineEditor(
            text.isEmpty || text.hasSuffix(" ") ? text + typed : text + " " + typed, isMultiline: true)
    }
}
