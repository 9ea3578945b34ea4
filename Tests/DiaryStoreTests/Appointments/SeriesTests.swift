import FitnessModel
import Foundation
import Testing

@testable import DiaryStore

@Suite("Changing series of appointments")
struct SeriesTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }

    init() throws { fixture = try DiaryFixture() }

    private func day(_ iso: String) -> Day { DiaryFixture.day(iso) }

    private func add(_ rule: String, on first: String = "2026-03-12", uid: String? = nil) throws {
        var one = Appointment(client: fixture.jan, day: day(first), minute: 17 * 60 + 30)
        (one.rule, one.uid) = (rule, uid)
        try diary.appointments.add(one)
    }

    private func one(_ iso: String) throws -> Appointment {
        try #require(try diary.appointments.list(in: day(iso)...day(iso), zone: .gmt).first).stored
    }

    private func days() throws -> [String] {
        try diary.appointments.list(in: day("2026-03-01")...day("2026-12-31"), zone: .gmt).map(\.appointment.day.iso)
    }

    @Test("Moving an occurrence that was moved before moves the others by the same distance only")
    func movedBefore() throws {
        try add("FREQ=WEEKLY;COUNT=3")
        let second = try one("2026-03-19")
        var moved = second
        moved.day = day("2026-03-20")
        try diary.appointments.update(from: second, to: moved)
        let own = try one("2026-03-20")
        var noted = own
        noted.note = "bring shoes"
        try diary.appointments.update(from: own, to: noted, scope: .all)
        #expect(try days() == ["2026-03-12", "2026-03-20", "2026-03-26"])
        let again = try one("2026-03-20")
        var later = again
        later.day = day("2026-03-21")
        try diary.appointments.update(from: again, to: later, scope: .all)
        #expect(try days() == ["2026-03-13", "2026-03-21", "2026-03-27"])
    }

    @Test("Changing the rule and the day is one change, and both are stored")
    func ruleAndDay() throws {
        try add("FREQ=WEEKLY;COUNT=4")
        let second = try one("2026-03-19")
        var changed = second
        (changed.day, changed.rule) = (day("2026-03-20"), "FREQ=WEEKLY;INTERVAL=2;COUNT=2")
        try fixture.checkUndo("Edit appointment of Jan Novák, 20 Mar 17:30") {
            try diary.appointments.update(from: second, to: changed, scope: .all)
        }
        #expect(try days() == ["2026-03-13", "2026-03-27"])
    }

    @Test("A typed weekday and last day apply as typed from that occurrence on")
    func typedWeekday() throws {
        try add("FREQ=WEEKLY;BYDAY=MO", on: "2026-03-16")
        let second = try one("2026-03-23")
        var changed = second
        (changed.day, changed.rule) = (day("2026-03-27"), "FREQ=WEEKLY;UNTIL=20260410;BYDAY=FR")
        try fixture.checkUndo("Edit appointment of Jan Novák, 27 Mar 17:30") {
            try diary.appointments.update(from: second, to: changed, scope: .following)
        }
        #expect(try days() == ["2026-03-16", "2026-03-27", "2026-04-03", "2026-04-10"])
    }

    @Test("Moving a whole series moves occurrences with a note; one that was moved separately stays")
    func writtenOnes() throws {
        try add("FREQ=WEEKLY;COUNT=4", on: "2026-03-16")
        let (second, third) = (try one("2026-03-23"), try one("2026-03-30"))
        var (noted, moved) = (second, third)
        (noted.note, moved.day) = ("bring shoes", day("2026-04-02"))
        try diary.appointments.update(from: second, to: noted)
        try diary.appointments.update(from: third, to: moved)
        let first = try one("2026-03-16")
        var later = first
        later.day = day("2026-03-17")
        try diary.appointments.update(from: first, to: later, scope: .all)
        #expect(try days() == ["2026-03-17", "2026-03-24", "2026-04-02", "2026-04-07"])
        #expect(try one("2026-03-24").note == "bring shoes")
    }

    @Test("A moved series keeps its changed occurrences also when its rule does not name its first day")
    func movedFromAnotherDay() throws {
        try add("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=MO,WE", on: "2026-03-01")
        let third = try one("2026-03-11")
        var noted = third
        noted.note = "bring shoes"
        try diary.appointments.update(from: third, to: noted)
        let first = try one("2026-03-01")
        var later = first
        later.day = day("2026-03-02")
        try diary.appointments.update(from: first, to: later, scope: .all)
        #expect(try days() == ["2026-03-02", "2026-03-10", "2026-03-12", "2026-03-24"])
        #expect(try one("2026-03-12").note == "bring shoes")
    }

    @Test("A live session is linked once to the appointment it was opened from, and only on its own day")
    func opened() throws {
        try add("")
        try add("", on: "2026-03-13")
        try add("")
        let today = try diary.appointments.list(in: day("2026-03-12")...day("2026-03-12"), zone: .gmt).map(\.stored)
        let id = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        func tie(_ one: Appointment) throws {
            try diary.appointments.tie(opened: try diary.sessions.get(id), from: one, zone: .gmt)
        }
        try tie(try one("2026-03-13"))
        #expect(
            try diary.appointments.list(in: day("2026-03-12")...day("2026-03-13"), zone: .gmt).allSatisfy {
                $0.stored.session == nil
            })
        try tie(today[0])
        try tie(today[1])
        let tied = try diary.appointments.list(in: day("2026-03-12")...day("2026-03-12"), zone: .gmt).filter {
            $0.stored.session == id
        }
        #expect(tied.map(\.stored.id) == [today[0].id])
        try diary.sessions.finish(id)
        let past = try diary.sessions.start(fixture.phase, day: DiaryFixture.today, mode: .handsFree)
        try diary.appointments.tie(opened: try diary.sessions.get(past), from: today[1], zone: .gmt)
        #expect(try diary.appointments.get(today[1].id).session == nil)
    }

    @Test("Changing the rule from one occurrence on keeps the remaining number of repetitions unless another is typed")
    func restByAnotherRule() throws {
        try add("FREQ=WEEKLY;COUNT=4")
        let third = try one("2026-03-26")
        var changed = third
        changed.rule = "FREQ=DAILY;COUNT=4"
        try diary.appointments.update(from: third, to: changed, scope: .following)
        #expect(try days() == ["2026-03-12", "2026-03-19", "2026-03-26", "2026-03-27"])
        let fourth = try one("2026-03-27")
        var endless = fourth
        endless.rule = "FREQ=WEEKLY;COUNT=3"
        try diary.appointments.update(from: fourth, to: endless, scope: .following)
        #expect(
            try days() == ["2026-03-12", "2026-03-19", "2026-03-26", "2026-03-27", "2026-04-03", "2026-04-10"])
    }

    @Test("A rule tied to the calendar cannot be moved by days as a whole; a single occurrence can")
    func calendarRule() throws {
        try add("FREQ=MONTHLY;BYDAY=2TH;COUNT=3")
        #expect(try days() == ["2026-03-12", "2026-04-09", "2026-05-14"])
        let second = try one("2026-04-09")
        var moved = second
        moved.day = day("2026-04-10")
        let before = try TableDump(diary)
        #expect(throws: StoreError.refused(.seriesCannotMove)) {
            try diary.appointments.update(from: second, to: moved, scope: .all)
        }
        #expect(throws: StoreError.refused(.seriesCannotMove)) {
            try diary.appointments.update(from: second, to: moved, scope: .following)
        }
        #expect(try TableDump(diary).differences(before) == [])
        try diary.appointments.update(from: second, to: moved)
        #expect(try days() == ["2026-03-12", "2026-04-10", "2026-05-14"])
    }

    @Test("The name from another calendar stays with the series, not with its occurrences")
    func names() throws {
        try add("FREQ=WEEKLY;COUNT=3", uid: "abc@example.org")
        try diary.appointments.set(.missed, try one("2026-03-19"))
        #expect(try one("2026-03-19").uid == nil)
        #expect(try one("2026-03-12").uid == "abc@example.org")
    }

    @Test("Archived clients have no future appointments; past ones stay in the calendar")
    func archived() throws {
        try add("FREQ=WEEKLY;COUNT=3")
        try diary.appointments.set(.done, try one("2026-03-12"))
        let client = try diary.clients.get(fixture.jan)
        var away = client
        away.isArchived = true
        try diary.clients.update(from: client, to: away)
        #expect(try days() == ["2026-03-12"])
        try diary.clients.update(from: away, to: client)
        #expect(try days() == ["2026-03-12", "2026-03-19", "2026-03-26"])
    }

    @Test(
        "A missed, counted appointment trained after all is planned and uncounted once the session is deleted"
    )
    func freed() throws {
        try add("")
        let missed = try one("2026-03-12")
        try diary.appointments.set(.missed, charged: true, missed)
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.appointments.tie(session, to: try one("2026-03-12"), zone: .gmt)
        try fixture.checkUndo("Delete session of Jan Novák, 12 Mar") { try diary.sessions.delete(session) }
        let free = try one("2026-03-12")
        #expect(free.state == .planned && !free.isCharged && free.session == nil)
    }
}

