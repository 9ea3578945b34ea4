extension Style {
    /// Ordinary text.
    public static let text = Style(.text)
    /// Text of lesser weight: labels, units, hints.
    public static let muted = Style(.muted)
    /// What draws the eye without meaning good or bad.
    public static let accent = Style(.accent)
    /// The name of a screen or popup.
    public static let title = Style(.title)
    /// The name of a group inside a screen.
    public static let heading = Style(.heading)
    /// The head of a table's columns.
    public static let header = Style(.header)
    /// Lines and boxes.
    public static let border = Style(.border)
    /// A tab that is not open.
    public static let tab = Style(.tab)
    /// The open tab.
    public static let tabActive = Style(.tabActive)
    /// The chosen row of the focused list.
    public static let selection = Style(.selection)
    /// The chosen row of a list without focus.
    public static let selectionUnfocused = Style(.selectionUnfocused)
    /// Something went well.
    public static let success = Style(.success)
    /// Something needs a look.
    public static let warning = Style(.warning)
    /// Something failed.
    public static let error = Style(.error)
    /// Text that is offered, not yet there: last time's loads.
    public static let ghost = Style(.ghost)
    /// A live session.
    public static let live = Style(.live)
    /// A session written down afterwards.
    public static let handsFree = Style(.handsFree)
    /// The name of a key in a hint.
    public static let key = Style(.key)
    /// The letter that marks every other superset.
    public static let superset = Style(.superset)
    /// The reached part of a gauge.
    public static let gaugeFull = Style(.gaugeFull)
    /// The part of a gauge that is still to go.
    public static let gaugeEmpty = Style(.gaugeEmpty)
    /// A gauge whose limit is passed.
    public static let gaugeOver = Style(.gaugeOver)
    /// The text of a field that is being edited.
    public static let input = Style(.input)
    /// The cell of a table where typing goes.
    public static let cursorCell = Style(.cursorCell)
    /// The inside of a popup.
    public static let popup = Style(.popup)
    /// Something begun and not yet saved.
    public static let draft = Style(.draft)
    /// The found part of a search match.
    public static let match = Style(.match)
}
