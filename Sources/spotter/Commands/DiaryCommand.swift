import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// `spotter diary CLIENT`.
struct DiaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "diary", abstract: "Print what a client ate and did, day by day.",
        discussion: """
            The default is the current week. Name the client as for `spotter stats`. With --foods each food has a line with \
            its time; Markdown has both. Energy is in kcal, nutrients in g; unknown values are empty.
            """)

    @OptionGroup var options: TableOptions

    @OptionGroup var range: DayRangeOptions

    @Flag(help: .phrase("A line for each food, with its time, instead of one for each day."))
    var foods = false

    @Flag(help: .phrase("Print Markdown: the days and each food."))
    var markdown = false

    func validate() throws {
        guard !markdown || options.form == nil else {
            throw ValidationError.phrase(
                "--markdown and --\(options.form.map { "\($0)" } ?? "plain") cannot be combined.")
        }
        try range.check(today: options.now)
    }

    func run() throws {
        try options.withClient { client, diary in
            let days = range.days(today: options.now, weeksFrom: options.database.settings.config.weekStart)
            let review = try diary.energy.review(
                of: client.id, from: days.lowerBound, through: days.upperBound, today: options.now)
            let document = try DiaryDocument(review, of: client, in: diary)
            if markdown { return Output.text(DiaryFormat.markdown.write(document)) }
            let isPrinted = options.form ?? .plain == .plain
            let table = foods ? DiaryReport.foods(document) : DiaryReport.days(document, isPrinted: isPrinted)
            let named = "\(document.range.lowerBound.iso) to \(document.range.upperBound.iso)"
            try options.show(table, heading: "\(document.client): \(table.title) (\(named))")
            if isPrinted, !foods {
                for remark in document.remarks { Output.say(verbatim: remark) }
            }
        }
    }
}

struct DayRangeOptions: ParsableArguments {
    @Option(help: .phrase("The first day, such as 2026-03-09.", value: "day"))
    var from: Day?

    @Option(help: .phrase("The last day (default: today).", value: "day"))
    var to: Day?

    @Flag(help: .phrase("The current week; its first day is a setting."))
    var week = false

    @Flag(help: .phrase("The current month."))
    var month = false

    private static let most = 366

    func validate() throws {
        guard [week, month, from != nil || to != nil].count(where: { $0 }) <= 1 else {
            throw ValidationError.phrase("--week, --month and --from with --to cannot be combined.")
        }
        guard to == nil || from != nil else { throw ValidationError.phrase("--to needs --from.") }
    }

    /// Throws if the days are invalid as of today, or more than `most` days if that is not nil.
    func check(today: Day, most: Int? = Self.most) throws {
        guard let from else { return }
        let last = to ?? today
        if let most, from.days(until: last) >= most {
            throw ValidationError.phrase("--from and --to can be at most \(most) days apart.")
        }
        guard from <= last else {
            throw ValidationError.phrase(to == nil ? "--from is after today." : "--from is after --to.")
        }
    }

    var isGiven: Bool { week || month || from != nil }

    /// The given days; the current week if none are given.
    func days(today: Day, weeksFrom start: WeekStart) -> ClosedRange<Day> {
        if let from { return from...max(from, to ?? today) }
        return DiaryReport.days(around: today, isMonth: month, weeksFrom: start)
    }
}
