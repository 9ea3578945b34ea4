import DiaryStore
import FitnessModel
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Live runs")
struct LiveRunStoreTests {
    /// A clock that tests advance.
    private final class Clock: Sendable {
        private let time: Mutex<Date>
        init(_ start: Date) { time = Mutex(start) }
        var now: Date { time.withLock { $0 } }
        func pass(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }
    }

    private let clock = Clock(DiaryFixture.now)
    private let diary: Diary
    private let jan: Identifier<Client>

    init() throws {
        let clock = clock
        diary = try Diary.inMemory(options: DiaryOptions(clock: DiaryClock(now: { clock.now })))
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        jan = try diary.clients.add(named: "Jan Novák")
        var client = try diary.clients.get(jan)
        (client.sex, client.height, client.weight) = (.male, Length(millimetres: 1778), Mass(80, .kg))
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
    }

    private func live() throws -> Run { try #require(try diary.runs.live().first).run }

    @Test("Start, pause, continue and end: only the time on the stopwatch counts")
    func whole() throws {
        let id = try diary.runs.start(day: DiaryFixture.today, of: jan)
        clock.pass(60)
        #expect(try live().elapsed(at: clock.now) == 60_000)
        try diary.runs.pause(id)
        clock.pass(1_000)
        #expect(try live().elapsed(at: clock.now) == 60_000)
        #expect(try live().isTicking == false)
        try diary.runs.resume(id)
        clock.pass(30.5)
        try diary.runs.end(id)
        let done = try diary.runs.get(id)
        #expect(done.elapsed == 90_500)
        #expect(done.state == .done)
        #expect(done.runningSince == nil)
        #expect(done.startedAt == DiaryFixture.now)
        #expect(try diary.runs.live().isEmpty)
        #expect(try diary.runs.list(of: jan, on: DiaryFixture.today).map(\.id) == [id])
    }

    @Test("A live run is in no list and no total")
    func uncounted() throws {
        _ = try diary.runs.start(day: DiaryFixture.today, of: jan)
        #expect(try diary.runs.list(of: jan, on: DiaryFixture.today).isEmpty)
        #expect(try diary.runs.totals(of: jan, on: DiaryFixture.today)[.day]?.count == 0)
    }

    @Test("A client has one live run, several clients run at once; an ended run takes no steps")
    func once() throws {
        let id = try diary.runs.start(day: DiaryFixture.today, of: jan)
        #expect(throws: StoreError.refused(.runGoesOn(client: "Jan Novák"))) {
            try diary.runs.start(day: DiaryFixture.today, of: jan)
        }
        let petr = try diary.clients.add(named: "Petr")
        _ = try diary.runs.start(.walk, day: DiaryFixture.today, of: petr)
        #expect(try diary.runs.live().map(\.clientName) == ["Jan Novák", "Petr"])
        try diary.runs.end(id)
        #expect(throws: StoreError.refused(.runHasEnded)) { try diary.runs.countSteps(1, length: nil, of: id) }
        #expect(throws: StoreError.refused(.runHasEnded)) { try diary.runs.pause(id) }
    }

    @Test("Steps counted in a row are one journal entry; undo removes the row of steps")
    func steps() throws {
        let id = try diary.runs.start(day: DiaryFixture.today, of: jan)
        let before = try diary.journal.entries(limit: 1_000).count
        for _ in 0..<300 {
            clock.pass(0.5)
            try diary.runs.countSteps(1, length: Length(millimetres: 1_000), of: id)
        }
        #expect(try diary.journal.entries(limit: 1_000).count == before + 1)
        #expect(try live().steps == 300)
        #expect(try live().distance == Length(millimetres: 300_000))
        try diary.runs.lap(id)
        try diary.runs.countSteps(5, length: nil, of: id)
        #expect(try diary.journal.entries(limit: 1_000).count == before + 3)
        #expect(try diary.undo()?.name == "Count steps (Jan Novák)")
        #expect(try live().steps == 300)
        #expect(try diary.undo()?.name == "End a lap (Jan Novák)")
        #expect(try diary.undo()?.name == "Count steps (Jan Novák)")
        #expect(try live().steps == nil)
        #expect(try diary.redo()?.name == "Count steps (Jan Novák)")
        #expect(try live().steps == 300)
        // An undone count is not merged with later ones.
        #expect(try diary.undo() != nil)
        try diary.runs.countSteps(2, length: nil, of: id)
        #expect(try live().steps == 2)
        #expect(try diary.undo()?.name == "Count steps (Jan Novák)")
        #expect(try live().steps == nil)
    }

