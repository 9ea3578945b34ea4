import FitnessModel
import Foundation
import Testing

@Suite("Stopwatches use instants")
struct StopwatchTests {
    private static let prague = TimeZone(identifier: "Europe/Prague") ?? .gmt

    private func day(_ iso: String) throws -> Day { try #require(Day(iso: iso)) }
    private func time(_ text: String) throws -> TimeOfDay { try #require(TimeOfDay(text)) }
    private func instant(_ iso: String, _ text: String) throws -> Date {
        try day(iso).instant(at: time(text), in: Self.prague)
    }

    @Test("A stopwatch runs, pauses and continues")
    func pauses() {
        let start = Date(timeIntervalSince1970: 1_773_306_000)
        var watch = Stopwatch()
        #expect(watch.elapsed(at: start) == 0)
        watch.start(at: start)
        #expect(watch.elapsed(at: start + 1.5) == 1_500)
        watch.stop(at: start + 2)
        #expect(watch.elapsed(at: start + 60) == 2_000)
        watch.start(at: start + 100)
        #expect(watch.elapsed(at: start + 103.25) == 5_250)
        #expect(watch.began == start)
        watch.start(at: start + 104)
        #expect(watch.elapsed(at: start + 105) == 7_000)
    }

    @Test("Setting the clock back does not make time negative")
    func backwards() {
        let start = Date(timeIntervalSince1970: 1_773_306_000)
        #expect(Stopwatch(startedAt: start).elapsed(at: start - 3_600) == 0)
        let mark = SetMark(began: start, ended: start - 10, reps: [0, 5])
        #expect(mark.milliseconds == 0)
        #expect(mark.reps == [0])
    }

    @Test("The night of a clock change is an hour longer or shorter")
    func changeOfClocks() throws {
        // 25 October 2026, 03:00 becomes 02:00; 29 March 2026, 02:00 becomes 03:00.
        let autumn = Stopwatch(startedAt: try instant("2026-10-24", "23:30"))
        #expect(autumn.elapsed(at: try instant("2026-10-25", "04:30")) == 6 * 3_600_000)
        let spring = Stopwatch(startedAt: try instant("2026-03-28", "23:30"))
        #expect(spring.elapsed(at: try instant("2026-03-29", "04:30")) == 4 * 3_600_000)
        let midnight = Stopwatch(startedAt: try instant("2026-05-01", "23:59"))
        #expect(midnight.elapsed(at: try instant("2026-05-02", "00:01")) == 120_000)
    }

    @Test("A local day and time give the instant, also around clock changes")
    func instants() throws {
        for (iso, text, expected) in [
            ("2026-10-25", "02:30", 1_792_888_200.0),  // comes twice: the first one, summer time
            ("2026-10-25", "03:30", 1_792_895_400.0),
            ("2026-03-29", "02:30", 1_774_747_800.0),  // never comes: an hour later by the wall clock
            ("2026-03-29", "03:30", 1_774_747_800.0),
            ("2026-07-01", "00:00", 1_782_856_800.0),
        ] {
            let found = try instant(iso, text).timeIntervalSince1970
            #expect(found == expected, "\(iso) \(text)")
        }
    }

    @Test("Every local time of a year reads back from its instant, except the skipped hour")
    func allTimes() throws {
        let first = try day("2026-01-01")
        for offset in 0..<365 {
            let day = first.adding(days: offset)
            for hour in 0..<24 {
                let time = try #require(TimeOfDay(hour: hour, minute: 15))
                if day.iso == "2026-03-29", hour == 2 { continue }
                let found = day.instant(at: time, in: Self.prague)
                #expect(TimeOfDay(found, in: Self.prague) == time)
                #expect(Day(found, in: Self.prague) == day)
            }
        }
    }

    @Test("Times are read as people type them")
    func reading() {
        let table = [
            ("17:30", "17:30"), ("17.30", "17:30"), ("1730", "17:30"), ("930", "09:30"), ("17", "17:00"),
            ("5:30 pm", "17:30"), ("5pm", "17:00"), ("12am", "00:00"), ("12 PM", "12:00"), ("0:05", "00:05"),
            ("17h30", "17:30"),
        ]
        for (text, expected) in table { #expect(TimeOfDay(text)?.text == expected, "\(text)") }
        for text in ["", "24:00", "17:60", "5:3", "x", "13pm", "0am", "-1:30", "17:30:00", "99999999999999999999", "٣"]
        {
            #expect(TimeOfDay(text) == nil, "\(text)")
        }
    }

    @Test("The average time of a repetition comes from the marks, or from the whole series")
    func marks() {
        let start = Date(timeIntervalSince1970: 1_773_306_000)
        let marked = SetMark(began: start, ended: start + 30, reps: [9_000, 3_000, 6_000, 99_000, -1])
        #expect(marked.reps == [3_000, 6_000, 9_000])
        #expect(marked.millisecondsPerRep(count: 8) == 3_000)
        let whole = SetMark(began: start, ended: start + 30)
        #expect(whole.millisecondsPerRep(count: 8) == 3_750)
        #expect(whole.millisecondsPerRep(count: 0) == nil)
        #expect(whole.millisecondsPerRep(count: nil) == nil)
    }
}
