import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("The trainer's day")
struct AppointmentStoryTests {
    @Test("From a cold start one key starts the first client's session, at any hour")
    func coldStart() throws {
        var robot = try Robot.day()
        robot.expect("APPOINTMENTS", "17:30 Jan Stencel", "8 left", "TOMORROW", "08:00 Anna Malá")
        robot.expect("17:30-18:30 Jan Stencel · P6 session 1 of 6 · ! left knee · 8 left")
        robot.press("Enter")
        #expect(try robot.diary.sessions.live().map(\.clientName) == ["Jan Stencel"])
        robot.press("q 1")
        robot.expect("17:30 Jan Stencel  live")
        robot.press("Enter")
        robot.type("80x5")
        robot.press("Enter w w C-s Enter q 1")
        robot.expect("17:30 Jan Stencel  done")
    }

    @Test("The footer of the calendar names both keys that turn its pages")
    func pages() throws {
        var robot = try Robot.day()
        robot.press("]")
        #expect(robot.footer.contains("{ earlier · } later"))
    }

    @Test("Once the hour of an appointment is over, Enter and n s propose the past session with its day and time")
    func over() throws {
        for keys in ["Enter", "n s"] {
            var robot = try Robot.day(hour: 20)
            robot.press(keys)
            robot.expect("Log a past session", "2026-03-12", "17:30")
            robot.press("Enter")
            robot.expect("PAST SESSION 12 Mar")
            #expect(try robot.diary.sessions.live().map(\.session.mode) == [.handsFree])
            robot.press("q 1")
            robot.expect("17:30 Jan Stencel  past, being typed")
        }
    }

    @Test("Enter on an appointment of yesterday logs its session there, and s starts one of today at any hour")
    func yesterday() throws {
        let past = Robot.today.adding(days: -1)
        var robot = try Robot.day(hour: 20) { diary, anna in
            try diary.appointments.add(Appointment(client: anna, day: past, minute: 10 * 60))
        }
        robot.press("] Left Enter Enter")
        robot.expect("Log a past session", "2026-03-11", "10:00")
        robot.press("Enter")
        robot.expect("PAST SESSION 11 Mar 10:00")
        #expect(try robot.diary.appointments.list(in: past...past, zone: .gmt)[0].appointment.session != nil)
        robot.press("F1 [")
        robot.chooseClient("jan")
        robot.press("s")
        #expect(try robot.diary.sessions.live().contains { $0.session.mode == .realTime })
    }

    @Test("The appointment of a past session is done when its sets are typed, not before")
    func beingTyped() throws {
        var robot = try Robot.day(hour: 20)
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter n s Enter q 1")
        robot.expect("17:30 Jan Stencel  past, being typed")
        robot.press("Enter")
        robot.type("80x5")
        robot.press("Enter w w C-s Enter q 1")
        robot.expect("17:30 Jan Stencel  done")
    }

