import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("The trainer's day, told with real keys")
struct AppointmentStoryTests {
    /// Jan with an open phase and a package comes today at 17:30, Anna tomorrow; it is 09:00 on a Thursday.
    private func filled(
        columns: Int = 80, rows: Int = 24, hour: Int = 9, isComing: Bool = true,
        and more: (Diary, _ anna: Identifier<Client>) throws -> Void = { _, _ in }
    ) throws -> Robot {
        let start = Robot.start.addingTimeInterval(Double(hour - 9) * 3_600)
        return try Robot(columns: columns, rows: rows, start: start) { diary in
            var client = Client(id: .unsaved, name: "Jan Stencel")
            client.health = "left knee"
            let jan = try diary.clients.add(client)
            try diary.packages.add(client: jan, bought: Robot.today.adding(days: -30), sessions: 8)
            let phase = try diary.phases.add(named: "P6", client: jan)
            let squat = try diary.exercises.add(named: "Squat")
            try diary.addRow(to: phase, exercise: squat, prescription: Prescription(label: "A1", sets: "3"))
            let anna = try diary.clients.add(named: "Anna Malá")
            try more(diary, anna)
            guard isComing else { return }
            try diary.appointments.add(Appointment(client: jan, day: Robot.today, minute: 17 * 60 + 30))
            try diary.appointments.add(Appointment(client: anna, day: Robot.today.adding(days: 1), minute: 8 * 60))
        }
    }

