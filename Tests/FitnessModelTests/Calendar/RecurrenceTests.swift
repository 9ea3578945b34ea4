import FitnessModel
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("Recurrence rules")
struct RecurrenceTests {
    private func day(_ iso: String) throws -> Day { try #require(Day(iso: iso)) }

    @Test(
        "A rule is worded",
        arguments: [
            ("FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10", "every week on Monday and Wednesday, 10 times"),
            ("FREQ=WEEKLY;INTERVAL=2;UNTIL=20260304", "every 2 weeks until 4 Mar 2026"),
            ("FREQ=DAILY", "every day"), ("FREQ=DAILY;INTERVAL=3;COUNT=1", "every 3 days, once"),
            ("FREQ=WEEKLY;BYDAY=FR,TH,WE,TU,MO", "every weekday"),
            ("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=5", "every weekday, 5 times"),
            ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,SU", "every 2 weeks on Monday, Tuesday and Sunday"),
            ("FREQ=MONTHLY", "every month"), ("FREQ=MONTHLY;BYDAY=-1FR", "every month on the last Friday"),
            ("FREQ=MONTHLY;BYDAY=1SU,-2SU", "every month on the 2nd to last Sunday and the 1st Sunday"),
            ("FREQ=MONTHLY;BYMONTHDAY=1,22,-1", "every month on the last day, the 1st and the 22nd"),
            ("FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR", "every month on the 13th if a Friday"),
            ("FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3", "every month on the 3rd of: Tuesday, Wednesday or Thursday"),
            ("FREQ=YEARLY;BYMONTH=6,7", "every year in June and July"),
            ("FREQ=YEARLY;BYWEEKNO=20,-1;BYDAY=MO", "every year in the last week and week 20 on Monday"),
            ("FREQ=YEARLY;BYYEARDAY=112", "every year on the 112th day of the year"),
        ])
    func wording(rule: String, wording: String) throws {
        #expect(try Recurrence(reading: rule).wording.text == wording)
    }

    @Test("A rule made by a trainer is written for other programs and read back equal")
    func made() throws {
        let rule = Recurrence(every: 2, .weekly, count: 10, weekdays: [.wednesday, .monday])
        #expect(rule.text == "FREQ=WEEKLY;INTERVAL=2;COUNT=10;BYDAY=MO,WE")
        #expect(Recurrence(rule.text) == rule)
        #expect(rule.isSimple)
        #expect(Recurrence("FREQ=MONTHLY;BYDAY=2MO")?.isSimple == false)
        #expect(Recurrence(every: 0, .daily).interval == 1)
        #expect(Recurrence(every: 1, .daily, until: try day("2026-03-04")).text == "FREQ=DAILY;UNTIL=20260304")
        let both = Recurrence(every: 1, .daily, count: 3, until: try day("2026-03-04"))
        #expect(both.count == 3 && both.until == nil)
    }

    @Test("A moved rule has its days shifted by that number, also across weeks", arguments: 1...3)
    func moved(interval: Int) throws {
        let start = try day("2026-03-09")
        let weekdays: [Set<Weekday>] = [[], [.monday], [.monday, .sunday], [.monday, .wednesday, .friday]]
        for weekdays in weekdays {
            let rule = Recurrence(every: interval, .weekly, count: 12, weekdays: weekdays)
            for shift in -9...9 {
                let moved = rule.moved(days: shift)
                let days = Array(moved.days(from: start.adding(days: shift)))
                #expect(days == rule.days(from: start).map { $0.adding(days: shift) }, "\(moved.text)")
                #expect(moved.isSimple && moved.moved(days: -shift) == rule, "\(moved.text)")
            }
        }
    }

    @Test("A series moves as a whole from a start that its rule does not name")
    func movedFromAnotherDay() throws {
        let start = try day("2026-03-01")
        let rule = Recurrence(every: 2, .weekly, count: 4, weekdays: [.monday, .wednesday])
        #expect(rule.days(from: start).map(\.iso) == ["2026-03-01", "2026-03-09", "2026-03-11", "2026-03-23"])
        let moved = rule.moved(days: 1)
        #expect(moved.text == "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,TH;WKST=TU")
        #expect(
            moved.days(from: start.adding(days: 1)).map(\.iso)
                == ["2026-03-02", "2026-03-10", "2026-03-12", "2026-03-24"])
    }

