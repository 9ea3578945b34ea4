import Foundation
import Testing

@Suite("spotter calendar, and spotter import of a calendar")
struct CalendarCommandTests {
    private let home: Home
    private static let lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:series", "DTSTART;TZID=Europe/Prague:20260312T173000",
        "DTEND;TZID=Europe/Prague:20260312T183000", "RRULE:FREQ=WEEKLY;COUNT=5",
        "EXDATE;TZID=Europe/Prague:20260319T173000",
        "SUMMARY:Jan Novak legs", "ATTENDEE;CN=\"Eva; B\":mailto:eva@example.org", "BEGIN:VALARM", "TRIGGER:-PT15M",
        "END:VALARM", "END:VEVENT", "BEGIN:VEVENT", "UID:series", "RECURRENCE-ID;TZID=Europe/Prague:20260326T173000",
        "DTSTART;TZID=Europe/Prague:20260327T100000", "DTEND;TZID=Europe/Prague:20260327T110000",
        "SUMMARY:Jan Novak legs", "END:VEVENT", "BEGIN:VEVENT", "UID:day", "DTSTART;VALUE=DATE:20260314", "SUMMARY:Off",
        "END:VEVENT", "BEGIN:VTODO", "SUMMARY:Buy bands", "END:VTODO", "END:VCALENDAR", "",
    ]

    init() throws {
        home = try Home()
        let weights = try home.write("Date,Weight kg\n2026-01-05,82.4\n", to: "weights.csv")
        #expect(try CommandRun("import", weights, "--client", "Jan Novak", "--yes", home: home).status == 0)
    }

    private func file(_ change: (String) -> String = { $0 }) throws -> String {
        try home.write(change(Self.lines.joined(separator: "\r\n")), to: "calendar.ics")
    }

    private var zone: [String: String] { ["TZ": "Europe/Prague"] }

    @Test("Appointments are imported once by UID, without a client; entries other than events are reported")
    func once() throws {
        let path = try file()
        let run = try CommandRun(["import", path], home: home, environment: zone)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Imported 2 appointments."))
        #expect(run.output.contains("Jan Novak · every week, 5 times · new"))
        #expect(run.output.contains("Sat 14 Mar 2026 Off: no client · new"))
        #expect(run.errors.contains("VTODO: not an event"))
        let again = try CommandRun(["import", path, "--json"], home: home, environment: zone).json()
        #expect(again["appointments_added"] as? Int == 0 && again["appointments_changed"] as? Int == 0)
        #expect(again["appointments_already_there"] as? Int == 2)
    }

    @Test("They are listed in the trainer's time zone, without the excluded day, with the moved one at its new time")
    func list() throws {
        _ = try CommandRun(["import", try file()], home: home, environment: zone)
        let days = ["calendar", "--from", "2026-03-09", "--to", "2026-04-12", "--csv"]
        let table = try CommandRun(days, home: home, environment: zone).output
        let rows = table.split(separator: "\n").dropFirst().map {
            $0.split(separator: ",").prefix(3).joined(separator: " ")
        }
        #expect(
            rows == [
                "2026-03-12 Thu 17:30", "2026-03-14 Sat 1440", "2026-03-27 Fri 10:00", "2026-04-02 Thu 17:30",
                "2026-04-09 Thu 17:30",
            ], "\(table)")
        let east = try CommandRun(days, home: home, environment: ["TZ": "Asia/Kolkata"]).output
        #expect(east.contains("2026-03-12,Thu,22:00"))
        let filtered = try CommandRun(days + ["--client", "Jan"], home: home, environment: zone).output
        #expect(!filtered.contains("Off") && filtered.contains("Jan Novak"))
    }

    @Test("Imported appointments are exported with all their unknown properties")
    func out() throws {
        _ = try CommandRun(["import", try file()], home: home, environment: zone)
        let text = try CommandRun(["calendar", "--ics"], home: home, environment: zone).output
        let lines = Set(text.split(separator: "\r\n").map(String.init))
        let exported = Self.lines.filter { !$0.isEmpty && !$0.contains("VTODO") && !$0.contains("bands") }
        #expect(exported.filter { !lines.contains($0) } == [])
        #expect(lines.contains("TZID:Europe/Prague"))
        let back = try home.write(text, to: "back.ics")
        let again = try CommandRun(["import", back, "--json"], home: home, environment: zone).json()
        #expect(again["appointments_added"] as? Int == 0 && again["appointments_changed"] as? Int == 0)
        #expect(again["appointments_already_there"] as? Int == 2)
    }

    @Test("Another version of an appointment changes it")
    func changed() throws {
        _ = try CommandRun(["import", try file()], home: home, environment: zone)
        let path = try file {
            $0.replacing("20260312T183000", with: "20260312T190000").replacing("SUMMARY:Off", with: "SUMMARY:Holiday")
        }
        let run = try CommandRun(["import", path, "--json"], home: home, environment: zone).json()
        #expect(run["appointments_added"] as? Int == 0 && run["appointments_changed"] as? Int == 2)
        let table = try CommandRun(
            ["calendar", "--from", "2026-03-12", "--to", "2026-03-14", "--csv"], home: home, environment: zone
        ).output
        #expect(table.contains("17:30,90,") && table.contains("Holiday") && !table.contains("Off"))
    }

    @Test("Other files still need a client, and conflicting options are rejected")
    func usage() throws {
        let weights = try home.write("Date,Weight kg\n2026-01-06,82.4\n", to: "weights.csv")
        let run = try CommandRun("import", weights, home: home)
        #expect(run.status == 64)
        #expect(run.errors.contains("Name the client of the records: --client NAME."))
        #expect(try CommandRun("calendar", "--ics", "--json", home: home).status == 64)
        #expect(try CommandRun("calendar", "--from", "2026-03-12", "--to", "2026-03-01", home: home).status == 64)
    }
}
