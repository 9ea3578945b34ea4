import FitnessModel
import Testing

@Suite("The first day of the week")
struct WeekStartTests {
    private func day(_ text: String) throws -> Day { try #require(Day(iso: text)) }

    @Test(
        "A week has seven days from its first one, for any day in it",
        arguments: [
            (WeekStart.monday, "2026-03-09"), (.sunday, "2026-03-08"), (.saturday, "2026-03-07"),
        ])
    func week(start: WeekStart, first: String) throws {
        // A Thursday.
        let week = start.week(of: try day("2026-03-12"))
        #expect(week == (try day(first))...(try day(first).adding(days: 6)))
        #expect(week.lowerBound.weekday == start.weekday)
        for offset in 0...6 { #expect(start.week(of: week.lowerBound.adding(days: offset)) == week) }
        #expect(start.week(of: week.upperBound.adding(days: 1)).lowerBound == week.upperBound.adding(days: 1))
    }

    @Test("From Monday it is the ISO 8601 week, and the weekdays start with the first one")
    func iso() throws {
        for offset in 0..<400 {
            let day = try day("2025-12-20").adding(days: offset)
            #expect(WeekStart.monday.week(of: day) == ISOWeek(day).days)
        }
        #expect(WeekStart.sunday.weekdays.map(\.englishShort) == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
        #expect(WeekStart.saturday.weekdays.first == .saturday && WeekStart.monday.weekdays == Weekday.allCases)
    }

    @Test("At the ends of the calendar a week is shorter")
    func ends() {
        for start in WeekStart.allCases {
            #expect(start.week(of: .earliest).contains(.earliest))
            #expect(start.week(of: .latest).contains(.latest))
        }
    }
}
