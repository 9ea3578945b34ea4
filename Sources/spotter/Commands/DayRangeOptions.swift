import ArgumentParser
import FitnessModel
import SpotterCore

/// Which days a table is about.
struct DayRangeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The first day, such as 2026-03-09.", valueName: "day"))
    var from: Day?

    @Option(help: ArgumentHelp("The last day; today when not given.", valueName: "day"))
    var to: Day?

    @Flag(help: "The current week, from the first day of the settings.")
    var week = false

    @Flag(help: "The current month.")
    var month = false

    private static let most = 366

    func validate() throws {
        guard [week, month, from != nil || to != nil].count(where: { $0 }) <= 1 else {
            throw ValidationError("--week, --month and --from with --to exclude one another.")
        }
        guard to == nil || from != nil else { throw ValidationError("--to needs --from.") }
    }

    /// What is wrong with the days as of this day; `most` days at most where it is given.
    func check(today: Day, most: Int? = Self.most) throws {
        guard let from else { return }
        let last = to ?? today
        if let most, from.days(until: last) >= most {
            throw ValidationError("--from and --to may be \(most) days apart at most.")
        }
        guard from <= last else { throw ValidationError("--from lies after \(to == nil ? "today" : "--to").") }
    }

    /// Whether any are named.
    var isGiven: Bool { week || month || from != nil }

    /// The days that are named; the current week where none are.
    func days(today: Day, weeksFrom start: WeekStart) -> ClosedRange<Day> {
        if let from { return from...max(from, to ?? today) }
        return DiaryReport.days(around: today, isMonth: month, weeksFrom: start)
    }
}
