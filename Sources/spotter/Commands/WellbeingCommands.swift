import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// `spotter checkin CLIENT LEVEL`.
struct CheckInCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "checkin", abstract: "Record how a client feels.",
        discussion: """
            The level is 1 wound up, 2 worn out, 3 at ease or 4 carefree; the words are optional. The client must have \
            consented first: press n k in the program.
            """)

    @Argument(help: .phrase("The client's name, as for `spotter stats`."), completion: .clients)
    var client: String

    @Argument(help: .phrase("1, 2, 3 or 4."))
    var level: Int

    @Argument(help: .phrase("In a few words."))
    var words: String = ""

    @Option(help: .phrase("When, such as \"2026-03-12 21:00\" or 21:00 (default: now).", value: "moment"))
    var at: String?

    @OptionGroup var database: DatabaseOptions

    func validate() throws {
        guard StressLevel(rawValue: level) != nil else { throw ValidationError.phrase("The level is 1, 2, 3 or 4.") }
        guard at == nil || moment(Date()) != nil else {
            throw ValidationError.phrase("\(at ?? "") is not a moment: write 2026-03-12 21:00, or 21:00.")
        }
    }

    func run() throws {
        try reporting {
            try database.withDiary(creating: false) { diary in
                let found = try ClientName(client).client(in: diary)
                let now = Date()
                guard let level = StressLevel(rawValue: level), let (day, minute) = moment(now) else { return }
                let latest = (Day(now, in: .current), TimeOfDay(now, in: .current).minuteOfDay)
                guard (day, minute) <= latest else {
                    throw Failure(.usage, "\(day.iso) \(TimeOfDay(minuteOfDay: minute)?.text ?? "") is in the future.")
                }
                let one = CheckIn(day: day, minute: minute, level: level, answer: words)
                try diary.checkIns.add(one, of: found.id)
                Output.say("\(found.name): \(one.wording), \(day.iso) \(one.time?.text ?? "").")
            }
        }
    }

    private func moment(_ now: Date) -> (Day, Int)? {
        let today = Day(now, in: .current)
        guard let at else { return (today, TimeOfDay(now, in: .current).minuteOfDay) }
        let parts = at.split(separator: " ").map(String.init)
        guard let time = parts.last.flatMap({ TimeOfDay($0) }) else { return nil }
        guard parts.count == 2 else { return parts.count == 1 ? (today, time.minuteOfDay) : nil }
        return Day.read(parts[0], today: today).map { ($0, time.minuteOfDay) }
    }
}

/// `spotter wellbeing CLIENT`.
struct WellbeingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "wellbeing", abstract: "Print a client's check-ins and answers, or erase them for good.",
        subcommands: [
            WellbeingListCommand.self, WellbeingAnswersCommand.self, WellbeingWeeksCommand.self,
            StudyExportCommand.self, WellbeingSheetCommand.self,
            WellbeingForgetCommand.self,
        ],
        defaultSubcommand: WellbeingListCommand.self)
}

/// `spotter wellbeing list CLIENT`.
struct WellbeingListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "list", abstract: "Print the check-ins and notes of a client, oldest first.")

    @OptionGroup var options: TableOptions

    @Option(help: .phrase("The number of days up to today (default: 28).", value: "days"))
    var days: Int?

    @OptionGroup var range: DayRangeOptions

    func validate() throws {
        guard (1...36_600).contains(days ?? 1) else { throw ValidationError.phrase("--days must be 1 to 36600.") }
        guard days == nil || !range.isGiven else {
            throw ValidationError.phrase("--days and --week, --month or --from cannot be combined.")
        }
        try range.check(today: options.now, most: nil)
    }

    func run() throws {
        try options.withClient { client, diary in
            let (today, start) = (options.now, options.database.settings.config.weekStart)
            let days =
                range.isGiven
                ? range.days(today: today, weeksFrom: start) : today.adding(days: 1 - (days ?? 28))...today
            let table = try WellbeingReport(diary, of: client.id, in: days).table
            let status = try diary.programmes.status(of: client.id, at: options.moment, in: .current)
            let title: Phrase = "\(client.name): \(table.title)"
            let weeks: Phrase? = status.map { "four-week programme: \(ProgrammeText.line($0))" }
            try options.show(table, heading: [title, weeks].compactMap(\.self).joined(separator: " · "))
        }
    }
}