    @Test("A step too many is removed, never below zero")
    func stepsBack() throws {
        let id = try diary.runs.start(day: DiaryFixture.today, of: jan)
        try diary.runs.countSteps(2, length: Length(millimetres: 800), of: id)
        try diary.runs.countSteps(-1, length: Length(millimetres: 800), of: id)
        #expect(try live().steps == 1)
        #expect(try live().distance == Length(millimetres: 800))
        try diary.runs.countSteps(-9, length: Length(millimetres: 800), of: id)
        #expect(try live().steps == 0)
        #expect(try live().distance == Length(millimetres: 0))
    }

    @Test("A lap has everything since the previous one, and the end turns the rest into a lap")
    func laps() throws {
        let id = try diary.runs.start(day: DiaryFixture.today, of: jan)
        clock.pass(120)
        try diary.runs.setDistance(Length(millimetres: 400_000), of: id)
        let first = try diary.runs.lap(id)
        #expect(first == RunLap(elapsed: 120_000, distance: Length(millimetres: 400_000)))
        clock.pass(100)
        try diary.runs.setDistance(Length(millimetres: 800_000), of: id)
        _ = try diary.runs.lap(id)
        clock.pass(10)
        try diary.runs.end(id)
        let laps = try diary.runs.laps(of: id)
        #expect(laps.map(\.elapsed) == [120_000, 100_000, 10_000])
        #expect(laps.map { $0.distance?.millimetres } == [400_000, 400_000, 0])
    }

    @Test("The moment of reaching a goal is stored; the run continues")
    func goal() throws {
        let id = try diary.runs.start(
            goal: .distance(Length(millimetres: 1_000_000)), day: DiaryFixture.today, of: jan)
        clock.pass(250)
        try diary.runs.setDistance(Length(millimetres: 999_000), of: id)
        #expect(try live().goalReached == nil)
        clock.pass(5)
        try diary.runs.countSteps(1, length: Length(millimetres: 1_000), of: id)
        #expect(try live().goalReached == 255_000)
        clock.pass(100)
        try diary.runs.end(id)
        #expect(try diary.runs.get(id).goalReached == 255_000)
        #expect(try diary.runs.get(id).elapsed == 355_000)
    }

    @Test("A time goal is reached at its exact moment, an energy goal by the equation and the weight")
    func otherGoals() throws {
        let timed = try diary.runs.start(goal: .time(60_000), day: DiaryFixture.today, of: jan)
        clock.pass(75)
        try diary.runs.end(timed)
        #expect(try diary.runs.get(timed).goalReached == 60_000)
        let cost = try diary.runs.start(goal: .surplus(Energy(calories: 79_000)), day: DiaryFixture.today, of: jan)
        clock.pass(360)
        // 1 km net at 80 kg is 80 kcal.
        try diary.runs.setDistance(Length(millimetres: 980_000), of: cost)
        #expect(try live().goalReached == nil)
        try diary.runs.setDistance(Length(millimetres: 1_000_000), of: cost)
        #expect(try live().goalReached == 360_000)
    }

    @Test("Every change of a live run is undone and redone exactly")
    func undo() throws {
        let id = try diary.runs.start(day: DiaryFixture.today, of: jan)
        clock.pass(60)
        let steps: [(String, () throws -> Void)] = [
            ("Set the distance (Jan Novák)", { try diary.runs.setDistance(Length(millimetres: 5_000), of: id) }),
            ("End a lap (Jan Novák)", { try diary.runs.lap(id) }),
            ("Pause the run (Jan Novák)", { try diary.runs.pause(id) }),
            ("Resume the run (Jan Novák)", { try diary.runs.resume(id) }),
            ("Restart the run (Jan Novák)", { try diary.runs.reset(id) }),
            ("Count steps (Jan Novák)", { try diary.runs.countSteps(3, length: nil, of: id) }),
            ("End the run (Jan Novák)", { try diary.runs.end(id) }),
        ]
        for (name, step) in steps {
            clock.pass(10)
            let before = try TableDump(diary)
            try step()
            let after = try TableDump(diary)
            #expect(before != after, "\(name) changes nothing")
            #expect(try diary.undo()?.name == name)
            #expect(try TableDump(diary).differences(before) == [], "undo of \(name)")
            #expect(try diary.redo()?.name == name)
            #expect(try TableDump(diary).differences(after) == [], "redo of \(name)")
        }
        while try diary.runs.live().isEmpty { try diary.undo() }
        #expect(try live().isTicking)
    }

