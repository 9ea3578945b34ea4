import FitnessModel
import Foundation
import Testing

@Suite("Days")
struct DayTests {
    private func day(_ iso: String) throws -> Day { try #require(Day(iso: iso)) }

    @Test(
        "Days outside the calendar are rejected",
        arguments: [
            "2026-02-29", "2100-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
            "1899-12-31",
            "2200-01-01", "2026-1-1", "26-01-01", "2026/01/01", "2026-01-01 ", "2026-0a-01", "٢٠٢٦-01-01", "",
        ])
    func refused(iso: String) {
        #expect(Day(iso: iso) == nil)
    }

    @Test("Leap days exist every four years, and in 2000")
    func leapDays() throws {
        #expect(try day("2028-02-28").adding(days: 1).iso == "2028-02-29")
        #expect(try day("2000-02-29").adding(days: 366).iso == "2001-03-01")
        #expect(try day("2100-02-28").adding(days: 1).iso == "2100-03-01")
    }

    @Test("Days have no clock, so that summer time does not shorten them")
    func arithmetic() throws {
        #expect(try day("2026-03-28").days(until: day("2026-03-30")) == 2)
        #expect(try day("2026-10-24").days(until: day("2026-10-26")) == 2)
        #expect(try day("2026-03-12").adding(days: -71).iso == "2025-12-31")
        #expect(Day.earliest.days(until: .latest) == 109_572)
    }

    @Test("A month later is the same day, or the last of a shorter month")
    func months() throws {
        #expect(try day("2026-01-31").adding(months: 1).iso == "2026-02-28")
        #expect(try day("2028-02-29").adding(months: 12).iso == "2029-02-28")
        #expect(try day("2026-01-15").adding(months: -1).iso == "2025-12-15")
        #expect(try day("2026-03-12").adding(months: -24).iso == "2024-03-12")
        #expect(Day.earliest.adding(months: -1) == .earliest)
        #expect(Day.latest.adding(months: .max) == .latest)
    }

    @Test("Every day follows the one before and has its weekday")
    func everyDay() {
        var current = Day.earliest
        var weekday = Weekday.monday
        while current < .latest {
            let next = current.adding(days: 1)
            guard next > current, current.days(until: next) == 1, current.weekday == weekday,
                Day(iso: next.iso) == next
            else {
                Issue.record("\(current) is not followed by \(next)")
                return
            }
            current = next
            weekday = Weekday(rawValue: weekday.rawValue % 7 + 1) ?? .monday
        }
        #expect(current.iso == "2199-12-31")
    }

    @Test("Arithmetic stops at the ends of the calendar")
    func ends() throws {
        #expect(try day("2026-01-01").adding(days: .max) == .latest)
        #expect(try day("2026-01-01").adding(days: .min) == .earliest)
    }

    @Test("An instant belongs to the local day of its time zone")
    func instants() throws {
        let instant = Date(timeIntervalSince1970: 1_774_742_400)  // 2026-03-29T00:00Z, the night of summer time
        #expect(Day(instant, in: .gmt).iso == "2026-03-29")
        let west = try #require(TimeZone(secondsFromGMT: -3600))
        #expect(Day(instant, in: west).iso == "2026-03-28")
        #expect(Day(instant.addingTimeInterval(-0.001), in: .gmt).iso == "2026-03-28")
        #expect(Day(.distantPast, in: .gmt) == .earliest)
        #expect(Day(.distantFuture, in: .gmt) == .latest)
    }

    @Test("A birthday on a leap day is on the first of March in other years")
    func age() throws {
        let born = try day("2000-02-29")
        #expect(born.age(on: try day("2026-02-28")) == 25)
        #expect(born.age(on: try day("2026-03-01")) == 26)
        #expect(born.age(on: try day("1999-01-01")) == 0)
    }

    @Test("A day is written short and long in files")
    func texts() throws {
        let shown = try day("2026-03-12")
        #expect(shown.englishShort == "12 Mar")
        #expect(shown.englishLong == "Thu 12 March 2026")
        #expect("\(shown)" == "2026-03-12")
    }
}
