import FitnessModel
public import Phrases

/// One key of `config.toml`: its name, its allowed values, and access to its value in a configuration.
public struct Setting: Identifiable, Sendable {
    /// A group of related settings.
    public enum Group: String, CaseIterable, Sendable {
        case numbers = "Numbers"
        case screen = "Screen"
        case training = "Training"
        case energy = "Energy"
        case attention = "Attention"
        case keys = "Keys"
        case files = "Files"

        /// The display name.
        public var title: Phrase {
            switch self {
            case .numbers: "Numbers"
            case .screen: "Screen"
            case .training: "Training"
            case .energy: "Energy"
            case .attention: "Attention"
            case .keys: "Keys"
            case .files: "Files"
            }
        }
    }

    /// One of several allowed words.
    public struct Choice: Hashable, Sendable {
        /// The word in the file.
        public let word: String
        /// The display name.
        public let title: Phrase
    }

    /// The kind of allowed values.
    public enum Kind: Sendable {
        /// `true` or `false`.
        case flag
        /// One of these words.
        case choice([Choice])
        /// A whole number, or "off" if `canBeOff` is true.
        case number(ClosedRange<Int>, canBeOff: Bool)
        /// Any text.
        case text
        /// The name of a theme.
        case theme
    }

    /// The name in the file.
    public let key: String
    /// The display name.
    public let name: Phrase
    /// The group of the setting.
    public let group: Group
    /// The purpose, as one sentence.
    public let sentence: Phrase
    /// The kind of allowed values.
    public let kind: Kind
    /// Whether a change takes effect at the next start only.
    public private(set) var isForNextStart = false
    /// Applies the value to a configuration. Returns the problem, or nil.
    let take: @Sendable (inout ConfigFile, TOMLFile.Value) -> SettingComplaint?
    /// The value in a configuration, as a value of the file.
    let get: @Sendable (ConfigFile) -> TOMLFile.Value

    /// The key.
    public var id: String { key }

    /// The setting with this key; nil if there is none.
    public static func named(_ key: String) -> Setting? { all.first { $0.key == key } }

    /// A copy of the setting that takes effect at the next start only.
    func fromNextStart() -> Setting {
        var setting = self
        setting.isForNextStart = true
        return setting
    }
}

// MARK: Values as texts

extension Setting {
    /// The value as the user types it: "true", "10", "off", "day-first".
    public func text(in config: ConfigFile) -> String { get(config).typed }

    /// The value as written in the file: `true`, `10`, `"off"`.
    public func literal(in config: ConfigFile) -> String { get(config).literal }

    /// The value for display: "on", "10", "off", "day first".
    public func shown(in config: ConfigFile) -> Phrase {
        let text = text(in: config)
        switch kind {
        case .flag: return text == "true" ? "on" : "off"
        case .choice(let choices): return choices.first { $0.word == text }?.title ?? "\(text)"
        case .number, .text, .theme: return "\(text)"
        }
    }

    /// The default value for display.
    public var standard: Phrase { shown(in: ConfigFile()) }

    /// The default value as the user types it.
    public var standardText: String { text(in: ConfigFile()) }

    /// Parses typed text as a value. "on" and "yes" are true; choices are matched by word or shown title, in any case,
    /// with a blank for a hyphen: "day first".
    func value(_ typed: String) -> TOMLFile.Value {
        switch kind {
        case .flag:
            switch typed.lowercased() {
            case "true", "on", "yes": return .flag(true)
            case "false", "off", "no": return .flag(false)
            default: return .text(typed)
            }
        case .number: return Int(typed).map { .whole($0) } ?? .text(typed)
        case .choice(let choices):
            let word = typed.lowercased().replacing(" ", with: "-")
            let known =
                choices.first { $0.word == typed } ?? choices.first { $0.word == word }
                ?? choices.first { SearchKey.fold($0.title.text) == SearchKey.fold(typed) }
            return .text(known?.word ?? typed)
        case .text, .theme: return .text(typed)
        }
    }

    /// The problem with a typed value; nil if it is allowed.
    public func problem(with typed: String, in config: ConfigFile) -> Phrase? {
        var tried = config
        return take(&tried, value(typed))?.inFile
    }

    /// The comment above the line that the program adds to the file.
    var comment: String {
        let comment: Phrase = "\(sentence) Default: \(get(ConfigFile()).literal)."
        return comment.text
    }
}

extension TOMLFile.Value {
    /// The value as the user types it: texts have no quotes.
    fileprivate var typed: String { if case .text(let text) = self { text } else { literal } }
}

// MARK: Kinds of settings

