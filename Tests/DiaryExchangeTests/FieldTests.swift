import FitnessModel
import Foundation
import Testing

@testable import DiaryExchange

@Suite("Fields")
struct FieldTests {
    private func withField<Value>(_ text: String, _ body: (CSVField) throws -> Value) rethrows -> Value {
        try Array(text.utf8).withUnsafeBufferPointer { try body(CSVField(bytes: $0, hasEscapes: false)) }
    }

    private func number(_ text: String) throws -> Double {
        try withField(text) { try FieldNumber.read($0).value }
    }

    private func fault(_ text: String) -> ImportIssue.Reason? {
        do {
            _ = try number(text)
            return nil
        } catch {
            return (error as? FieldFault)?.reason
        }
    }

    @Test("Numbers have a point or a decimal comma")
    func numbers() throws {
        for (text, value) in [
            ("", 0), ("0", 0), ("40.0", 40), (" 82.5 ", 82.5), ("82,5", 82.5), ("6.80388555", 6.803_885_55), ("+5", 5),
            ("-0.0", 0), (".5", 0.5), ("5.", 5), ("1050", 1050), ("0,125", 0.125), ("1e2", 100), ("1.5E-1", 0.15),
            ("61.234974999999996", 61.234_974_999_999_9), ("000000000000000000042", 42), ("1e-400", 0),
        ] {
            #expect(abs(try number(text) - value) < 1e-12, "\(text)")
        }
    }

    @Test("An ambiguous number is not read")
    func ambiguous() {
        for text in ["1,050", "1.050,5", "1,050.5", "1.050.000", "12,345"] {
            #expect(fault(text) == .numberAmbiguous(text))
        }
    }

    @Test("Text that is not a number is not read")
    func noNumbers() {
        for text in ["NaN", "inf", "abc", ".", "-", "1e", "1 000", "12kg", "0x10", "٣", "1..2", "1,a"] {
            #expect(fault(text) == (text == "1..2" ? .numberAmbiguous(text) : .notANumber(text)), "\(text)")
        }
        #expect(fault("-1") == .numberNegative("-1"))
    }

    @Test("Huge numbers do not trap")
    func hugeNumbers() throws {
        #expect(try number("1e999") == .infinity)
        #expect(try number(String(repeating: "9", count: 10_000)) == .infinity)
        #expect(try number("0." + String(repeating: "9", count: 10_000)) <= 1)
        #expect(try number("0e9999999999999999999999") == 0)
    }

    @Test("Dates are read with and without a time")
    func dates() throws {
        for (text, expected) in [
            ("2026-03-12 18:30:05", "2026-03-12T18:30:05"), ("2026-03-12T18:30:05", "2026-03-12T18:30:05"),
            ("2026-03-12 18:30", "2026-03-12T18:30:00"), ("2026-3-2 8:05:00", "2026-03-02T08:05:00"),
            ("2026-03-12 6:30:05\u{202F}PM", "2026-03-12T18:30:05"), ("2026-03-12 12:00:00 am", "2026-03-12T00:00:00"),
            ("2026-03-12 12:00 PM", "2026-03-12T12:00:00"), ("2026-03-12 6:30\u{A0}AM", "2026-03-12T06:30:00"),
            ("12.03.2026 18:30", "2026-03-12T18:30:00"), ("12.3.2026, 08:05:09", "2026-03-12T08:05:09"),
            ("2026-03-12 18:30:05.123", "2026-03-12T18:30:05"),
        ] {
            let date = try withField(text) { try FieldDate.read($0) }
            #expect(date.moment?.description == expected, "\(text)")
        }
        for text in ["2026-03-12", " 12.03.2026 ", "1900-01-01", "2199-12-31"] {
            #expect(try withField(text) { try FieldDate.read($0) }.moment == nil)
        }
    }

    @Test("Text that is not a date is not read")
    func noDates() {
        for text in [
            "", "x", "12/03/2026", "26-03-12", "12.03.26", "2026-03-12 24:00:00", "2026-03-12 18:60:00",
            "2026-03-12 13:00 PM", "2026-03-12 18", "2026-03-12 18:30:00Z", "2026-13-01", "0000-00-00", "20260312",
            "99999999999999999999", "2026-03-12 18:30:00 x",
        ] {
            #expect(throws: FieldFault.self, "\(text)") { try withField(text) { try FieldDate.read($0) } }
        }
    }

    @Test("Durations are read in every form")
    func durations() {
        for (text, seconds) in [
            ("2h 38m", 9480), ("2h", 7200), ("45m", 2700), ("90", 90), ("1h2m3s", 3723), ("38 min", 2280),
            ("1:02:03", 3723), ("1:02", 3720), ("30s", 30),
        ] {
            #expect(withField(text, FieldDuration.seconds) == seconds, "\(text)")
        }
        for text in ["", "soon", "h", "5x", "1:70", "1:2:3:4", "99999999h", "-5m", "200h", "m5"] {
            #expect(withField(text, FieldDuration.seconds) == nil, "\(text)")
        }
    }

    @Test("A local time becomes an instant of a time zone")
    func instants() throws {
        let day = try #require(Day(iso: "2026-07-01"))
        let moment = try #require(LocalMoment(day: day, second: 18 * 3600))
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(moment.date(in: zone)?.ISO8601Format() == "2026-07-01T16:00:00Z")
        #expect(LocalMoment(day: day, second: 86_400) == nil)
        // The clocks changed from 2:00 to 3:00 that night.
        let gapDay = try #require(Day(iso: "2026-03-29"))
        let inGap = try #require(LocalMoment(day: gapDay, second: 9000))
        #expect(inGap.date(in: zone)?.ISO8601Format() == "2026-03-29T01:30:00Z")
    }
}
