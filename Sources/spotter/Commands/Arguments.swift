public import ArgumentParser
public import DiaryExchange
import DiaryStore
public import FitnessModel
import Foundation
import Phrases
public import SpotterCore

// Parsing of option values on the command line.

extension Day: ExpressibleByArgument {
    /// Parses a day such as 2026-03-12.
    public init?(argument: String) { self.init(iso: argument) }
}

extension HistoryRecord.Kind: ExpressibleByArgument {}

extension MassUnit: ExpressibleByArgument {}

extension PhaseFormat: ExpressibleByArgument {}

extension RecordFormat: ExpressibleByArgument {}

extension TrainingSheet.Use: ExpressibleByArgument {}

extension ProgressSection: ExpressibleByArgument {
    /// Parses a section by its short name or its display name.
    public init?(argument: String) { self.init(named: argument) }
}

// MARK: Texts

// The texts of the command line as phrases; the parser shows them in the current language.

extension ArgumentHelp {
    /// What an option does; `value` is the name of its value.
    static func phrase(_ text: Phrase, value: Phrase? = nil) -> ArgumentHelp {
        ArgumentHelp(text.text, valueName: value?.text)
    }
}

extension CommandConfiguration {
    init(
        name: String, abstract: Phrase, discussion: Phrase = "", version: String = "",
        subcommands: [any ParsableCommand.Type] = [], defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        self.init(
            commandName: name, abstract: abstract.text, discussion: discussion.text, version: version,
            subcommands: subcommands, defaultSubcommand: defaultSubcommand)
    }
}

extension ValidationError {
    /// Why the arguments are wrong.
    static func phrase(_ text: Phrase) -> ValidationError { ValidationError(text.text) }
}

// MARK: Completion

extension CompletionKind {
    /// The clients of the diary.
    static let clients: CompletionKind = .custom(Offer.clients)
    /// The phases of the client that `--client` names; without it the templates.
    static let phases: CompletionKind = .custom(Offer.phases)
    /// The themes.
    static let themes: CompletionKind = .custom(Offer.themes)
    /// The keys of the settings.
    static let settingKeys: CompletionKind = .list(Setting.all.map(\.key))
    /// The values of the setting that is named before.
    static let settingValues: CompletionKind = .custom(Offer.settingValues)
}

/// What a shell offers at the Tab key, from the diary that the words on its line choose. Whatever cannot be read offers
/// nothing, because an error would appear in the middle of that line.
private enum Offer {
    /// More than anybody would look through.
    private static let most = 1_000

    static func clients(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
        fromDiary(words) { diary in try diary.clients.list(ListFilter(archive: .all), limit: most).map(\.name) }
    }

    static func phases(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
        fromDiary(words) { diary in
            let client = try value(of: "--client", in: words).map { try ClientName($0).client(in: diary).id }
            let scope = client.map { PlanScope.client($0) } ?? .templates
            return try diary.phases.list(scope, ListFilter(archive: .all), limit: most).map(\.name)
        }
    }

    static func themes(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
        ([ThemeLibrary.automatic] + Settings(DatabaseOptions.paths(), commands: []).themes.entries).map(\.name)
    }

    static func settingValues(_ words: [String], _ index: Int, _ prefix: String) -> [String] {
        guard let setting = words.lazy.compactMap({ Setting.named($0) }).first else { return [] }
        return switch setting.kind {
        case .flag: ["true", "false"]
        case .choice(let choices): choices.map(\.word)
        case .number(_, canBeOff: true): ["off"]
        case .theme: themes(words, index, prefix)
        case .number, .text: [setting.standardText]
        }
    }

    private static func fromDiary(_ words: [String], _ read: (Diary) throws -> [String]) -> [String] {
        let paths = DatabaseOptions.paths(database: value(of: "--db", in: words))
        guard (try? Diary.exists(at: paths.database)) == true,
            let diary = try? Settings(paths, commands: []).openDiary(readOnly: true)
        else { return [] }
        defer { try? diary.close() }
        return (try? read(diary)) ?? []
    }

    /// The value of an option among the words of the line, without the quotes of the shell.
    private static func value(of option: String, in words: [String]) -> String? {
        if let joined = words.first(where: { $0.hasPrefix(option + "=") }) {
            return plain(joined.dropFirst(option.count + 1))
        }
        guard let place = words.firstIndex(of: option), words.indices.contains(place + 1) else { return nil }
        return plain(words[place + 1][...])
    }

    private static func plain(_ word: Substring) -> String {
        word.trimmingCharacters(in: CharacterSet(charactersIn: "\"'")).replacing("\\", with: "")
    }
}