    @Test("From a cold start the first client of the day is live with one key, whatever the hour")
    func coldStart() throws {
        var robot = try filled()
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

    @Test("A new appointment of the current client takes at most twelve keys")
    func twelveKeys() throws {
        var robot = try filled(isComing: false)
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

    @Test("A series is made in one form, and taken back with one key")
    func series() throws {
        var robot = try filled(isComing: false)
        robot.press("n a Tab")
        robot.type("1800")
        robot.press("Tab Tab C-u")
        robot.type("anna m")
        robot.press("Tab Tab Tab Tab Right Tab Tab")
        robot.type("5 times")
        robot.press("C-s")
        robot.expect("every week, 5 times")
        let all = Robot.today...Robot.today.adding(days: 100)
        #expect(
            try robot.diary.appointments.list(in: all, zone: .gmt).map(\.name)
                == Array(repeating: "Anna Malá", count: 5))
        robot.press("u")
        #expect(try robot.diary.appointments.list(in: all, zone: .gmt).isEmpty)
    }

    @Test("What overlaps is named and asked about once, and never refused")
    func overlap() throws {
        var robot = try filled()
        robot.press("n a Tab")
        robot.type("1800")
        robot.press("Tab Tab C-u")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.expect("17:30-18:30 is Jan Stencel's.")
        robot.press("Enter")
        robot.expect("! with Anna", "! with Jan")
    }

    @Test("A missed appointment asks whether it counts against the package, and says what is left and booked")
    func missed() throws {
        var robot = try filled(hour: 20)
        robot.press("x")
        robot.expect("8 sessions left, 1 booked", "missed, counts against the package")
        robot.type("counts")
        robot.press("Enter")
        robot.expect("missed, counted")
        #expect(try robot.diary.clients.profile(try #require(robot.app.context.client?.id)).sessionsLeft == 7)
        robot.press("u")
        robot.expectNo("missed, counted")
    }

    @Test("s starts a session within ninety minutes of the appointment as its own, from any view")
    func nearby() throws {
        var robot = try filled(hour: 16)
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter 3 s q 1")
        robot.expect("17:30 Jan Stencel  live")
    }

    @Test("Free time between two appointments is a line that makes one")
    func gaps() throws {
        var robot = try filled()
        robot.press("n a Tab")
        robot.type("2000")
        robot.press("Tab Tab C-u")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.expect("18:30 free 1 h 30 min")
        robot.press("g g Down Enter")
        robot.expect("New appointment", "18:30")
    }

    @Test("A weekday is the next one, today among them; a word that is no client's is a title")
    func words() throws {
        var robot = try filled(isComing: false)
        robot.press("n a")
        robot.type("thu")
        robot.press("Tab Tab Tab C-u")
        robot.type("Team meeting")
        robot.press("C-s 1")
        robot.expect("Team meeting")
    }

    @Test("The calendar shows a month with what each day holds, a week and a day, and leads to a live session")
    func calendar() throws {
        var robot = try filled(columns: 80)
        robot.press("]")
        robot.expect("March 2026", "12*1", "13 1", "today, Thu 12 March 2026", "17:30 Jan Stencel")
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

    @Test("One of a series is moved alone, or with those after it")
    func scopes() throws {
        var robot = try filled(isComing: false) { diary, anna in
            var one = Appointment(client: anna, day: Robot.today, minute: 10 * 60)
            one.rule = "FREQ=WEEKLY;COUNT=3"
            try diary.appointments.add(one)
        }
        func times() throws -> [String?] {
            let all = Robot.today...Robot.today.adding(days: 100)
            return try robot.diary.appointments.list(in: all, zone: .gmt).map { $0.appointment.time?.text }
        }
        robot.press("m Tab")
        robot.expect("this one alone")
        robot.type("1100")
        robot.press("Tab Tab Right")
        robot.expect("this one and those after it")
        robot.press("C-s")
        #expect(try times() == ["11:00", "11:00", "11:00"])
        robot.press("m Tab")
        robot.type("1200")
        robot.press("C-s")
        #expect(try times() == ["12:00", "11:00", "11:00"])
        robot.press("u u")
        #expect(try times() == ["10:00", "10:00", "10:00"])
    }

    @Test("How it repeats cannot be said of one alone: the form stays, with what was typed")
    func ruleOfOne() throws {
        var robot = try filled(isComing: false) { diary, anna in
            var one = Appointment(client: anna, day: Robot.today, minute: 10 * 60)
            one.rule = "FREQ=WEEKLY;COUNT=3"
            try diary.appointments.add(one)
        }
        robot.press("e")
        robot.expect("every week", "3 times")
        robot.press("S-Tab S-Tab S-Tab C-u")
        robot.type("2 times")
        robot.press("C-s")
        robot.expect("How it repeats is said of more than one.", "2 times")
        robot.press("Right Right C-s")
        let all = Robot.today...Robot.today.adding(days: 100)
        #expect(try robot.diary.appointments.list(in: all, zone: .gmt).count == 2)
    }

    @Test("A rule of another calendar that the form cannot say stays to the letter when something else is changed")
    func importedRule() throws {
        let rule = "FREQ=WEEKLY;COUNT=3;BYDAY=TH;WKST=SU"
        var robot = try filled(isComing: false) { diary, anna in
            var one = Appointment(client: anna, day: Robot.today, minute: 10 * 60)
            one.rule = rule
            try diary.appointments.add(one)
        }
        robot.press("e Tab")
        robot.type("1130")
        robot.press("C-s")
        robot.expect("11:30 Anna Malá")
        let kept = try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)[0].kept
        #expect(kept.minute == 690)
        robot.press("e S-Tab Right Right")
        robot.expect("all that are planned")
        robot.press("S-Tab")
        robot.type("mat")
        robot.press("C-s")
        let others = try robot.diary.appointments.list(
            in: Robot.today.adding(days: 7)...Robot.today.adding(days: 30), zone: .gmt)
        #expect(others.map(\.kept.rule) == [rule, rule])
        #expect(others.map(\.appointment.note) == ["mat", "mat"])
    }

    @Test("Of two clients of one name the appointment stays with its own, unless another name is typed")
    func namesakes() throws {
        var robot = try filled(isComing: false) { diary, _ in
            let second = try diary.clients.add(named: "Jan Stencel")
            try diary.appointments.add(Appointment(client: second, day: Robot.today, minute: 10 * 60))
        }
        let before = try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)[0].appointment
        robot.press("e Tab")
        robot.type("1130")
        robot.press("C-s")
        let after = try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)[0].appointment
        #expect(after.time?.text == "11:30" && after.client == before.client)
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter n a Tab Tab Tab C-u")
        robot.type("Jan Stencel")
        robot.press("C-s")
        robot.expect("More than one: Jan Stencel, Jan Stencel.")
    }

    @Test("Another client has another's sheets; with a session in the diary it stays its client's")
    func otherClient() throws {
        var robot = try filled(isComing: false) { diary, _ in
            let jan = try #require(try diary.clients.named("Jan Stencel").first)
            var one = Appointment(client: jan.id, day: Robot.today, minute: 10 * 60)
            one.phase = try #require(try diary.phases.list(.client(jan.id)).first).id
            try diary.appointments.add(one)
        }
        func kept() throws -> Appointment {
            try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)[0].appointment
        }
        robot.press("e Tab Tab Tab C-u")
        robot.type("Anna Malá")
        robot.press("C-s")
        #expect(try kept().phase == nil)
        robot.press("u Enter")
        #expect(try kept().session != nil)
        robot.press("q 1 e Tab Tab Tab C-u")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.expect("Its session is in the diary: it stays this client's.")
        robot.press("Esc Esc x")
        robot.expect("Its session says what became of it: Enter goes there.")
    }

    @Test("Opened from an appointment, a session begun far from it in time is its own all the same")
    func tiedLater() throws {
        var robot = try filled()
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter 3 s q 1")
        robot.expect("17:30-18:30 Jan Stencel · P6 session")
        robot.press("Enter q 1")
        robot.expect("17:30 Jan Stencel  live")
    }

    @Test("The week of the calendar begins where the trainer's does")
    func weekStart() throws {
        var robot = try filled(columns: 80)
        robot.press("]")
        robot.expect("Mon", "Sun")
        robot.use(config: "week-start = \"sunday\"\n")
        robot.press("v")
        // Thursday is the fifth day of such a week.
        robot.expect("Sun 8", "Sat 14")
    }

    @Test("A line of what needs you leads where it is dealt with, and back")
    func needs() throws {
        var robot = try filled(isComing: false) { diary, anna in
            try diary.recurringPlans.add(
                RecurringPlan(
                    client: anna, name: "Stretching", kind: .own, interval: 1, due: Robot.today.adding(days: -2)))
        }
        robot.press("g g")
        robot.expect("Stretching: overdue by 2 days", "Anna Malá: Stretching: overdue by 2 days")
        robot.press("Enter")
        robot.expect("Stretching: done. Next tomorrow. u: undo.")
        robot.expectNo("Stretching: overdue")
        robot.press("u")
        robot.expect("Stretching: 2 d over")
        robot.press("g g j Enter")
        robot.expect("Today › ")
        robot.press("Esc")
        robot.expect("NEEDS ATTENTION")
    }

    @Test("At the minute the bell rings once, and says what is due")
    func bell() throws {
        var robot = try filled(isComing: false) { diary, anna in
            try diary.recurringPlans.add(
                RecurringPlan(
                    client: anna, name: "Run", kind: .run, interval: 2, minute: 9 * 60 + 1, due: Robot.today))
        }
        #expect(robot.app.nextAlarm == Robot.start.addingTimeInterval(60))
        robot.wait(seconds: 60)
        robot.app.handle(.tick)
        robot.expect("Due now: Anna Malá: Run.")
        #expect(robot.app.takeEffects().filter { $0 == .bell }.count == 1)
        robot.app.handle(.tick)
        #expect(robot.app.takeEffects().allSatisfy { $0 != .bell })
        // Nothing else today: the next tick reads the new day.
        #expect(robot.app.nextAlarm == Robot.start.addingTimeInterval(15 * 3_600))
    }

    @Test("After midnight the times of the new day ring, though nobody touched a key")
    func bellOfTomorrow() throws {
        var robot = try filled(isComing: false) { diary, anna in
            try diary.recurringPlans.add(
                RecurringPlan(
                    client: anna, name: "Run", kind: .run, interval: 1, minute: 7 * 60, due: Robot.today.adding(days: 1)
                ))
        }
        let midnight = Robot.start.addingTimeInterval(15 * 3_600)
        #expect(robot.app.nextAlarm == midnight)
        robot.sleep(hours: 15)
        #expect(robot.app.nextAlarm == midnight.addingTimeInterval(7 * 3_600))
        robot.sleep(hours: 7)
        robot.expect("Due now: Anna Malá: Run.")
    }

    @Test("Recurring plans are made, switched off, ticked off and deleted in their list")
    func recurring() throws {
        var robot = try filled(isComing: false)
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 1 g p")
        robot.expect("Nothing recurs yet.")
        robot.press("a Left Tab")
        robot.type("Stretching")
        robot.press("Tab")
        robot.type("1")
        robot.press("C-s")
        robot.expect("Stretching", "Anna Malá", "to tick off", "every day", "today")
        robot.press("x")
        robot.expect("tomorrow")
        robot.press("z")
        robot.expect("off")
        robot.press("z d")
        robot.expect("Nothing recurs yet.")
    }

    @Test("What a plan asks for can be changed: the day shown stays the next, and older records do not count")
    func changedKind() throws {
        var robot = try filled(isComing: false) { diary, anna in
            let id = try diary.recurringPlans.add(
                RecurringPlan(
                    client: anna, name: "Legs", kind: .own, interval: 1, due: Robot.today.adding(days: -5)))
            try diary.recurringPlans.tickOff(id, on: Robot.today)
            try diary.runs.add(Run(id: .unsaved, day: Robot.today.adding(days: -1)), of: anna)
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 1 g p")
        robot.expect("Legs", "tomorrow")
        robot.press("e Right")
        robot.press("C-s")
        robot.expect("Legs", "tomorrow")
        let standing = try #require(try robot.diary.recurringPlans.standings().first)
        #expect(standing.plan.kind != .own && standing.next == Robot.today.adding(days: 1))
    }

    @Test("An appointment for a sheet that is full starts the one whose turn it is")
    func fullSheet() throws {
        var robot = try filled(isComing: false) { diary, _ in
            let jan = try #require(try diary.clients.named("Jan Stencel").first)
            let full = try diary.phases.add(Phase(id: .unsaved, client: jan.id, name: "P5", sessionCount: 1))
            try diary.sessions.finish(try diary.sessions.start(full, day: Robot.today.adding(days: -7)))
            var one = Appointment(client: jan.id, day: Robot.today, minute: 10 * 60)
            one.phase = full
            try diary.appointments.add(one)
        }
        robot.press("Enter")
        #expect(try robot.diary.sessions.live().map(\.phaseName) == ["P6"])
        #expect(try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)[0].kept.session != nil)
    }

    @Test("A click in the week chooses the day of its column, then the line of that day")
    func weekClick() throws {
        var robot = try filled(columns: 80)
        robot.press("] v")
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(47, 9))))
        robot.expect("08:00-09:00 Anna Malá")
        robot.press("v")
        robot.expect("tomorrow, Fri 13 March 2026")
        robot.press("v v")
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(47, 4))))
        robot.expect("Appointment: Anna Malá")
    }

    @Test("Somebody who is archived gets no appointment that nobody would see")
    func archived() throws {
        var robot = try filled(isComing: false)
        robot.press("n a Tab Tab Tab C-u")
        robot.type("Anna Malá")
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        var away = anna
        away.isArchived = true
        try robot.diary.clients.update(from: anna, to: away)
        robot.press("C-s")
        robot.expect("Anna Malá is archived")
        #expect(try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt).isEmpty)
    }

    @Test("What came due while nobody could be told is told on the way back")
    func lateBell() throws {
        var robot = try filled(isComing: false) { diary, anna in
            try diary.recurringPlans.add(
                RecurringPlan(
                    client: anna, name: "Run", kind: .run, interval: 2, minute: 9 * 60 + 30, due: Robot.today))
        }
        robot.app.context.noteChange()
        robot.press("1")
        try robot.diary.clients.add(named: "Zoe")
        robot.app.context.noteChange()
        robot.sleep(hours: 1)
        robot.expect("Due now: Anna Malá: Run.")
    }

    @Test("An appointment of which nobody said what became is named the next day, and dealt with there")
    func openYesterday() throws {
        var robot = try filled(isComing: false) { diary, anna in
            try diary.appointments.add(
                Appointment(client: anna, day: Robot.today.adding(days: -1), minute: 10 * 60))
        }
        robot.press("g g")
        robot.expect("Anna Malá: yesterday 10:00: done or missed?")
        robot.press("Enter")
        robot.expect("What became of Anna Malá")
        robot.press("Enter")
        robot.expectNo("done or missed")
        let past = Robot.today.adding(days: -1)
        #expect(try robot.diary.appointments.list(in: past...past, zone: .gmt).map(\.appointment.state) == [.done])
        robot.press("u")
        robot.expect("yesterday: open")
    }

    @Test("A new appointment is proposed for when nobody else is there")
    func proposed() throws {
        var robot = try filled(isComing: false) { diary, anna in
            try diary.appointments.add(Appointment(client: anna, day: Robot.today, minute: 10 * 60))
        }
        robot.press("n a")
        robot.expect("11:00")
    }

    @Test("The form of one client shows no sheet of another")
    func otherSheets() throws {
        var robot = try filled(isComing: false)
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter n a")
        robot.expect("Phase")
        robot.press("Tab Tab Tab C-u")
        robot.type("Anna Malá")
        robot.expectNo("Phase")
    }
}
