import FitnessModel
import Testing

@Suite("Typed days")
struct DayReadTests {
    /// A Thursday.
    private func read(_ text: String, today: String = "2026-03-12") throws -> String? {
        Day.read(text, today: try #require(Day(iso: today)))?.iso
    }

    @Test(
        "Words, offsets and dates are read",
        arguments: [
            ("today", "2026-03-12"), ("Yesterday", "2026-03-11"), ("tomorrow", "2026-03-13"), ("-3d", "2026-03-09"),
            ("+2w", "2026-03-26"), (" thu ", "2026-03-12"), ("mon", "2026-03-09"), ("Friday", "2026-03-06"),
            ("last thu", "2026-03-05"), ("next thu", "2026-03-19"), ("next fri", "2026-03-13"),
            ("12 mar", "2026-03-12"),
            ("Mar 14", "2026-03-14"), ("14. march 2025", "2025-03-14"), ("march 14, 2025", "2025-03-14"),
            ("12.3.", "2026-03-12"), ("12.3", "2026-03-12"), ("12. 3. 2026", "2026-03-12"),
            ("01.02.1985", "1985-02-01"),
            ("1.2.85", "1985-02-01"), ("1.2.26", "2026-02-01"), ("2025-12-31", "2025-12-31"),
            ("12/3/1988", "1988-03-12"), ("12/3", "2026-03-12"), ("3/14", "2026-03-14"), ("12-3-1988", "1988-03-12"),
            ("12/3/88", "1988-03-12"), ("2025/12/31", "2025-12-31"), ("2025-3-1", "2025-03-01"),
            ("25 11 1996", "1996-11-25"), ("1996 11 25", "1996-11-25"),
        ])
    func readable(text: String, iso: String) throws {
        #expect(try read(text) == iso)
    }

    @Test(
        "Text that is not a day is rejected",
        arguments: [
            "", " ", "12-3", "13/13", "31/4", "3.14.", "12/3/", "/3", "12/3.2026", "29.2.2026", "31.4.", "m", "t", "s",
            "last", "next", "foo", "12", "1.2.3.4",
            "5 5 5", "12 3 26", "12 3", "-d", "+99999d", "12 marx", "12 mar 2026 x", "+-3d", "١٢.٣.",
        ])
    func unreadable(text: String) throws {
        #expect(try read(text) == nil)
    }

    @Test("A day without a year is the nearest one")
    func nearest() throws {
        #expect(try read("28.12.", today: "2026-01-05") == "2025-12-28")
        #expect(try read("5 jan", today: "2026-12-28") == "2027-01-05")
        #expect(try read("29.2.") == "2028-02-29")
    }

    @Test("A slash or hyphen follows the order in the settings, unless one number cannot be a month")
    func orders() throws {
        let today = try #require(Day(iso: "2026-03-12"))
        func monthFirst(_ text: String) -> String? { Day.read(text, today: today, order: .monthFirst)?.iso }
        #expect(monthFirst("12/3/1988") == "1988-12-03")
        #expect(monthFirst("3/12") == "2026-03-12")
        #expect(monthFirst("12-3-1988") == "1988-12-03")
        #expect(monthFirst("31/3/1988") == "1988-03-31")
        #expect(monthFirst("12.3.1988") == "1988-03-12")
        #expect(monthFirst("1988/3/12") == "1988-03-12")
        #expect(monthFirst("12 3 1988") == "1988-12-03")
        DateOrder.$current.withValue(.monthFirst) { #expect(Day.read("3/12", today: today)?.iso == "2026-03-12") }
    }

    @Test("A past day is the latest such day up to today")
    func past() throws {
        func past(_ text: String, today: String = "2026-11-22") throws -> String? {
            Day.read(text, today: try #require(Day(iso: today)), past: true)?.iso
        }
        #expect(try past("12 mar") == "2026-03-12")
        #expect(try read("12 mar", today: "2026-11-22") == "2027-03-12")
        #expect(try past("23.11.") == "2025-11-23")
        #expect(try past("22/11") == "2026-11-22")
        #expect(try past("31 dec", today: "2026-01-01") == "2025-12-31")
        #expect(try past("1/1", today: "2026-01-01") == "2026-01-01")
        #expect(try past("29.2.") == "2024-02-29")
        #expect(try past("1.2.35") == "1935-02-01")
        #expect(try read("1.2.35") == "2035-02-01")
        #expect(try past("1.12.2030") == "2030-12-01")
    }
}
