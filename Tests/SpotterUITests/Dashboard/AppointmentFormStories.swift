import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@Suite("The form of an appointment")
struct AppointmentFormStories {
    @Test("A series is made in one form, and undone with one key")
    func series() throws {
        var robot = try Robot.day(isComing: false)
        robot.press("n a Tab")
        robot.type("1800")
        robot.press("Tab Tab C-u")
        robot.type("anna m")
        robot.press("Tab Tab Tab Right Tab Tab")
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

    @Test("Tab completes the client and moves on: what is typed next is not part of the name")
    func completed() throws {
        var robot = try Robot.day(isComing: false)
        robot.press("n a Tab Tab Tab C-u")
        robot.type("anna")
        robot.press("Tab")
        robot.type("first visit")
        robot.press("C-s")
        let made = try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)
        #expect(made.map { "\($0.name), \($0.appointment.title)" } == ["Anna Malá, first visit"])
    }

    @Test("An occurrence is moved alone, or with the following ones")
    func scopes() throws {
        var robot = try Robot.day(weekly: "FREQ=WEEKLY;COUNT=3")
        func times() throws -> [String?] {
            let all = Robot.today...Robot.today.adding(days: 100)
            return try robot.diary.appointments.list(in: all, zone: .gmt).map { $0.appointment.time?.text }
        }
        robot.press("m Tab")
        robot.expect("only this one")
        robot.type("1100")
        robot.press("Tab Tab Right")
        robot.expect("this and later")
        robot.press("C-s")
        #expect(try times() == ["11:00", "11:00", "11:00"])
        robot.press("m Tab")
        robot.type("1200")
        robot.press("C-s")
        #expect(try times() == ["12:00", "11:00", "11:00"])
        robot.press("u u")
        #expect(try times() == ["10:00", "10:00", "10:00"])
    }

    @Test("The rule cannot be changed for one occurrence: the form stays open, with the typed text")
    func ruleOfOne() throws {
        var robot = try Robot.day(weekly: "FREQ=WEEKLY;COUNT=3")
        robot.press("e")
        robot.expect("every week", "3x")
        robot.press("S-Tab S-Tab S-Tab C-u")
        robot.type("2 times")
        robot.press("C-s")
        robot.expect("Choose 'this and later' or 'all planned'.", "2 times")
        robot.press("Right Right C-s")
        let all = Robot.today...Robot.today.adding(days: 100)
        #expect(try robot.diary.appointments.list(in: all, zone: .gmt).count == 2)
    }

    @Test(
        "A rule of another calendar, shown by the form or not, is unchanged when another field is edited",
        arguments: ["FREQ=WEEKLY;COUNT=3;BYDAY=TH;WKST=SU", "FREQ=WEEKLY;COUNT=3;BYMONTH=3,4;BYDAY=TH"])
    func importedRule(rule: String) throws {
        var robot = try Robot.day(weekly: rule)
        robot.press("e Tab")
        robot.type("1130")
        robot.press("C-s")
        robot.expect("11:30 Anna Malá")
        let stored = try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)[0].stored
        #expect(stored.minute == 690)
        robot.press("e S-Tab Right Right")
        robot.expect("all planned")
        robot.press("S-Tab")
        robot.type("mat")
        robot.press("C-s")
        let others = try robot.diary.appointments.list(
            in: Robot.today.adding(days: 7)...Robot.today.adding(days: 30), zone: .gmt)
        #expect(others.map(\.stored.rule) == [rule, rule])
        #expect(others.map(\.appointment.note) == ["mat", "mat"])
    }

    @Test("A rule whose weeks start on another day can be edited and keeps that day")
    func weekStart() throws {
        var robot = try Robot.day(weekly: "FREQ=WEEKLY;INTERVAL=2;COUNT=3;BYDAY=TH;WKST=SU")
        robot.press("e")
        robot.expect("every 2 weeks", "Thu", "3x")
        robot.press("S-Tab Right Right S-Tab S-Tab C-u")
        robot.type("2x")
        robot.press("C-s")
        let all = Robot.today...Robot.today.adding(days: 100)
        let rules = try robot.diary.appointments.list(in: all, zone: .gmt).map(\.stored.rule)
        #expect(rules == Array(repeating: "FREQ=WEEKLY;INTERVAL=2;COUNT=2;BYDAY=TH;WKST=SU", count: 2))
    }

    @Test("With two clients of one name the appointment keeps its own, unless another name is typed")
    func namesakes() throws {
        var robot = try Robot.day(isComing: false) { diary, _ in
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
        robot.expect("Several clients match: Jan Stencel, Jan Stencel.")
    }

    @Test("Another client has other sheets; with a session in the diary the client is fixed")
    func otherClient() throws {
        var robot = try Robot.day(isComing: false) { diary, _ in
            let jan = try #require(try diary.clients.named("Jan Stencel").first)
            var one = Appointment(client: jan.id, day: Robot.today, minute: 10 * 60)
            one.phase = try #require(try diary.phases.list(.client(jan.id)).first).id
            try diary.appointments.add(one)
        }
        func stored() throws -> Appointment {
            try robot.diary.appointments.list(in: Robot.today...Robot.today, zone: .gmt)[0].appointment
        }
        robot.press("e Tab Tab Tab C-u")
        robot.type("Anna Malá")
        robot.press("C-s")
        #expect(try stored().phase == nil)
        robot.press("u Enter")
        #expect(try stored().session != nil)
        robot.press("q 1 e Tab Tab Tab C-u")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.expect("It has a session already: its client cannot change.")
        robot.press("Esc Esc x")
        robot.expect("Its session sets the outcome: Enter opens it.")
    }

    @Test("An archived client cannot get an invisible appointment")
    func archived() throws {
        var robot = try Robot.day(isComing: false)
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

    @Test("The form of one client shows no sheet of another")
    func otherSheets() throws {
        var robot = try Robot.day(isComing: false)
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter n a")
        robot.expect("Phase")
        robot.press("Tab Tab Tab C-u")
        robot.type("Anna Malá")
        robot.expectNo("Phase")
    }

    @Test("A new appointment is suggested for a free time")
    func proposed() throws {
        var robot = try Robot.day(isComing: false) { diary, anna in
            try diary.appointments.add(Appointment(client: anna, day: Robot.today, minute: 10 * 60))
        }
        robot.press("n a")
        robot.expect("11:00")
    }
}
