/// Combines a definition with what it inherits, and records invalid parts.
struct ThemeReader {
    private(set) var issues: [ThemeIssue] = []
    /// The theme itself first, then what it inherits, the base last.
    private var chain: [ThemeDefinition]
    private let palette: [String: String]

    init(_ definition: ThemeDefinition, library: [ThemeDefinition]) {
        chain = [definition]
        while let last = chain.last, let parent = last.fields["inherits"], parent != ThemeDefinition.base.name {
            if chain.contains(where: { $0.name == parent }) {
                issues.append(ThemeIssue(theme: last.name, place: "inherits", problem: .circle))
                break
            }
            guard let next = library.first(where: { $0.name == parent }) else {
                issues.append(ThemeIssue(theme: last.name, place: "inherits", problem: .unknownParent(parent)))
                break
            }
            chain.append(next)
        }
        if definition.name != ThemeDefinition.base.name { chain.append(.base) }
        palette = chain.reduce(into: [:]) { $0.merge($1.palette) { own, _ in own } }
        check(definition)
    }

    /// The value of a key in the theme, or in the nearest inherited one that has it. A title is never inherited.
    func field(_ key: String) -> String? {
        key == "title" ? chain.first?.fields[key] : chain.lazy.compactMap { $0.fields[key] }.first
    }

    mutating func appearance() -> Theme.Appearance {
        guard let value = field("appearance") else { return .dark }
        if let appearance = Theme.Appearance(rawValue: value) { return appearance }
        note("appearance", .notOneOf(Theme.Appearance.allCases.map(\.rawValue)))
        return .dark
    }

    mutating func assumedBackground() -> RGB? {
        guard let value = field("assumed-background") else { return nil }
        if case .rgb(let colour) = Look.colour(value, palette: palette) { return colour }
        note("assumed-background", .unknownWord(value))
        return nil
    }

    mutating func looks() -> [Role: Look] {
        let values = chain.reduce(into: [String: String]()) { $0.merge($1.roles) { own, _ in own } }
        var parsed: [String: Look] = [:]
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            var unknown: [String] = []
            parsed[name] = Look(value, palette: palette) { unknown.append($0) }
            for word in unknown {
                note(name, .unknownWord(word))
            }
        }
        return Role.allCases.reduce(into: [:]) { looks, role in
            looks[role] = role.fallbackNames.lazy.compactMap { parsed[$0] }.first
        }
    }

    private mutating func check(_ definition: ThemeDefinition) {
        let known = Set(Role.allCases.flatMap(\.fallbackNames))
        for name in definition.roles.keys.sorted() where !known.contains(name) {
            note(name, .unknownRole(nearest: NearName.nearest(to: name, among: known.sorted())))
        }
        for name in definition.palette.keys.sorted() where Look.colour(name, palette: palette) == nil {
            note(name, .unknownWord(definition.palette[name] ?? name))
        }
        for key in definition.fields.keys.sorted() where !ThemeDefinition.knownFields.contains(key) {
            note(key, .unknownKey)
        }
    }

    private mutating func note(_ place: String, _ problem: ThemeIssue.Problem) {
        issues.append(ThemeIssue(theme: chain.first?.name ?? "", place: place, problem: problem))
    }
}

/// Finds the intended spelling of a name.
public enum NearName {
    /// The most similar name that differs in at most a third of its letters, or in `least` of them; nil when none does.
    public static func nearest(to name: String, among names: [String], least: Int = 1) -> String? {
        let best = names.map { (name: $0, distance: distance(name, $0)) }.min { $0.distance < $1.distance }
        guard let best, best.distance <= max(least, name.count / 3) else { return nil }
        return best.name
    }

