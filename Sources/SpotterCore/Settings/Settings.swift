import Foundation
import Phrases
public import ViewKit

/// The user's settings and the themes: files read at the start, with the changes made since.
public struct Settings: Sendable {
    /// The paths of all files.
    public let paths: Paths
    /// `config.toml`.
    public private(set) var config: ConfigFile
    /// `keys.toml`.
    public private(set) var keys: KeyFile
    /// The themes.
    public var themes: ThemeLibrary
    /// The program's saved state.
    public let state: StateFile
    /// The texts of the files if nothing is written to disk: in the tour and in tests.
    private var texts: Texts?
    /// The commands with the keys that they declare.
    private let declared: [CommandInfo]

    /// The texts of the user's two files.
    private struct Texts: Sendable {
        var config: String?
        var keys: String?
    }

    /// The user's questionnaires if they do not come from the folder: in tests.
    private(set) var ownQuestionnaires: [String: String]?

    /// Reads the files; missing files are treated as empty.
    ///
    /// - Parameter commands: The commands that the key file may set keys for.
    public init(_ paths: Paths, commands: [CommandInfo]) {
        self.init(
            paths, ThemeLibrary.load(directories: paths.themes), commands: commands,
            config: Self.text(paths.configFile), keys: Self.text(paths.keyFile))
    }

    private init(_ paths: Paths, _ themes: ThemeLibrary, commands: [CommandInfo], config: String?, keys: String?) {
        self.paths = paths
        self.themes = themes
        state = StateFile(path: paths.stateFile)
        declared = commands
        self.config = config.map { ConfigFile($0) } ?? ConfigFile()
        self.keys = KeyFile()
        readKeys(keys)
    }

    /// Creates settings that are neither read from disk nor written to it; changes last until the program ends.
    public static func inMemory(
        commands: [CommandInfo], themes: ThemeLibrary = ThemeLibrary(), config: String? = nil,
        questionnaires: [String: String]? = nil
    ) -> Settings {
        let nowhere = Paths(environment: [:], home: "/nonexistent")
        var settings = Settings(nowhere, themes, commands: commands, config: config, keys: nil)
        settings.texts = Texts(config: config, keys: nil)
        settings.ownQuestionnaires = questionnaires
        return settings
    }

    /// A copy of the settings that is no longer written to disk.
    public func inMemory() -> Settings {
        var settings = self
        settings.texts = texts ?? Texts(config: Self.text(paths.configFile), keys: Self.text(paths.keyFile))
        return settings
    }

    /// Whether changes are written to disk.
    public var isPersistent: Bool { texts == nil }

    /// The initial theme: the first existing one of the flag, the last choice, the settings, and `auto`.
    public func themeName(flag: String?) -> String {
        let names = [flag, isPersistent ? state.theme : nil, config.theme].compactMap { $0 }
        return names.first { themes.contains($0) } ?? ThemeLibrary.automatic.name
    }

    /// The problems of the user's two files. The problems of themes are in `themes`.
    public var problems: [Phrase] {
        var problems = config.problems + keys.problems
        if let theme = config.theme, !themes.contains(theme) {
            problems.append("config.toml: there is no theme \(theme). `spotter themes` lists them.")
        }
        return problems
    }

    /// The folder for automatic backups.
    public var backups: String { config.backups.map { Paths.expanded($0) } ?? paths.backups }

    /// The commands with the keys of the chosen preset, before the key file applies.
    public var commands: [CommandInfo] { config.keyPreset.applied(to: declared) }

    /// The current keys: those of the key file, then those of the chosen preset.
    public var keyMap: KeyMap { KeyMap(commands: commands, changes: keys.changes) }

    /// The text of a file; nil if it cannot be read.
    static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The TOML files of a folder, sorted by name; empty if the folder does not exist.
    static func files(in folder: String) -> [(name: String, text: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { $0.hasSuffix(".toml") }.compactMap { name in
            text(folder + "/" + name).map { (name, $0) }
        }
    }

    private mutating func readKeys(_ text: String?) {
        keys = text.map { KeyFile($0, commands: commands) } ?? KeyFile()
    }
}

// MARK: Changing

extension Settings {
    /// Reads the files again, because the user's editor may have changed them.
    public mutating func reread() {
        guard isPersistent else { return }
        config = Self.text(paths.configFile).map { ConfigFile($0) } ?? ConfigFile()
        readKeys(Self.text(paths.keyFile))
    }

    /// Changes a setting and writes it to `config.toml`. The rest of the file is unchanged.
    ///
    /// - Parameter typed: The value as the user types it, such as "true", "10", "off", "month-first".
    public mutating func set(_ setting: Setting, to typed: String) throws(SettingsError) {
        let value = setting.value(typed)
        var tried = config
        if let complaint = setting.take(&tried, value) { throw .refused(complaint.alone) }
        if case .theme = setting.kind, typed != setting.standardText, !themes.contains(typed) {
            throw .refused("There is no theme \(typed). `spotter themes` lists them.")
        }
        // A saved theme takes precedence over the setting, so it is removed.
        var previousTheme: String?
        if case .theme = setting.kind, isPersistent {
            previousTheme = state.theme
            try state.forgetTheme()
        }
        do throws(SettingsError) {
            try write(setting, value, says: setting.text(in: tried))
        } catch {
            if let previousTheme { try? state.saveTheme(previousTheme) }
            throw error
        }
    }

