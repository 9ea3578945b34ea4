import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import SpotterUI
import TerminalKit
import ViewKit

/// The main command; without a subcommand it opens the diary on screen.
@main
struct Spotter: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        name: "spotter",
        abstract: "A personal trainer's diary for the terminal.",
        discussion: """
            Without a subcommand the program starts; press ? in it for help. --language FILE.po, with or without a \
            subcommand, shows everything in the language of that file.

            Exit codes: 0 done; 64 wrong arguments; 65 the data cannot be used; 66 a file is missing or cannot be read; 69 \
            no terminal, or the diary of a newer or older Spotter; 70 internal error; 73 a file cannot be created; 74 the \
            disk is full or fails; 75 the diary is in use, try again; 77 not allowed; 78 mistakes in the settings; 129, \
            130, 143 ended by SIGHUP, SIGINT, SIGTERM.
            """,
        version: version,
        subcommands: [
            TodayCommand.self, DueCommand.self, ClientsCommand.self, PhasesCommand.self, ImportCommand.self,
            DemoCommand.self, BackupCommand.self,
            RestoreCommand.self, DoctorCommand.self, StatsCommand.self, DiaryCommand.self, BodyCommand.self,
            CalendarCommand.self, HistoryCommand.self, PrintCommand.self, ExportCommand.self, ReportCommand.self,
            CheckInCommand.self, WellbeingCommand.self, FeedbackCommand.self, ForgetCommand.self, SettingsCommand.self,
            ThemesCommand.self,
            KeysCommand.self, TourCommand.self,
        ])

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var look: LookOptions

    static func main() {
        do {
            var (language, arguments) = (Language.english, [String]())
            try reporting {
                (language, arguments) = try LanguageOption.read(Array(CommandLine.arguments.dropFirst()))
            }
            Language.$current.withValue(language) { run(arguments) }
        } catch {
            Foundation.exit(exitCode(for: error).rawValue)
        }
    }

    /// Runs the command of these arguments. Help and usage errors are printed through `Output`, too.
    private static func run(_ arguments: [String]) {
        do {
            // Without arguments there is nothing to parse, and the parser would take as long as opening the diary.
            if arguments.isEmpty { return try Program(paths: DatabaseOptions.paths()).run() }
            try reporting { try checkName(arguments[0]) }
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            var code = exitCode(for: error)
            let message = fullMessage(for: error)
            if code == .success {
                if !message.isEmpty { Output.text(message + "\n") }
                do { try reporting {} } catch { code = exitCode(for: error) }
            } else if !message.isEmpty {
                Output.explain(message)
            }
            Foundation.exit(code.rawValue)
        }
    }

    /// Names the command that was meant: the parser would only call a wrong one unexpected.
    private static func checkName(_ name: String) throws {
        let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        guard !name.hasPrefix("-"), !commands.contains(name) else { return }
        let near = NearName.nearest(to: name, among: commands, least: 2)
        throw Failure(
            .usage,
            near.map { "There is no command \(name): did you mean \($0)?" }
                ?? "There is no command \(name). `spotter --help` lists the commands.")
    }

    func run() throws {
        try Program(database: database, look: look).run()
    }
}

/// `spotter tour`.
struct TourCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "tour", abstract: "Try the program: twelve steps with sample clients.",
        discussion: "The sample diary is in memory only. It creates and changes no files.")

    @OptionGroup var look: LookOptions

    func run() throws {
        var program = Program(
            paths: DatabaseOptions.paths(), theme: look.theme, isWithoutMouse: look.isWithoutMouse,
            isASCII: look.isASCII)
        program.isTour = true
        try program.run()
    }
}

/// `spotter history CLIENT`.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "history", abstract: "Print all of a client's records, newest first.",
        discussion: """
            Sessions, runs, activities, measurements and weights in one list, with their categories. Energy is in kcal, time in \
            minutes, distance in km; unknown values are empty. Name the client as for `spotter stats`.
            """)

    @OptionGroup var options: TableOptions

    @Option(help: .phrase("Only session, run, activity, measurement or weight.", value: "kind"))
    var kind: HistoryRecord.Kind?

    @Option(help: .phrase("The first day, such as 2026-03-09.", value: "day"))
    var from: Day?

    @Option(help: .phrase("The last day.", value: "day"))
    var to: Day?

    func validate() throws {
        if let from, let to, from > to { throw ValidationError.phrase("--from is after --to.") }
    }

    func run() throws {
        try options.withClient { client, diary in
            let filter = HistoryFilter(kind: kind, days: (from ?? .earliest)...(to ?? .latest))
            let table = try HistoryReport.table(diary, of: client, filter, zone: .current)
            let count = table.rows.count
            try options.show(
                table, heading: "\(client.name): \(table.title) (\(count, one: "record", other: "records"))")
        }
    }
}

