import TerminalKit

/// A cell that is being typed: what stood there, and what stands there now.
struct CellEditor: Sendable {
    let place: SheetCursor
    let original: String
    var line: LineEditor

    /// Opens a cell with its text and the cursor behind it.
    init(_ place: SheetCursor, text: String) {
        self.place = place
        original = text
        line = LineEditor(text)
    }

    /// Opens a text cell by typing: the typed character takes the place of what stood there.
    init(_ place: SheetCursor, replacing text: String, with typed: Character) {
        self.place = place
        original = text
        line = LineEditor(String(typed))
    }

    /// Opens a load cell by typing: the new set stands behind those that are there.
    init(_ place: SheetCursor, appendingTo text: String, typed: String) {
        self.place = place
        original = text
        line = LineEditor(text.isEmpty || text.hasSuffix(" ") ? text + typed : text + " " + typed)
    }
}