    @Test("Random rules of days and weeks move by exactly the number of days", arguments: 1...Rounds.of(300))
    func movedAtRandom(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed &+ 2_000)
        let start = try day("2020-01-01").adding(days: random.number(0...4_000))
        let isDaily = random.chance(4)
        let rule = Recurrence(
            every: random.number(1...4), isDaily ? .daily : .weekly,
            count: random.chance(3) ? random.number(1...40) : nil,
            until: random.chance(3) ? start.adding(days: random.number(-10...500)) : nil,
            weekdays: Set(Weekday.allCases.shuffled(using: &random).prefix(random.number(0...4))),
            weekStart: random.chance(2) ? Weekday.allCases[random.number(0...6)] : .monday)
        let shift = random.number(-20...20)
        let moved = rule.moved(days: shift)
        let expected = rule.days(from: start).prefix(60).map { $0.adding(days: shift) }
        #expect(
            Array(moved.days(from: start.adding(days: shift)).prefix(60)) == expected, "\(rule.text) \(start) \(shift)")
        #expect(moved.moved(days: -shift) == rule, "\(rule.text) \(shift)")
        #expect(Recurrence(moved.text) == moved)
    }

    @Test("Setting a count replaces the last day and vice versa, and clearing one keeps the other")
    func ends() throws {
        var rule = Recurrence(every: 1, .daily, count: 3)
        rule.until = nil
        #expect(rule.count == 3)
        rule.until = try day("2026-03-04")
        #expect(rule.count == nil)
        rule.count = nil
        #expect(rule.until == (try day("2026-03-04")))
        rule.until = nil
        #expect(rule == Recurrence(every: 1, .daily))
        #expect(rule.text(until: "20260304T120000Z") == "FREQ=DAILY")
    }

    @Test("Case, blanks, order and duplicates do not change a rule")
    func spelling() throws {
        let rule = try Recurrence(reading: "FREQ=MONTHLY;BYMONTHDAY=1,15;BYMONTH=2")
        #expect(Recurrence(" bymonth=2;BYMONTHDAY=+15,1,1;freq=monthly;INTERVAL=1;WKST=MO;") == rule)
    }

    @Test(
        "Rules with times, empty rules and impossible ones are rejected with a reason",
        arguments: [
            ("", Recurrence.Problem.missingFrequency),
            ("FREQ=HOURLY", .frequency("HOURLY")),
            ("FREQ=DAILY;BYHOUR=9,17", .clock("BYHOUR")),
            ("FREQ=DAILY;RSCALE=CHINESE", .unknown("RSCALE")),
            ("FREQ=DAILY;COUNT", .noPart("COUNT")), ("FREQ=DAILY;FREQ=DAILY", .twice("FREQ")),
            ("FREQ=DAILY;COUNT=0", .value("COUNT", "0")),
            ("FREQ=DAILY;COUNT=", .value("COUNT", "")),
            ("FREQ=DAILY;INTERVAL=-1", .value("INTERVAL", "-1")),
            ("FREQ=DAILY;COUNT=3;UNTIL=20260304", .countAndUntil),
            ("FREQ=DAILY;UNTIL=20260230", .value("UNTIL", "20260230")),
            ("FREQ=DAILY;UNTIL=2026030", .value("UNTIL", "2026030")),
            ("FREQ=MONTHLY;BYMONTHDAY=32", .value("BYMONTHDAY", "32")),
            ("FREQ=MONTHLY;BYMONTHDAY=0", .value("BYMONTHDAY", "0")),
            ("FREQ=MONTHLY;BYMONTH=-1", .value("BYMONTH", "-1")),
            ("FREQ=MONTHLY;BYMONTH=1,,2", .value("BYMONTH", "")),
            ("FREQ=MONTHLY;BYDAY=54MO", .value("BYDAY", "54MO")),
            ("FREQ=MONTHLY;BYDAY=XX", .value("BYDAY", "XX")),
            ("FREQ=DAILY;WKST=1MO", .value("WKST", "1MO")),
            ("FREQ=MONTHLY;BYWEEKNO=3", .combination("BYWEEKNO", .monthly)),
            ("FREQ=DAILY;BYYEARDAY=3", .combination("BYYEARDAY", .daily)),
            ("FREQ=WEEKLY;BYMONTHDAY=3", .combination("BYMONTHDAY", .weekly)),
            ("FREQ=WEEKLY;BYDAY=1MO", .place("1MO", .weekly)),
            ("FREQ=YEARLY;BYWEEKNO=3;BYDAY=1MO", .place("1MO", .yearly)),
            ("FREQ=MONTHLY;BYSETPOS=1", .positionsAlone),
        ])
    func refused(text: String, problem: Recurrence.Problem) {
        #expect(throws: problem) { try Recurrence(reading: text) }
        #expect(Recurrence(text) == nil)
    }

    @Test("Any text is read or rejected, and a text that is too long is not parsed")
    func hostile() {
        var random = SeededGenerator(seed: 5)
        let letters = Array("FREQ=WEEKLY;BYDAYMO,TU-+1230,COUNT UNTIL=99999999TZéÿ\u{0}")
        for _ in 0..<Rounds.of(5_000) {
            let text = String((0..<random.number(0...40)).map { _ in letters[random.number(0...letters.count - 1)] })
            for text in [text, "FREQ=DAILY;" + text] {
                guard let rule = Recurrence(text) else { continue }
                #expect(Recurrence(rule.text) == rule, "\(text)")
            }
        }
        #expect(throws: Recurrence.Problem.tooLong) {
            try Recurrence(reading: "FREQ=DAILY;BYMONTH=" + Array(repeating: "1", count: 5_000).joined(separator: ","))
        }
    }

    @Test("A rule ends with the calendar, and the search for a day that never comes is limited")
    func calendarEnds() throws {
        let start = try day("2199-12-01")
        #expect(Array(Recurrence(every: 1, .daily).days(from: start)).count == 31)
        #expect(Array(Recurrence(every: 1, .weekly, weekdays: Set(Weekday.allCases)).days(from: start)).count == 31)
        #expect(Recurrence(every: .max, .yearly).days(from: start).map(\.iso) == ["2199-12-01"])
        #expect(Recurrence(every: 1, .daily, count: .max).days(from: start, in: start...Day.latest).count == 31)
        let never = try Recurrence(reading: "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30")
        #expect(never.days(from: try day("2026-01-05")).map(\.iso) == ["2026-01-05"])
        let endless = try Recurrence(reading: "FREQ=DAILY;UNTIL=99991231T235959Z")
        #expect(endless.until == .latest)
        #expect(Recurrence(every: 1, .weekly).days(from: .earliest, in: Day.latest...Day.latest).isEmpty)
        #expect(Recurrence(every: 1, .daily).days(from: .earliest, in: Day.latest...Day.latest) == [.latest])
        #expect(Recurrence(every: 1, .weekly, weekdays: [.sunday]).days(from: .latest).map(\.iso) == ["2199-12-31"])
    }

    @Test("No day is before the start, and if the start is after the last day it is the only one")
    func beginning() throws {
        let start = try day("2026-03-12")
        let rule = Recurrence(every: 1, .weekly, until: try day("2026-03-01"), weekdays: [.monday])
        #expect(rule.days(from: start).map(\.iso) == ["2026-03-12"])
        #expect(rule.days(from: start, in: Day.earliest...start.adding(days: -1)).isEmpty)
        #expect(rule.days(from: start, in: start.adding(days: 1)...Day.latest).isEmpty)
        #expect(rule.days(from: start, in: start...start) == [start])
    }

    @Test("The days within a span are those of the whole within it", arguments: 1...Rounds.of(100))
    func ranges(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let rule = try Recurrence(reading: random.rule())
        let start = try day("1996-01-01").adding(days: random.number(0...4_000))
        let all = Array(rule.days(from: start).prefix { $0.year < 2020 })
        #expect(all == Array(Set(all)).sorted() && all.first == start, "\(rule.text)")
        for _ in 0..<10 {
            let first = start.adding(days: random.number(-500...4_000))
            let range = first...first.adding(days: random.number(0...500))
            #expect(rule.days(from: start, in: range) == all.filter(range.contains), "\(rule.text) \(start) \(range)")
        }
        #expect(Recurrence(rule.text) == rule)
        #expect(!rule.wording.isEmpty)
    }

    @Test("A split series continues: its two parts have the same days", arguments: 1...Rounds.of(100))
    func parted(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed &+ 1_000)
        let rule = try Recurrence(reading: random.rule())
        let start = try day("1996-01-01").adding(days: random.number(0...4_000))
        let all = Array(rule.days(from: start).prefix { $0.year < 2020 })
        guard all.count > 1 else { return }
        let cut = all[random.number(1...all.count - 1)]
        let before = Array(rule.ending(before: cut).days(from: start))
        let after = Array(rule.beginning(on: cut, from: start).days(from: cut).prefix { $0.year < 2020 })
        #expect(before == all.filter { $0 < cut }, "\(rule.text) \(start) \(cut)")
        #expect(after == all.filter { $0 >= cut }, "\(rule.text) \(start) \(cut)")
    }
}