    /// - Parameter shown: The resulting value of the setting.
    private mutating func write(
        _ setting: Setting, _ value: TOMLFile.Value, says shown: String
    ) throws(SettingsError) {
        let text = try edit(\.config, paths.configFile) { (text) throws(SettingsError) in
            // A default value needs no line if the file has none for the setting.
            if setting.standardText == shown, Self.says(text, nothingOf: [setting.key]) {
                return text ?? ""
            }
            let before =
                text
                ?? Self.beginning(
                    "Spotter's settings. Everything not set here has its default: `spotter settings` lists everything.",
                    ConfigFile.version)
            let after = try Self.putting(value, [setting.key], setting.comment, in: before, "config.toml")
            let known = Set(ConfigFile(before).found.map(\.text))
            if let problem = ConfigFile(after).found.first(where: { !known.contains($0.text) }) {
                throw .refused(problem.alone ?? problem.text)
            }
            return after
        }
        let preset = config.keyPreset
        config = ConfigFile(text)
        // A new preset changes how the key file applies, so it is read again.
        if preset != config.keyPreset { readKeys(isPersistent ? Self.text(paths.keyFile) : texts?.keys) }
    }

    /// Resets a setting to its default.
    public mutating func reset(_ setting: Setting) throws(SettingsError) {
        try set(setting, to: setting.standardText)
    }

    /// Sets the keys of a command and writes them to `keys.toml`. Nil removes the line, and the keys of the chosen
    /// preset apply.
    public mutating func setKeys(_ sequences: [KeySequence]?, of command: CommandInfo) throws(SettingsError) {
        let commands = commands
        // The preset's keys may belong to another command by now.
        for key in sequences ?? commands.first(where: { $0.id == command.id })?.keys ?? [] {
            let other = commands.first { other in
                let keys = keys.changes[other.id] ?? other.keys
                return other.scope == command.scope && other.id != command.id
                    && keys.contains { $0.collides(with: key) }
            }
            guard let other else { continue }
            throw .refused("\(key.display) already belongs to \"\(other.title)\". Give that command another key first.")
        }
        let text = try edit(\.keys, paths.keyFile) { (text) throws(SettingsError) in
            let before =
                text
                ?? Self.beginning(
                    "Spotter's keys. Everything not set here has its default: `spotter keys` lists everything.",
                    KeyFile.version)
            let old = KeyFile(before, commands: commands)
            let path = old.paths[command.id] ?? ["keys", command.scope.name, command.id.rawValue]
            if sequences == nil, text == nil { return "" }
            let after = try Self.translating { () throws(SettingsProblem) in
                let edit = TOMLEdit(before, name: "keys.toml")
                guard let sequences else { return try edit.removing(path, comment: command.title.text) }
                let value = TOMLFile.Value.list(sequences.map { .text($0.description) })
                return try edit.putting(value, at: path, comment: command.title.text)
            }
            // A key that another command of the view has is rejected with that command's name.
            let known = Set(old.found.map(\.text))
            let new = KeyFile(after, commands: commands)
            if let problem = new.found.first(where: { !known.contains($0.text) }) {
                throw .refused(problem.alone ?? problem.text)
            }
            return after
        }
        readKeys(text)
    }

    private mutating func edit(
        _ part: WritableKeyPath<Texts, String?>, _ path: String,
        _ change: (String?) throws(SettingsError) -> String
    ) throws(SettingsError) -> String {
        guard var texts else {
            return try SettingsDocument(path: path).edit(change)
        }
        let text = try change(texts[keyPath: part])
        texts[keyPath: part] = text
        self.texts = texts
        return text
    }

    private static func putting(
        _ value: TOMLFile.Value, _ path: [String], _ comment: String, in text: String, _ name: String
    ) throws(SettingsError) -> String {
        try translating { () throws(SettingsProblem) in
            try TOMLEdit(text, name: name).putting(value, at: path, comment: comment)
        }
    }

    private static func translating(
        _ edit: () throws(SettingsProblem) -> String
    ) throws(SettingsError) -> String {
        do { return try edit() } catch { throw .unclear(error.wording) }
    }

    private static func says(_ text: String?, nothingOf path: [String]) -> Bool {
        text.map { TOMLFile($0, name: "")[path] == nil } ?? true
    }

    /// The header of a new file.
    private static func beginning(_ comment: Phrase, _ version: Int) -> String {
        """
        # \(comment)
        version = \(version)

        """
    }
}
