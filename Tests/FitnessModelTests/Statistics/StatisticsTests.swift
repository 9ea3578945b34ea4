import FitnessModel
import Foundation
import TestSupport
import Testing

@Suite("Arithmetic of statistics")
struct StatisticsTests {
    private func day(_ iso: String) -> Day { Day(iso: iso) ?? .earliest }

    @Test("Foster's week: sum, deviation, monotony and strain")
    func foster() throws {
        let loads: [Double] = [420, 0, 350, 300, 0, 540, 0]
        let sample = WeeklyLoad(loads)
        #expect(sample.total == 1610 && sample.mean == 230)
        #expect(abs(sample.standardDeviation - 227.37634) < 1e-5)
        #expect(abs(try #require(sample.monotony) - 1.011539) < 1e-6)
        #expect(abs(try #require(sample.strain) - 1628.577538) < 1e-5)
    }

    @Test("Equal days have no monotony", arguments: [0.0, 300])
    func alike(load: Double) {
        let week = WeeklyLoad(Array(repeating: load, count: 7))
        #expect(week.monotony == nil && week.strain == nil)
        #expect(week.total == load * 7)
    }

    @Test("Missing, negative and impossible loads are ignored")
    func strange() {
        #expect(WeeklyLoad([.nan, -5, .infinity, 7]).days == [0, 0, 0, 7, 0, 0, 0])
        #expect(WeeklyLoad([1, 1, 1, 1, 1, 1, 1, 99]).total == 7)
        #expect(WeeklyLoad.load(.rpe(tenths: 75), minutes: 60) == 450)
        #expect(WeeklyLoad.load(.rpe(tenths: 75), minutes: -60) == 0)
    }

