import FitnessModel
import Phrases
import SpotterCore
import Testing

@Suite("Days of several sessions")
struct DayListTests {
    /// A Monday.
    private static let today = Day(iso: "2026-11-23") ?? .earliest

    private static func read(_ text: String, _ count: Int) -> [String] {
        ((try? DayList(text, count: count, today: today))?.days ?? []).map(\.iso)
    }

    private static func problem(_ text: String, _ count: Int) -> DayList.Problem? {
        do throws(DayList.Problem) {
            _ = try DayList(text, count: count, today: today)
            return nil
        } catch {
            return error
        }
    }

    private static func day(_ iso: String) -> Day { Day(iso: iso) ?? .earliest }

    @Test(
        "The first day and an interval",
        arguments: [
            "2026-01-05 every 7", "5 jan every 7", "5 jan, every 7 days", "5.1.2026 every week", "5 Jan EVERY 1w",
        ])
    func every(text: String) {
        #expect(Self.read(text, 3) == ["2026-01-05", "2026-01-12", "2026-01-19"])
    }

    @Test(
        "Single days, also as a row of a spreadsheet",
        arguments: [
            "5 jan, 12 jan, 19 jan", "2026-01-05; 2026-01-12; 2026-01-19", "5.1.\t12.1.\t19.1.",
            "2026-01-05 2026-01-12 2026-01-19", "5 jan 2026, 12 jan, 19 jan,",
        ])
    func each(text: String) {
        #expect(Self.read(text, 3) == ["2026-01-05", "2026-01-12", "2026-01-19"])
    }

    @Test("A day without a year follows the day before it, also across the new year")
    func years() {
        #expect(Self.read("20 oct 2024, 27 oct, 3 nov", 3) == ["2024-10-20", "2024-10-27", "2024-11-03"])
        #expect(Self.read("22 dec, 29 dec, 5 jan", 3) == ["2025-12-22", "2025-12-29", "2026-01-05"])
        #expect(Self.read("-2w, yesterday, today", 3) == ["2026-11-09", "2026-11-22", "2026-11-23"])
        #expect(Self.read("29 feb 2024, 7 mar", 2) == ["2024-02-29", "2024-03-07"])
    }

    @Test("An error names the day")
    func problems() {
        #expect(Self.problem(" ", 6) == .missing(count: 6))
        #expect(Self.problem("5 jan, soon", 2) == .noDay("soon"))
        #expect(Self.problem("soon every 7", 2) == .noDay("soon"))
        #expect(Self.problem("5 jan every", 2) == .noInterval(""))
        #expect(Self.problem("5 jan every 0", 2) == .noInterval("0"))
        #expect(Self.problem("5 jan every blue moon", 2) == .noInterval("blue moon"))
        #expect(Self.problem("5 jan, 12 jan", 3) == .count(2, needed: 3))
        #expect(Self.problem("5 jan, 12 jan", 1) == .count(2, needed: 1))
        #expect(Self.problem("5 jan, 5 jan", 2) == .twice(Self.day("2026-01-05")))
        #expect(
            Self.problem("12 jan, 5 jan", 2)
                == .order(Self.day("2026-01-05"), behind: Self.day("2026-01-12")))
        #expect(Self.problem("16 nov every 7", 3) == .future(Self.day("2026-11-30")))
        #expect(Self.problem("23 nov", 1) == nil, "today has been")
        #expect(
            Self.problem("5 jan, 12 jan", 3)?.wording.text == "2 days for 3 sessions: 1 missing.")
    }

    @Test("Written days are read back")
    func written() {
        let regular = ["2026-01-05", "2026-01-12", "2026-01-19"].map(Self.day)
        #expect(DayList.text(regular) == "2026-01-05 every 7")
        #expect(DayList.text(Array(regular.prefix(2))) == "2026-01-05, 2026-01-12")
        let other = ["2026-01-05", "2026-01-08", "2026-01-19"].map(Self.day)
        #expect(DayList.text(other) == "2026-01-05, 2026-01-08, 2026-01-19")
        #expect(DayList.text([]) == "")
        for days in [regular, other] { #expect(Self.read(DayList.text(days), days.count) == days.map(\.iso)) }
    }
}
