/// What a piece of the screen means. Themes give roles their looks; drawing code never names a colour.
public enum Role: UInt8, CaseIterable, Sendable {
    /// Ordinary text.
    case text
    /// Text of lesser weight: labels, units, hints.
    case muted
    /// What draws the eye without meaning good or bad.
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
    case tabActive
    /// The chosen row of the focused list.
    case selection
    /// The chosen row of a list without focus.
    case selectionUnfocused
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
    /// A session written down afterwards.
    case handsFree
    /// The name of a key in a hint.
    case key
    /// The letter that marks every other superset.
    case superset
    /// The reached part of a gauge.
    case gaugeFull
    /// The part of a gauge that is still to go.
    case gaugeEmpty
    /// A gauge whose limit is passed.
    case gaugeOver
    /// The text of a field that is being edited.
    case input
    /// The cell of a table where typing goes.
    case cursorCell
    /// The inside of a popup.
    case popup
    /// Something begun and not yet saved.
    case draft
    /// The found part of a search match.
    case match
}
