import FitnessModel
import Foundation
import TestSupport
import Testing

@testable import DiaryExchange

@Suite("Calendars for other programs")
struct CalendarWriterTests {
    static let writer = CalendarWriter(stamp: Date(timeIntervalSince1970: 1_773_000_000), product: "Spotter 1.0")

    @Test("A series with its time zone, character by character")
    func whole() throws {
        let first = try #require(Day(iso: "2026-03-12"))
        var event = CalendarEvent(
            uid: "1@spotter", start: CalendarMoment(day: first, minute: 1_050, zone: "America/New_York"), minutes: 60)
        event.title = "Legs, back; a\\b\nc"
        event.rule = Recurrence(every: 1, .weekly, until: first.adding(days: 28), weekdays: [.thursday])
        event.exceptions = [first.adding(days: 7)]
        event.extra = ["SUMMARY;LANGUAGE=en:Former", "BEGIN:VALARM", "TRIGGER:-PT5M", "SUMMARY;X=1:y", "END:VALARM"]
        let expected = """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Spotter 1.0//EN
            CALSCALE:GREGORIAN
            BEGIN:VTIMEZONE
            TZID:America/New_York
            BEGIN:STANDARD
            DTSTART:20250101T000000
            TZOFFSETFROM:-0500
            TZOFFSETTO:-0500
            END:STANDARD
            BEGIN:DAYLIGHT
            DTSTART:20250309T020000
            TZOFFSETFROM:-0500
            TZOFFSETTO:-0400
            RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
            END:DAYLIGHT
            BEGIN:STANDARD
            DTSTART:20251102T020000
            TZOFFSETFROM:-0400
            TZOFFSETTO:-0500
            RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            UID:1@spotter
            DTSTAMP:20260308T200000Z
            DTSTART;TZID=America/New_York:20260312T173000
            DTEND;TZID=America/New_York:20260312T183000
            RRULE:FREQ=WEEKLY;UNTIL=20260409T213000Z;BYDAY=TH
            EXDATE;TZID=America/New_York:20260319T173000
            SUMMARY;LANGUAGE=en:Legs\\, back\\; a\\\\b\\nc
            BEGIN:VALARM
            TRIGGER:-PT5M
            SUMMARY;X=1:y
            END:VALARM
            END:VEVENT
            END:VCALENDAR

            """
        #expect(Self.writer.text(of: [event]) == expected.replacing("\n", with: "\r\n"))
    }

    @Test("No line exceeds 75 bytes, and no character is split")
    func folding() {
        for letter in ["a", "ř", "日", "🏋🏽‍♀️"] {
            let line = "SUMMARY:" + String(repeating: letter, count: 200)
            let folded = CalendarText.folded(line)
            let lines = folded.components(separatedBy: "\r\n")
            #expect(lines.allSatisfy { $0.utf8.count <= 75 })
            #expect(folded.replacingOccurrences(of: "\r\n ", with: "", options: .literal) == line + "\r\n")
        }
    }

