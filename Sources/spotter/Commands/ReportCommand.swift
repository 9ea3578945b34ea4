import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

/// `spotter report CLIENT`.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Write a report about a period, to be given to the client.",
        discussion: """
            The client is named as for `spotter stats`. The report has figures, charts, records, dates and the current \
            plan of this client alone; health note, pulse and blood pressure only with --with-health, notes only with \
            --with-notes. Without --html, --markdown or --plain the name of the file says the form (.html, .md, .txt), \
            else it is plain text. A file that is there is left alone unless --replace is given.
            """)

    @Argument(help: "The client's name.")
    var client: String

    @Option(help: ArgumentHelp("The first day, such as 2026-01-05.", valueName: "day"))
    var from: Day?

    @Option(help: ArgumentHelp("The last day; today when not given.", valueName: "day"))
    var to: Day?

    @Option(help: "How many weeks up to now, 1 to 2600; 12 when not given.")
    var weeks: Int?

    @Flag(help: "From the first session, weight or measurement on.")
    var all = false

    @Flag(exclusivity: .exclusive)
    var form: ReportFormat?

    @Flag(help: "Tell the health note, pulse and blood pressure, too.")
    var withHealth = false

    @Flag(help: "Tell what was noted of sessions, days, measurements and the plan, too.")
    var withNotes = false

    @Option(help: ArgumentHelp("Write into this file instead of standard output.", valueName: "file"))
    var output: String?

    @Flag(help: "Put the file in the place of one that is there.")
    var replace = false

    @Option(help: ArgumentHelp("As of this day, such as 2026-03-12; today when not given.", valueName: "day"))
    var today: Day?

    @OptionGroup var place: PlaceOptions

    func validate() throws {
        guard [weeks != nil, all, from != nil || to != nil].count(where: { $0 }) <= 1 else {
            throw ValidationError("--weeks, --all and --from with --to exclude one another.")
        }
        guard weeks.map({ (1...2600).contains($0) }) ?? true else { throw ValidationError("--weeks is 1 to 2600.") }
        guard to == nil || from != nil else { throw ValidationError("--to needs --from.") }
        if let from, from > to ?? now {
            throw ValidationError("--from lies after \(to == nil ? "today" : "--to").")
        }
    }

    private var now: Day { today ?? Day(Date(), in: .current) }

    private var period: ProgressPeriod {
        if all { return .all }
        return from.map { .days($0...max($0, to ?? now)) } ?? .weeks(weeks ?? 12)
    }

    func run() throws {
        try reporting {
            try place.withDiary(readOnly: true) { diary in try write(from: diary) }
        }
    }

    private func write(from diary: Diary) throws {
        let report = try ClientReport(
            diary, client: try ClientName(client).client(in: diary), period: period,
            options: ClientReport.Options(health: withHealth, notes: withNotes), today: now, zone: .current)
        let format = form ?? output.flatMap { ReportFormat(file: $0) } ?? .plain
        // Texts for people use the number format of the settings.
        let text = place.settings.config.numbers.inForce { format.write(report) }
        guard let output else { return Output.text(text) }
        do throws(ExportFile.Problem) {
            try ExportFile.write(text, to: output, replacing: replace, sparing: diary)
        } catch {
            if case .exists = error {
                throw Failure(.cannotCreate, "\(error.wording) --replace puts this one there.")
            }
            throw Failure(.cannotCreate, error.wording)
        }
    }
}

extension ReportFormat: EnumerableFlag {
    static func help(for value: ReportFormat) -> ArgumentHelp? {
        switch value {
        case .html: "Write a page for browsers and printers, in one file."
        case .markdown: "Write Markdown."
        case .plain: "Write plain text, 80 columns wide."
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
