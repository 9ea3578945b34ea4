import ArgumentParser
import Phrases
import SpotterCore
import SpotterUI

/// `spotter settings`.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "settings", abstract: "Print all settings, or change one in config.toml.",
        subcommands: [ListCommand.self, SetCommand.self, ResetCommand.self], defaultSubcommand: ListCommand.self)

    /// `spotter settings list`.
    struct ListCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            name: "list", abstract: "Print all settings with value, default and meaning.")

        @Flag(help: .phrase("Print JSON."))
        var json = false

        func run() throws {
            try reporting {
                let settings = Settings(DatabaseOptions.paths(), commands: CommandTable.all)
                if json {
                    let lines = Setting.all.map { SettingReport($0, settings) }
                    return try Output.json(SettingsReport(settings: lines, problems: settings.problems))
                }
                for problem in settings.problems { Output.complain(problem) }
                for setting in Setting.all {
                    let (value, standard) = (setting.literal(in: settings.config), setting.literal(in: ConfigFile()))
                    Output.say(
                        value == standard
                            ? Phrase(verbatim: "\(setting.key) = \(value)")
                            : "\(setting.key) = \(value)  # default: \(standard)")
                    Output.say(verbatim: "    \(setting.sentence.text)")
                }
            }
        }
    }

    /// `spotter settings set KEY VALUE`.
    struct SetCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            name: "set", abstract: "Change a setting; everything else in config.toml stays as it is.")

        @Argument(help: .phrase("The setting's key, as `spotter settings` lists it."), completion: .settingKeys)
        var key: String

        @Argument(help: .phrase("The value: true, false, a number, off, or a word."), completion: .settingValues)
        var value: String

        func run() throws {
            try SettingsCommand.change(key) { (settings, setting) throws(SettingsError) in
                try settings.set(setting, to: value)
            }
        }
    }

    /// `spotter settings reset KEY`.
    struct ResetCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            name: "reset", abstract: "Reset a setting to its default.")

        @Argument(help: .phrase("The setting's key, as `spotter settings` lists it."), completion: .settingKeys)
        var key: String

        func run() throws {
            try SettingsCommand.change(key) { (settings, setting) throws(SettingsError) in
                try settings.reset(setting)
            }
        }
    }

    /// Changes a setting and prints its new value.
    private static func change(
        _ key: String, _ change: (inout Settings, Setting) throws(SettingsError) -> Void
    ) throws {
        try reporting {
            guard let setting = Setting.named(key) else {
                throw Failure(.usage, "There is no setting \(key). `spotter settings` lists them.")
            }
            var settings = Settings(DatabaseOptions.paths(), commands: CommandTable.all)
            do throws(SettingsError) {
                try change(&settings, setting)
            } catch {
                throw Failure(error.status, error.wording)
            }
            Output.say(
                verbatim: "\(setting.key) = \(setting.literal(in: settings.config))  # \(settings.paths.configFile)")
        }
    }
}

extension SettingsError {
    fileprivate var status: ExitStatus {
        switch self {
        case .refused: .usage
        case .unclear: .configuration
        case .failed: .cannotCreate
        }
    }
}

/// A setting as JSON.
private struct SettingReport: Encodable {
    let key: String
    let name: Phrase
    let group: String
    let value: String
    let `default`: String
    let sentence: Phrase
    /// The line in config.toml; nil if the default applies.
    let line: Int?

    init(_ setting: Setting, _ settings: Settings) {
        key = setting.key
        name = setting.name
        group = setting.group.rawValue
        value = setting.text(in: settings.config)
        `default` = setting.standardText
        sentence = setting.sentence
        line = settings.config.line(of: setting.key)
    }
}

/// All settings with the problems of the files.
private struct SettingsReport: Encodable {
    let settings: [SettingReport]
    let problems: [Phrase]
}