@Suite("Sessions left of the clients with appointments") struct VisitTests {
    @Test("The sessions left of a future appointment include those before it; of a past one they are unknown")
    func sessions() throws {
        let fixture = try DiaryFixture()
        let (diary, today) = (fixture.diary, DiaryFixture.today)
        var weekly = Appointment(client: fixture.jan, day: today.adding(days: -7), minute: 600)
        weekly.rule = "FREQ=WEEKLY;COUNT=9"
        try diary.appointments.add(weekly)
        try fixture.train("2026-03-05", "80x3")
        let items = try diary.appointments.list(in: today.adding(days: -7)...today.adding(days: 60), zone: .gmt)
        let numbers = try items.map { try diary.appointments.visit($0, today: today, zone: .gmt)?.session }
        #expect(numbers == [nil, 2, 3, 4, 5, 6, nil, nil, nil])
        // An appointment for another sheet takes no session number of this one.
        let other = try diary.phases.add(named: "P7", client: fixture.jan)
        var elsewhere = Appointment(client: fixture.jan, day: today.adding(days: 1), minute: 600)
        elsewhere.phase = other
        try diary.appointments.add(elsewhere)
        let next = try #require(
            try diary.appointments.list(in: today.adding(days: 7)...today.adding(days: 7), zone: .gmt).first)
        #expect(try diary.appointments.visit(next, today: today, zone: .gmt)?.session == 3)
    }
}
