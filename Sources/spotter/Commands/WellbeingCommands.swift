import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

/// `spotter checkin CLIENT LEVEL`.
struct CheckInCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "checkin", abstract: "Write down how a client feels.",
        discussion: """
            The level is 1 wound up, 2 worn out, 3 at ease or 4 carefree; the words may be left out. Nothing is kept of a client \
            who has not agreed to it: that is asked in the program, by n k.
            """)

    @Argument(help: "The client's name, as for `spotter stats`.")
    var client: String

    @Argument(help: "1, 2, 3 or 4.")
    var level: Int

    @Argument(help: "In a few words.")
    var words: String = ""

    @Option(help: ArgumentHelp("When, such as \"2026-03-12 21:00\" or 21:00; now when not given.", valueName: "moment"))
    var at: String?

    @OptionGroup var place: PlaceOptions

    func validate() throws {
        guard StressLevel(rawValue: level) != nil else { throw ValidationError("The level is 1, 2, 3 or 4.") }
        guard at == nil || moment(Date()) != nil else {
            throw ValidationError("\(at ?? "") is no moment: write 2026-03-12 21:00, or 21:00.")
        }
    }

    func run() throws {
        try reporting {
            try place.withDiary(creating: false) { diary in
                let found = try ClientName(client).client(in: diary)
                let now = Date()
                guard let level = StressLevel(rawValue: level), let (day, minute) = moment(now) else { return }
                let latest = (Day(now, in: .current), TimeOfDay(now, in: .current).minuteOfDay)
                guard (day, minute) <= latest else {
                    throw Failure(.usage, "\(day.iso) \(TimeOfDay(minuteOfDay: minute)?.text ?? "") is in the future.")
                }
                let one = CheckIn(day: day, minute: minute, level: level, answer: words)
                try diary.checkIns.add(one, of: found.id)
                Output.say("\(found.name): \(one.words), \(day.iso) \(one.time?.text ?? "").")
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
        commandName: "wellbeing", abstract: "Print what a client said of how they are, or erase it for good.",
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
        commandName: "list", abstract: "Print the check-ins and notes of a client, oldest first.")

    @OptionGroup var options: TableOptions

    @Option(help: ArgumentHelp("Only the last so many days; 28 when no days are named.", valueName: "days"))
    var days: Int?

    @OptionGroup var range: DayRangeOptions

    func validate() throws {
        guard (1...36_600).contains(days ?? 1) else { throw ValidationError("--days takes 1 to 36600.") }
        guard days == nil || !range.isGiven else {
            throw ValidationError("--days and --week, --month or --from exclude one another.")
        }
        try range.check(today: options.now, most: nil)
    }

    func run() throws {
        try options.withClient { client, diary in
            let (today, start) = (options.now, options.place.settings.config.weekStart)
            let days =
                range.isGiven
                ? range.days(today: today, weeksFrom: start) : today.adding(days: 1 - (days ?? 28))...today
            let table = try WellbeingReport(diary, of: client.id, in: days).table
            let standing = try diary.programmes.standing(of: client.id, at: options.moment, in: .current)
            let weeks = standing.map { " · four weeks: \(ProgrammeText.line($0))" } ?? ""
            try options.show(table, heading: "\(client.name): \(table.title)\(weeks)")
        }
    }
}

/// `spotter wellbeing weeks CLIENT`.
struct WellbeingWeeksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "weeks", abstract: "Print how the newest four weeks of a client stand, and what became of each.")

    @OptionGroup var options: TableOptions

    func run() throws {
        try options.withClient { client, diary in
            guard let newest = try diary.programmes.list(of: client.id).first else {
                guard options.form ?? .plain == .plain else {
                    return try options.show(ProgrammeReport.none, heading: "")
                }
                return Output.say("\(client.name): no four weeks yet.")
            }
            let report = try ProgrammeReport(diary, newest.id, now: options.moment, zone: .current)
            try options.show(report.table, heading: "\(client.name): \(ProgrammeText.line(report.standing))")
        }
    }
}

/// `spotter wellbeing answers CLIENT`.
struct WellbeingAnswersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "answers", abstract: "Print what the questionnaires of a client amounted to, oldest first.")

    @OptionGroup var options: TableOptions

    @Flag(help: "Print every single answer in place of the results.")
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
        commandName: "forget", abstract: "Withdraw a client's consent: erase all that was kept under it for good.",
        discussion: """
            Check-ins, notes and answers go, from the diary, from the list of changes and from its backups. Nothing brings them back. \
            What else there is of the client stays; `spotter forget` erases the client.
            """)

    @Argument(help: "The client's name, as for `spotter stats`.")
    var client: String

    @Option(help: ArgumentHelp("With --yes: the client's name in full, in place of typing it.", valueName: "name"))
    var name: String?

    @Flag(help: "Ask nothing; needs --name.")
    var yes = false

    @OptionGroup var place: PlaceOptions

    func validate() throws {
        guard yes == (name != nil) else { throw ValidationError("--yes and --name belong together.") }
    }

    func run() throws {
        try reporting {
            try place.withDiary(creating: false) { diary in
                let found = try ClientName(client).client(in: diary)
                let held = WellbeingText.held(try diary.wellbeingTraces(of: found.id))
                Output.complain("The wellbeing of \(found.name) goes for good: \(held)")
                try Erasing.confirm(found.name, given: name)
                try Erasing.report(
                    diary.forgetWellbeing(of: found.id), saying: "The wellbeing was erased from the diary.")
            }
        }
    }
}
