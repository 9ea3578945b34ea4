import TerminalKit
import ViewKit

extension Screen {
    /// Draws the label of a line that is typed in, with a marker where it has the focus.
    ///
    /// - Returns: what the line has left for its text.
    mutating func fieldLabel(_ text: String, in row: Rect, width: Int, isFocused: Bool) -> Rect {
        if isFocused { put(glyphs.marker, at: row.origin, style: Style(.accent)) }
        put(text, at: row.origin.moved(columns: 2), style: isFocused ? Style(.accent, .bold) : .muted)
        return row.droppingLeft(2 + width)
    }

    /// Draws what is typed in a line: as it is being typed, as it stands, or what an empty one means.
    mutating func put(_ field: FormField, in room: Rect, isFocused: Bool, empty: String = "") {
        if isFocused {
            input(field.editor, in: room)
        } else if field.editor.text.isEmpty {
            put(empty, in: room, align: .leading, style: .muted)
        } else {
            put(field.editor.text, in: room, align: .leading)
        }
    }
}