    @Test("A new appointment of the current client takes at most twelve keys")
    func twelveKeys() throws {
        var robot = try Robot.day(isComing: false)
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter 3")
        var keys = 0
        func count(_ names: String) -> String {
            keys += names.split(separator: " ").count
            return names
        }
        robot.press(count("n a m o n Tab 1 7 3 0 C-s"))
        #expect(keys <= 12)
        robot.press("1 ]")
        let items = try robot.diary.appointments.list(
            in: Robot.today...Robot.today.adding(days: 7), zone: .gmt)
        #expect(items.map(\.name) == ["Jan Stencel"])
        #expect(
            items.first.map { "\($0.appointment.day.iso) \($0.appointment.time?.text ?? "")" } == "2026-03-16 17:30")
    }

    @Test("An overlap is named and confirmed once, and never rejected")
    func overlap() throws {
        var robot = try Robot.day()
        robot.press("n a Tab")
        robot.type("1800")
        robot.press("Tab Tab C-u")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.expect("17:30-18:30 is taken: Jan Stencel.")
        robot.press("Enter")
        robot.expect("! overlaps Anna", "! overlaps Jan")
    }

    @Test(
        "Without appointments today and tomorrow, the next one is shown with its day; the form shows those of its day")
    func next() throws {
        var robot = try Robot.day(isComing: false) { diary, anna in
            try diary.appointments.add(Appointment(client: anna, day: Robot.today.adding(days: 4), minute: 10 * 60))
        }
        robot.expect("None today or tomorrow.", "NEXT: Mon 16 Mar", "10:00 Anna Malá")
        robot.press("n a")
        robot.expectNo("other appointment")
        robot.type("mon")
        robot.expect("Mon 16 Mar: 1 other appointment", "10:00-11:00 Anna Malá")
    }

    @Test("Each appointment names all that share a minute with it, in the order of the day")
    func overlaps() throws {
        let diary = try Diary.inMemory()
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let times: [(String, Int?, Int)] = [
            ("all day", nil, 60), ("long", 540, 600), ("short", 545, 5), ("next", 550, 30), ("point", 560, 0),
            ("end", 1_139, 60), ("after", 1_140, 10),
        ]
        for (title, minute, minutes) in times {
            try diary.appointments.add(
                Appointment(title: title, day: Robot.today, minute: minute, minutes: minutes))
        }
        let agenda = try #require(Agenda.read(Robot.today...Robot.today, diary, zone: .gmt).first)
        var found: [String: [String]] = [:]
        for case .appointment(let item, let overlaps) in agenda.lines() { found[item.name] = overlaps }
        #expect(
            found == [
                "all day": [], "long": ["short", "next", "point", "end"], "short": ["long"],
                "next": ["long", "point"], "point": ["long", "next"], "end": ["long", "after"], "after": ["end"],
            ])
    }

    @Test("A missed appointment asks whether it uses the session pack, and shows the sessions left and booked")
    func missed() throws {
        var robot = try Robot.day(hour: 20)
        robot.press("x")
        robot.expect("8 left, 1 booked", "p  missed, charged to the pack")
        robot.press("z p")
        robot.expect("missed, charged")
        #expect(try robot.diary.clients.profile(try #require(robot.app.context.client?.id)).sessionsLeft == 7)
        robot.press("u")
        robot.expectNo("missed, charged")
    }

    @Test("The first outcome is done once the hour is over, cancelled before")
    func likely() throws {
        for (hour, state) in [(18, Appointment.State.cancelled), (19, .done)] {
            var robot = try Robot.day(hour: hour)
            robot.press("x Enter")
            let today = try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)
            #expect(today.map(\.appointment.state) == [state])
        }
    }

    @Test("s starts a session within ninety minutes of the appointment and links them, from any view")
    func nearby() throws {
        var robot = try Robot.day(hour: 16)
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter 3 s q 1")
        robot.expect("17:30 Jan Stencel  live")
    }

    @Test("Free time between two appointments is a line that adds one")
    func gaps() throws {
        var robot = try Robot.day()
        robot.press("n a Tab")
        robot.type("2000")
        robot.press("Tab Tab C-u")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.expect("18:30 free 1 h 30 min", "20:00-21:00 Anna Malá")
        robot.press("g g Down Enter")
        robot.expect("New appointment", "18:30")
        let form = try #require(robot.app.context.navigation.overlays.last as? SpotterShell.Form)
        #expect(form.text("client").isEmpty)
    }

    @Test("In the calendar the cursor leaves the current client alone, and c changes it")
    func calendarClient() throws {
        var robot = try Robot.day { diary, anna in
            try diary.appointments.add(Appointment(client: anna, day: Robot.today, minute: 10 * 60))
        }
        robot.press("] Enter")
        robot.chooseClient("jan")
        robot.press("g g")
        robot.expect("10:00 Anna Malá")
        #expect(robot.app.context.client?.name == "Jan Stencel")
        robot.chooseClient("anna")
        robot.press("G")
        #expect(robot.app.context.client?.name == "Anna Malá")
    }

    @Test("A weekday is the next one, including today; a name without a client is a title after Enter")
    func words() throws {
        var robot = try Robot.day(isComing: false)
        robot.press("n a")
        robot.type("thu")
        robot.press("Tab Tab Tab C-u")
        robot.type("Team meeting")
        robot.press("C-s")
        robot.expect("There is no client Team meeting. Enter again keeps it as the title.")
        robot.press("Enter 1")
        robot.expect("Team meeting")
    }

    @Test("A misspelt client is not saved as a title without a word: Ctrl-G takes the client")
    func misspelt() throws {
        var robot = try Robot.day(isComing: false)
        robot.press("n a Tab Tab Tab C-u")
        robot.type("Anne Malá")
        robot.press("C-s")
        robot.expect("There is no client Anne Malá.")
        #expect(try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt).isEmpty)
        robot.press("C-g C-s")
        let made = try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)
        #expect(made.map(\.clientName) == ["Anna Malá"])
    }

    @Test("The calendar shows a month with each day's appointments, a week and a day, and opens a live session")
    func calendar() throws {
        var robot = try Robot.day(columns: 80)
        robot.press("]")
        robot.expect("March 2026", "12*  13", "•    •", "today, Thu 12 March 2026", "17:30 Jan Stencel")
        robot.press("Right")
        robot.expect("tomorrow, Fri 13 March 2026", "08:00 Anna Malá")
        robot.press("}")
        robot.expect("April 2026")
        robot.press(". Enter")
        robot.expect("Thu 12 March 2026")
        robot.press("Esc")
        robot.expect("March 2026")
        robot.press("v")
        robot.expect("week 11")
        robot.press("v Enter")
        #expect(try robot.diary.sessions.live().count == 1)
    }

    @Test("A session started from an appointment is linked, even far from its time")
    func tiedLater() throws {
        var robot = try Robot.day()
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter 3 s q 1")
        robot.expect("17:30-18:30 Jan Stencel · P6 session")
        robot.press("Enter q 1")
        robot.expect("17:30 Jan Stencel  live")
    }

    @Test("The week of the calendar starts as in the settings")
    func weekStart() throws {
        var robot = try Robot.day(columns: 80)
        robot.press("]")
        robot.expect("Mon  Tue  Wed  Thu  Fri  Sat  Sun")
        robot.use(config: "week-start = \"sunday\"\n")
        robot.press("v")
        // Thursday is the fifth day of such a week.
        robot.expect("Sun 8", "Sat 14")
    }

    @Test("An appointment for a full sheet starts the next one in turn")
    func fullSheet() throws {
        var robot = try Robot.day(isComing: false) { diary, _ in
            let jan = try #require(try diary.clients.named("Jan Stencel").first)
            let full = try diary.phases.add(Phase(id: .unsaved, client: jan.id, name: "P5", sessionCount: 1))
            try diary.sessions.finish(try diary.sessions.start(full, day: Robot.today.adding(days: -7)))
            var one = Appointment(client: jan.id, day: Robot.today, minute: 10 * 60)
            one.phase = full
            try diary.appointments.add(one)
        }
        robot.press("Enter")
        #expect(try robot.diary.sessions.live().map(\.phaseName) == ["P6"])
        #expect(try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)[0].stored.session != nil)
    }

    @Test("A click in the week selects the day of its column, then the line of that day")
    func weekClick() throws {
        var robot = try Robot.day(columns: 80)
        robot.press("] v")
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(47, 9))))
        robot.expect("08:00-09:00 Anna Malá")
        robot.press("v")
        robot.expect("tomorrow, Fri 13 March 2026")
        robot.press("v v")
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(47, 5))))
        robot.expect("Appointment: Anna Malá")
    }

    @Test("An unresolved appointment is listed the next day, and resolved there")
    func openYesterday() throws {
        var robot = try Robot.day(isComing: false) { diary, anna in
            try diary.appointments.add(
                Appointment(client: anna, day: Robot.today.adding(days: -1), minute: 10 * 60))
        }
        robot.press("g g")
        robot.expect("Anna Malá: yesterday 10:00: done or missed?")
        robot.press("Enter")
        robot.expect("Outcome: Anna Malá")
        robot.press("Enter")
        robot.expectNo("done or missed")
        let past = Robot.today.adding(days: -1)
        #expect(try robot.diary.appointments.list(in: past...past, zone: .gmt).map(\.appointment.state) == [.done])
        robot.press("u")
        robot.expect("yesterday: open")
    }
}