    @Test("A killed program finds the run again, with the time that has passed")
    func killed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "spotter-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "diary.sqlite").path
        let clock = clock
        let options = DiaryOptions(clock: DiaryClock(now: { clock.now }))
        let first = try Diary(path: path, options: options)
        try first.gym.setUp(gym: "Gym", trainer: "Eva")
        let client = try first.clients.add(named: "Jan")
        let id = try first.runs.start(day: DiaryFixture.today, of: client)
        clock.pass(30)
        try first.runs.countSteps(40, length: Length(millimetres: 1_000), of: id)
        // Nothing is closed: a second connection to the same file sees the committed data.
        clock.pass(570)
        let second = try Diary(path: path, options: options)
        let found = try #require(try second.runs.live().first)
        #expect(found.run.elapsed(at: clock.now) == 600_000)
        #expect(found.run.steps == 40)
        try second.runs.end(id)
        #expect(try second.runs.get(id).elapsed == 600_000)
    }

    @Test(
        "Over midnight and the change to summer time, elapsed time counts; the day is that of the start"
    )
    func midnight() throws {
        // 2026-03-28 23:30 in Prague; the clocks change from 02:00 to 03:00.
        clock.pass(Date(timeIntervalSince1970: 1_774_737_000).timeIntervalSince(DiaryFixture.now))
        let zone = try #require(TimeZone(identifier: "Europe/Prague"))
        let day = Day(clock.now, in: zone)
        #expect(day.iso == "2026-03-28")
        let id = try diary.runs.start(day: day, of: jan)
        clock.pass(4 * 3_600)
        #expect(Day(clock.now, in: zone).iso == "2026-03-29")
        try diary.runs.end(id)
        let done = try diary.runs.get(id)
        #expect(done.elapsed == 4 * 3_600_000)
        #expect(done.day == day)
    }

    @Test("Values typed for a run that was resumed in the meantime are rejected, not dropped")
    func goesOnAgain() throws {
        let id = try diary.runs.start(day: DiaryFixture.today, of: jan)
        clock.pass(60)
        try diary.runs.end(id)
        let done = try diary.runs.get(id)
        #expect(done.state == .done)
        try diary.undo()
        #expect(try live().id == id)
        let before = try TableDump(diary)
        var typed = done
        typed.distance = Length(millimetres: 200_000)
        #expect(throws: StoreError.changedMeanwhile(record: .unnamed(.run), fields: ["state"])) {
            try diary.runs.update(from: done, to: typed)
        }
        #expect(try TableDump(diary) == before)
    }

    @Test("A form opened during the run names it and does not change the stopwatch")
    func staleForm() throws {
        let id = try diary.runs.start(day: DiaryFixture.today, of: jan)
        let first = try live()
        var shown = first
        clock.pass(60)
        try diary.runs.setDistance(Length(millimetres: 200_000), of: id)
        shown.title = "Along the river"
        try diary.runs.update(from: first, to: shown)
        #expect(try live().distance == Length(millimetres: 200_000))
        #expect(try live().elapsed(at: clock.now) == 60_000)
        try diary.runs.end(id)
        let titled = shown
        shown.kind = .walk
        try diary.runs.update(from: titled, to: shown)
        let done = try diary.runs.get(id)
        #expect(done.state == .done)
        #expect(done.elapsed == 60_000)
        #expect(done.kind == .walk)
        #expect(done.title == "Along the river")
        #expect(throws: StoreError.refused(.runHasEnded)) { try diary.runs.countSteps(1, length: nil, of: id) }
    }

    @Test("A client cannot start a second run")
    func oneWatch() throws {
        let first = try diary.runs.start(day: DiaryFixture.today, of: jan)
        try diary.runs.end(first)
        _ = try diary.runs.start(day: DiaryFixture.today, of: jan)
        #expect(throws: StoreError.self) { try diary.runs.start(day: DiaryFixture.today, of: jan) }
        #expect(try diary.runs.live().count == 1)
    }
}
