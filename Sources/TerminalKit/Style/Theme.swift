/// The looks of all roles. Creating one never fails: unusable definitions are listed in `issues` and left out.
public struct Theme: Sendable {
    /// Whether a theme is made for a dark or a light terminal.
    public enum Appearance: String, CaseIterable, Sendable {
        /// Light text on dark ground.
        case dark
        /// Dark text on light ground.
        case light
    }

    /// The name by which it is chosen.
    public let name: String
    /// The name for people.
    public let title: String
    /// The kind of terminal that it is made for.
    public let appearance: Appearance
    /// The background assumed for contrast if the terminal's own is used.
    public let assumedBackground: RGB
    /// The unusable definitions.
    public let issues: [ThemeIssue]

    /// The looks that the theme defines; other roles look like `text`.
    let looks: [Role: Look]

    /// The theme without colours, for when no file can be read.
    public static let plain = Theme(.base)

    /// Understands a definition; `library` holds the themes that it may inherit.
    public init(_ definition: ThemeDefinition, among library: [ThemeDefinition] = []) {
        var reader = ThemeReader(definition, library: library)
        name = definition.name
        looks = reader.looks()
        title = reader.field("title") ?? definition.name
        appearance = reader.appearance()
        assumedBackground = reader.assumedBackground() ?? (appearance == .light ? RGB(255, 255, 255) : RGB(0, 0, 0))
        issues = reader.issues
    }

    func look(_ role: Role) -> Look {
        looks[role] ?? Look()
    }
}

extension Theme {
    /// The look of a style at a colour depth. Colours are folded to those of the terminal; if that makes text
    /// unreadable, the nearest readable colour is used, and finally emphasis.
    public func resolve(_ style: Style, depth: ColourDepth) -> Paint {
        var paint = depth == .mono ? withoutColours(style.role) : coloured(style.role, depth: depth)
        paint.attributes.formUnion(style.emphasis)
        return paint
    }

    /// The contrast of a paint as it is seen, 1 to 21, on the assumed background and text colours.
    public func contrast(of paint: Paint) -> Double {
        shown(paint.foreground, isText: true).contrast(with: shown(paint.background, isText: false))
    }

    /// The look of a role without colours: its emphasis, or that of the base theme if it relies on colour.
    private func withoutColours(_ role: Role) -> Paint {
        let own = look(role)
        let hasColour = (own.foreground ?? .terminal) != .terminal || (own.background ?? .terminal) != .terminal
        let attributes = hasColour ? Theme.plain.look(role).attributes : own.attributes
        return Paint(foreground: .terminal, background: .terminal, attributes: attributes)
    }

    private func coloured(_ role: Role, depth: ColourDepth) -> Paint {
        let own = look(role)
        let text = look(.text)
        let ground = text.background ?? .terminal
        let wanted = own.foreground ?? text.foreground ?? .terminal
        let folded = fold(wanted, depth)
        var paint = Paint(
            foreground: folded, background: fold(own.background ?? ground, depth), attributes: own.attributes)
        if let background = own.background, background != ground, looksAlike(background, ground, depth) {
            paint.foreground = fold(text.foreground ?? .terminal, depth)
            paint.background = fold(ground, depth)
            paint.attributes.insert(.reverse)
        }
        let isSame = paint.foreground == paint.background && paint.foreground != .terminal
        if isSame || (folded != wanted && contrast(of: paint) < role.minContrast) {
            paint.foreground = readable(paint, role: role, depth: depth)
        }
        return paint
    }

    /// The first that is readable of: the same hue in the other brightness, the terminal's own text colour where
    /// the background is its own, and whichever of black and white contrasts more.
    private func readable(_ paint: Paint, role: Role, depth: ColourDepth) -> Colour {
        var candidates: [Colour] = []
        if case .index(let index) = paint.foreground, index < 16 { candidates.append(.index(index ^ 8)) }
        if paint.background == .terminal { candidates.append(.terminal) }
        let extremes: [UInt8] = depth == .ansi16 ? [0, 15] : [16, 231]
        let rated = (candidates + extremes.map { Colour.index($0) }).map { colour in
            (colour, contrast(of: Paint(foreground: colour, background: paint.background)))
        }
        let best = rated.max { $0.1 < $1.1 }
        return (rated.first { $0.1 >= role.minContrast } ?? best)?.0 ?? .terminal
    }

