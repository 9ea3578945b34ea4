/// What `config.toml` says. Everything has a default; what cannot be used is named in `problems` and left out.
public struct ConfigFile: Hashable, Sendable {
    /// Which signs are drawn beside letters.
    public enum GlyphChoice: String, CaseIterable, Sendable { case auto, unicode, ascii }
    /// How many colours are used.
    public enum ColourChoice: String, CaseIterable, Sendable {
        case auto, mono
        case trueColour = "true"
        case ansi256 = "256"
        case ansi16 = "16"
    }

    /// The version of this file's format.
    public static let version = 1

    /// The theme to begin with; the one chosen in the program goes before it.
    public private(set) var theme: String?
    /// Whether clicks and the wheel are taken.
    public private(set) var mouse = true
    /// Whether the end of a rest rings.
    public private(set) var bell = true
    /// Which signs are drawn.
    public private(set) var glyphs = GlyphChoice.auto
    /// How many colours are used.
    public private(set) var colours = ColourChoice.auto
    /// The folder for automatic backups; nil: the one beside the diary.
    public private(set) var backups: String?
    /// What could not be used, with file, line and mend.
    public private(set) var problems: [String] = []

    /// All defaults: no file.
    public init() {}

    /// Reads a file's text.
    public init(_ text: String, name: String = "config.toml") {
        let file = TOMLFile(text, name: name)
        problems = file.problems.map(\.description)
        for key in file.root.keys.sorted(by: { (file.line(of: [$0]) ?? 0) < (file.line(of: [$1]) ?? 0) }) {
            guard let value = file.root[key] else { continue }
            if let complaint = take(key, value) { problems.append(file.problem(at: [key], complaint).description) }
        }
    }

    /// Takes one setting; what is wrong with it, or nil.
    private mutating func take(_ key: String, _ value: TOMLFile.Value) -> String? {
        switch (key, value) {
        case ("version", .whole(Self.version)): return nil
        case ("version", .whole(let found)) where found > Self.version:
            return
                "the file is of version \(found), this Spotter knows \(Self.version). Update Spotter; what it knows is used."
        case ("version", _): return "write version = \(Self.version)."
        case ("theme", .text(let name)): theme = name
        case ("mouse", .flag(let isOn)): mouse = isOn
        case ("bell", .flag(let isOn)): bell = isOn
        case ("backups", .text(let folder)):
            guard folder.hasPrefix("/") || folder == "~" || folder.hasPrefix("~/") else {
                return "backups is a whole path, which begins with / or ~/. Backups go beside the diary."
            }
            backups = folder
        case ("glyphs", .text(let name)):
            guard let choice = GlyphChoice(rawValue: name) else {
                return Self.oneOf(key, GlyphChoice.allCases.map(\.rawValue))
            }
            glyphs = choice
        case ("colours", .text(let name)):
            guard let choice = ColourChoice(rawValue: name) else { return Self.oneOf(key, Self.colourNames) }
            colours = choice
        case ("colours", .whole(let count)):
            guard let choice = ColourChoice(rawValue: String(count)) else { return Self.oneOf(key, Self.colourNames) }
            colours = choice
        case ("mouse", _), ("bell", _): return "\(key) is true or false, without quotes."
        case ("theme", _), ("backups", _), ("glyphs", _), ("colours", _): return "\(key) is a text in quotes."
        default: return "there is no setting \(key)\(NearName.suggestion(for: key, among: Self.names)). It is left out."
        }
        return nil
    }

    private static let names = ["version", "theme", "mouse", "bell", "glyphs", "colours", "backups"]
    private static let colourNames = ["auto", "true", "256", "16", "mono"]

    private static func oneOf(_ key: String, _ names: [String]) -> String {
        "\(key) is one of " + names.map { "\"\($0)\"" }.joined(separator: ", ") + "."
    }
}