extension Setting {
    /// A property of the configuration.
    typealias Path<Value> = any WritableKeyPath<ConfigFile, Value> & Sendable

    static func flag(
        _ key: String, _ name: Phrase, _ group: Group, _ path: Path<Bool>, _ sentence: Phrase
    ) -> Setting {
        Setting(key: key, name: name, group: group, sentence: sentence, kind: .flag) { config, value in
            guard case .flag(let isOn) = value else {
                return SettingComplaint(key) { "\($0) must be true or false, without quotes." }
            }
            config[keyPath: path] = isOn
            return nil
        } get: {
            .flag($0[keyPath: path])
        }
    }

    /// Creates a setting with several allowed words. Words that are numbers need no quotes.
    static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ key: String, _ name: Phrase, _ group: Group, _ path: Path<Value>, titles: [String: Phrase] = [:],
        _ sentence: Phrase
    ) -> Setting {
        let words = Value.allCases.map(\.rawValue)
        let choices = words.map { Choice(word: $0, title: titles[$0] ?? "\($0)") }
        return Setting(key: key, name: name, group: group, sentence: sentence, kind: .choice(choices)) {
            config, value in
            let word: String
            switch value {
            case .text(let text): word = text
            case .whole(let number) where words.contains { Int($0) != nil }: word = String(number)
            default: return .noText(key)
            }
            guard let choice = Value(rawValue: word) else {
                return SettingComplaint(key) { "\($0) must be one of \(list: words.map { "\"\($0)\"" })." }
            }
            config[keyPath: path] = choice
            return nil
        } get: {
            .text($0[keyPath: path].rawValue)
        }
    }

    /// Creates a setting with a whole number or "off" in quotes. "off" differs from 0, which can mean the day itself.
    static func limit(
        _ key: String, _ name: Phrase, _ path: Path<Int?>, from least: Int = 0, _ sentence: Phrase
    ) -> Setting {
        let kind = Kind.number(least...999, canBeOff: true)
        return Setting(key: key, name: name, group: .attention, sentence: sentence, kind: kind) { config, value in
            switch value {
            case .whole(let number) where (least...999).contains(number): config[keyPath: path] = number
            case .text("off"): config[keyPath: path] = nil
            default: return SettingComplaint(key) { "\($0) must be a number from \(least) to 999, or \"off\"." }
            }
            return nil
        } get: {
            $0[keyPath: path].map { .whole($0) } ?? .text("off")
        }
    }

    static func number(
        _ key: String, _ name: Phrase, _ group: Group, _ path: Path<Int>, in range: ClosedRange<Int>,
        _ sentence: Phrase
    ) -> Setting {
        let kind = Kind.number(range, canBeOff: false)
        return Setting(key: key, name: name, group: group, sentence: sentence, kind: kind) { config, value in
            guard case .whole(let number) = value, range.contains(number) else {
                return SettingComplaint(key) {
                    "\($0) must be a number from \(range.lowerBound) to \(range.upperBound)."
                }
            }
            config[keyPath: path] = number
            return nil
        } get: {
            .whole($0[keyPath: path])
        }
    }

    /// Creates a setting with any text. The text `none` means nil; `problem` returns what is wrong with a text.
    static func text(
        _ key: String, _ name: Phrase, _ group: Group, kind: Kind = .text, _ path: Path<String?>, none: String,
        problem: @escaping @Sendable (String) -> SettingComplaint? = { _ in nil }, _ sentence: Phrase
    ) -> Setting {
        Setting(key: key, name: name, group: group, sentence: sentence, kind: kind) { config, value in
            guard case .text(let text) = value else { return .noText(key) }
            if text != none, let problem = problem(text) { return problem }
            config[keyPath: path] = text == none ? nil : text
            return nil
        } get: {
            .text($0[keyPath: path] ?? none)
        }
    }
}

/// The problem with the value of a setting.
struct SettingComplaint: Sendable {
    /// After the file and the line: "bell must be true or false, without quotes."
    let inFile: Phrase
    /// A complete sentence: "Bell must be true or false, without quotes."
    let alone: Phrase

    /// Words the problem with the key of the setting, which is capitalised where it begins a sentence.
    init(_ key: String, _ wording: (String) -> Phrase) {
        (inFile, alone) = (wording(key), wording(key.prefix(1).uppercased() + key.dropFirst()))
    }

    /// A problem that begins with something else than the key.
    init(_ wording: Phrase) { (inFile, alone) = (wording, wording) }

    /// A value that is not a text in quotes.
    static func noText(_ key: String) -> SettingComplaint { SettingComplaint(key) { "\($0) must be text in quotes." } }
}
