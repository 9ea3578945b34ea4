public import FitnessModel
public import TerminalKit

/// What `config.toml` says. Everything has a default; what cannot be used is named in `problems` and left out.
public struct ConfigFile: Hashable, Sendable {
    /// Which signs are drawn beside letters.
    public enum GlyphChoice: String, CaseIterable, Sendable { case auto, unicode, ascii }
    /// How many colours are used.
    public enum ColourChoice: String, CaseIterable, Sendable {
        case auto
        case trueColour = "true"
        case ansi256 = "256"
        case ansi16 = "16"
        case mono

        /// The colours to use; nil leaves it to the terminal.
        public var depth: ColourDepth? { ColourDepth(rawValue: rawValue) }
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
    /// How numbers are written on the screen.
    public private(set) var numbers = NumberFormat()
    /// Which number comes first in a date that is typed with slashes.
    public private(set) var dates = DateOrder.dayFirst
    /// The unit of new clients; nil: the one in which most clients lift.
    public private(set) var unit: MassUnit?
    /// What of a client needs the trainer, and from when on.
    public private(set) var attention = AttentionRules()
    /// The folder for automatic backups; nil: the one beside the diary.
    public private(set) var backups: String?
    /// What could not be used, with file, line and fix.
    public private(set) var problems: [String] = []

    /// All defaults: no file.
    public init() {}

    /// Reads a file's text.
    public init(_ text: String, name: String = "config.toml") {
        let file = TOMLFile(text, name: name)
        problems = file.problems.map(\.description)
        let line = { (key: String) in file.line(of: [key]) ?? 0 }
        for (key, value) in file.root.sorted(by: { line($0.key) < line($1.key) }) {
            if let complaint = take(key, value) { problems.append(file.problem(at: [key], complaint).description) }
        }
        if numbers.grouping.rawValue == numbers.decimal.rawValue {
            let complaint = "grouping is the same sign as decimal. Thousands are parted by a blank."
            problems.append(file.problem(at: ["grouping"], complaint).description)
            numbers.grouping = .blank
        }
    }

    /// Takes one setting; what is wrong with it, or nil.
    private mutating func take(_ key: String, _ value: TOMLFile.Value) -> String? {
        guard let setting = Self.settings.first(where: { $0.key == key }) else {
            let near = NearName.suggestion(for: key, among: Self.settings.map(\.key))
            return "there is no setting \(key)\(near). It is left out."
        }
        return setting.take(&self, value)
    }

    private static let settings: [Setting] = [
        Setting("version") { _, value in
            switch value {
            case .whole(version): nil
            case .whole(let found) where found > version:
                "the file is of version \(found), this Spotter knows \(version). Update Spotter; what it knows is used."
            default: "write version = \(version)."
            }
        },
        .text("theme", \.theme),
        .flag("mouse", \.mouse),
        .flag("bell", \.bell),
        .choice("glyphs", \.glyphs),
        .choice("colours", \.colours),
        .choice("decimal", \.numbers.decimal),
        .choice("grouping", \.numbers.grouping),
        .choice("dates", \.dates),
        .choice("unit", \.unit),
        .limit("absent-days", \.attention.absentDays, from: 1),
        .limit("sessions-left", \.attention.sessionsLeft),
        .limit("measurement-days", \.attention.measurementDays, from: 1),
        .limit("birthday-days", \.attention.birthdayDays),
        .flag("finished-phases", \.attention.finishedPhases),
        .flag("plans-due", \.attention.plans),
        .flag("records", \.attention.records),
        .limit("expiry-days", \.attention.expiryDays),
        .text("backups", \.backups) { folder in
            folder.hasPrefix("/") || folder == "~" || folder.hasPrefix("~/")
                ? nil : "backups is a whole path, which begins with / or ~/. Backups go beside the diary."
        },
    ]
}

/// One key of the file.
private struct Setting: Sendable {
    typealias Path<Value> = any WritableKeyPath<ConfigFile, Value> & Sendable

    let key: String
    /// Puts the value into the settings, or says what is wrong with it.
    let take: @Sendable (inout ConfigFile, TOMLFile.Value) -> String?

    init(_ key: String, take: @escaping @Sendable (inout ConfigFile, TOMLFile.Value) -> String?) {
        self.key = key
        self.take = take
    }

    static func flag(_ key: String, _ path: Path<Bool>) -> Setting {
        Setting(key) { config, value in
            guard case .flag(let isOn) = value else { return "\(key) is true or false, without quotes." }
            config[keyPath: path] = isOn
            return nil
        }
    }

    /// A whole number from `least` to 999, or "off" in quotes: 0 means something else where a hint comes on the day itself.
    static func limit(_ key: String, _ path: Path<Int?>, from least: Int = 0) -> Setting {
        Setting(key) { config, value in
            switch value {
            case .whole(let number) where (least...999).contains(number): config[keyPath: path] = number
            case .text("off"): config[keyPath: path] = nil
            default: return "\(key) is a number from \(least) to 999, or \"off\"."
            }
            return nil
        }
    }

    /// A text; `problem` says what is wrong with one.
    static func text(
        _ key: String, _ path: Path<String?>, problem: @escaping @Sendable (String) -> String? = { _ in nil }
    ) -> Setting {
        Setting(key) { config, value in
            guard case .text(let text) = value else { return "\(key) is a text in quotes." }
            if let problem = problem(text) { return problem }
            config[keyPath: path] = text
            return nil
        }
    }

    /// One of a few words; one that is a number needs no quotes.
    static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
        _ key: String, _ path: Path<Choice>
    ) -> Setting {
        choice(key) { $0[keyPath: path] = $1 }
    }

    /// The same where nothing is chosen at first.
    static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
        _ key: String, _ path: Path<Choice?>
    ) -> Setting {
        choice(key) { $0[keyPath: path] = $1 }
    }

    private static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
        _ key: String, put: @escaping @Sendable (inout ConfigFile, Choice) -> Void
    ) -> Setting {
        let words = Choice.allCases.map(\.rawValue)
        return Setting(key) { config, value in
            let word: String
            switch value {
            case .text(let text): word = text
            case .whole(let number) where words.contains { Int($0) != nil }: word = String(number)
            default: return "\(key) is a text in quotes."
            }
            guard let choice = Choice(rawValue: word) else {
                return "\(key) is one of " + words.map { "\"\($0)\"" }.joined(separator: ", ") + "."
            }
            put(&config, choice)
            return nil
        }
    }
}
