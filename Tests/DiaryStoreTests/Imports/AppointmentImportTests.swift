import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("Importing appointments")
struct AppointmentImportTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }

    init() throws { fixture = try DiaryFixture() }

    private func draft(_ title: String, uid: String = "1", version: String = "a") -> AppointmentDraft {
        var one = Appointment(title: title, day: DiaryFixture.today, minute: 1_050)
        one.uid = uid
        return AppointmentDraft(one, version: version)
    }

    private var all: [AppointmentItem] {
        get throws { try diary.appointments.list(in: Day.earliest...Day.latest, zone: .gmt) }
    }

    @Test(
        "A title that is or starts with a client's full name belongs to that client",
        arguments: [
            ("Jan Novák", "Jan Novák"), ("Jan Novák legs", "Jan Novák"), ("Jan Novák: legs", "Jan Novák"),
            ("Jan Nováková", ""), ("jan novák", ""), ("Jan", ""), ("Legs Jan Novák", ""),
            ("Eva Malá junior", "Eva Malá junior"),
            ("Eva Malá legs", "Eva Malá"), ("Petr Dvořák", ""), ("", ""),
        ])
    func clients(title: String, client: String) throws {
        for name in ["Eva Malá", "Eva Malá junior", "Petr Dvořák", "Petr Dvořák"] { try diary.clients.add(named: name) }
        #expect(try diary.imports.preview([draft(title)]).map(\.clientName) == [client])
        #expect(try all.isEmpty, "a preview changes nothing")
        let matches = try diary.imports.appointments([draft(title)], file: "x.ics")
        #expect(matches.map(\.clientName) == [client])
        #expect(try all.map(\.clientName) == [client])
        #expect(try all.map(\.name) == [title == client || client.isEmpty ? title : client])
    }

    @Test("Importing again adds nothing and keeps local changes; a new version updates the appointment")
    func versions() throws {
        try diary.imports.appointments([draft("Jan Novák")], file: "x.ics")
        let first = try #require(try all.first).stored
        var moved = first
        moved.minute = 600
        try diary.appointments.update(from: first, to: moved)
        #expect(try diary.imports.appointments([draft("Jan Novák")], file: "x.ics").map(\.kind) == [.known])
        #expect(try all.map(\.stored.minute) == [600])
        try diary.appointments.set(.missed, charged: true, try #require(try all.first).stored)
        var later = draft("Jan Novák", version: "b")
        later.appointment.minute = 700
        #expect(try diary.imports.appointments([later], file: "x.ics").map(\.kind) == [.changed])
        let now = try #require(try all.first).stored
        #expect(now.minute == 700 && now.state == .missed && now.isCharged && now.client == fixture.jan)
    }

    @Test("Changed occurrences and extra days belong to the series; everything is one change")
    func series() throws {
        var series = draft("Jan Novák")
        series.appointment.rule = "FREQ=WEEKLY;COUNT=3"
        series.appointment.leftOut = [DiaryFixture.today.adding(days: 14)]
        var other = series.appointment
        other.day = DiaryFixture.today.adding(days: 8)
        var beside = series.appointment
        beside.day = DiaryFixture.today.adding(days: 30)
        series.repetitions = [DiaryFixture.today.adding(days: 7): other, beside.day: beside]
        try diary.imports.appointments([series], file: "x.ics")
        let offsets = { try all.map { DiaryFixture.today.days(until: $0.appointment.day) } }
        #expect(try offsets() == [0, 8, 30])
        #expect(try all.allSatisfy { $0.clientName == "Jan Novák" })
        series.repetitions = [:]
        series.version = "b"
        #expect(try diary.imports.appointments([series], file: "x.ics").map(\.kind) == [.changed])
        #expect(try offsets() == [0, 7], "what is not in the calendar any more is as the series says")
        try diary.undo()
        #expect(try offsets() == [0, 8, 30])
        try diary.undo()
        #expect(try all.isEmpty)
    }

    @Test("Appointments exported by Spotter are recognised by their id")
    func own() throws {
        let id = try diary.appointments.add(Appointment(client: fixture.jan, day: DiaryFixture.today, minute: 600))
        let stored = try #require(try diary.appointments.stored(in: Day.earliest...Day.latest).first)
        #expect(stored.appointment.id == id && stored.clientName == "Jan Novák")
        let uid = AppointmentSource.uid(of: stored.appointment)
        #expect(
            try diary.imports.appointments([draft("Jan Novák", uid: uid)], file: "x.ics").map(\.kind) == [
                .changed
            ])
        #expect(try all.count == 1)
        #expect(try all.map(\.stored.minute) == [1_050])
        #expect(try diary.imports.preview([draft("Jan Novák", uid: uid, version: "b")]).map(\.kind) == [.known])
    }

    // MARK: Changes by the trainer in the meantime

    /// The days of all appointments, as offsets from today.
    private var offsets: [Int] { get throws { try all.map { DiaryFixture.today.days(until: $0.appointment.day) } } }

    private func stored(after days: Int) throws -> Appointment {
        try #require(try all.first { $0.appointment.day == DiaryFixture.today.adding(days: days) }).stored
    }

    private func move(_ days: Int, to other: Int) throws {
        let old = try stored(after: days)
        var new = old
        new.day = DiaryFixture.today.adding(days: other)
        try diary.appointments.update(from: old, to: new)
    }

    /// Imports a series for the first time.
    private func imported(_ rule: String) throws -> AppointmentDraft {
        var series = draft("Jan Novák")
        series.appointment.rule = rule
        try diary.imports.appointments([series], file: "x.ics")
        return series
    }

    /// Imports the draft as a later version.
    private func again(_ draft: AppointmentDraft, _ version: String) throws -> [AppointmentMatch.Kind] {
        var draft = draft
        draft.version = version
        draft.appointment.note = "Version \(version)"
        return try diary.imports.appointments([draft], file: "x.ics").map(\.kind)
    }

    @Test("An appointment cancelled here stays cancelled when a new version is imported")
    func cancelled() throws {
        try diary.imports.appointments([draft("Jan Novák")], file: "x.ics")
        try diary.appointments.set(.cancelled, try stored(after: 0))
        #expect(try again(draft("Jan Novák"), "b") == [.changed])
        let now = try stored(after: 0)
        #expect(now.state == .cancelled && now.note == "Version b")
    }

    @Test("Days of a series cancelled, deleted, moved or ended here stay so when a new version is imported")
    func ownDays() throws {
        var series = try imported("FREQ=WEEKLY;COUNT=6")
        try diary.appointments.set(.cancelled, try stored(after: 0))
        try diary.appointments.delete(try stored(after: 7))
        try move(14, to: 15)
        try diary.appointments.delete(try stored(after: 28), scope: .following)
        #expect(try offsets == [0, 15, 21])
        #expect(try again(series, "b") == [.changed])
        #expect(try offsets == [0, 15, 21])
        #expect(try stored(after: 0).state == .cancelled && stored(after: 21).note == "Version b")
        series.appointment.leftOut = [DiaryFixture.today.adding(days: 21)]
        #expect(try again(series, "c") == [.changed])
        #expect(try offsets == [0, 15])
        #expect(try again(series, "c") == [.known])
    }

    @Test("The rest of a series that was changed here is not imported a second time")
    func following() throws {
        var series = try imported("FREQ=WEEKLY;COUNT=4")
        let old = try stored(after: 14)
        var new = old
        new.minute = 600
        try diary.appointments.update(from: old, to: new, scope: .following)
        #expect(try again(series, "b") == [.changed])
        #expect(try offsets == [0, 7, 14, 21])
        #expect(try all.map(\.stored.minute) == [1_050, 1_050, 600, 600])
        // The calendar ends the series earlier, which takes effect.
        series.appointment.rule = "FREQ=WEEKLY;COUNT=1"
        #expect(try again(series, "c") == [.changed])
        #expect(try offsets == [0, 14, 21])
    }

    @Test("A day moved by the trainer stays there until the calendar moves it again")
    func ownMove() throws {
        var series = draft("Jan Novák")
        series.appointment.rule = "FREQ=WEEKLY;COUNT=3"
        let day = DiaryFixture.today.adding(days: 7)
        series.repetitions = [day: series.appointment]
        series.repetitions[day]?.day = day.adding(days: 1)
        try diary.imports.appointments([series], file: "x.ics")
        try move(8, to: 9)
        #expect(try again(series, "b") == [.changed])
        #expect(try offsets == [0, 9, 14])
        var plain = series
        plain.repetitions = [:]
        #expect(try again(plain, "c") == [.changed])
        #expect(try offsets == [0, 9, 14], "the calendar gave it up, the trainer did not")
        series.repetitions[day]?.day = day.adding(days: 3)
        #expect(try again(series, "d") == [.changed])
        #expect(try offsets == [0, 10, 14])
    }

    @Test("The calendar can restore what it cancelled itself, but not what was cancelled here")
    func givenBack() throws {
        var series = draft("Jan Novák")
        series.appointment.rule = "FREQ=WEEKLY;COUNT=4"
        series.appointment.leftOut = [DiaryFixture.today.adding(days: 7)]
        var single = draft("Jan Novák", uid: "2")
        (single.appointment.day, single.appointment.state) = (DiaryFixture.today.adding(days: 3), .cancelled)
        try diary.imports.appointments([series, single], file: "x.ics")
        try diary.appointments.delete(try stored(after: 14))
        #expect(try offsets == [0, 3, 21])
        series.appointment.leftOut = []
        single.appointment.state = .planned
        #expect(try again(series, "b") == [.changed])
        #expect(try again(single, "b") == [.changed])
        #expect(try offsets == [0, 3, 7, 21])
        #expect(try stored(after: 3).state == .planned)
    }

    @Test("A series moved here stays moved; if the calendar moves it, all occurrences follow")
    func wholeMoved() throws {
        var series = try imported("FREQ=WEEKLY;COUNT=4")
        try diary.appointments.set(.missed, try stored(after: 0))
        try diary.appointments.delete(try stored(after: 14))
        let old = try stored(after: 7)
        var new = old
        new.day = DiaryFixture.today.adding(days: 8)
        try diary.appointments.update(from: old, to: new, scope: .all)
        #expect(try offsets == [0, 8, 22])
        #expect(try again(series, "b") == [.changed])
        #expect(try offsets == [0, 8, 22])
        series.appointment.day = DiaryFixture.today.adding(days: 2)
        #expect(try again(series, "c") == [.changed])
        #expect(try offsets == [0, 9, 23])
        #expect(try stored(after: 0).state == .missed)
    }

    @Test("A series of Spotter's own that was extended elsewhere is extended")
    func longer() throws {
        var own = Appointment(client: fixture.jan, day: DiaryFixture.today, minute: 600)
        own.rule = "FREQ=WEEKLY;UNTIL=20260320"
        let id = try diary.appointments.add(own)
        var draft = draft("Jan Novák", uid: "\(id.rawValue)@spotter.invalid")
        (draft.appointment.minute, draft.appointment.rule) = (600, "FREQ=WEEKLY;UNTIL=20260403")
        #expect(try again(draft, "a") == [.changed])
        #expect(try offsets == [0, 7, 14, 21])
    }

    @Test("A different name in the title is not lost")
    func otherName() throws {
        try diary.clients.add(named: "Petr")
        try diary.imports.appointments([draft("Jan Novák: legs")], file: "x.ics")
        #expect(try stored(after: 0).title == "legs")
        #expect(try again(draft("Petr: legs"), "b") == [.changed])
        let now = try stored(after: 0)
        #expect(now.client == fixture.jan && now.title == "Petr: legs")
    }
}
