import DiaryStore
import FitnessModel
import Foundation
import GRDB
import TestSupport
import Testing

@Suite("All records of a client in one list")
struct ClientHistoryTests {
    private let fixture: DiaryFixture
    private let diary: Diary
    private var jan: Identifier<Client> { fixture.jan }
    private var history: ClientHistory { diary.clientHistory }

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private func day(_ iso: String) -> Day { DiaryFixture.day(iso) }

    private func list(
        _ filter: HistoryFilter = HistoryFilter(), offset: Int = 0, limit: Int = .max
    ) throws -> [HistoryRecord] {
        try history.list(of: jan, filter, offset: offset, limit: limit, zone: .gmt)
    }

    /// Adds one record of each kind on two days, and records that must not be listed: live ones and another client's.
    @discardableResult
    private func fill() throws -> [HistoryRecord.Kind: HistoryRecord.ID] {
        try diary.weighIns.add(WeighIn(day: day("2026-03-01"), minute: 420, weight: Mass(80, .kg)), of: jan)
        let session = try fixture.train("2026-03-01", "80x3 80x3", "35x8")
        let evening = try #require(TimeOfDay("18:00"))
        let run = try #require(
            try diary.runs.add(
                Run(
                    day: day("2026-03-01"), startedAt: day("2026-03-01").instant(at: evening, in: .gmt),
                    elapsed: 1_800_000, distance: Length(millimetres: 5_000_000), title: "Along the river"), of: jan))
        let activity = try diary.activityEntries.add(
            ActivityEntry(day: day("2026-03-02"), minute: 600, name: "Golf", duration: 3600, met: 4500), of: jan)
        let measurement = try diary.measurements.add(
            BodyMeasurement(day: day("2026-03-02"), weight: Mass(79, .kg), folds: [.chin: "8"]), of: jan)
        _ = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        try diary.runs.start(day: DiaryFixture.today, of: jan)
        let other = try diary.clients.add(named: "Petr")
        try diary.activityEntries.add(ActivityEntry(day: day("2026-03-02"), name: "Chess", duration: 60), of: other)
        return [
            .session: .init(.session, session.rawValue), .run: .init(.run, run.rawValue),
            .activity: .init(.activity, activity.rawValue), .measurement: .init(.measurement, measurement.rawValue),
        ]
    }

    @Test("Records are listed by day, then by time, newest first, without a time last, and without live ones")
    func order() throws {
        try fill()
        let records = try list()
        #expect(records.map(\.id.kind) == [.activity, .measurement, .run, .weighIn, .session])
        #expect(records.map(\.minute) == [600, nil, 1080, 420, nil])
        #expect(records.allSatisfy { $0.category == nil })
        // The weight of a measurement is part of it, not a separate record.
        #expect(records.count { $0.id.kind == .weighIn } == 1)
    }

    @Test("Time, distance and energy are those of the day")
    func figures() throws {
        let ids = try fill()
        let records = Dictionary(uniqueKeysWithValues: try list().map { ($0.id, $0) })
        let golf = try #require(ids[.activity].flatMap { records[$0] })
        // Net energy at 79 kg: 3.5 x 79.
        #expect(golf.energy == Energy(calories: 276_500))
        #expect(golf.seconds == 3600)
        #expect(!golf.isEstimate)
        let run = try #require(ids[.run].flatMap { records[$0] })
        let there = try diary.energy.day(of: jan, on: day("2026-03-01"))
        #expect(run.energy == there.runs.first?.energy)
        #expect(run.distance == Length(millimetres: 5_000_000))
        let session = try #require(ids[.session].flatMap { records[$0] })
        #expect(session.energy == there.sessions.first?.energy)
        #expect(session.isEstimate)
        guard case .session(_, let volume) = session.content else {
            Issue.record("no session")
            return
        }
        #expect(volume.grams == 80_000 * 6 + 35_000 * 8)
    }

    @Test(
        "Any page size gives the same list, with and without filters", arguments: [1, 3, 7])
    func paging(size: Int) throws {
        var generator = SeededGenerator(seed: 5)
        let category = try diary.categories.add(.record, named: "Races")
        for number in 0..<40 {
            let day = DiaryFixture.today.adding(days: -Int.random(in: 0...12, using: &generator))
            let minute = Bool.random(using: &generator) ? Int.random(in: 0...1439, using: &generator) : nil
            switch Int.random(in: 0...4, using: &generator) {
            case 0: try diary.sessions.finish(diary.sessions.startFree(client: jan, day: day))
            case 1:
                let start = minute.flatMap { TimeOfDay(minuteOfDay: $0) }.map { day.instant(at: $0, in: .gmt) }
                let run = try diary.runs.add(Run(day: day, startedAt: start, elapsed: 60_000), of: jan)
                if number.isMultiple(of: 2), let run {
                    try history.sort([(.init(.run, run.rawValue), "run")], into: category)
                }
            case 2:
                try diary.activityEntries.add(
                    ActivityEntry(day: day, minute: minute, name: "Golf", duration: 60), of: jan)
            case 3: try diary.measurements.add(BodyMeasurement(day: day, minute: minute, folds: [.chin: "8"]), of: jan)
            default: try diary.weighIns.add(WeighIn(day: day, minute: minute, weight: Mass(80, .kg)), of: jan)
            }
        }
        let filters = [
            HistoryFilter(), HistoryFilter(kind: .run), HistoryFilter(shelf: .only(category)),
            HistoryFilter(shelf: .only(nil)),
            HistoryFilter(days: DiaryFixture.today.adding(days: -5)...DiaryFixture.today),
        ]
        for filter in filters {
            let whole = try list(filter)
            var paged: [HistoryRecord.ID] = []
            while true {
                let page = try list(filter, offset: paged.count, limit: size)
                if page.isEmpty { break }
                paged += page.map(\.id)
            }
            #expect(paged == whole.map(\.id))
            #expect(Set(paged).count == paged.count)
            for (row, record) in whole.enumerated() {
                #expect(try history.row(of: record.id, in: jan, filter, zone: .gmt) == row)
            }
            let order = whole.map { ($0.day, $0.minute ?? -1) }
            #expect(zip(order, order.dropFirst()).allSatisfy { $0 >= $1 })
            let counts = try history.counts(of: jan, filter)
            #expect(counts.values.reduce(0, +) == whole.count)
            let sums = try history.sums(of: jan, filter)
            #expect(sums.mapValues(\.count) == counts)
            #expect(sums.values.reduce(0) { $0 + $1.seconds } == whole.reduce(0) { $0 + ($1.seconds ?? 0) })
            let energy = sums.values.reduce(Energy.zero) { $0 + $1.energy }
            #expect(energy == whole.reduce(Energy.zero) { $0 + ($1.energy ?? .zero) })
        }
        // A weight of a measurement is part of the measurement.
        let tables = ["session", "run", "activity_entry", "measurement", "weigh_in"]
        let written = try diary.read { db in
            try tables.map { try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") ?? 0 }.reduce(0, +)
        }
        let taken = try diary.read { try Int.fetchOne($0, sql: "SELECT count(weigh_in) FROM measurement") ?? 0 }
        let run = try #require(try list(HistoryFilter(kind: .run)).first)
        #expect(try history.row(of: run.id, in: jan, HistoryFilter(kind: .session), zone: .gmt) == nil)
        let all = written - taken
        #expect(try list().count == all && all > 30)
    }

    @Test("Records with an instant are listed and sorted by the clock of that day, in summer and winter")
    func summerTime() throws {
        let prague = try #require(TimeZone(identifier: "Europe/Prague"))
        let six = try #require(TimeOfDay("18:00"))
        for iso in ["2025-07-01", "2025-12-01"] {
            let day = day(iso)
            try diary.runs.add(Run(day: day, startedAt: day.instant(at: six, in: prague), elapsed: 60_000), of: jan)
            for minute in [17 * 60 + 30, 18 * 60 + 30] {
                try diary.activityEntries.add(
                    ActivityEntry(day: day, minute: minute, name: "Golf", duration: 60), of: jan)
            }
        }
        let records = try history.list(of: jan, zone: prague)
        #expect(records.map(\.minute) == [1110, 1080, 1050, 1110, 1080, 1050])
        #expect(records.map(\.id.kind) == [.activity, .run, .activity, .activity, .run, .activity])
        let second = try history.list(of: jan, offset: 4, limit: 1, zone: prague)
        #expect(second.map(\.id) == [records[4].id])
        #expect(try history.row(of: records[4].id, in: jan, zone: prague) == 4)
        // In London it began an hour earlier, before the activity stored with 17:30.
        let london = try #require(TimeZone(identifier: "Europe/London"))
        #expect(try history.list(of: jan, zone: london).map(\.minute) == [1110, 1050, 1020, 1110, 1050, 1020])
    }

    @Test("Days years apart have the same energies as neighbouring days")
    func farApart() throws {
        for (number, ago) in [0, 1, 50, 400, 459, 3_000].enumerated() {
            let day = DiaryFixture.today.adding(days: -ago)
            try diary.weighIns.add(WeighIn(day: day, weight: Mass(Double(80 + number), .kg)), of: jan)
            try diary.activityEntries.add(
                ActivityEntry(day: day, name: "Golf", duration: 3600, met: 4500), of: jan)
        }
        let records = try list(HistoryFilter(kind: .activity))
        #expect(records.count == 6)
        for record in records {
            let there = try diary.energy.day(of: jan, on: record.day).activities.first
            #expect(record.energy == there?.energy && record.energy != nil, "\(record.day.iso)")
        }
        #expect(Set(records.map(\.energy)).count == 6)
    }

    @Test("A category counts the records of all visible clients, without live ones")
    func countsOfAll() throws {
        let ids = try fill()
        let races = try diary.categories.add(.record, named: "Races", forWholeGym: true)
        let empty = try diary.categories.add(.record, named: "Tests")
        try history.sort([(id: try #require(ids[.run]), name: "run")], into: races)
        let petr = try #require(try diary.clients.named("Petr").first).id
        let chess = try #require(try history.list(of: petr, zone: .gmt).first)
        try history.sort([(id: chess.id, name: "chess")], into: races)
        let live = try #require(try diary.runs.live().first)
        try history.sort([(id: .init(.run, live.id.rawValue), name: "live")], into: races)
        #expect(try history.counts() == [races: 2])
        #expect(try history.counts()[empty] == nil)
        _ = try fixture.becomeOther()
        #expect(try history.counts() == [:])
    }

    @Test("Records are put into a category and removed, all or none, and undone")
    func sorting() throws {
        let ids = try fill()
        let marked = ids.values.map { (id: $0, name: "it") }
        var races = Identifier<FitnessModel.Category>.unsaved
        races = try diary.categories.add(.record, named: "Races")
        try fixture.checkUndo("Put 4 records into Races") { try history.sort(marked, into: races) }
        #expect(try history.counts(of: jan) == [races: 4, nil: 1])
        try fixture.checkUndo("Put it into Default") { try history.sort([marked[0]], into: nil) }
        #expect(try history.counts(of: jan) == [races: 3, nil: 2])
        let weight = try #require(try list(HistoryFilter(kind: .weighIn)).first)
        #expect(throws: StoreError.impossible(with: "weight", .missing)) {
            try history.sort([marked[0], (id: weight.id, name: "weight")], into: races)
        }
        #expect(try history.counts(of: jan) == [races: 3, nil: 2], "nothing of it happened")
        let clients = try diary.categories.add(.client, named: "Juniors")
        #expect(throws: StoreError.missing) { try history.sort([marked[0]], into: clients) }
    }

    @Test("Deleting a category moves its records to the default one; undo sorts them again")
    func deleted() throws {
        let ids = try fill()
        let races = try diary.categories.add(.record, named: "Races")
        try history.sort(ids.values.map { (id: $0, name: "it") }, into: races)
        try fixture.checkUndo("Delete category Races") { try diary.categories.delete(races) }
        #expect(try history.counts(of: jan) == [nil: 5])
        _ = try diary.undo()
        #expect(try history.counts(of: jan)[races] == 4)
    }

    @Test("Editing a record keeps its category")
    func edited() throws {
        let ids = try fill()
        let races = try diary.categories.add(.record, named: "Races")
        let id = try #require(ids[.run])
        try history.sort([(id: id, name: "run")], into: races)
        let run = try diary.runs.get(Identifier(rawValue: id.number))
        var changed = run
        changed.title = "Hills"
        try diary.runs.update(from: run, to: changed)
        #expect(try list(HistoryFilter(shelf: .only(races))).map(\.id) == [id])
    }

    @Test("Records in another trainer's category are in the default one here")
    func others() throws {
        var client = try diary.clients.get(jan)
        client.isShared = true
        try diary.clients.update(from: try diary.clients.get(jan), to: client)
        let ids = try fill()
        let own = try diary.categories.add(.record, named: "Mine")
        try history.sort([(id: try #require(ids[.run]), name: "run")], into: own)
        let gyms = try diary.categories.add(.record, named: "All", forWholeGym: true)
        try history.sort([(id: try #require(ids[.activity]), name: "golf")], into: gyms)
        _ = try fixture.becomeOther()
        #expect(try history.counts(of: jan) == [gyms: 1, nil: 4])
        #expect(throws: StoreError.missing) {
            try history.sort([(id: try #require(ids[.activity]), name: "golf")], into: own)
        }
        #expect(throws: StoreError.refused(.categoryOfOthers("All"))) {
            try diary.categories.set(gyms, forWholeGym: false)
        }
    }

    @Test("Records are found by title, name, sheet, note and kind, ignoring accents and case")
    func finding() throws {
        let ids = try fill()
        func found(_ text: String) throws -> Set<HistoryRecord.ID> { try history.find(text, of: jan) }
        #expect(try found("RIVER along") == [try #require(ids[.run])])
        #expect(try found("gólf") == [try #require(ids[.activity])])
        #expect(try found("season") == [try #require(ids[.session])])
        #expect(try found("iver").isEmpty)
        #expect(try found("%").isEmpty)
        #expect(try list(HistoryFilter(among: try found("golf"))).map(\.id) == [try #require(ids[.activity])])
        #expect(try list(HistoryFilter(among: [])).isEmpty)
    }

    @Test("Sessions are filtered by an exercise done in them")
    func exercise() throws {
        let ids = try fill()
        try fixture.train("2026-03-03", "80x3")
        #expect(try list(HistoryFilter(exercise: fixture.row)).map(\.id) == [try #require(ids[.session])])
        #expect(try list(HistoryFilter(exercise: fixture.squat)).count == 2)
        #expect(try list(HistoryFilter(kind: .run, exercise: fixture.squat)).isEmpty)
        #expect(try history.counts(of: jan, HistoryFilter(kind: .run, exercise: fixture.squat)) == [:])
        #expect(try history.exercises(of: jan).map(\.name) == ["Box squat", "Seated row"])
    }

    @Test("Another trainer sees none of it")
    func hidden() throws {
        try fill()
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.missing) { try list() }
        #expect(throws: StoreError.missing) { try history.counts(of: jan) }
        #expect(throws: StoreError.missing) { try history.find("golf", of: jan) }
    }
}
