import FitnessModel
import Foundation
import Testing

@testable import DiaryStore

@Suite("Appointments")
struct AppointmentTests {
    private let fixture: DiaryFixture
    private let zone = TimeZone.gmt
    private var diary: Diary { fixture.diary }

    init() throws { fixture = try DiaryFixture() }

    private func day(_ iso: String) -> Day { DiaryFixture.day(iso) }

    private func one(_ iso: String = "2026-03-12", _ minute: Int? = 17 * 60 + 30, rule: String = "") -> Appointment {
        var one = Appointment(client: fixture.jan, day: day(iso), minute: minute)
        one.rule = rule
        return one
    }

    private func list(_ first: String, _ last: String) throws -> [AppointmentItem] {
        try diary.appointments.list(in: day(first)...day(last), zone: zone)
    }

    private func days(_ first: String, _ last: String) throws -> [String] {
        try list(first, last).map { "\($0.appointment.day.iso) \($0.appointment.time?.text ?? "all day")" }
    }

    @Test("A day is listed by time, all-day appointments first, each with its client")
    func listed() throws {
        try diary.appointments.add(one("2026-03-12", 18 * 60))
        try diary.appointments.add(one("2026-03-12", 7 * 60 + 30))
        try diary.appointments.add(Appointment(title: "Fair", day: day("2026-03-12")))
        try diary.appointments.add(one("2026-03-13"))
        let items = try list("2026-03-12", "2026-03-12")
        #expect(items.map(\.name) == ["Fair", "Jan Novák", "Jan Novák"])
        #expect(items.map { $0.appointment.time?.text } == [nil, "07:30", "18:00"])
        #expect(
            try diary.appointments.list(in: day("2026-03-12")...day("2026-03-12"), of: fixture.jan, zone: zone).count
                == 2)
    }

    @Test("A series represents its occurrences; an edited one is a separate row")
    func series() throws {
        try diary.appointments.add(one(rule: "FREQ=WEEKLY;COUNT=4"))
        #expect(
            try days("2026-03-01", "2026-12-31") == [
                "2026-03-12 17:30", "2026-03-19 17:30", "2026-03-26 17:30", "2026-04-02 17:30",
            ])
        #expect(try diary.read { try $0.count("SELECT count(*) FROM appointment") } == 1)
        let second = try list("2026-03-19", "2026-03-19")[0]
        try fixture.checkUndo("Missed: appointment of Jan Novák, 19 Mar 17:30") {
            try diary.appointments.set(.missed, second.stored)
        }
        let again = try list("2026-03-19", "2026-03-19")[0]
        #expect(again.id == second.id && again.appointment.state == .missed)
        #expect(try list("2026-03-01", "2026-12-31").count == 4)
        #expect(throws: StoreError.self) { try diary.appointments.set(.done, second.stored) }
    }

    @Test("One occurrence is moved, left out and changed separately")
    func this() throws {
        try diary.appointments.add(one(rule: "FREQ=WEEKLY;COUNT=4"))
        let second = try list("2026-03-19", "2026-03-19")[0].stored
        var moved = second
        (moved.day, moved.minute) = (day("2026-03-20"), 8 * 60)
        try fixture.checkUndo("Edit appointment of Jan Novák, 20 Mar 08:00") {
            try diary.appointments.update(from: second, to: moved)
        }
        let third = try list("2026-03-26", "2026-03-26")[0].stored
        try fixture.checkUndo("Delete appointment of Jan Novák, 26 Mar 17:30") {
            try diary.appointments.delete(third)
        }
        #expect(try days("2026-03-01", "2026-12-31") == ["2026-03-12 17:30", "2026-03-20 08:00", "2026-04-02 17:30"])
        // Deleting a moved occurrence does not restore the day of the rule.
        let own = try list("2026-03-20", "2026-03-20")[0].stored
        try diary.appointments.delete(own)
        #expect(try days("2026-03-01", "2026-12-31") == ["2026-03-12 17:30", "2026-04-02 17:30"])
    }

    @Test("Changing from one occurrence on starts another series and ends the first before it")
    func following() throws {
        try diary.appointments.add(one(rule: "FREQ=WEEKLY;COUNT=4"))
        let third = try list("2026-03-26", "2026-03-26")[0].stored
        var later = third
        (later.day, later.minute) = (day("2026-03-27"), 9 * 60)
        try fixture.checkUndo("Edit appointment of Jan Novák, 27 Mar 09:00") {
            try diary.appointments.update(from: third, to: later, scope: .following)
        }
        #expect(
            try days("2026-03-01", "2026-12-31") == [
                "2026-03-12 17:30", "2026-03-19 17:30", "2026-03-27 09:00", "2026-04-03 09:00",
            ])
        let last = try list("2026-04-03", "2026-04-03")[0].stored
        try fixture.checkUndo("Delete series from 3 Apr on: appointment of Jan Novák, 3 Apr 09:00") {
            try diary.appointments.delete(last, scope: .following)
        }
        #expect(try days("2026-04-01", "2026-12-31") == [])
    }

    @Test("Changing a whole series changes planned occurrences; resolved ones stay as they were")
    func all() throws {
        try diary.appointments.add(one(rule: "FREQ=WEEKLY;COUNT=4;BYDAY=TH"))
        try diary.appointments.set(.done, try list("2026-03-12", "2026-03-12")[0].stored)
        let third = try list("2026-03-26", "2026-03-26")[0].stored
        var changed = third
        (changed.day, changed.minute, changed.note) = (day("2026-03-24"), 7 * 60, "bring shoes")
        try fixture.checkUndo("Edit appointment of Jan Novák, 24 Mar 07:00") {
            try diary.appointments.update(from: third, to: changed, scope: .all)
        }
        #expect(
            try days("2026-03-01", "2026-12-31") == [
                "2026-03-12 17:30", "2026-03-17 07:00", "2026-03-24 07:00", "2026-03-31 07:00",
            ])
        #expect(
            try list("2026-03-01", "2026-12-31").map(\.appointment.note) == [
                "", "bring shoes", "bring shoes", "bring shoes",
            ])
        let next = try list("2026-03-24", "2026-03-24")[0].stored
        try fixture.checkUndo("Delete series: appointment of Jan Novák, 24 Mar 07:00") {
            try diary.appointments.delete(next, scope: .all)
        }
        #expect(try days("2026-03-01", "2026-12-31") == ["2026-03-12 17:30"])
        #expect(try list("2026-03-12", "2026-03-12")[0].appointment.repetition == nil)
    }

    @Test(
        "A session is linked to the nearby appointment, and its end marks it as done; without it it is planned again",
        arguments: [TrainingSession.Mode.realTime, .handsFree])
    func tied(_ mode: TrainingSession.Mode) throws {
        try diary.appointments.add(one("2026-03-12", 10 * 60, rule: "FREQ=WEEKLY"))
        // The fixture's clock is at 10:00.
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today, mode: mode)
        try diary.appointments.tie(session, zone: zone)
        var item = try list("2026-03-12", "2026-03-12")[0]
        #expect(item.appointment.session == session && item.appointment.state == .planned)
        try diary.sessions.finish(session)
        item = try list("2026-03-12", "2026-03-12")[0]
        #expect(item.appointment.state == .done)
        #expect(try list("2026-03-19", "2026-03-19")[0].appointment.state == .planned)
        try fixture.checkUndo("Delete session of Jan Novák, 12 Mar") { try diary.sessions.delete(session) }
        #expect(try list("2026-03-12", "2026-03-12")[0].appointment.session == nil)
        #expect(try list("2026-03-12", "2026-03-12")[0].appointment.state == .planned)
    }

    @Test(
        "An appointment more than ninety minutes away, or of another client, is not linked",
        arguments: [91, 90])
    func distance(_ minutes: Int) throws {
        let other = try diary.clients.add(named: "Ada")
        try diary.appointments.add(Appointment(client: other, day: DiaryFixture.today, minute: 10 * 60))
        try diary.appointments.add(one("2026-03-12", 10 * 60 + minutes))
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.appointments.tie(session, zone: zone)
        let tied = try list("2026-03-12", "2026-03-12").filter { $0.appointment.session != nil }.map(\.name)
        #expect(tied == (minutes == 90 ? ["Jan Novák"] : []))
    }

    @Test("A missed appointment can count against the session pack")
    func charged() throws {
        try diary.packages.add(client: fixture.jan, bought: day("2026-03-01"), sessions: 5)
        let id = try diary.appointments.add(one())
        #expect(try diary.clients.profile(fixture.jan).sessionsLeft == 5)
        try diary.appointments.set(.missed, charged: true, try diary.appointments.get(id))
        #expect(try diary.clients.profile(fixture.jan).sessionsLeft == 4)
        try diary.appointments.set(.missed, try diary.appointments.get(id))
        #expect(try diary.clients.profile(fixture.jan).sessionsLeft == 5)
    }

    @Test(
        "Times of another zone are shown in the trainer's, across both clock changes",
        arguments: [
            // New York changes its clocks on 8 March and 1 November 2026, Prague on 29 March and 25 October.
            ("2026-03-05", "2026-03-05 23:00"), ("2026-03-12", "2026-03-12 22:00"), ("2026-04-02", "2026-04-02 23:00"),
            ("2026-10-29", "2026-10-29 22:00"), ("2026-11-05", "2026-11-05 23:00"),
        ])
    func zones(_ iso: String, _ expected: String) throws {
        let prague = try #require(TimeZone(identifier: "Europe/Prague"))
        var far = one("2026-03-05", 17 * 60, rule: "FREQ=WEEKLY")
        far.zone = "America/New_York"
        try diary.appointments.add(far)
        let there = try diary.appointments.list(in: day(iso)...day(iso), zone: prague)
        #expect(there.map { "\($0.appointment.day.iso) \($0.appointment.time?.text ?? "")" } == [expected])
        // An appointment without a zone has the same time in every zone.
        try diary.appointments.add(one(iso))
        for name in ["Asia/Kolkata", "Australia/Lord_Howe", "America/New_York"] {
            let zone = try #require(TimeZone(identifier: name))
            let local = try diary.appointments.list(in: day(iso)...day(iso), zone: zone)
            #expect(local.contains { $0.appointment.zone.isEmpty && $0.appointment.time?.text == "17:30" })
        }
    }

    @Test("An appointment whose day is later in another time zone is found on that day")
    func otherDay() throws {
        var far = one("2026-03-12", 23 * 60)
        far.zone = "America/New_York"
        try diary.appointments.add(far)
        let prague = try #require(TimeZone(identifier: "Europe/Prague"))
        let found = try diary.appointments.list(in: day("2026-03-13")...day("2026-03-13"), zone: prague)
        #expect(found.map { $0.appointment.time?.text } == ["04:00"])
        #expect(try diary.appointments.list(in: day("2026-03-12")...day("2026-03-12"), zone: prague).isEmpty)
    }

    @Test("Another trainer sees only the appointments of shared clients")
    func visibility() throws {
        var shared = try diary.clients.get(fixture.jan)
        try diary.appointments.add(one())
        try diary.appointments.add(Appointment(title: "Dentist", day: DiaryFixture.today, minute: 600))
        _ = try fixture.becomeOther()
        #expect(try list("2026-03-12", "2026-03-12").isEmpty)
        try diary.gym.choose(fixture.eva)
        shared.isShared = true
        try diary.clients.update(from: try diary.clients.get(fixture.jan), to: shared)
        let max = try #require(try diary.trainers.list().first { $0.name == "Max" })
        try diary.gym.choose(max.id)
        #expect(try list("2026-03-12", "2026-03-12").map(\.name) == ["Jan Novák"])
    }

    @Test("A trainer sees every appointment of their own client, whoever made it")
    func madeByAnother() throws {
        let unshared = try diary.clients.get(fixture.jan)
        var shared = unshared
        shared.isShared = true
        try diary.clients.update(from: unshared, to: shared)
        _ = try fixture.becomeOther()
        try diary.appointments.add(one())
        try diary.gym.choose(fixture.eva)
        try diary.clients.update(from: shared, to: unshared)
        #expect(try list("2026-03-12", "2026-03-12").map(\.name) == ["Jan Novák"])
    }

    @Test("Deleting a client, a phase or a session deletes or unlinks their appointments; undo restores them")
    func deleting() throws {
        var planned = one(rule: "FREQ=WEEKLY")
        planned.phase = fixture.phase
        try diary.appointments.add(planned)
        try diary.appointments.set(.done, try list("2026-03-19", "2026-03-19")[0].stored)
        try diary.recurringPlans.add(
            RecurringPlan(client: fixture.jan, name: "Run", kind: .run, due: DiaryFixture.today))
        try fixture.checkUndo("Delete phase P6 In season") { try diary.phases.delete(fixture.phase) }
        #expect(try list("2026-03-12", "2026-03-12")[0].appointment.phase == nil)
        try fixture.checkUndo("Delete client Jan Novák") { try diary.clients.delete(fixture.jan) }
        #expect(try list("2026-03-01", "2026-12-31").isEmpty)
    }
}
