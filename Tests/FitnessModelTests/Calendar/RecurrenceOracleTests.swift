import FitnessModel
import Foundation
import TestSupport
import Testing

/// Compares with `Calendar.RecurrenceRule`, an independent implementation of the same RFC; decisions/0026 lists its
/// errors.
@Suite("Foundation gives the same days")
struct RecurrenceOracleTests {
    @Test("For rules that Foundation handles correctly", arguments: 1...Rounds.of(60))
    func same(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed &+ 7_000)
        let text = random.commonRule()
        let any = try #require(Day(iso: "1996-01-01")).adding(days: random.number(0...3_000))
        let rule = try Recurrence(reading: text)
        var endless = rule
        (endless.count, endless.until) = (nil, nil)
        // Foundation leaves the first day out if the rule does not match it.
        let start = try #require(endless.days(from: any, in: any.adding(days: 1)...Day.latest).first)
        let last = start.adding(days: 1_500)
        let theirs = try Oracle(text, rule).days(from: start, to: last)
        #expect(rule.days(from: start, in: start...last) == theirs, "\(text) from \(start.englishLong)")
    }
}

/// Foundation's rule, built from the parts of the text.
private struct Oracle {
    var rule: Calendar.RecurrenceRule

    init(_ text: String, _ own: Recurrence) throws {
        var parts: [String: [String]] = [:]
        for part in text.split(separator: ";") {
            let sides = part.split(separator: "=")
            parts[String(sides[0])] = sides[1].split(separator: ",").map(String.init)
        }
        func numbers(_ name: String) -> [Int] { (parts[name] ?? []).compactMap { Int($0) } }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.minimumDaysInFirstWeek = 4
        let codes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
        calendar.firstWeekday = (codes.firstIndex(of: parts["WKST"]?.first ?? "MO") ?? 1) + 1
        let frequencies: [Recurrence.Frequency: Calendar.RecurrenceRule.Frequency] = [
            .daily: .daily, .weekly: .weekly, .monthly: .monthly, .yearly: .yearly,
        ]
        rule = Calendar.RecurrenceRule(calendar: calendar, frequency: try #require(frequencies[own.frequency]))
        rule.interval = own.interval
        rule.matchingPolicy = .strict
        if let count = own.count { rule.end = .afterOccurrences(count) }
        if let until = own.until { rule.end = .afterDate(Self.date(until)) }
        rule.months = numbers("BYMONTH").map { Calendar.RecurrenceRule.Month($0) }
        rule.weeks = numbers("BYWEEKNO")
        rule.daysOfTheYear = numbers("BYYEARDAY")
        rule.daysOfTheMonth = numbers("BYMONTHDAY")
        rule.setPositions = numbers("BYSETPOS")
        let weekdays: [Locale.Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
        rule.weekdays = try (parts["BYDAY"] ?? []).map { text in
            let weekday = weekdays[try #require(codes.firstIndex(of: String(text.suffix(2))))]
            return Int(text.dropLast(2)).map { .nth($0, weekday) } ?? .every(weekday)
        }
    }

    func days(from start: Day, to last: Day) -> [Day] {
        let range = Self.date(start)..<Self.date(last).addingTimeInterval(1)
        return rule.recurrences(of: Self.date(start), in: range).map { Day($0, in: .gmt) }
    }

    private static func date(_ day: Day) -> Date {
        Date(timeIntervalSince1970: Double(Day.epoch.days(until: day)) * 86_400)
    }
}

extension Day {
    fileprivate static let epoch = Day(Date(timeIntervalSince1970: 0), in: .gmt)
}
