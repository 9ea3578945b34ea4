import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// `spotter report CLIENT`.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "report", abstract: "Write a report about a period, for the client.",
        discussion: """
            Name the client as for `spotter stats`. The report has values, charts, records, dates and the current plan of \
            this client only; health note, heart rate and blood pressure only with --with-health, notes only with --with-notes. \
            Without --html, --markdown or --plain the file name decides (.html, .md, .txt); the default is plain text. An \
            existing file is only replaced with --replace.
            """)

    @Argument(help: .phrase("The client's name; not needed if there is only one."), completion: .clients)
    var client: String?

    @Option(help: .phrase("The first day, such as 2026-01-05.", value: "day"))
    var from: Day?

    @Option(help: .phrase("The last day (default: today).", value: "day"))
    var to: Day?

    @Option(help: .phrase("The number of weeks up to now, 1 to 2600 (default: 12)."))
    var weeks: Int?

    @Flag(help: .phrase("Everything since the first session, weight or measurement."))
    var all = false

    @Flag(exclusivity: .exclusive)
    var form: ReportFormat?

    @Flag(help: .phrase("Include the health note, heart rate and blood pressure."))
    var withHealth = false

    @Flag(help: .phrase("Include the notes of sessions, days, measurements and the plan."))
    var withNotes = false

    @Option(help: .phrase("Write into this file instead of standard output.", value: "file"), completion: .file())
    var output: String?

    @Flag(help: .phrase("Replace an existing file."))
    var replace = false

    @Option(help: .phrase("As of this day, such as 2026-03-12 (default: today).", value: "day"))
    var today: Day?

    @OptionGroup var database: DatabaseOptions

    func validate() throws {
        guard [weeks != nil, all, from != nil || to != nil].count(where: { $0 }) <= 1 else {
            throw ValidationError.phrase("--weeks, --all and --from with --to cannot be combined.")
        }
        guard weeks.map({ (1...2600).contains($0) }) ?? true else {
            throw ValidationError.phrase("--weeks must be 1 to 2600.")
        }
        guard to == nil || from != nil else { throw ValidationError.phrase("--to needs --from.") }
        if let from, from > to ?? now {
            throw ValidationError.phrase(to == nil ? "--from is after today." : "--from is after --to.")
        }
    }

    private var now: Day { today ?? Day(Date(), in: .current) }

    private var period: ProgressPeriod {
        if all { return .all }
        return from.map { .days($0...max($0, to ?? now)) } ?? .weeks(weeks ?? 12)
    }

    func run() throws {
        try reporting {
            try database.withDiary(readOnly: true) { diary in try write(from: diary) }
        }
    }

    private func write(from diary: Diary) throws {
        let report = try ClientReport(
            diary, client: try ClientName.client(client, in: diary), period: period,
            options: ClientReport.Options(health: withHealth, notes: withNotes), today: now, zone: .current)
        let format = form ?? output.flatMap { ReportFormat(file: $0) } ?? .plain
        // Texts for people use the number format of the settings.
        let text = database.settings.config.numbers.asCurrent { format.write(report) }
        try Output.text(text, to: output, replacing: replace, sparing: diary)
    }
}

extension ReportFormat: EnumerableFlag {
    static func help(for value: ReportFormat) -> ArgumentHelp? {
        switch value {
        case .html: .phrase("Write a page for browsers and printers, in one file.")
        case .markdown: .phrase("Write Markdown.")
        case .plain: .phrase("Write plain text, 80 columns wide.")
        }
    }
}

/// Runs the work of a command. Prints an error on standard error and exits with its code.
func reporting(_ work: () throws -> Void) throws {
    do {
        try work()
        try Output.finish()
    } catch let error as any CommandError {
        ProgramLog.note(.failed(error))
        if !error.sentence.isEmpty { Output.complain(error.sentence) }
        throw ExitCode(error.status.rawValue)
    }
}