    @Test(
        "Written time zones match the system's, hour by hour around every change",
        arguments: [
            "Europe/Prague", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/Sao_Paulo",
            "Europe/Dublin",
            "Africa/Casablanca", "Pacific/Apia", "Asia/Tehran",
        ])
    func zones(name: String) throws {
        let first = try #require(Day(iso: "2004-06-01"))
        let lines = ZoneWriter.lines(of: name, from: first).enumerated().map {
            (number: $0.offset + 1, text: $0.element)
        }
        let tree = try CalendarTree(lines)
        let zone = try #require(tree.roots.first.flatMap(FileZone.init))
        let system = try #require(TimeZone(identifier: name))
        var wrong: [String] = []
        for instant in Self.instants(in: system) {
            let offset = system.secondsFromGMT(for: instant)
            // Of an hour that occurs twice, the file can express only one.
            let before = system.secondsFromGMT(for: instant - 10_800)
            let after = system.secondsFromGMT(for: instant + 10_800)
            guard before == after else { continue }
            let local = CalendarMoment(instant, in: system, named: name)
            if zone.offset(on: local.day, second: (local.minute ?? 0) * 60) != offset { wrong.append("\(local.text)") }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
    }

    /// 33 years from June 2004: every fourth day, and each hour within half a day of a clock change.
    private static func instants(in zone: TimeZone) -> [Date] {
        let begin = Date(timeIntervalSince1970: 1_086_048_000)
        let end = begin + 33 * 8_766 * 3_600
        var instants = Array(stride(from: begin, to: end, by: 97 * 3_600))
        var change = zone.nextDaylightSavingTimeTransition(after: begin)
        while let next = change, next < end {
            instants += (-12...12).map { next + Double($0) * 3_600 }
            change = zone.nextDaylightSavingTimeTransition(after: next)
        }
        return instants
    }

    @Test("A written calendar is read back the same", arguments: 1...30)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let events = (0..<random.number(1...12)).map { CalendarEvent.any(number: $0, &random) }
        let text = Self.writer.text(of: events)
        #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        let read = try CalendarFile(reading: ImportFile(name: "x", bytes: Data(text.utf8)))
        #expect(read.issues == [], "\(read.issues)\n\(text)")
        let plain = read.events.map(\.withoutLines)
        for (event, written) in zip(plain, events) { #expect(event == written, "\(text)") }
        #expect(plain.count == events.count)
        #expect(Self.writer.text(of: plain) == text)
    }
}

extension CalendarEvent {
    fileprivate var withoutLines: CalendarEvent {
        var event = self
        event.line = 0
        event.overrides = overrides.map(\.withoutLines)
        return event
    }

    fileprivate static func any(number: Int, _ random: inout SeededGenerator) -> CalendarEvent {
        let zones = ["", "UTC", "Europe/Prague", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"]
        // Both clock changes of 2026 in those zones, and random other days.
        let days = ["2026-03-08", "2026-03-29", "2026-10-25", "2026-11-01", "2026-04-05", "2026-10-04"]
        var day = Day(iso: days[random.number(0...days.count - 1)]) ?? .earliest
        day =
            random.chance(2) ? day.adding(days: random.number(-1...1)) : day.adding(days: random.number(-9_000...9_000))
        let zone = zones[random.number(0...zones.count - 1)]
        let start = CalendarMoment(day: day, minute: random.chance(4) ? nil : random.number(0...1_439), zone: zone)
        var event = CalendarEvent(
            uid: "\(number)@\(random.next())", start: start,
            minutes: start.minute == nil
                ? random.number(1...9) * 1_440 : random.chance(5) ? 0 : random.number(1...3_000))
        event.title = text(&random)
        event.place = text(&random)
        event.note = text(&random)
        event.status = random.chance(2) ? Status.allCases[random.number(0...2)] : nil
        event.sequence = random.chance(2) ? 0 : random.number(1...9)
        if random.chance(2) { event.extra = ["X-A;B=\"c:d\":e\\,f", "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM"] }
        guard random.chance(2) else { return event }
        var rule = Recurrence(
            every: random.number(1...3), Recurrence.Frequency.allCases[random.number(0...3)],
            weekdays: Set(Weekday.allCases.filter { _ in random.chance(4) }))
        if random.chance(3) { rule.count = random.number(1...20) }
        if random.chance(3) { rule.until = day.adding(days: random.number(0...400)) }
        event.rule = rule
        let taken = rule.days(from: day).prefix(30)
        event.exceptions = taken.filter { _ in random.chance(6) }
        if random.chance(4) { event.added = [day.adding(days: 1_000), day.adding(days: 1_001)] }
        for day in taken where random.chance(8) {
            var other = event
            (other.rule, other.exceptions, other.added, other.standsFor, other.overrides) = (nil, [], [], day, [])
            other.title = text(&random)
            other.start = start.on(day.adding(days: random.number(-2...2)))
            event.overrides.append(other)
        }
        return event
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let letters = Array("abc ;,:\\\"\n\tnN=řß日🏋🏽")
        return String((0..<random.number(0...90)).map { _ in letters[random.number(0...letters.count - 1)] })
    }
}
