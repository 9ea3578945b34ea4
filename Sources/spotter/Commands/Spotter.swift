import ArgumentParser
import Foundation

/// The program: without a subcommand it opens the diary on the screen.
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

    /// Help and mistakes of usage go through the gate, too.
    static func main() {
        do {
            // The usual start has nothing to parse, and to find that out would take as long as opening the diary.
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
