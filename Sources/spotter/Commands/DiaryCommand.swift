import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterUI

/// `spotter diary CLIENT`.
struct DiaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diary", abstract: "Print what a client ate and did, day by day.",
        discussion: """
            The current week when no days are named. The client is named as for `spotter stats`. With --foods each food \
            has a line with its time; Markdown has both. Energy is in kcal, nutrients in g; what is not known is empty.
            """)

    @Argument(help: "The client's name.")
    var client: String

    @Option(help: ArgumentHelp("The first day, such as 2026-03-09.", valueName: "day"))
    var from: String?

    @Option(help: ArgumentHelp("The last day; today when not given.", valueName: "day"))
    var to: String?

    @Flag(help: "The current week, Monday to Sunday (the default).")
    var week = false

    @Flag(help: "The current month.")
    var month = false

    @Option(help: ArgumentHelp("As of this day, such as 2026-03-12; today when not given.", valueName: "day"))
    var today: String?

    @Flag(help: "A line for each food, with its time, instead of one for each day.")
    var foods = false

    @Flag(help: "Print CSV.")
    var csv = false

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Print aligned columns (the default).")
    var plain = false

    @Flag(help: "Print Markdown: the days and each food.")
    var markdown = false

    @OptionGroup var place: PlaceOptions

    func validate() throws {
        for (name, text) in [("--from", from), ("--to", to), ("--today", today)] {
            guard text == nil || text.flatMap(Day.init(iso:)) != nil else {
                throw ValidationError("\(name) is a day such as 2026-03-12.")
            }
        }
        guard [week, month, from != nil || to != nil].count(where: { $0 }) <= 1 else {
            throw ValidationError("--week, --month and --from with --to exclude one another.")
        }
        guard to == nil || from != nil else { throw ValidationError("--to needs --from.") }
        guard [csv, json, plain, markdown].count(where: { $0 }) <= 1 else {
            throw ValidationError("--csv, --json, --plain and --markdown exclude one another.")
        }
        let days = range
        guard days.lowerBound.days(until: days.upperBound) < Self.most else {
            throw ValidationError("--from and --to may be \(Self.most) days apart at most.")
        }
        if let first = from.flatMap(Day.init(iso:)), first > lastDay {
            throw ValidationError("--from lies after \(to == nil ? "today" : "--to").")
        }
    }

    private static let most = 366

    private var now: Day { today.flatMap(Day.init(iso:)) ?? Day(Date(), in: .current) }
    private var lastDay: Day { to.flatMap(Day.init(iso:)) ?? now }

    private var range: ClosedRange<Day> {
        if let first = from.flatMap(Day.init(iso:)) { return first...max(first, lastDay) }
        return DiaryReport.days(around: now, isMonth: month)
    }

    func run() throws {
        try reporting {
            var place = place
            place.isReadOnly = true
            let diary = try place.open(Settings(place.paths), creating: false)
            defer { try? diary.close() }
            let client = try ClientName(client).client(in: diary)
            let days = range
            let review = try diary.review(of: client.id, from: days.lowerBound, through: days.upperBound, today: now)
            let document = try DiaryDocument(review, of: client, in: diary)
            try print(document)
        }
    }

    private func print(_ document: DiaryDocument) throws {
        let table = foods ? DiaryReport.foods(document) : DiaryReport.days(document)
        if markdown {
            Output.text(DiaryFormat.markdown.write(document))
        } else if csv {
            Output.say(String(table.csv.replacingOccurrences(of: "\r\n", with: "\n").dropLast()))
        } else if json {
            try Output.json(table)
        } else {
            let days = "\(document.range.lowerBound.iso) to \(document.range.upperBound.iso)"
            Output.say("\(document.client): \(table.title) (\(days))")
            for line in table.plain { Output.say(line) }
            if !foods { for remark in document.remarks { Output.say(remark) } }
        }
    }
}
