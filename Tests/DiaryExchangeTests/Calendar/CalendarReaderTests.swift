import FitnessModel
import Foundation
import TestSupport
import Testing

@testable import DiaryExchange

/// Reads a calendar with these lines.
func calendar(_ lines: String..., ending: String = "\r\n") throws -> CalendarFile {
    let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]).joined(separator: ending)
    return try CalendarFile(reading: ImportFile(name: "test.ics", bytes: Data(text.utf8)))
}

/// The only event of a calendar that contains these lines.
func event(_ lines: String..., outside: [String] = []) throws -> CalendarEvent {
    let file = try CalendarFile(
        reading: ImportFile(
            name: "test.ics",
            bytes: Data(
                (["BEGIN:VCALENDAR"] + outside + ["BEGIN:VEVENT", "UID:1"] + lines + [
                    "END:VEVENT", "END:VCALENDAR", "",
                ])
                .joined(separator: "\n").utf8)))
    #expect(file.issues == [], "\(file.issues)")
    return try #require(file.events.first)
}

@Suite("Calendars of other programs")
struct CalendarReaderTests {
    private func day(_ iso: String) throws -> Day { try #require(Day(iso: iso)) }

    @Test("An event is read with all its properties")
    func whole() throws {
        let read = try event(
            "DTSTAMP:20260101T000000Z", "DTSTART;TZID=Europe/Prague:20260312T173000",
            "DTEND;TZID=Europe/Prague:20260312T183000",
            #"SUMMARY:Jan Novák\, legs\; back"#, #"LOCATION:Gym\\1"#, #"DESCRIPTION:Taped knee\nNo jumps\Nq"#,
            "STATUS:CONFIRMED", "SEQUENCE:3", "RRULE:FREQ=WEEKLY;BYDAY=TH")
        #expect(read.start == CalendarMoment(day: try day("2026-03-12"), minute: 1_050, zone: "Europe/Prague"))
        #expect(read.minutes == 60)
        #expect(read.title == "Jan Novák, legs; back")
        #expect(read.place == #"Gym\1"#)
        #expect(read.note == "Taped knee\nNo jumps\nq")
        #expect(read.status == .confirmed && read.sequence == 3)
        #expect(read.rule == Recurrence(every: 1, .weekly, weekdays: [.thursday]))
        #expect(read.extra == [])
    }

    @Test("Folded lines are joined, even within a character, with either line ending")
    func folding() throws {
        let bytes = Array("SUMMARY:Jürgen Groß und Łukasz".utf8)
        for ending in ["\r\n", "\n"] {
            for cut in 1..<bytes.count {
                var file = Array("BEGIN:VCALENDAR\(ending)BEGIN:VEVENT\(ending)DTSTART:20260312T173000\(ending)".utf8)
                file += bytes[..<cut] + Array("\(ending)\(cut % 2 == 0 ? " " : "\t")".utf8) + bytes[cut...]
                file += Array("\(ending)END:VEVENT\(ending)END:VCALENDAR\(ending)".utf8)
                let read = try CalendarFile(reading: ImportFile(name: "x", bytes: Data(file)))
                #expect(read.events.first?.title == "Jürgen Groß und Łukasz", "cut at \(cut)")
                #expect(read.issues == [])
            }
        }
    }

    @Test("Quoted parameters may contain colons, semicolons and commas; unknown ones are kept")
    func parameters() throws {
        let read = try event(
            #"DTSTART;TZID="Europe/Prague":20260312T173000"#, #"SUMMARY;ALTREP="cid:a;b:c,d";LANGUAGE=en:Legs: heavy"#)
        #expect(read.start.zone == "Europe/Prague")
        #expect(read.title == "Legs: heavy")
        #expect(read.extra == [#"SUMMARY;ALTREP="cid:a;b:c,d";LANGUAGE=en:Legs: heavy"#])
    }

    @Test("Unknown properties are kept exactly, including whole alarms")
    func extra() throws {
        let extras = [
            "ATTENDEE;CN=\"Eva; B\";PARTSTAT=ACCEPTED:mailto:eva@example.org", "x-colour:#ff0000", "CATEGORIES:A,B\\,C",
            "BEGIN:VALARM", "TRIGGER:-PT15M", "ACTION:DISPLAY", "DESCRIPTION:Soon", "END:VALARM",
        ]
        let read = try event(
            "DTSTART:20260312", extras[0], extras[1], extras[2], extras[3], extras[4], extras[5], extras[6], extras[7])
        #expect(read.extra == extras)
        #expect(read.start == CalendarMoment(day: try day("2026-03-12")))
        #expect(read.minutes == 1_440)
    }

    @Test(
        "The length comes from the end or a duration; across a clock change it is the elapsed time",
        arguments: [
            (["DTSTART:20260312T173000", "DURATION:PT1H30M"], 90),
            (["DTSTART:20260312T173000", "DURATION:P1DT1H"], 1_500),
            (["DTSTART:20260312T173000", "DURATION:P1W"], 10_080), (["DTSTART:20260312T173000"], 0),
            (["DTSTART;VALUE=DATE:20260312", "DTEND;VALUE=DATE:20260315"], 4_320),
            (["DTSTART;VALUE=DATE:20260312", "DTEND;VALUE=DATE:20260312"], 1_440),
            (["DTSTART:20260312", "DURATION:P2D"], 2_880),
            (["DTSTART;TZID=Europe/Prague:20260328T230000", "DTEND;TZID=Europe/Prague:20260329T070000"], 420),
            (["DTSTART;TZID=Europe/Prague:20261024T230000", "DTEND;TZID=Europe/Prague:20261025T070000"], 540),
            (["DTSTART;TZID=Europe/Prague:20260312T173000", "DTEND:20260312T180000Z"], 90),
            (["DTSTART:20260312T173000Z", "DTEND;TZID=America/New_York:20260312T143000"], 60),
        ])
    func lengths(lines: [String], minutes: Int) throws {
        #expect(try event(lines[0], lines.count > 1 ? lines[1] : "X-A:b").minutes == minutes)
    }

    @Test(
        "Time zones are found by name, also with the path prefixes of some programs",
        arguments: [
            ("Europe/Prague", "Europe/Prague"), ("/mozilla.org/20050126_1/Europe/Prague", "Europe/Prague"),
            ("/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"),
            ("UTC", "UTC"),
        ])
    func zones(name: String, zone: String) throws {
        #expect(try event("DTSTART;TZID=\(name):20260312T173000").start.zone == zone)
    }

    private static let windows = [
        "BEGIN:VTIMEZONE", "TZID:Mitteleuropa", "BEGIN:STANDARD", "DTSTART:16010101T030000", "TZOFFSETFROM:+0200",
        "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "END:STANDARD", "BEGIN:DAYLIGHT",
        "DTSTART:19810329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
        "END:DAYLIGHT", "END:VTIMEZONE",
    ]

    @Test("A time zone defined in the file is the system's zone with the same clock")
    func ownZone() throws {
        let read = try event("DTSTART;TZID=Mitteleuropa:20260712T173000", outside: Self.windows)
        #expect(read.start.zone == "Europe/Berlin")
        let utc = DateComponents(timeZone: .gmt, year: 2026, month: 7, day: 12, hour: 15, minute: 30)
        #expect(read.start.instant == Calendar(identifier: .gregorian).date(from: utc))
    }

    @Test("A zone without a match gives its offset; an unknown one is reported and read as local time")
    func strangeZones() throws {
        let strange = [
            "BEGIN:VTIMEZONE", "TZID:Ours", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0107",
            "TZOFFSETTO:+0107", "END:STANDARD", "END:VTIMEZONE",
        ]
        let file = try CalendarFile(
            reading: ImportFile(
                name: "x",
                bytes: Data(
                    (["BEGIN:VCALENDAR"] + strange
                        + [
                            "BEGIN:VEVENT", "DTSTART;TZID=Ours:20260312T003000", "END:VEVENT", "BEGIN:VEVENT",
                            "DTSTART;TZID=Nowhere:20260312T173000", "END:VEVENT", "END:VCALENDAR",
                        ]).joined(separator: "\n").utf8)))
        #expect(
            file.events.map(\.start) == [
                CalendarMoment(day: try day("2026-03-11"), minute: 23 * 60 + 23, zone: "UTC"),
                CalendarMoment(day: try day("2026-03-12"), minute: 1_050),
            ])
        #expect(file.issues.map(\.reason) == [.zoneOfFile, .zoneUnknown])
    }

    @Test("The last instant of a rule is a day: the previous one if it is before the event's time")
    func until() throws {
        func last(_ until: String) throws -> String? {
            try event("DTSTART;TZID=America/New_York:19970902T090000", "RRULE:FREQ=DAILY;UNTIL=\(until)").rule?.until?
                .iso
        }
        #expect(try last("19971224T000000Z") == "1997-12-23")
        #expect(try last("19971224T140000Z") == "1997-12-24")
        #expect(try last("19971224T135959Z") == "1997-12-23")
        #expect(try last("19971224") == "1997-12-24")
    }

    @Test("Excluded and added days are in the event's time zone")
    func exceptions() throws {
        let read = try event(
            "DTSTART;TZID=Europe/Prague:20260312T003000", "RRULE:FREQ=DAILY;COUNT=9",
            "EXDATE:20260313T233000Z,20260315T233000Z",
            "EXDATE;TZID=Europe/Prague:20260318T003000", "EXDATE;VALUE=DATE:20260319",
            "RDATE;TZID=Europe/Prague:20260401T003000")
        #expect(read.exceptions.map(\.iso) == ["2026-03-14", "2026-03-16", "2026-03-18", "2026-03-19"])
        #expect(read.added.map(\.iso) == ["2026-04-01"])
    }

    @Test("Changed occurrences join their series; their original day is in its time zone")
    func overrides() throws {
        let file = try calendar(
            "BEGIN:VEVENT", "UID:a", "RECURRENCE-ID:20260318T230000Z", "DTSTART;TZID=Europe/Prague:20260320T100000",
            "SUMMARY:Moved", "END:VEVENT", "BEGIN:VEVENT", "UID:a", "DTSTART;TZID=Europe/Prague:20260312T000000",
            "RRULE:FREQ=WEEKLY", "SUMMARY:Legs", "END:VEVENT", "BEGIN:VEVENT", "UID:b", "DTSTART:20260312T100000",
            "END:VEVENT",
            "BEGIN:VEVENT", "UID:c", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260319T100000", "DTSTART:20260320T100000",
            "END:VEVENT")
        #expect(file.events.map(\.uid) == ["a", "b", "c"])
        #expect(file.events[0].title == "Legs")
        #expect(file.events[0].overrides.map(\.title) == ["Moved"])
        #expect(file.events[0].overrides.first?.standsFor?.iso == "2026-03-19")
        #expect(file.events[2].standsFor?.iso == "2026-03-19", "its series is not in the file")
        #expect(file.issues.map(\.reason) == [.thisAndFuture])
    }

    @Test("An occurrence that a later version of its series excludes is left out", arguments: [(2, 0), (1, 1)])
    func excluded(sequence: Int, overrides: Int) throws {
        let file = try calendar(
            "BEGIN:VEVENT", "UID:a", "SEQUENCE:\(sequence)", "DTSTART:20260312T100000",
            "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260313T100000", "END:VEVENT", "BEGIN:VEVENT", "UID:a", "SEQUENCE:1",
            "RECURRENCE-ID:20260313T100000", "DTSTART:20260313T120000", "END:VEVENT")
        #expect(file.events.count == 1 && file.events[0].overrides.count == overrides)
        #expect(try file.events[0].exceptions == [day("2026-03-13")])
    }

    @Test("If an event appears twice, the later version is read")
    func twice() throws {
        let file = try calendar(
            "BEGIN:VEVENT", "UID:a", "SEQUENCE:2", "DTSTART:20260312T100000", "SUMMARY:New", "END:VEVENT",
            "BEGIN:VEVENT", "UID:a",
            "SEQUENCE:1", "DTSTART:20260312T100000", "SUMMARY:Old", "END:VEVENT")
        #expect(file.events.map(\.title) == ["New"])
        #expect(file.issues.map(\.reason) == [.twice])
    }

    @Test("An event without a UID gets one that is the same at the next reading")
    func withoutUID() throws {
        let lines = ["BEGIN:VEVENT", "DTSTART:20260312T100000", "SUMMARY:A", "END:VEVENT"]
        func uid(_ stamp: String) throws -> String? {
            try calendar(lines[0], "DTSTAMP:\(stamp)", lines[1], lines[2], lines[3]).events.first?.uid
        }
        #expect(try uid("20260101T000000Z") == uid("20270101T000000Z"))
        #expect(try uid("x")?.isEmpty == false)
        #expect(try uid("x") != calendar(lines[0], lines[1], "SUMMARY:B", lines[3]).events.first?.uid)
    }

    @Test(
        "Unreadable lines are reported, and the rest is read",
        arguments: [
            (["BEGIN:VTODO", "SUMMARY:Buy", "END:VTODO"], CalendarIssue.Reason.notAnEvent, 3, 0),
            (["BEGIN:VJOURNAL", "END:VJOURNAL"], .notAnEvent, 3, 0), (["no colon here"], .notALine, 3, 0),
            (["BEGIN:VEVENT", "SUMMARY:x", "END:VEVENT"], .startMissing, 3, 0),
            (["BEGIN:VEVENT", "DTSTART:20260230T100000", "END:VEVENT"], .startUnreadable, 4, 0),
            (["BEGIN:VEVENT", "DTSTART:18991231", "END:VEVENT"], .startUnreadable, 4, 0),
            (["BEGIN:VEVENT", "DTSTART:20260312T250000", "END:VEVENT"], .startUnreadable, 4, 0),
            (["BEGIN:VEVENT", "DTSTART:20260312T100000", "DTEND:20260312T090000", "END:VEVENT"], .lengthIgnored, 5, 1),
            (["BEGIN:VEVENT", "DTSTART:20260312T100000", "DURATION:1H", "END:VEVENT"], .lengthIgnored, 5, 1),
            (["BEGIN:VEVENT", "DTSTART:20260312T100000", "RRULE:FREQ=HOURLY", "END:VEVENT"], .ruleIgnored, 5, 1),
            (["BEGIN:VEVENT", "DTSTART:20260312T100000", "EXRULE:FREQ=DAILY", "END:VEVENT"], .ruleIgnored, 5, 1),
            (["BEGIN:VEVENT", "DTSTART:20260312T100000", "EXDATE:x", "END:VEVENT"], .dayIgnored, 5, 1),
            (
                ["BEGIN:VEVENT", "DTSTART:20260312T100000", "EXDATE:20260312T110000", "END:VEVENT"],
                .exceptionElsewhere, 5, 1
            ),
            (
                ["BEGIN:VEVENT", "DTSTART:20260312T100000", "RDATE:20260313T110000", "END:VEVENT"], .addedElsewhere, 5,
                1
            ),
            (["BEGIN:VEVENT", "DTSTART:20260312T100030", "END:VEVENT"], .secondsIgnored, 4, 1),
            (
                ["BEGIN:VEVENT", "DTSTART:20260312T100000", "SUMMARY:a", "SUMMARY:b", "END:VEVENT"], .propertyTwice, 6,
                1
            ),
            (["BEGIN:VEVENT", "DTSTART:20260312T100000", "RECURRENCE-ID:x", "END:VEVENT"], .standsForUnreadable, 5, 0),
            (["BEGIN:VEVENT", "DTSTART:20260312T100000"], .truncated, 5, 1), (["END:VALARM"], .strayEnd, 3, 0),
        ])
    func issues(lines: [String], reason: CalendarIssue.Reason, line: Int, events: Int) throws {
        let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR"]).joined(separator: "\n")
        let file = try CalendarFile(reading: ImportFile(name: "x", bytes: Data(text.utf8)))
        #expect(file.issues.map(\.reason) == [reason])
        #expect(file.issues.map(\.line) == [line])
        #expect(file.events.count == events)
    }

    @Test("Unknown parts of rules and exclusions are kept")
    func unknownRules() throws {
        let file = try calendar(
            "BEGIN:VEVENT", "DTSTART:20260312T100000", "RRULE:FREQ=HOURLY;COUNT=3", "EXDATE:20260312T110000",
            "STATUS:MAYBE",
            "END:VEVENT")
        #expect(file.events.first?.extra == ["RRULE:FREQ=HOURLY;COUNT=3", "EXDATE:20260312T110000", "STATUS:MAYBE"])
    }

    @Test("Several calendars in one file are read, also without events")
    func several() throws {
        let one = "BEGIN:VCALENDAR\nX-WR-CALNAME:A\nBEGIN:VEVENT\nUID:1\nDTSTART:20260312\nEND:VEVENT\nEND:VCALENDAR\n"
        let text = one + one.replacing("UID:1", with: "UID:2") + "BEGIN:VEVENT\nUID:3\nDTSTART:20260313\nEND:VEVENT\n"
        let file = try CalendarFile(reading: ImportFile(name: "x", bytes: Data(text.utf8)))
        #expect(file.events.map(\.uid) == ["1", "2", "3"])
    }

    @Test("Text that is not UTF-8 is read as Windows-1252, with a remark")
    func foreign() throws {
        let text =
            Data("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260312\nSUMMARY:J".utf8) + [0xFC]
            + Data("rgen\nEND:VEVENT\nEND:VCALENDAR".utf8)
        let file = try CalendarFile(reading: ImportFile(name: "x", bytes: text))
        #expect(file.events.first?.title == "Jürgen")
        #expect(file.issues.map(\.reason) == [.foreignEncoding])
    }

    @Test("Reading reports its progress and can be cancelled at each step")
    func cancelling() throws {
        let events = (1...600).flatMap { number in
            ["BEGIN:VEVENT", "UID:\(number)", "DTSTART:20260312", "DURATION:P1D", "SUMMARY:A", "X-A:1", "END:VEVENT"]
        }
        let text = (["BEGIN:VCALENDAR"] + events + ["END:VCALENDAR"]).joined(separator: "\n")
        let file = ImportFile(name: "x", bytes: Data(text.utf8))
        var shares: [Double] = []
        let read = try ImportFormat.calendar.read(file) { share in
            shares.append(share)
            return true
        }
        guard case .calendar(let calendar) = read else { throw ImportError.cancelled }
        #expect(calendar.events.count == 600)
        #expect(shares == shares.sorted() && shares.count > 5 && shares.last == 1, "\(shares)")
        for stop in shares.indices {
            var calls = 0
            #expect(throws: ImportError.cancelled) {
                try ImportFormat.calendar.read(file) { _ in
                    calls += 1
                    return calls <= stop
                }
            }
            #expect(calls == stop + 1)
        }
    }

