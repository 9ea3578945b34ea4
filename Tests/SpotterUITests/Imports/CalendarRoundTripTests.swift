import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import Testing

@testable import SpotterCore

@Suite("Importing Spotter's own calendar")
struct CalendarRoundTripTests {
    private let diary: Diary
    private let jan: Identifier<Client>
    private let today: Day

    init() throws {
        diary = try Diary.inMemory()
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        jan = try diary.clients.add(named: "Jan Novák")
        today = try #require(Day(iso: "2026-03-12"))
    }

    private func add(_ title: String = "", in days: Int = 0, _ change: (inout Appointment) -> Void = { _ in }) throws {
        var one = Appointment(client: jan, title: title, day: today.adding(days: days), minute: 600)
        change(&one)
        try diary.appointments.add(one)
    }

    private func stored(_ days: Int) throws -> Appointment {
        let day = today.adding(days: days)
        return try #require(try diary.appointments.list(in: day...day, zone: .gmt).first).stored
    }

    /// All kinds of appointments: titles with and without a name, all-day ones, time zones, outcomes, and a series with
    /// changed days.
    private func fill() throws {
        for title in ["", "legs", "Jan Novák", "Jan Novák: back", "Jan Nováková"] { try add(title, in: 1) }
        try add("Fair; all, day", in: 2) { ($0.client, $0.minute, $0.minutes) = (nil, nil, 600) }
        try add(in: 3) { ($0.zone, $0.place, $0.note) = ("Europe/Prague", "Gym, hall 2", "Taped knee\nNo jumps") }
        for (days, state) in [(4, Appointment.State.done), (5, .missed), (6, .cancelled)] {
            try add("legs", in: days)
            try diary.appointments.set(state, charged: state == .missed, try stored(days))
        }
        try add("run", in: 10) {
            ($0.zone, $0.rule) = ("America/New_York", Recurrence(every: 1, .weekly, until: today.adding(days: 60)).text)
        }
        try diary.appointments.set(.done, try stored(10))
        try diary.appointments.set(.cancelled, try stored(17))
        try diary.appointments.delete(try stored(24))
        let old = try stored(31)
        var new = old
        (new.day, new.title) = (today.adding(days: 32), "hills")
        try diary.appointments.update(from: old, to: new)
        try diary.appointments.delete(try stored(52), scope: .following)
    }

    private func drafts() throws -> [AppointmentDraft] {
        let events = try CalendarExport.events(in: Day.earliest...Day.latest, from: diary)
        let text = CalendarWriter(stamp: Date(timeIntervalSince1970: 0), product: "Spotter").text(of: events)
        let file = try CalendarFile(reading: ImportFile(name: "own.ics", bytes: Data(text.utf8)))
        #expect(file.issues.isEmpty)
        return file.events.map(AppointmentDraft.init(_:))
    }

    @Test("Into the same diary: everything is known already")
    func same() throws {
        try fill()
        for match in try diary.imports.preview(drafts()) {
            #expect(match.kind == .known, "\(match.draft)")
        }
        try diary.imports.appointments(try drafts(), file: "own.ics")
        #expect(try diary.undo()?.sentence.text.contains("Import") != true, "what changes nothing is no change")
    }

    @Test("Into an empty one: the same days, titles, clients and outcomes; a second time adds nothing")
    func other() throws {
        try fill()
        let other = try Diary.inMemory()
        try other.gym.setUp(gym: "Gym 21", trainer: "Eva")
        try other.clients.add(named: "Jan Novák")
        let drafts = try drafts()
        #expect(try other.imports.appointments(drafts, file: "own.ics").allSatisfy { $0.kind == .new })
        func lines(_ diary: Diary) throws -> [String] {
            try diary.appointments.list(in: today...today.adding(days: 90), zone: .gmt).map { item in
                let one = item.stored
                return
                    "\(one.day.iso) \(item.appointment.time?.text ?? "-") \(item.clientName): \(one.title) \(one.state)"
            }
        }
        // The name in front of a title names the client and nothing else.
        let expected = try lines(diary).map {
            $0.replacing("Novák: Jan Novák: ", with: "Novák: ").replacing(
                "Novák: Jan Novák planned", with: "Novák:  planned")
        }
        #expect(try lines(other).sorted() == expected.sorted())
        #expect(try other.imports.preview(drafts).allSatisfy { $0.kind == .known })
    }

    @Test("An unknown status, or that of a series, is ignored")
    func hostile() throws {
        var event = CalendarEvent(uid: "1", start: CalendarMoment(day: today, minute: 600), minutes: 60)
        for (word, state) in [
            ("DONE", Appointment.State.done), ("CANCELLED", .planned), ("", .planned), ("x;y", .planned),
        ] {
            event.extra = ["X-SPOTTER-STATE:\(word)", "X-OTHER:1"]
            let one = AppointmentDraft(event).appointment
            #expect(one.state == state && one.extra == "X-OTHER:1", "\(word)")
        }
        event.extra = ["X-SPOTTER-STATE:DONE"]
        event.rule = Recurrence(every: 1, .weekly)
        #expect(AppointmentDraft(event).appointment.state == .planned)
    }
}
