import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("Stored runs")
struct RunStoreTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }
    private var jan: Identifier<Client> { fixture.jan }

    init() throws { fixture = try DiaryFixture() }

    private func run(_ day: String, km: Double, minutes: Int, kind: Run.Kind = .run) -> Run {
        Run(
            day: DiaryFixture.day(day), kind: kind, elapsed: minutes * 60_000,
            distance: Length(millimetres: Int(km * 1_000_000)))
    }

    /// A track of this length and speed, with one point per second.
    private func track(metres: Int, speed: Double) -> [TrackPoint] {
        let seconds = Int(Double(metres) / speed)
        return (0...seconds).map {
            TrackPoint(time: $0 * 1000, distance: Int(Double($0) * speed * 1000), heartRate: 150)
        }
    }

    @Test("A run is read back as written, with its laps and track")
    func roundTrip() throws {
        var whole = Run(
            day: DiaryFixture.today, startedAt: DiaryFixture.now, kind: .walk, elapsed: 1_498_123,
            distance: Length(millimetres: 5_000_000), steps: 6_200, typedEnergy: Energy(calories: 312_500),
            goal: .energy(Energy(calories: 300_000)), goalReached: 1_400_000, meanHeartRate: 141, topHeartRate: 163,
            ascent: Length(millimetres: 42_000), descent: Length(millimetres: 41_000), title: "Along the\u{0} river",
            note: "dry")
        let laps = [
            RunLap(elapsed: 700_000, distance: Length(millimetres: 2_500_000), meanHeartRate: 138, steps: 3_000),
            RunLap(elapsed: 798_123, energy: Energy(calories: 150_000), topHeartRate: 163),
        ]
        let track = track(metres: 1_200, speed: 3)
        let id = try #require(try diary.runs.add(whole, laps: laps, track: track, of: jan))
        (whole.id, whole.client) = (id, jan)
        #expect(try diary.runs.get(id) == whole)
        #expect(try diary.runs.laps(of: id) == laps)
        #expect(try diary.runs.track(of: id) == track)
        #expect(try diary.runs.list(of: jan, on: DiaryFixture.today) == [whole])
    }

    @Test("The top speed is stored with the track, calculated for an old one, and unknown for a damaged one")
    func topSpeed() throws {
        let id = try #require(
            try diary.runs.add(
                run("2026-03-10", km: 1.2, minutes: 7), track: track(metres: 1_200, speed: 3), of: jan))
        let bare = try #require(try diary.runs.add(run("2026-03-11", km: 5, minutes: 25), of: jan))
        let runs = try [diary.runs.get(id), diary.runs.get(bare)]
        func put(_ columns: String) throws {
            try diary.change("Test") { try $0.db.execute(sql: "UPDATE run_track SET \(columns)") }
        }
        func stored() throws -> Int? {
            try diary.read { try Int.fetchOne($0, sql: "SELECT top_speed FROM run_track ORDER BY run DESC") }
        }
        #expect(try stored() == 3_000)
        #expect(try diary.runs.topSpeeds(of: runs) == [id: 3_000])
        #expect(try diary.runs.topSpeeds(of: [runs[1]]) == [:])
        #expect(try diary.runs.topSpeeds(of: []) == [:])
        try put("top_speed = 3456")
        #expect(try diary.runs.topSpeeds(of: runs) == [id: 3_456], "what stands there is not reckoned again")
        try put("top_speed = NULL")
        #expect(try diary.runs.topSpeeds(of: runs) == [id: 3_000])
        try put("points = x'00'")
        #expect(try diary.runs.topSpeeds(of: runs) == [:])
        // Too fast for a run, but not for a ride.
        let fast = try #require(
            try diary.runs.add(
                run("2026-03-12", km: 2, minutes: 3, kind: .ride), track: track(metres: 2_000, speed: 14), of: jan))
        #expect(try stored() == 14_000)
        let ride = try diary.runs.get(fast)
        var other = ride
        other.kind = .run
        try diary.runs.update(from: ride, to: other)
        #expect(try stored() == nil)
        #expect(try diary.runs.topSpeeds(of: [other]) == [:])
    }

    @Test("Negative values from broken devices are left out and do not fail")
    func hostile() throws {
        let broken = Run(
            day: DiaryFixture.today, elapsed: -5, distance: Length(millimetres: -1), steps: -3,
            typedEnergy: Energy(calories: -9), meanHeartRate: 0, ascent: Length(millimetres: -7))
        let id = try #require(try diary.runs.add(broken, laps: [RunLap(elapsed: -1, steps: -2)], of: jan))
        let stored = try diary.runs.get(id)
        #expect(stored.elapsed == 0)
        #expect(stored.distance == Length(millimetres: 0))
        #expect(stored.meanHeartRate == nil)
    }

    @Test("The weight of a day is the newest up to it, else the profile's, else the next")
    func weights() throws {
        let days = ["2026-03-01", "2026-03-05", "2026-03-05", "2026-03-09"].map(DiaryFixture.day)
        for (number, day) in days.enumerated() {
            let minute = number == 2 ? 420 : nil
            try diary.weighIns.add(WeighIn(day: day, minute: minute, weight: Mass(Double(80 + number), .kg)), of: jan)
        }
        let basis = try diary.runs.basis(of: jan)
        let dates = ["2026-02-28", "2026-03-01", "2026-03-04", "2026-03-05", "2026-03-08", "2026-03-09", "2026-12-01"]
        let weights = dates.compactMap { basis.weight(on: DiaryFixture.day($0)) }
        #expect(weights == [80, 80, 80, 82, 82, 83, 83].map { Mass(Double($0), .kg) })
    }

    @Test("A source is imported once per client")
    func source() throws {
        let first = try diary.runs.add(run("2026-03-10", km: 5, minutes: 25), source: "track X", of: jan)
        #expect(first != nil)
        let history = try diary.journal.entries(limit: 100).count
        #expect(try diary.runs.add(run("2026-03-10", km: 5, minutes: 25), source: "track X", of: jan) == nil)
        #expect(try diary.journal.entries(limit: 100).count == history)
        #expect(try diary.runs.count(of: jan) == 1)
        #expect(try diary.runs.has(source: "track X", of: jan))
        let petr = try diary.clients.add(named: "Petr")
        #expect(try diary.runs.add(run("2026-03-10", km: 5, minutes: 25), source: "track X", of: petr) != nil)
    }

    @Test("Adding, editing and deleting are undone and redone exactly")
    func undo() throws {
        var id = Identifier<Run>.unsaved
        try fixture.checkUndo("Add run of Jan Novák, 10 Mar") {
            id = try #require(
                try diary.runs.add(
                    run("2026-03-10", km: 5, minutes: 25), laps: [RunLap(elapsed: 60_000)],
                    track: track(metres: 1_100, speed: 3), source: "s", of: jan))
        }
        let added = try diary.runs.get(id)
        var changed = added
        changed.note = "windy"
        try fixture.checkUndo("Edit run of Jan Novák, 10 Mar") { try diary.runs.update(from: added, to: changed) }
        try fixture.checkUndo("Delete run of Jan Novák, 10 Mar") { try diary.runs.delete(id) }
    }

    @Test("Deleting the client deletes the runs, and undo restores all")
    func deleteClient() throws {
        _ = try diary.runs.add(
            run("2026-03-10", km: 5, minutes: 25), laps: [RunLap(elapsed: 60_000)],
            track: track(metres: 1_100, speed: 3), of: jan)
        let petr = try diary.clients.add(named: "Petr")
        _ = try diary.runs.start(day: DiaryFixture.today, of: petr)
        try fixture.checkUndo("Delete client Petr") { try diary.clients.delete(petr) }
    }

    @Test("Another trainer neither sees nor changes the runs of a client that is not shared")
    func visibility() throws {
        let id = try #require(
            try diary.runs.add(run("2026-03-10", km: 5, minutes: 25), track: track(metres: 1_100, speed: 3), of: jan))
        let live = try diary.runs.start(day: DiaryFixture.today, of: jan)
        _ = try fixture.becomeOther()
        #expect(try diary.runs.list(of: jan).isEmpty)
        #expect(try diary.runs.count(of: jan) == 0)
        #expect(try diary.runs.live().isEmpty)
        #expect(try diary.runs.laps(of: id).isEmpty)
        #expect(try diary.runs.track(of: id).isEmpty)
        #expect(throws: StoreError.missing) { try diary.runs.get(id) }
        #expect(throws: StoreError.missing) { try diary.runs.delete(id) }
        #expect(throws: StoreError.missing) { try diary.runs.end(live) }
        #expect(throws: StoreError.missing) { try diary.runs.countSteps(1, length: nil, of: live) }
        #expect(throws: StoreError.missing) { try diary.runs.add(run("2026-03-10", km: 5, minutes: 25), of: jan) }
        #expect(throws: StoreError.missing) { try diary.runs.totals(of: jan, on: DiaryFixture.today) }
        #expect(throws: StoreError.missing) { try diary.runs.bests(of: jan) }
        #expect(throws: StoreError.missing) { try diary.runs.basis(of: jan) }
    }

    @Test("The newest run comes first, and only finished ones of the requested kind")
    func list() throws {
        for (day, kind) in [("2026-03-01", Run.Kind.run), ("2026-03-03", .ride), ("2026-03-02", .run)] {
            _ = try diary.runs.add(run(day, km: 5, minutes: 30, kind: kind), of: jan)
        }
        _ = try diary.runs.start(day: DiaryFixture.today, of: jan)
        #expect(try diary.runs.list(of: jan).map(\.day.iso) == ["2026-03-03", "2026-03-02", "2026-03-01"])
        #expect(try diary.runs.list(of: jan, kind: .run).map(\.day.iso) == ["2026-03-02", "2026-03-01"])
        #expect(try diary.runs.list(of: jan, offset: 1, limit: 1).map(\.day.iso) == ["2026-03-02"])
        #expect(try diary.runs.count(of: jan, kind: .ride) == 1)
        #expect(try diary.runs.count(of: jan, from: DiaryFixture.day("2026-03-02"), through: DiaryFixture.today) == 2)
    }

    @Test("Day, week, month and year are summed up to the day, with the weight of each day")
    func totals() throws {
        // 12 March 2026 is a Thursday.
        for day in ["2026-03-12", "2026-03-09", "2026-03-01", "2026-01-02", "2025-12-31", "2026-03-13"] {
            _ = try diary.runs.add(run(day, km: 10, minutes: 60), of: jan)
        }
        var client = try diary.clients.get(jan)
        client.weight = Mass(80, .kg)
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        let totals = try diary.runs.totals(of: jan, on: DiaryFixture.today)
        #expect(totals[.day]?.count == 1)
        #expect(totals[.week]?.count == 2)
        #expect(totals[.month]?.count == 3)
        #expect(totals[.year]?.count == 4)
        // Net energy: 0.2 x 166.667 m/min x 80 kg x 5 / 1000 x 60 min is 800 kcal.
        #expect(totals[.day]?.energy == Energy(calories: 800_000))
        #expect(totals[.year]?.energy == Energy(calories: 3_200_000))
        try diary.weighIns.add(WeighIn(day: DiaryFixture.day("2026-03-10"), weight: Mass(60, .kg)), of: jan)
        let lighter = try diary.runs.totals(of: jan, on: DiaryFixture.today)
        #expect(lighter[.day]?.energy == Energy(calories: 600_000))
        #expect(lighter[.week]?.energy == Energy(calories: 1_400_000))
        let first = try diary.runs.totals(of: jan, on: DiaryFixture.day("2026-01-01"))
        #expect(first[.week]?.count == 1)
        #expect(first[.year]?.count == 0)
    }

    @Test("Personal bests come from within tracks, and from whole runs only at their exact distance")
    func bests() throws {
        _ = try diary.runs.add(run("2026-03-01", km: 5.02, minutes: 24), of: jan)
        _ = try diary.runs.add(run("2026-03-02", km: 5.2, minutes: 20), of: jan)
        _ = try diary.runs.add(run("2026-03-03", km: 4.99, minutes: 10), of: jan)
        _ = try diary.runs.add(run("2026-03-05", km: 30, minutes: 40, kind: .ride), of: jan)
        var bests = try diary.runs.bests(of: jan)
        #expect(bests.fastest[.fiveKilometres]?.elapsed == 24 * 60_000)
        #expect(bests.fastest[.fiveKilometres]?.day.iso == "2026-03-01")
        #expect(bests.fastest[.kilometre] == nil)
        #expect(bests.longest?.distance == Length(millimetres: 5_200_000))

        let tracked = try #require(
            try diary.runs.add(run("2026-03-04", km: 6, minutes: 30), track: track(metres: 6_000, speed: 4), of: jan))
        bests = try diary.runs.bests(of: jan)
        #expect(bests.fastest[.kilometre]?.elapsed == 250_000)
        #expect(bests.fastest[.fiveKilometres]?.elapsed == 1_250_000)
        #expect(bests.fastest[.fiveKilometres]?.run == tracked)
        #expect(bests.fastest[.tenKilometres] == nil)
        #expect(try diary.runs.bests(of: jan, kind: .ride).longest?.distance == Length(millimetres: 30_000_000))
        try diary.runs.delete(tracked)
        #expect(try diary.runs.bests(of: jan).fastest[.kilometre] == nil)
        try diary.undo()
        #expect(try diary.runs.bests(of: jan).fastest[.kilometre]?.elapsed == 250_000)
    }
}
