import FitnessModel
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("Days of a phase")
struct PhaseDaysTests {
    @Test(
        "Days are read as trainers type them",
        arguments: [
            ("A B C", ["A", "B", "C"]), ("A, B", ["A", "B"]), ("push pull legs", ["push", "pull", "legs"]),
            ("Day A; Day B", ["A", "B"]), ("A mon, B thu", ["A", "B"]), ("A mon B thu", ["A", "B"]), ("  ", []),
            ("A/B", ["A", "B"]), ("Upper Monday Thursday, Lower tues", ["Upper", "Lower"]),
        ])
    func names(text: String, names: [String]) throws {
        #expect(try PhaseDays(text).names == names)
    }

    @Test("Each day has its weekdays")
    func weekdays() throws {
        let days = try PhaseDays("A mon thu, B tue")
        #expect(days.goesByWeekday)
        #expect(days.weekdays(of: "A") == "mon thu")
        #expect(try !PhaseDays("A B").goesByWeekday)
    }

    @Test(
        "An error names the problem and the correction",
        arguments: [
            ("A B a", PhaseDays.Fault.twice("a"), "Day a is listed twice: give each day a different name."),
            ("hypertrophy", .tooLong("hypertrophy"), "up to 8 letters"), ("mon A", .namelessWeekday("mon"), "A mon"),
            ("A mon, B mon", .weekdayTwice(.monday, "A", "B"), "A and B are both on Monday"),
            ("A mon, B", .noWeekday("B"), "Day B has no weekday"), ("A, thu", .namelessWeekday("thu"), "A mon, B thu"),
        ])
    func faults(text: String, fault: PhaseDays.Fault, words: String) {
        #expect(throws: fault) { try PhaseDays(text) }
        #expect(PhaseDays.fault(in: text)?.wording.text.contains(words) == true)
    }

    @Test("Days without weekdays alternate", arguments: 1...50)
    func turns(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let names = ["A", "B", "C", "D", "E", "F", "G"].prefix(random.number(1...7)).map { $0 }
        let days = try PhaseDays(names.joined(separator: random.chance(2) ? " " : ", "))
        var name = names[random.number(0...names.count - 1)]
        let first = name
        for _ in names { name = try #require(days.next(after: name)) }
        #expect(name == first, "after all of them it is the first one's turn again")
        // Whatever sessions have begun, later days continue from the last session before them.
        var begun: [Int: (name: String, date: Day)] = [:]
        for column in 1...random.number(1...20) where !random.chance(3) {
            begun[column] = (names[random.number(0...names.count - 1)], DiaryDay.any(&random))
        }
        let columns = days.ofColumns(30, begun: begun)
        #expect(columns.count == 30)
        for column in 1...30 {
            let expected = begun[column]?.name ?? (column == 1 ? names[0] : days.next(after: columns[column - 1]))
            #expect(columns[column] == expected, "column \(column)")
        }
    }

    @Test("By weekday, a session is the day of its weekday, otherwise the next day of the week", arguments: 1...50)
    func week(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let weekdays = Weekday.allCases.shuffled(using: &random).prefix(random.number(2...7))
        let names = ["A", "B", "C"].prefix(min(3, weekdays.count)).map { $0 }
        let groups = names.enumerated().map { place, name in
            ([name] + weekdays.enumerated().filter { $0.offset % names.count == place }.map(\.element.englishShort))
                .joined(separator: " ")
        }
        let days = try PhaseDays(groups.joined(separator: ", "))
        let date = DiaryDay.any(&random)
        let isTrained = weekdays.contains(date.weekday)
        #expect((days.due(on: date) != nil) == isTrained)
        guard let due = days.due(on: date) else { return }
        let next = try #require((1...7).map { date.adding(days: $0) }.first { weekdays.contains($0.weekday) })
        #expect(days.next(after: due, on: date) == days.due(on: next))
    }

    @Test("A session moved by a day belongs to the nearest weekday")
    func moved() throws {
        let days = try PhaseDays("A mon, B thu")
        let wednesday = try #require(Day(iso: "2026-03-11"))
        #expect(days.due(on: wednesday) == nil)
        #expect(days.next(after: "A", on: wednesday) == "B", "Monday's was done on Wednesday")
        #expect(days.next(after: "B", on: wednesday) == "A", "Thursday's was done on Wednesday")
        #expect(days.ofColumns(3, begun: [:], from: wednesday) == [1: "B", 2: "A", 3: "B"])
    }

    @Test("A row without a known day belongs to every session; a session without a day has all rows")
    func rows() throws {
        let days = try PhaseDays("A B")
        #expect(days.isTrained("A", on: "A") && days.isTrained("", on: "A") && days.isTrained("A", on: ""))
        #expect(days.isTrained("C", on: "A") && !days.isTrained("B", on: "A"))
        #expect(PhaseDays.none.isTrained("B", on: "A"))
    }

    @Test("With days, a row's sets occur as often as its day: performed ones by name, the rest in turn")
    func times() throws {
        let day = { (iso: String) in try #require(Day(iso: iso)) }
        // 28 days and 8 sessions: due on days 4, 7, 11, 14, 18, 21, 25 and 28. By the 16th four are due and three are
        // done: A, A, B. The fourth in turn is A.
        let phase = PhaseDays.sample(
            start: try day("2026-03-01"), end: try day("2026-03-28"), sessions: 8,
            done: [(try day("2026-03-02"), "A"), (try day("2026-03-05"), "A"), (try day("2026-03-09"), "B")],
            days: try PhaseDays("A B"))
        let soFar = Day.earliest...(try day("2026-03-16"))
        #expect(phase.due(in: soFar) == 4)
        #expect(phase.times(ofRowOn: "A", in: soFar) == 3)
        #expect(phase.times(ofRowOn: "B", in: soFar) == 1)
        #expect(phase.times(ofRowOn: "", in: soFar) == 4)
    }
}

private enum DiaryDay {
    static func any(_ random: inout SeededGenerator) -> Day {
        (Day(iso: "2026-01-01") ?? .earliest).adding(days: random.number(0...365))
    }
}

extension PhaseDays {
    fileprivate static func sample(
        start: Day, end: Day, sessions: Int, done: [(Day, String)], days: PhaseDays
    ) -> PlannedPhase {
        PlannedPhase(
            id: Identifier(rawValue: 1), name: "P", start: start, end: end, sessionCount: sessions, done: done.map(\.0),
            days: days, doneDays: done.map(\.1))
    }
}