    /// Whether bars in both colours could not be distinguished.
    private func looksAlike(_ first: Colour, _ second: Colour, _ depth: ColourDepth) -> Bool {
        func seen(_ colour: Colour) -> RGB {
            let colour = colour == .terminal ? Colour.rgb(assumedBackground) : colour
            return shown(fold(colour, depth), isText: false)
        }
        return seen(first) == seen(second)
    }

    /// The colour itself, or the nearest one of a terminal that has fewer.
    private func fold(_ colour: Colour, _ depth: ColourDepth) -> Colour {
        switch (colour, depth) {
        case (.rgb(let rgb), .ansi16): .index(TerminalTable.nearest16(rgb))
        case (.rgb(let rgb), .ansi256): .index(TerminalTable.nearest256(rgb))
        default: colour
        }
    }

    private func shown(_ colour: Colour, isText: Bool) -> RGB {
        if let rgb = colour.rgb { return rgb }
        guard isText else { return assumedBackground }
        return assumedBackground.luminance < 0.18 ? RGB(229, 229, 229) : RGB(0, 0, 0)
    }
}

extension Role {
    /// The contrast that the role needs to be readable: 3 for lines and bars, 4.5 for text (WCAG 2.1, 1.4.3, 1.4.11).
    public var minContrast: Double {
        switch self {
        case .border, .gaugeFull, .gaugeEmpty, .gaugeOver: 3
        default: 4.5
        }
    }
}

/// How a cell looks on a terminal of a certain depth.
public struct Paint: Hashable, Sendable {
    /// The colour of the letters.
    public var foreground: Colour
    /// The background colour.
    public var background: Colour
    /// Bold and the like.
    public var attributes: Emphasis = []
}

/// How many colours the terminal can show, by the names that settings use.
public enum ColourDepth: String, CaseIterable, Comparable, Sendable {
    /// None: symbols, words and emphasis carry the meaning.
    case mono
    /// The terminal's own sixteen.
    case ansi16 = "16"
    /// The 256 of xterm.
    case ansi256 = "256"
    /// Any colour.
    case trueColour = "true"

    /// Fewer colours come first.
    public static func < (first: ColourDepth, second: ColourDepth) -> Bool { first.rank < second.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A colour as a theme names it and, after folding, as a terminal takes it.
public enum Colour: Hashable, Sendable {
    /// The terminal's own text or background colour.
    case terminal
    /// A number of the terminal's table: 0 to 15 are the sixteen that themes name.
    case index(UInt8)
    /// Exactly this colour, folded where the terminal has fewer.
    case rgb(RGB)

    /// The colour that a terminal shows, nil for its own. The first sixteen are xterm's; other terminals differ.
    public var rgb: RGB? {
        switch self {
        case .terminal: nil
        case .index(let index): TerminalTable.rgb(index)
        case .rgb(let rgb): rgb
        }
    }

    /// The names of the terminal's sixteen, in their order.
    static let ansiNames = [
        "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "bright-black", "bright-red",
        "bright-green", "bright-yellow", "bright-blue", "bright-magenta", "bright-cyan", "bright-white",
    ]

    /// Reads `#ffb454`, `#fb4`, `red`, `bright-blue`, `grey` or `default`; nil when it is something else.
    public init?(name: String) {
        if let rgb = RGB(hex: name) {
            self = .rgb(rgb)
        } else if name == "default" {
            self = .terminal
        } else if name == "grey" || name == "gray" {
            self = .index(8)
        } else if let index = Self.ansiNames.firstIndex(of: name) {
            self = .index(UInt8(index))
        } else {
            return nil
        }
    }
}
