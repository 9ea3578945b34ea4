/// The meaning of a part of the screen. Themes give roles their looks by these names; drawing code never names a
/// colour.
public enum Role: String, CaseIterable, Sendable {
    /// Ordinary text.
    case text
    /// Text of lesser weight: labels, units, hints.
    case muted
    /// An accent without a meaning of good or bad.
    case accent
    /// The name of a screen or popup.
    case title
    /// The name of a group inside a screen.
    case heading
    /// The head of a table's columns.
    case header
    /// Lines and boxes.
    case border
    /// A tab that is not open.
    case tab
    /// The open tab.
    case tabActive = "tab.active"
    /// The chosen row of the focused list.
    case selection
    /// The chosen row of a list without focus.
    case selectionUnfocused = "selection.unfocused"
    /// Something went well.
    case success
    /// Something needs a look.
    case warning
    /// Something failed.
    case error
    /// Text that is offered, not yet there: last time's loads.
    case ghost
    /// A live session.
    case live
    /// Strokes in the colour of a live session, without a ground: the big digits of a clock, a line.
    case clock
    /// A past session.
    case handsFree = "hands-free"
    /// The name of a key in a hint.
    case key
    /// The letter that marks every other superset.
    case superset
    /// The reached part of a gauge.
    case gaugeFull = "gauge.full"
    /// The part of a gauge that is still to go.
    case gaugeEmpty = "gauge.empty"
    /// A gauge past its limit.
    case gaugeOver = "gauge.over"
    /// The text of a field that is being edited.
    case input
    /// The cell of a table where typing goes.
    case cursorCell = "cursor.cell"
    /// The inside of a popup.
    case popup
    /// An unsaved draft.
    case draft
    /// The found part of a search match.
    case match
}

extension Role {
    /// The names under which a theme may set this role, the most exact first: `gauge.full`, `gauge`.
    var fallbackNames: [String] {
        let parts = rawValue.split(separator: ".")
        return (1...parts.count).reversed().map { parts.prefix($0).joined(separator: ".") }
    }
}