    @Test("Hostile files end: depth, length, number, and random bytes")
    func hostile() throws {
        let deep = Array(repeating: "BEGIN:VEVENT", count: 50_000).joined(separator: "\n")
        #expect(
            try CalendarFile(reading: ImportFile(name: "x", bytes: Data(deep.utf8))).issues.contains {
                $0.reason == .tooDeep
            })
        let long = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260312\nSUMMARY:" + String(repeating: "x", count: 3 << 20)
        let read = try CalendarFile(reading: ImportFile(name: "x", bytes: Data(long.utf8)))
        #expect(read.issues.contains { $0.reason == .lineTooLong })
        #expect(read.events.count == 1)
        let folds = "BEGIN:VCALENDAR\n" + String(repeating: " x\n", count: 700_000)
        #expect(try CalendarFile(reading: ImportFile(name: "x", bytes: Data(folds.utf8))).events.isEmpty)
        let faults = Array(repeating: "x", count: 5_000).joined(separator: "\n")
        #expect(try CalendarFile(reading: ImportFile(name: "x", bytes: Data(faults.utf8))).issues.count <= 501)
        let endless = "DURATION:P" + String(repeating: "999999999W", count: 15_300)
        let sum = try calendar("BEGIN:VEVENT", "DTSTART:20260312T100000", endless, "END:VEVENT")
        #expect(sum.issues.map(\.reason) == [.lengthIgnored] && sum.events.map(\.minutes) == [0])
        var random = SeededGenerator(seed: 3)
        let good = Array(
            (["BEGIN:VCALENDAR"] + Self.windows
                + [
                    "BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Mitteleuropa:20260312T173000", "DTEND:20260312T183000Z",
                    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=20300101T000000Z", "EXDATE:20260315T173000,20260316",
                    "RDATE;VALUE=PERIOD:20260315T173000/PT1H", "DURATION:PT1H", "END:VEVENT", "END:VCALENDAR",
                ]).joined(separator: "\n").utf8)
        for _ in 0..<Rounds.of(2_000) {
            var bytes = good
            for _ in 0..<random.number(1...8) {
                bytes[random.number(0...bytes.count - 1)] = UInt8(
                    random.chance(3) ? random.number(0...255) : Int(good[random.number(0...good.count - 1)]))
            }
            let file = try CalendarFile(reading: ImportFile(name: "x", bytes: Data(bytes)))
            for event in file.events { #expect((0...CalendarLimits.minutes).contains(event.minutes)) }
        }
    }
}