    @Test(
        "Weeks are numbered as in ISO 8601",
        arguments: [
            ("2020-12-28", "2020-W53"), ("2021-01-03", "2020-W53"), ("2021-01-04", "2021-W01"),
            ("2024-12-30", "2025-W01"), ("2026-01-01", "2026-W01"), ("2026-03-12", "2026-W11"),
            ("2027-01-03", "2026-W53"), ("2016-01-03", "2015-W53"), ("2018-12-31", "2019-W01"),
        ])
    func isoWeeks(iso: String, text: String) { #expect(ISOWeek(day(iso)).text == text) }

    @Test("Every day of two centuries is in the week that Foundation gives")
    func foundation() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        var today = day("1950-01-01")
        while today < day("2150-01-01") {
            let date = try #require(
                calendar.date(from: DateComponents(year: today.year, month: today.month, day: today.day)))
            let week = ISOWeek(today)
            #expect(week.number == calendar.component(.weekOfYear, from: date))
            #expect(week.year == calendar.component(.yearForWeekOfYear, from: date))
            today = today.adding(days: 13)
        }
    }

    @Test("The weeks of a span are complete and in order")
    func weeks() {
        let weeks = ISOWeek.all(in: day("2026-02-26")...day("2026-03-12"))
        #expect(weeks.map(\.text) == ["2026-W09", "2026-W10", "2026-W11"])
        #expect(ISOWeek.all(in: day("2026-03-12")...day("2026-03-12")).count == 1)
    }

    @Test("A streak continues while its week is not over, and breaks with a whole missed week")
    func streak() {
        let days = ["2026-02-18", "2026-02-20", "2026-02-23", "2026-03-02"].map(day)
        #expect(Streak(days, today: day("2026-03-12")).current == 3)
        #expect(Streak(days, today: day("2026-03-16")).current == 0)
        #expect(Streak(days, today: day("2026-03-16")).longest == 3)
        #expect(Streak(days + [day("2026-03-12")], today: day("2026-03-12")).current == 4)
        #expect(Streak(days, today: day("2026-02-24")).longest == 2)
        #expect(Streak([], today: day("2026-03-12")) == Streak([day("2027-01-01")], today: day("2026-03-12")))
        // Across the end of a year with 53 weeks.
        #expect(Streak(["2020-12-21", "2020-12-28", "2021-01-04"].map(day), today: day("2021-01-05")).current == 3)
    }

    @Test("The parts of the day start at 5, 12, 17 and 22")
    func parts() {
        let parts = (0..<24).map { PartOfDay(hour: $0) }
        #expect(parts.count { $0 == .night } == 7 && parts[22] == .night && parts[4] == .night)
        #expect(parts[5] == .morning && parts[11] == .morning && parts[12] == .afternoon && parts[16] == .afternoon)
        #expect(parts[17] == .evening && parts[21] == .evening)
    }

    @Test("The part of the day is local time, on both sides of a clock change")
    func zones() throws {
        let prague = try #require(TimeZone(identifier: "Europe/Prague"))
        // 29 March 2026: at 01:00 UTC local time changes from 02:00 to 03:00.
        let before = Date(timeIntervalSince1970: 1_774_681_200)
        #expect(Day(before, in: prague).iso == "2026-03-28")
        #expect(PartOfDay(Date(timeIntervalSince1970: 1_774_666_500), in: prague) == .night)
        // 03:59 UTC is 05:59 local time after the change, 04:59 before it.
        #expect(PartOfDay(Date(timeIntervalSince1970: 1_774_756_740), in: prague) == .morning)
        #expect(PartOfDay(Date(timeIntervalSince1970: 1_774_670_340), in: prague) == .night)
        #expect(PartOfDay(Date(timeIntervalSince1970: -1), in: .gmt) == .night)
    }

    @Test(
        "A badge is earned on the first day with enough in its period, as a plain count gives",
        arguments: 0..<Rounds.of(200))
    func badges(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let first = day("2026-01-01")
        let amounts = (0..<random.number(0...40)).map { _ in
            (day: first.adding(days: random.number(0...60)), amount: random.number(0...5))
        }
        let (target, span, today) = (random.number(1...20), random.number(1...30), first.adding(days: 50))
        func count(upTo last: Day) -> Int {
            amounts.filter { $0.day <= last && $0.day > last.adding(days: -span) }.reduce(0) { $0 + $1.amount }
        }
        let byHand = (0...50).map { first.adding(days: $0) }.first { count(upTo: $0) >= target }
        let progress = BadgeProgress(amounts, target: target, days: span, today: today)
        #expect(progress.earned == byHand)
        #expect(progress.count == count(upTo: today))
    }

    @Test("The sessions of a phase are due evenly, the last one on its last day")
    func due() {
        func phase(_ count: Int, _ end: String?) -> PlannedPhase {
            PlannedPhase(
                id: Identifier(rawValue: 1), name: "P", start: day("2026-03-02"), end: end.map(day),
                sessionCount: count, done: [day("2026-03-03"), day("2026-03-30")])
        }
        #expect(phase(4, "2026-03-29").dueDays.map(\.iso) == ["2026-03-08", "2026-03-15", "2026-03-22", "2026-03-29"])
        #expect(phase(4, "2026-03-29").due(in: day("2026-03-09")...day("2026-03-15")) == 1)
        #expect(phase(4, "2026-03-29").done(in: day("2026-03-02")...day("2026-03-29")) == 1)
        #expect(phase(3, "2026-03-02").dueDays.map(\.iso) == ["2026-03-02", "2026-03-02", "2026-03-02"])
        #expect(phase(4, nil).dueDays.isEmpty)
        #expect(phase(4, "2026-03-01").dueDays.isEmpty)
        #expect(phase(4, "2026-03-29").overlaps(day("2026-03-30")...day("2026-04-05")))
        #expect(!phase(4, "2026-03-29").overlaps(day("2026-03-31")...day("2026-04-05")))
        #expect(!phase(4, nil).overlaps(day("2026-01-01")...day("2026-03-01")))
    }
}
