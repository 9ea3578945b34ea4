import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

/// `spotter diary CLIENT`.
struct DiaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diary", abstract: "Print what a client ate and did, day by day.",
        discussion: """
            The current week when no days are named. The client is named as for `spotter stats`. With --foods each food \
            has a line with its time; Markdown has both. Energy is in kcal, nutrients in g; what is not known is empty.
            """)

    @OptionGroup var options: TableOptions

    @OptionGroup var range: DayRangeOptions

    @Flag(help: "A line for each food, with its time, instead of one for each day.")
    var foods = false

    @Flag(help: "Print Markdown: the days and each food.")
    var markdown = false

    func validate() throws {
        guard !markdown || options.form == nil else {
            throw ValidationError("--markdown and --\(options.form.map { "\($0)" } ?? "plain") exclude one another.")
        }
        try range.check(today: options.now)
    }

    func run() throws {
        try options.withClient { client, diary in
            let days = range.days(today: options.now, weeksFrom: options.place.settings.config.weekStart)
            let review = try diary.review(
                of: client.id, from: days.lowerBound, through: days.upperBound, today: options.now)
            let document = try DiaryDocument(review, of: client, in: diary)
            if markdown { return Output.text(DiaryFormat.markdown.write(document)) }
            let table = foods ? DiaryReport.foods(document) : DiaryReport.days(document)
            let named = "\(document.range.lowerBound.iso) to \(document.range.upperBound.iso)"
            try options.show(table, heading: "\(document.client): \(table.title) (\(named))")
            if options.form ?? .plain == .plain, !foods { for remark in document.remarks { Output.say(remark) } }
        }
    }
}