/// `spotter body CLIENT`.
struct BodyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "body", abstract: "Print the measurements of a client: skinfolds, girths, weights.",
        discussion: """
            The newest six measurements side by side; as CSV and JSON a row for each, with the values of the client's \
            formula: body fat, lean mass, sum of folds, body mass index. With --weights a row for each weight, with its \
            7-day average. With --typed CSV of every measurement as it was typed, which `spotter import` reads again. Name \
            the client as for `spotter stats`.
            """)

    @OptionGroup var options: TableOptions

    @Flag(help: .phrase("Print the weights instead of the measurements."))
    var weights = false

    @Flag(help: .phrase("Print every measurement as it was typed, as CSV."))
    var typed = false

    func validate() throws {
        guard !typed || !weights && options.form ?? .csv == .csv else {
            throw ValidationError.phrase("--typed only prints measurements as CSV.")
        }
    }

    func run() throws {
        try options.withClient { client, diary in
            let course = try diary.measurements.course(of: client.id)
            if typed { return Output.text(BodyCSV.text(course.measurements)) }
            let isRead = options.form ?? .plain == .plain
            let table =
                weights
                ? BodyReport.weights(course) : isRead ? BodyReport.newest(course) : BodyReport.measurements(course)
            let formula = course.profile.formula.name
            try options.show(
                table,
                heading: weights
                    ? "\(client.name): \(table.title)" : "\(client.name): \(table.title) (body fat by \(formula))")
        }
    }
}

/// `spotter stats CLIENT`.
struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "stats", abstract: "Print the statistics of a client.",
        discussion: """
            Give the client's full name, or a part of it that matches no other client; if two clients share a name, add \
            the year of birth ("Anna Malá 1990"). Sections: \
            \(list: ProgressSection.allCases.map(\.rawValue)); the names on screen, such as \
            "session load", work as well.
            """)

    @OptionGroup var options: TableOptions

    @Option(help: .phrase("The number of weeks up to now, 1 to 2600 (default: 12, as on screen)."))
    var weeks: Int?

    @Flag(help: .phrase("Everything since the first session."))
    var all = false

    @Option(help: .phrase("One section (default: overview).", value: "name"))
    var section: ProgressSection = .overview

    func validate() throws {
        guard weeks.map({ (1...2600).contains($0) }) ?? true else {
            throw ValidationError.phrase("--weeks must be 1 to 2600.")
        }
        guard !all || weeks == nil else { throw ValidationError.phrase("--weeks and --all cannot be combined.") }
    }

    func run() throws {
        try options.withClient { client, diary in
            var source = try ProgressSource(
                diary, client: client, weeks: all ? nil : weeks ?? 12, today: options.now, zone: .current)
            source.weekStart = options.database.settings.config.weekStart
            let table = try section.table(source)
            let period = section.period(of: source)
            try options.show(
                table,
                heading: period.map { "\(client.name): \(table.title) (\($0))" } ?? "\(client.name): \(table.title)")
        }
    }
}

/// `spotter themes`.
struct ThemesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "themes", abstract: "List the themes, or print one as a starting point for your own.")

    @Flag(exclusivity: .exclusive)
    var form: TableOptions.Form?

    @Option(name: .customLong("print"), help: .phrase("Print this theme's file.", value: "name"), completion: .themes)
    var printed: String?

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try reporting {
            let settings = database.settings
            for problem in settings.themes.problems { Output.complain(problem) }
            guard let printed else {
                let chosen = settings.themeName(flag: nil)
                let entries = [ThemeLibrary.automatic] + settings.themes.entries
                if let form, form != .plain {
                    let table = ProgressTable(
                        "Themes", ["name", "title", "chosen"],
                        entries.map { [.text($0.name), .text($0.title), .word($0.name == chosen ? "yes" : "no")] })
                    return try Output.table(table, as: form, heading: "")
                }
                for entry in entries {
                    Output.say(verbatim: "\(entry.name == chosen ? "*" : " ") \(entry.name)  \(entry.title)")
                }
                return
            }
            guard let text = settings.themes.text(of: printed) else {
                throw Failure(.noInput, "There is no theme file \(printed). `spotter themes` lists them.")
            }
            Output.text(text.hasSuffix("\n") ? text : text + "\n")
        }
    }
}

/// `spotter keys`.
struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "keys", abstract: "Print the keys as a starting point for your own keys.toml.")

    @Flag(help: .phrase("Print docs/keys.md instead."))
    var markdown = false

    @Flag(exclusivity: .exclusive)
    var form: TableOptions.Form?

    func validate() throws {
        guard !markdown || form == nil else {
            throw ValidationError.phrase(
                "--markdown and --\(form.map { "\($0)" } ?? "plain") cannot be combined.")
        }
    }

    func run() throws {
        try reporting {
            let sections = CommandTable.byScope
            if let form {
                let keys = Settings(DatabaseOptions.paths(), commands: CommandTable.all).keyMap
                let table = ProgressTable(
                    "Keys", ["command", "title", "where", "keys"],
                    CommandTable.all.map { command in
                        [
                            .text(command.id.rawValue), .word(command.title), .word(command.scope.title),
                            .text(keys.keys(of: command.id).map(\.description).joined(separator: ", ")),
                        ]
                    })
                return try Output.table(table, as: form, heading: "The current keys")
            }
            Output.text(markdown ? KeyDocument.markdown(sections) : KeyFile.template(sections))
        }
    }
}
