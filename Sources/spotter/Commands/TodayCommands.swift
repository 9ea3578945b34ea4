import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// `spotter today`.
struct TodayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "today", abstract: "Print who comes today and tomorrow, and what needs attention.",
        discussion: "The settings choose what is listed, as on the dashboard.")

    @Flag(exclusivity: .exclusive)
    var form: TableOptions.Form?

    @Option(help: .phrase("As of this day, such as 2026-03-12 (default: today).", value: "day"))
    var today: Day?

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try reporting {
            let rules = database.settings.config.attention
            try database.withDiary(readOnly: true) { diary in
                let day = today ?? Day(Date(), in: .current)
                let report = try TodayReport(diary, today: day, zone: .current, rules: rules)
                switch form ?? .plain {
                case .json: try Output.json(report)
                case .csv: Output.csv(report.table)
                case .plain: for line in report.plain { Output.say(verbatim: line) }
                }
            }
        }
    }
}

/// `spotter due`.
struct DueCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "due", abstract: "Print what is due now, for cron and notify-send.",
        discussion: """
            A line for each recurring task that is due, and for each appointment that begins within the next minutes. The \
            exit status is 1 if something is due, otherwise 0. Every five minutes by cron:

            */5 * * * * DUE=$(spotter due --within 5) || notify-send Spotter "$DUE"
            """)

    @Option(help: .phrase("How many minutes ahead appointments are due.", value: "minutes"))
    var within = 15

    @Flag(exclusivity: .exclusive)
    var form: TableOptions.Form?

    @OptionGroup var database: DatabaseOptions

    func validate() throws {
        guard (0...1_440).contains(within) else { throw ValidationError.phrase("--within must be 0 to 1440 minutes.") }
    }

    func run() throws {
        var isDue = false
        try reporting {
            try database.withDiary(readOnly: true) { diary in
                let report = try DueReport(diary, at: Date(), zone: .current, within: within)
                isDue = !report.lines.isEmpty
                switch form ?? .plain {
                case .json: try Output.json(report)
                case .csv: Output.csv(report.table)
                case .plain:
                    for line in report.lines {
                        Output.say(
                            verbatim: [line.client, line.what.text].filter { !$0.isEmpty }.joined(separator: ": "))
                    }
                }
            }
        }
        if isDue { throw ExitCode(1) }
    }
}
