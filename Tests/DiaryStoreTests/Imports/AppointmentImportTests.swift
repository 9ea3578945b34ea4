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
        "A title that is, or begins with, a client's whole name is that client's; no other",
        arguments: [
            ("Jan Novák", "Jan Novák"), ("Jan Novák legs", "Jan Novák"), ("Jan Novák: legs", "Jan Novák"),
            ("Jan Nováková", ""), ("jan novák", ""), ("Jan", ""), ("Legs Jan Novák", ""),
            ("Eva Malá junior", "Eva Malá junior"),
            ("Eva Malá legs", "Eva Malá"), ("Petr Dvořák", ""), ("", ""),
        ])
    func clients(title: String, client: String) throws {
        for name in ["Eva Malá", "Eva Malá junior", "Petr Dvořák", "Petr Dvořák"] { try diary.clients.add(named: name) }
        #expect(try diary.importPreview([draft(title)]).map(\.clientName) == [client])
        #expect(try all.isEmpty, "a preview changes nothing")
        let matches = try diary.importAppointments([draft(title)], label: "Import x.ics")
        #expect(matches.map(\.clientName) == [client])
        #expect(try all.map(\.clientName) == [client])
        #expect(try all.map(\.name) == [title == client || client.isEmpty ? title : client])
    }

    @Test("A second time adds nothing, and leaves what was changed here; another version changes it")
    func versions() throws {
        try diary.importAppointments([draft("Jan Novák")], label: "Import x.ics")
        let first = try #require(try all.first).kept
        var moved = first
        moved.minute = 600
        try diary.appointments.update(from: first, to: moved)
        #expect(try diary.importAppointments([draft("Jan Novák")], label: "Import x.ics").map(\.kind) == [.known])
        #expect(try all.map(\.kept.minute) == [600])
        try diary.appointments.set(.missed, charged: true, try #require(try all.first).kept)
        var later = draft("Jan Novák", version: "b")
        later.appointment.minute = 700
        #expect(try diary.importAppointments([later], label: "Import x.ics").map(\.kind) == [.changed])
        let now = try #require(try all.first).kept
        #expect(now.minute == 700 && now.state == .missed && now.isCharged && now.client == fixture.jan)
    }

    @Test("Repetitions that differ, and days beside the rule, stand in the series; all of it is one change")
    func series() throws {
        var series = draft("Jan Novák")
        series.appointment.rule = "FREQ=WEEKLY;COUNT=3"
        series.appointment.leftOut = [DiaryFixture.today.adding(days: 14)]
        var other = series.appointment
        other.day = DiaryFixture.today.adding(days: 8)
        var beside = series.appointment
        beside.day = DiaryFixture.today.adding(days: 30)
        series.repetitions = [DiaryFixture.today.adding(days: 7): other, beside.day: beside]
        try diary.importAppointments([series], label: "Import x.ics")
        let offsets = { try all.map { DiaryFixture.today.days(until: $0.appointment.day) } }
        #expect(try offsets() == [0, 8, 30])
        #expect(try all.allSatisfy { $0.clientName == "Jan Novák" })
        series.repetitions = [:]
        series.version = "b"
        #expect(try diary.importAppointments([series], label: "Import x.ics").map(\.kind) == [.changed])
        #expect(try offsets() == [0, 7], "what is not in the calendar any more is as the series says")
        try diary.undo()
        #expect(try offsets() == [0, 8, 30])
        try diary.undo()
        #expect(try all.isEmpty)
    }

    @Test("What Spotter wrote out itself is known again by its id")
    func own() throws {
        let id = try diary.appointments.add(Appointment(client: fixture.jan, day: DiaryFixture.today, minute: 600))
        let kept = try #require(try diary.appointments.kept(in: Day.earliest...Day.latest).first)
        #expect(kept.appointment.id == id && kept.clientName == "Jan Novák")
        let uid = AppointmentSource.uid(of: kept.appointment)
        #expect(
            try diary.importAppointments([draft("Jan Novák", uid: uid)], label: "Import x.ics").map(\.kind) == [
                .changed
            ])
        #expect(try all.count == 1)
        #expect(try all.map(\.kept.minute) == [1_050])
    }
}
