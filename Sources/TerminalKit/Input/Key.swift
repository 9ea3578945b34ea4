/// One key as the terminal reports it. `Shift` with a letter is the capital letter.
public enum Key: Hashable, Sendable {
    /// A printable character; the space bar is `.char(" ")`.
    case char(Character)
    /// Enter or Return.
    case enter
    /// Tab.
    case tab
    /// Shift and Tab.
    case backTab
    /// Escape.
    case escape
    /// Erases to the left.
    case backspace
    /// Erases under the cursor.
    case delete
    /// Insert.
    case insert
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Arrow left.
    case left
    /// Arrow right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// A function key, from 1.
    case f(Int)
    /// Ctrl with a character, a small letter.
    case ctrl(Character)
    /// Alt with a character.
    case alt(Character)
}

extension Key {
    /// The name in key files, which `init(name:)` reads back: `Enter`, `C-r`, `A-b`, `S-Tab`, `F5`, `G`.
    public var name: String {
        switch self {
        case .char(let character): Self.name(of: character)
        case .ctrl(let character): "C-" + Self.name(of: character)
        case .alt(let character): "A-" + Self.name(of: character)
        case .f(let number): "F\(number)"
        default: Self.named.first { $0.key == self }?.name ?? ""
        }
    }

    /// The name for people: `Ctrl-R`, `Alt-B`, `Shift-Tab`; arrows are drawn.
    public var displayName: String {
        switch self {
        case .ctrl(let character): "Ctrl-" + Self.name(of: character).uppercased()
        case .alt(let character): "Alt-" + Self.name(of: character)
        case .backTab: "Shift-Tab"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        default: name
        }
    }

    /// Reads a name; long names in any case and with their usual synonyms (`ctrl-r`, `escape`, `pagedown`).
    public init?(name: String) {
        if name.count == 1, let character = name.first {
            guard !character.unicodeScalars.contains(where: { $0.isControl }) else { return nil }
            self = .char(character)
            return
        }
        let lower = name.lowercased()
        if lower == "space" {
            self = .char(" ")
        } else if let key = Self.synonyms[lower] ?? Self.named.first(where: { $0.name.lowercased() == lower })?.key {
            self = key
        } else if lower.hasPrefix("f"), let number = Int(lower.dropFirst()), (1...63).contains(number) {
            self = .f(number)
        } else if let rest = Self.dropping(["c-", "ctrl-", "^"], from: name), let character = Self.character(rest) {
            self = .ctrl(character.lowercased().first ?? character)
        } else if let rest = Self.dropping(["a-", "alt-", "m-"], from: name), let character = Self.character(rest) {
            self = .alt(character)
        } else {
            return nil
        }
    }

    private static func name(of character: Character) -> String {
        character == " " ? "Space" : String(character)
    }

    private static func character(_ name: String) -> Character? {
        name.lowercased() == "space" ? " " : name.count == 1 ? name.first : nil
    }

    private static func dropping(_ prefixes: [String], from name: String) -> String? {
        prefixes.first { name.lowercased().hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
    }

    private static let named: [(key: Key, name: String)] = [
        (.enter, "Enter"), (.tab, "Tab"), (.backTab, "S-Tab"), (.escape, "Esc"), (.backspace, "Backspace"),
        (.delete, "Delete"), (.insert, "Insert"), (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"),
        (.home, "Home"), (.end, "End"), (.pageUp, "PgUp"), (.pageDown, "PgDn"),
    ]

    private static let synonyms: [String: Key] = [
        "return": .enter, "shift-tab": .backTab, "backtab": .backTab, "escape": .escape, "del": .delete,
        "ins": .insert, "pageup": .pageUp, "pagedown": .pageDown,
    ]
}
