/// The days of past sessions, from the first to the last: typed one by one, "5 jan, 12 jan, 19 jan", or as the first
/// and an interval, "5 jan every 7".
public struct DayList: Hashable, Sendable {
    /// Ascending, no day twice, none after today.
    public let days: [Day]

    /// Parses the days of a number of sessions. A day without a year is the latest such day for the first one, and
    /// follows the previous one for the others.
    public init(
        _ text: String, count: Int, today: Day, order: DateOrder = .current
    ) throws(Problem) {
        guard !text.trimmingBlanks.isEmpty else { throw .missing(count: count) }
        let reader = DayListReader(today: today, order: order)
        let days: [Day]
        if let read = try reader.interval(text, count: count) { days = read } else { days = try reader.each(text) }
        for (day, next) in zip(days, days.dropFirst()) {
            if next == day { throw .twice(day) }
            if next < day { throw .order(next, behind: day) }
        }
        guard days.count == count else { throw .count(days.count, needed: count) }
        if let future = days.first(where: { $0 > today }) { throw .future(future) }
        self.days = days
    }

    /// The shortest text for these days: "2026-01-05 every 7" if all are equally far apart.
    public static func text(_ days: [Day]) -> String {
        let gaps = Set(zip(days, days.dropFirst()).map { $0.days(until: $1) })
        if days.count > 2, gaps.count == 1, let gap = gaps.first, gap > 0 { return "\(days[0].iso) every \(gap)" }
        return days.map(\.iso).joined(separator: ", ")
    }

    /// An error in typed days.
    public enum Problem: Error, Hashable, Sendable {
        /// The days are missing.
        case missing(count: Int)
        /// Not a day.
        case noDay(String)
        /// An invalid number of days after "every".
        case noInterval(String)
        /// More or fewer days than sessions.
        case count(Int, needed: Int)
        /// The day is given twice.
        case twice(Day)
        /// An earlier day follows a later one.
        case order(Day, behind: Day)
        /// The day is still to come.
        case future(Day)
    }
}

/// Reads days that have been.
private struct DayListReader {
    let today: Day
    let order: DateOrder

    /// The days of "5 jan every 7", "5 jan, every 2 weeks"; nil without "every".
    func interval(_ text: String, count: Int) throws(DayList.Problem) -> [Day]? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let every = words.firstIndex(where: { $0.lowercased() == "every" }) else { return nil }
        let dayText = words[..<every].joined(separator: " ")
        let first = try day(dayText.hasSuffix(",") ? String(dayText.dropLast()) : dayText, after: nil)
        let behind = words[(every + 1)...].joined(separator: " ")
        guard let gap = Self.days(behind) else { throw .noInterval(behind) }
        return (0..<count).map { first.adding(days: $0 * gap) }
    }

    /// "7", "7 days", "7d", "week", "2 weeks", "2w".
    private static func days(_ text: String) -> Int? {
        let digits = text.prefix(while: \.isNumber)
        let unit = text.dropFirst(digits.count).lowercased().trimmingBlanks
        guard digits.utf8.count <= 3, let number = digits.isEmpty ? 1 : Int(digits), number > 0 else { return nil }
        switch unit {
        case "" where !digits.isEmpty, "d", "day", "days": return number
        case "w", "week", "weeks": return number * 7
        default: return nil
        }
    }

    /// Days with commas or semicolons between them, or as a row of a spreadsheet has them.
    func each(_ text: String) throws(DayList.Problem) -> [Day] {
        var parts = text.split { ",;\t\n".contains($0) }.map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
        if parts.count == 1, Day.read(parts[0], today: today, order: order, past: true) == nil {
            // Blanks separate only days that have none themselves: 5.1. and 2026-01-05, not 5 jan.
            let words = parts[0].split(whereSeparator: \.isWhitespace).map(String.init)
            if words.count > 1, words.allSatisfy({ $0.contains { "./-".contains($0) } }) { parts = words }
        }
        var days: [Day] = []
        for part in parts { days.append(try day(part, after: days.last)) }
        return days
    }

    /// A day; without a year in that of the day before it, or in the next year if it is early and that one late.
    private func day(_ text: String, after before: Day?) throws(DayList.Problem) -> Day {
        guard let day = Day.read(text, today: today, order: order, past: true) else { throw .noDay(text) }
        guard let before, hasNoYear(text) else { return day }
        let next = before.month - day.month >= 6 ? before.year + 1 : before.year
        return Day(year: next, month: day.month, day: day.day) ?? day
    }

    /// Whether another year would make another day of it, as of "5 jan"; of "-3d" and "mon" nothing is made.
    private func hasNoYear(_ text: String) -> Bool {
        guard text.contains(where: \.isNumber), let first = text.first, first.isLetter || first.isNumber else {
            return false
        }
        // Eight years later there is a 29 February, too.
        let later = Day(year: today.year + 8, month: 12, day: 31) ?? today
        return Day.read(text, today: today, order: order, past: true)
            != Day.read(text, today: later, order: order, past: true)
    }
}

/// The order of an ambiguous date such as "3/12/2026" or "3-12-2026". The settings decide; with dots the day always
/// comes first.
public enum DateOrder: String, CaseIterable, Sendable {
    /// 3 December.
    case dayFirst = "day-first"
    /// 12 March.
    case monthFirst = "month-first"

    /// The current order: the program binds that of its settings while it is on the screen.
    @TaskLocal public static var current = DateOrder.dayFirst
}