/// `spotter wellbeing weeks CLIENT`.
struct WellbeingWeeksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "weeks", abstract: "Print the state of a client's newest four-week programme.")

    @OptionGroup var options: TableOptions

    func run() throws {
        try options.withClient { client, diary in
            guard let newest = try diary.programmes.list(of: client.id).first else {
                guard options.form ?? .plain == .plain else {
                    return try options.show(ProgrammeReport.none, heading: "")
                }
                return Output.say("\(client.name): no four-week programme yet.")
            }
            let report = try ProgrammeReport(diary, newest.id, now: options.moment, zone: .current)
            try options.show(report.table, heading: "\(client.name): \(ProgrammeText.line(report.status))")
        }
    }
}

/// `spotter wellbeing answers CLIENT`.
struct WellbeingAnswersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "answers", abstract: "Print the results of a client's questionnaires, oldest first.")

    @OptionGroup var options: TableOptions

    @Flag(help: .phrase("Print every answer instead of the results."))
    var items = false

    func run() throws {
        try options.withClient { client, diary in
            let table = try AnswersTable(diary, of: client.id, answers: items, zone: .current).table
            try options.show(table, heading: "\(client.name): \(table.title)")
        }
    }
}

/// `spotter wellbeing forget CLIENT`.
struct WellbeingForgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "forget", abstract: "Withdraw a client's consent and erase everything stored under it for good.",
        discussion: """
            Check-ins, notes and answers are erased from the diary, from the list of changes and from the backups. They cannot be \
            restored. Other records of the client stay; `spotter forget` erases the client.
            """)

    @Argument(help: .phrase("The client's name, as for `spotter stats`."), completion: .clients)
    var client: String

    @Option(
        help: .phrase("With --yes: the client's full name, instead of typing it.", value: "name"), completion: .clients)
    var name: String?

    @Flag(help: .phrase("Do not ask; needs --name."))
    var yes = false

    @OptionGroup var database: DatabaseOptions

    func validate() throws {
        guard yes == (name != nil) else { throw ValidationError.phrase("--yes and --name need each other.") }
    }

    func run() throws {
        try reporting {
            try database.withDiary(creating: false) { diary in
                let found = try ClientName(client).client(in: diary)
                let held = WellbeingText.held(try diary.erasure.wellbeingTraces(of: found.id))
                Output.complain("The wellbeing records of \(found.name) will be erased for good: \(held)")
                try Erasing.confirm(found.name, given: name)
                try Erasing.report(
                    diary.erasure.withdrawConsent(of: found.id),
                    saying: "The wellbeing records were erased from the diary.")
            }
        }
    }
}

/// `spotter wellbeing export FOLDER --study`.
struct StudyExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "export", abstract: "Write clients' answers into CSV files for a study, without names.",
        discussion: """
            Only clients whose consent covers studies and was not withdrawn. Each has a random code that is stored in the \
            diary; days are counted from the consent. codebook.md explains the columns. Texts that people wrote are only \
            included with --with-notes: they may contain names.
            """)

    @Argument(help: .phrase("The folder; it is created if it is missing."), completion: .directory)
    var folder: String?

    @Flag(help: .phrase("For a study: no names, no dates. Required."))
    var study = false

    @Flag(name: .customLong("with-notes"), help: .phrase("Include the texts of check-ins and notes."))
    var withNotes = false

    @Flag(name: .customLong("dry-run"), help: .phrase("Write nothing, only print the number of rows."))
    var isDryRun = false

    @Flag(help: .phrase("Replace existing files."))
    var replace = false

    @OptionGroup var database: DatabaseOptions

    func validate() throws {
        guard study else { throw ValidationError.phrase("Add --study: the files are made for one.") }
        guard isDryRun || folder != nil else { throw ValidationError.phrase("Name a folder, or use --dry-run.") }
    }

    func run() throws {
        try reporting {
            try database.withDiary(readOnly: isDryRun, creating: false) { diary in
                if !isDryRun { try diary.study.giveCodes() }
                let export = try StudyExport(diary, withNotes: withNotes, zone: .current)
                if let folder, !isDryRun {
                    guard export.people > 0 else { throw Failure(.usage, "No client consented to a study.") }
                    try ExportFile.write(export.files, into: folder, replacing: replace, sparing: diary)
                }
                Output.say("\(export.people, one: "client takes", other: "clients take") part.")
                for line in export.counts { Output.say(line) }
            }
        }
    }
}