    /// The fewest insertions, deletions and replacements between two names (Levenshtein).
    private static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in 0..<second.count {
                let replaced = diagonal + (letter == second[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}

/// How a theme wants a role to look, before folding.
struct Look: Hashable, Sendable {
    /// The colour of the letters, nil for that of `text`.
    var foreground: Colour?
    /// The background colour; nil for that of `text`.
    var background: Colour?
    /// Bold and the like.
    var attributes: Emphasis = []
}

extension Look {
    /// Parses a role's value; unknown words are passed to `unknown` and left out.
    init(_ value: String, palette: [String: String], unknown: (String) -> Void) {
        var isBackground = false
        for word in value.split(separator: " ").map({ String($0) }) {
            if word == "on" {
                isBackground = true
            } else if let emphasis = Emphasis.named[word], palette[word] == nil {
                attributes.insert(emphasis)
            } else if let colour = Self.colour(word, palette: palette) {
                if isBackground {
                    background = colour
                } else {
                    foreground = colour
                }
            } else {
                unknown(word)
            }
        }
    }

    /// A colour by its name; palette names may refer to others, and take precedence over the terminal's sixteen.
    static func colour(_ name: String, palette: [String: String]) -> Colour? {
        var name = name
        for _ in 0...palette.count {
            guard let next = palette[name], next != name else { break }
            name = next
        }
        return Colour(name: name)
    }
}

/// The content of a theme file before it is resolved.
///
/// A role's value is `[foreground] [on background] [emphasis ...]`, for example `accent bold`, `#ffffff on #264f78`,
/// `reverse` or `on bar`. A colour is `#rrggbb`, `#rgb`, a name of the palette, one of the terminal's sixteen (`red`,
/// `bright-blue`, `grey`), or `default` for the terminal's own. Emphasis is `bold`, `dim`, `italic`, `underline` or
/// `reverse`. Missing parts come from the role `text`.
///
/// A name before a dot applies to all roles below it: `gauge` is used for `gauge.full` unless that is set as well.
/// Missing roles come from the inherited theme, and finally from `ThemeDefinition.base`.
public struct ThemeDefinition: Hashable, Sendable {
    /// The name by which it is chosen and inherited.
    public var name: String
    /// The keys outside of tables: `title`, `appearance` (`dark` or `light`), `inherits`, `assumed-background`.
    public var fields: [String: String]
    /// Colours by the theme's own names.
    public var palette: [String: String]
    /// Values by role name.
    public var roles: [String: String]

    /// Creates a definition from the content of a file.
    public init(name: String, fields: [String: String] = [:], palette: [String: String] = [:], roles: [String: String])
    {
        self.name = name
        self.fields = fields
        self.palette = palette
        self.roles = roles
    }

    /// The keys that `fields` may have.
    static let knownFields: Set<String> = ["name", "title", "appearance", "inherits", "assumed-background"]

    /// The base of all themes: no colours, emphasis only. On a terminal without colours it is what remains of any
    /// theme.
    public static let base = ThemeDefinition(
        name: "base", fields: ["title": "Without colours", "appearance": "dark"],
        roles: [
            "text": "default on default", "accent": "bold", "title": "bold", "heading": "bold", "header": "underline",
            "tab.active": "bold", "selection": "reverse", "selection.unfocused": "underline", "warning": "bold",
            "error": "bold", "ghost": "dim", "live": "reverse", "clock": "bold", "hands-free": "reverse",
            "key": "bold", "superset": "bold", "gauge.over": "bold", "input": "underline",
            "cursor.cell": "bold reverse", "draft": "italic", "match": "underline",
        ])
}

/// Something in a theme that could not be used. The theme works without it.
public struct ThemeIssue: Hashable, Sendable {
    /// The kind of problem.
    public enum Problem: Hashable, Sendable {
        /// No role has this name; the nearest one that does.
        case unknownRole(nearest: String?)
        /// A word is neither a colour nor an emphasis.
        case unknownWord(String)
        /// The theme has no such key.
        case unknownKey
        /// The key's value is not one of these.
        case notOneOf([String])
        /// No theme has the inherited name.
        case unknownParent(String)
        /// The theme inherits itself.
        case circle
    }

    /// The theme's name.
    public let theme: String
    /// The role, palette entry or key.
    public let place: String
    /// The problem.
    public let problem: Problem
}

extension ThemeIssue: CustomStringConvertible {
    /// One line that names the theme, the place and the fix.
    public var wording: Phrase { "theme \(theme), \(place): \(advice)" }

    /// The same in the current language.
    public var description: String { wording.text }

    private var advice: Phrase {
        switch problem {
        case .unknownRole(let nearest):
            nearest.map { "no such role; did you mean \($0)?" } ?? "no such role; see docs/themes.md for the list"
        case .unknownWord(let word):
            "\(word) is not a colour; write #rrggbb, a palette name, red, bright-blue or default"
        case .unknownKey:
            "no such key; known are \(list: ThemeDefinition.knownFields.sorted())"
        case .notOneOf(let values):
            "write \(or: values)"
        case .unknownParent(let name):
            "there is no theme \(name); correct the name or remove the line"
        case .circle:
            "it inherits itself; remove one of the inherits lines"
        }
    }
}
