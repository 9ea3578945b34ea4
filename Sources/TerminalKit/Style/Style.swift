/// How text is stressed apart from its colour. Terminals without one of these show plain text.
public struct Emphasis: OptionSet, Hashable, Sendable {
    /// A bit for each kind of emphasis.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Heavier or brighter letters.
    public static let bold = Emphasis(rawValue: 1)
    /// Fainter letters.
    public static let dim = Emphasis(rawValue: 2)
    /// Slanted letters.
    public static let italic = Emphasis(rawValue: 4)
    /// A line below the letters.
    public static let underline = Emphasis(rawValue: 8)
    /// Foreground and background exchanged.
    public static let reverse = Emphasis(rawValue: 16)

    /// The kinds by the names that theme files use.
    static let named: [String: Emphasis] = [
        "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
    ]
}

/// The role and the emphasis of a cell; a theme turns them into colours when it is painted.
public struct Style: Hashable, Sendable {
    /// The role of the text.
    public var role: Role
    /// The emphasis in addition to that of the role in the theme.
    public var emphasis: Emphasis

    /// Makes a style, for example `Style(.accent, .bold)`.
    public init(_ role: Role, _ emphasis: Emphasis = []) {
        self.role = role
        self.emphasis = emphasis
    }

    /// The style with additional emphasis.
    public func with(_ emphasis: Emphasis) -> Style {
        Style(role, self.emphasis.union(emphasis))
    }
}

extension Style {
    /// Ordinary text.
    public static let text = Style(.text)
    /// Text of lesser weight: labels, units, hints.
    public static let muted = Style(.muted)
    /// An accent without a meaning of good or bad.
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
    /// Strokes in the colour of a live session, without a ground: the big digits of a clock, a line.
    public static let clock = Style(.clock)
    /// A past session.
    public static let handsFree = Style(.handsFree)
    /// The name of a key in a hint.
    public static let key = Style(.key)
    /// The letter that marks every other superset.
    public static let superset = Style(.superset)
    /// The reached part of a gauge.
    public static let gaugeFull = Style(.gaugeFull)
    /// The part of a gauge that is still to go.
    public static let gaugeEmpty = Style(.gaugeEmpty)
    /// A gauge past its limit.
    public static let gaugeOver = Style(.gaugeOver)
    /// The text of a field that is being edited.
    public static let input = Style(.input)
    /// The cell of a table where typing goes.
    public static let cursorCell = Style(.cursorCell)
    /// The inside of a popup.
    public static let popup = Style(.popup)
    /// An unsaved draft.
    public static let draft = Style(.draft)
    /// The found part of a search match.
    public static let match = Style(.match)
}
