import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterUI

/// The main command; without a subcommand it opens the diary on screen.
@main
struct Spotter: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "spotter",
        abstract: "A personal trainer's diary for the terminal.",
        discussion: """
            Without a subcommand the program opens on the screen; press ? there for help.

            Exit codes: 0 done; 64 wrong arguments; 65 the data cannot be used; 66 a file is not there or cannot be read; \
            69 no terminal, or the diary is a newer or older Spotter's; 70 internal error; 73 a file cannot be made; 74 the \
            disk is full or fails; 75 the diary is in use, try again; 77 not allowed; 78 mistakes in the settings; 129, \
            130, 143 ended by SIGHUP, SIGINT, SIGTERM.
            """,
        version: version,
        subcommands: [
            TodayCommand.self, DueCommand.self, ImportCommand.self, DemoCommand.self, BackupCommand.self,
            RestoreCommand.self, DoctorCommand.self, StatsCommand.self, DiaryCommand.self, BodyCommand.self,
            CalendarCommand.self, HistoryCommand.self, PrintCommand.self, ExportCommand.self, ReportCommand.self,
            CheckInCommand.self, WellbeingCommand.self, FeedbackCommand.self, ForgetCommand.self, SettingsCommand.self,
            ThemesCommand.self,
            KeysCommand.self, TourCommand.self,
        ])

    @OptionGroup var place: PlaceOptions
    @OptionGroup var look: LookOptions

    /// Prints help and usage errors through `Output`, too.
    static func main() {
        do {
            // Without arguments there is nothing to parse, and the parser would take as long as opening the diary.
            if CommandLine.arguments.count == 1 { return try Program(paths: PlaceOptions.paths()).run() }
            var command = try parseAsRoot()
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

    func run() throws {
        try Program(place: place, look: look).run()
    }
}

/// `spotter tour`.
struct TourCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tour", abstract: "Try the program out: twelve steps on sample clients.",
        discussion: "The sample diary is in memory. No file is made or changed, neither your diary nor another one.")

    @OptionGroup var look: LookOptions

    func run() throws {
        var program = Program(
            paths: PlaceOptions.paths(), theme: look.theme, isWithoutMouse: look.isWithoutMouse, isASCII: look.isASCII)
        program.isTour = true
        try program.run()
    }
}

/// `spotter history CLIENT`.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Print all that a client did and that was measured, newest first.",
        discussion: """
            Sessions, runs, activities, measurements and weights in one list, with the category that each was sorted into. \
            Energy is in kcal, time in minutes, distance in km; what is not known is empty. The client is named as for \
            `spotter stats`.
            """)

    @OptionGroup var options: TableOptions

    @Option(help: ArgumentHelp("Only session, run, activity, measurement or weight.", valueName: "kind"))
    var kind: HistoryRecord.Kind?

    @Option(help: ArgumentHelp("The first day, such as 2026-03-09.", valueName: "day"))
    var from: Day?

    @Option(help: ArgumentHelp("The last day.", valueName: "day"))
    var to: Day?

    func validate() throws {
        if let from, let to, from > to { throw ValidationError("--from lies after --to.") }
    }

    func run() throws {
        try options.withClient { client, diary in
            let filter = HistoryFilter(kind: kind, days: (from ?? .earliest)...(to ?? .latest))
            let table = try HistoryReport.table(diary, of: client, filter, zone: .current)
            let records = Count.text(table.rows.count, "record")
            try options.show(table, heading: "\(client.name): \(table.title) (\(records))")
        }
    }
}

/// `spotter body CLIENT`.
struct BodyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "body", abstract: "Print what was measured of a client: skinfolds, girths, weights.",
        discussion: """
            The newest six measurements side by side; as CSV and JSON a row for each, with what follows from it by the \
            client's formula: body fat, lean mass, sum of folds, body mass index. With --weights a row for each weight, \
            with the mean of its seven days. With --typed CSV of every measurement as it was typed, which \
            `spotter import` reads again. The client is named as for `spotter stats`.
            """)

    @OptionGroup var options: TableOptions

    @Flag(help: "The weights instead of the measurements.")
    var weights = false

    @Flag(help: "Every measurement as it was typed, as CSV.")
    var typed = false

    func validate() throws {
        guard !typed || !weights && options.form ?? .csv == .csv else {
            throw ValidationError("--typed prints measurements as CSV and nothing else.")
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
            let formula = weights ? "" : " (body fat by \(course.profile.formula.name))"
            try options.show(table, heading: "\(client.name): \(table.title)\(formula)")
        }
    }
}

/// `spotter stats CLIENT`.
struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Print the statistics of a client.",
        discussion: """
            The client is named in full, or by a part of the name that only one has; of two with one name by the year \
            of birth behind it ("Anna Malá 1990"). Sections: \
            \(ProgressSection.allCases.reduce(into: "") { $0 += ($0.isEmpty ? "" : ", ") + $1.rawValue }); the names on screen, such as \
            "session load", are understood as well.
            """)

    @OptionGroup var options: TableOptions

    @Option(help: "How many weeks up to now, 1 to 2600; 12 when not given, as on screen.")
    var weeks: Int?

    @Flag(help: "From the first session on.")
    var all = false

    @Option(help: ArgumentHelp("One section; overview when not given.", valueName: "name"))
    var section: ProgressSection = .overview

    func validate() throws {
        guard weeks.map({ (1...2600).contains($0) }) ?? true else { throw ValidationError("--weeks is 1 to 2600.") }
        guard !all || weeks == nil else { throw ValidationError("--weeks and --all exclude one another.") }
    }

    func run() throws {
        try options.withClient { client, diary in
            var source = try ProgressSource(
                diary, client: client, weeks: all ? nil : weeks ?? 12, today: options.now, zone: .current)
            source.weekStart = options.place.settings.config.weekStart
            let table = try section.table(source)
            let period = section.period(of: source).map { " (\($0))" } ?? ""
            try options.show(table, heading: "\(client.name): \(table.title)\(period)")
        }
    }
}

/// `spotter themes`.
struct ThemesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "themes", abstract: "List the colours there are, or print one as a starting point for your own.")

    @Option(name: .customLong("print"), help: ArgumentHelp("Print this theme's file.", valueName: "name"))
    var printed: String?

    @OptionGroup var place: PlaceOptions

    func run() throws {
        try reporting {
            let settings = place.settings
            for problem in settings.themes.problems { Output.complain(problem) }
            guard let printed else {
                let chosen = settings.themeName(flag: nil)
                for entry in settings.themes.entries {
                    Output.say("\(entry.name == chosen ? "*" : " ") \(entry.name)  \(entry.title)")
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
        commandName: "keys", abstract: "Print the keys as a starting point for your own keys.toml.")

    @Flag(help: "Print docs/keys.md instead.")
    var markdown = false

    func run() throws {
        try reporting {
            let sections = CommandTable.byScope
            Output.text(markdown ? KeyDocument.markdown(sections) : KeyFile.template(sections))
        }
    }
}
