import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("A client's activities")
struct ActivityEntryTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
        try diary.catalogue.fill()
    }

    private func entry(_ name: String = "Golf", minute: Int? = nil, day: String = "2026-03-12") -> ActivityEntry {
        ActivityEntry(
            day: DiaryFixture.day(day), minute: minute, activity: Identifier(rawValue: 15_255), name: name,
            duration: 1800, met: 4500, typedEnergy: Energy(calories: 123_456), classes: [1, 2, 3, 4, 5], isRun: true,
            note: "windy")
    }

    @Test("An entry is read back as entered; each change is one undo")
    func roundTrip() throws {
        try fixture.checkUndo("Record Golf") { try diary.activityEntries.add(entry(), of: fixture.jan) }
        var stored = try #require(
            try diary.activityEntries.list(of: fixture.jan, in: DiaryFixture.today...DiaryFixture.today).first)
        var expected = entry()
        expected.id = stored.id
        expected.client = fixture.jan
        #expect(stored == expected)
        let before = stored
        stored.day = DiaryFixture.day("2026-03-11")
        stored.minute = 1439
        stored.duration = 5400
        stored.typedEnergy = nil
        stored.classes = nil
        stored.isRun = false
        stored.note = ""
        try fixture.checkUndo("Edit Golf") { try diary.activityEntries.update(from: before, to: stored) }
        #expect(try diary.activityEntries.get(stored.id) == stored)
        try fixture.checkUndo("Delete Golf") { try diary.activityEntries.delete(stored.id) }
        #expect(throws: StoreError.missing) { try diary.activityEntries.get(stored.id) }
    }

    @Test("A day is in order of time, entries without a time last")
    func order() throws {
        for (name, minute) in [("none", nil), ("late", 1200), ("early", 60), ("none too", nil)] {
            try diary.activityEntries.add(entry(name, minute: minute), of: fixture.jan)
        }
        try diary.activityEntries.add(entry("before", day: "2026-03-11"), of: fixture.jan)
        #expect(
            try diary.activityEntries.list(of: fixture.jan, in: DiaryFixture.today...DiaryFixture.today).map(\.name)
                == ["early", "late", "none", "none too"])
        let days = DiaryFixture.day("2026-03-01")...DiaryFixture.today
        #expect(try diary.activityEntries.list(of: fixture.jan, in: days).first?.name == "before")
    }

    @Test("Editing an activity leaves earlier entries unchanged")
    func copies() throws {
        var own = Activity(heading: "Own", name: "Chores", met: 3000)
        own.id = try diary.activities.add(own)
        let id = try diary.activityEntries.add(own.entry(on: DiaryFixture.today, duration: 60), of: fixture.jan)
        own.met = 6000
        own.name = "Work"
        try diary.activities.update(from: try diary.activities.get(own.id), to: own)
        #expect(try diary.activityEntries.get(id).met == 3000)
        #expect(try diary.activityEntries.get(id).name == "Chores")
    }

    @Test("Another trainer neither sees nor changes a client's days unless the client is shared")
    func visibility() throws {
        let id = try diary.activityEntries.add(entry(), of: fixture.jan)
        let session = try fixture.train("2026-03-12", "70x5")
        let max = try fixture.becomeOther()
        #expect(throws: StoreError.missing) { try diary.activityEntries.get(id) }
        #expect(throws: StoreError.missing) {
            try diary.activityEntries.list(of: fixture.jan, in: DiaryFixture.today...DiaryFixture.today)
        }
        #expect(throws: StoreError.missing) { try diary.activityEntries.add(entry(), of: fixture.jan) }
        #expect(throws: StoreError.missing) { try diary.activityEntries.delete(id) }
        #expect(throws: StoreError.missing) {
            try diary.energy.day(of: fixture.jan, on: DiaryFixture.today).sessions.map(\.record)
        }
        #expect(throws: StoreError.missing) { try diary.energy.updateSession(to: .zero, session: session) }
        try diary.gym.choose(fixture.eva)
        let own = try diary.activities.add(Activity(heading: "Own", name: "Chores", met: 3000))
        var jan = try diary.clients.get(fixture.jan)
        jan.isShared = true
        try diary.clients.update(from: try diary.clients.get(jan.id), to: jan)
        try diary.gym.choose(max)
        #expect(try diary.activityEntries.get(id).name == "Golf")
        var foreign = entry()
        foreign.activity = own
        #expect(throws: StoreError.missing) { try diary.activityEntries.add(foreign, of: fixture.jan) }
    }

    @Test("Impossible values are stored as the nearest possible ones")
    func absurd() throws {
        var odd = entry()
        odd.duration = -5
        odd.met = 0
        odd.typedEnergy = Energy(calories: -1)
        let stored = try diary.activityEntries.get(try diary.activityEntries.add(odd, of: fixture.jan))
        #expect(stored.duration == 0 && stored.met == nil && stored.typedEnergy == .zero)
        odd.minute = 1440
        #expect(throws: StoreError.self) { try diary.activityEntries.add(odd, of: fixture.jan) }
    }

    @Test("An exercise is calculated by its activity's table, like an entry of that activity")
    func exerciseByClass() throws {
        var ropes = Activity(heading: "Own", name: "Ropes", met: 9_000)
        ropes.classes = [600, 700, 800, 900, 1000]
        ropes.id = try diary.activities.add(ropes)
        let old = try diary.exercises.get(fixture.squat)
        var squat = old
        squat.activity = ropes.id
        try diary.exercises.update(from: old, to: squat)
        try diary.energy.updateProfile(to: EnergyProfile(table: .classes), of: fixture.jan)
        try diary.weighIns.add(WeighIn(day: DiaryFixture.today, weight: Mass(83, .kg)), of: fixture.jan)
        try fixture.train("2026-03-12", "70x5 70x5 70x5 70x5")
        let done = try #require(try diary.energy.day(of: fixture.jan, on: DiaryFixture.today).sessions.first)
        #expect(done.record.parts.map(\.classes) == [ropes.classes])
        try diary.activityEntries.add(
            ropes.entry(on: DiaryFixture.today, duration: done.record.seconds), of: fixture.jan)
        let entry = try #require(try diary.energy.day(of: fixture.jan, on: DiaryFixture.today).activities.first)
        #expect(done.energy == entry.energy && done.energy == Energy(calories: 160_000))
    }

    @Test("A session counts its work sets, clock, stopwatch and RPE")
    func sessions() throws {
        let session = try fixture.train("2026-03-12", "w20x8 70x5 80x5>60x8", "50x10 50x10")
        let done = try #require(
            try diary.energy.day(of: fixture.jan, on: DiaryFixture.today).sessions.first?.record)
        #expect(done.session == session && done.sets == 4 && done.title == "P6 In season")
        #expect(done.clocked == nil && done.time == .sets && done.seconds == 720 && !done.isLive)
        var timed = try diary.sessions.get(session)
        timed.startedAt = DiaryFixture.now
        timed.endedAt = DiaryFixture.now + 3600
        timed.effort = .rpe(tenths: 85)
        timed.title = "Evening"
        try diary.sessions.update(from: try diary.sessions.get(timed.id), to: timed)
        let again = try #require(try diary.energy.day(of: fixture.jan, on: DiaryFixture.today).sessions.first?.record)
        #expect(again.clocked == 3600 && again.isVigorous && again.title == "Evening")
        #expect(try diary.energy.day(of: fixture.jan, on: DiaryFixture.day("2026-03-11")).sessions.isEmpty)
    }

    @Test("A live session counts what is done so far")
    func live() throws {
        let session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.cells.write("70x5 70x5", at: .planned(fixture.a1, session))
        let now = try #require(try diary.energy.day(of: fixture.jan, on: DiaryFixture.today).sessions.first?.record)
        #expect(now.isLive && now.sets == 2 && now.seconds == 600)
    }

    @Test("A session's energy is typed, corrected and removed; each is one undo")
    func correction() throws {
        let session = try fixture.train("2026-03-12", "70x5")
        func typed() throws -> Energy? {
            try diary.energy.day(of: fixture.jan, on: DiaryFixture.today).sessions.first?.record.typedEnergy
        }
        let correct = "Correct the energy of Jan Novák's session"
        let watch = Energy(calories: 300_000)
        try fixture.checkUndo(correct) { try diary.energy.updateSession(to: watch, session: session) }
        #expect(try typed() == watch)
        let one = Energy(calories: 1)
        try fixture.checkUndo(correct) { try diary.energy.updateSession(from: watch, to: one, session: session) }
        try fixture.checkUndo("Estimate the energy of Jan Novák's session") {
            try diary.energy.updateSession(from: one, to: nil, session: session)
        }
        #expect(try typed() == nil)
        try diary.energy.updateSession(to: Energy(calories: -7), session: session)
        #expect(try typed() == .zero)
    }

    @Test("Deleting a session or a client deletes their energy values, and undo restores them")
    func deletion() throws {
        let session = try fixture.train("2026-03-12", "70x5")
        try diary.energy.updateSession(to: Energy(calories: 300_000), session: session)
        try diary.activityEntries.add(entry(), of: fixture.jan)
        try fixture.checkUndo("Delete session of Jan Novák, 12 Mar") { try diary.sessions.delete(session) }
        try diary.undo()
        try fixture.checkUndo("Delete client Jan Novák") { try diary.clients.delete(fixture.jan) }
    }
}
