import DemoDiary
import DiaryStore
import FitnessModel
import SpotterCore
import Testing

@Suite("The sample diary")
struct DemoDiaryTests {
    private static let today = Day(year: 2026, month: 3, day: 12) ?? .earliest

    private func diary(seed: UInt64 = 1, years: Int = 1, clients: Int = 4) throws -> Diary {
        let diary = try Diary.inMemory()
        try diary.fillWithDemo(
            DemoPlan(
                seed: seed, years: years, clients: clients, today: Self.today,
                questionnaires: QuestionnaireLibrary().questionnaires))
        return diary
    }

    @Test("Every cell matches its sets, and the file is intact", arguments: [1, 2, 3] as [UInt64])
    func sound(seed: UInt64) throws {
        let diary = try diary(seed: seed)
        let check = try diary.integrity.checkSets()
        #expect(check.rowsRead > 1_000)
        #expect(check.rowsDiffering.isEmpty)
        #expect(try diary.integrity.report().isSound)
        #expect(try diary.contents.isDemo())
        #expect(try !Diary.inMemory().contents.isDemo())
    }

    @Test("A client's year is about two thousand sets")
    func size() throws {
        let counts = try diary(years: 2, clients: 10).contents.counts()
        #expect((1_600...2_400).contains(counts.sets / 20), "\(counts.sets / 20)")
        #expect(counts.clients == 10)
    }

    @Test("The same plan gives the same diary, another seed another one")
    func deterministic() throws {
        func sessions(_ diary: Diary) throws -> [String] {
            try diary.clients.list().flatMap { client in
                try diary.sessions.list(of: client.id, limit: 500).map {
                    "\(client.id) \($0.id) \($0.session.day) \($0.volume.grams)"
                }
            }
        }
        let first = try sessions(diary())
        #expect(first.count > 200)
        #expect(try sessions(diary()) == first)
        #expect(try sessions(diary(seed: 2)) != first)
    }

    @Test("Nothing is done today, the last sheet has a free column, and a session can start in it")
    func goOn() throws {
        let diary = try diary(clients: 6)
        for client in try diary.clients.list() {
            let profile = try diary.clients.profile(client.id)
            #expect(try #require(profile.lastSession) < Self.today)
            let phase = try #require(profile.phases.first)
            #expect(phase.sessionsDone < phase.sessionCount)
            let session = try diary.sessions.start(phase.id, day: Self.today)
            let sheet = try diary.phases.sheet(phase.id)
            let row = try #require(sheet.rows.first { $0.row.exercise != nil })
            let exercise = try #require(row.row.exercise)
            #expect(try diary.loads.history(client: client.id, exercise: exercise, before: session).first != nil)
        }
    }

    @Test("It has a routine, and sets counted in the last weeks")
    func show() throws {
        let diary = try diary()
        let routine = try #require(try diary.phases.list(.routines).first)
        #expect(routine.rowCount == 5)
        for client in try diary.clients.list() {
            let days = Self.today.adding(days: -28)...Self.today
            let times = try diary.figures.timedSets(of: client.id, days: days)
            #expect(times.count > 10, "\(client.name)")
            #expect(times.allSatisfy { $0.timed.mark.reps.count == $0.timed.set.parts.first?.reps })
        }
    }

    @Test("Loads grow over the years")
    func growth() throws {
        let diary = try diary(years: 4, clients: 1)
        let client = try #require(try diary.clients.list().first)
        let squat = try #require(try diary.exercises.named("Back squat"))
        let history = try diary.loads.history(client: client.id, exercise: squat.id, limit: 500)
        let tops = history.map { cell in
            LoadCell(cell.text, unit: client.unit).sets.compactMap { $0.strength(by: .epley) }.max()?.grams ?? 0
        }
        let (newest, oldest) = (tops.prefix(5).max() ?? 0, tops.suffix(5).max() ?? 0)
        #expect(newest > oldest * 11 / 10)
    }

    @Test("Names of several scripts are found by their folded form")
    func names() throws {
        let diary = try diary(clients: 40)
        #expect(try diary.clients.count() == 40)
        let found = try ["malá", "lukasz", "佐藤", "soren"].filter {
            try diary.clients.count(ListFilter(search: $0)) > 0
        }
        #expect(found.count >= 2)
    }

    @Test("Cancelled filling leaves nothing, and a filled diary is not filled again")
    func stopped() throws {
        let diary = try Diary.inMemory()
        #expect(throws: StoreError.cancelled) {
            try diary.fillWithDemo(DemoPlan(clients: 5, today: Self.today, questionnaires: [])) { $0 < 0.5 }
        }
        #expect(try diary.contents.counts().clients == 0)
        try diary.fillWithDemo(DemoPlan(clients: 1, today: Self.today, questionnaires: []))
        #expect(throws: StoreError.notEmpty) {
            try diary.fillWithDemo(DemoPlan(clients: 1, today: Self.today, questionnaires: []))
        }
    }
}
