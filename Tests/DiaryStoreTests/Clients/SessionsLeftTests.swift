import DiaryStore
import FitnessModel
import TestSupport
import Testing

@Suite("Sessions left in session packs agree in every view")
struct SessionsLeftTests {
    private let fixture: DiaryFixture
    private let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private func day(_ iso: String) -> Day { DiaryFixture.day(iso) }

    /// The sessions left according to the ledger, the list, the profile and the overview.
    private func answers() throws -> [Int?] {
        let week = DiaryFixture.today.adding(days: -6)...DiaryFixture.today
        let overview = try diary.dashboard.overview(today: DiaryFixture.today, week: week)
        return [
            try diary.packages.ledger(of: fixture.jan).left, try diary.clients.list().first?.sessionsLeft,
            try diary.clients.profile(fixture.jan).sessionsLeft,
            (overview.recent + overview.absent).first { $0.id == fixture.jan }?.sessionsLeft,
        ]
    }

    @Test("Expiry and price are stored, and undone")
    func stored() throws {
        var id = Identifier<SessionPackage>.unsaved
        let package = SessionPackage(
            bought: day("2026-01-01"), sessions: 10, note: "gift", expires: day("2026-03-01"), price: "450 EUR")
        try fixture.checkUndo("Add 10 sessions for Jan Novák") { id = try diary.packages.add(package, of: fixture.jan) }
        let stored = try diary.packages.get(id)
        #expect(stored.expires == day("2026-03-01"))
        #expect(stored.price == "450 EUR")
        #expect(stored.client == fixture.jan)
    }

    @Test("Expired unused sessions are lost in the list, the profile and the overview")
    func expired() throws {
        try diary.packages.add(
            SessionPackage(bought: day("2026-01-01"), sessions: 5, expires: day("2026-02-01")), of: fixture.jan)
        try diary.packages.add(SessionPackage(bought: day("2026-01-20"), sessions: 5), of: fixture.jan)
        try fixture.train("2026-01-10", "80x3")
        try fixture.train("2026-02-02", "80x3")
        #expect(try answers() == [4, 4, 4, 4])
        let statuses = try diary.packages.ledger(of: fixture.jan).statuses
        #expect(statuses.map(\.lost) == [4, 0])
        #expect(statuses.map(\.used) == [1, 1])
    }

    @Test("A missed and charged appointment uses a session of its day; one that was only missed does not")
    func charged() throws {
        try diary.packages.add(SessionPackage(bought: day("2026-01-01"), sessions: 5), of: fixture.jan)
        for (iso, isCharged) in [("2025-12-01", true), ("2026-02-01", true), ("2026-02-02", false)] {
            var missed = Appointment(client: fixture.jan, day: day(iso), minute: 600)
            (missed.state, missed.isCharged) = (.missed, isCharged)
            try diary.appointments.add(missed)
        }
        #expect(try answers() == [4, 4, 4, 4])
    }

    @Test("A session to be added is counted before it is stored")
    func adding() throws {
        try diary.packages.add(SessionPackage(bought: day("2026-01-01"), sessions: 5), of: fixture.jan)
        let days = [day("2025-12-31"), day("2026-01-02")]
        #expect(try diary.packages.ledger(of: fixture.jan, adding: days).left == 4)
        #expect(try diary.packages.ledger(of: fixture.jan).left == 5)
    }

    @Test("All views agree on random session packs and sessions", arguments: 0..<25)
    func agreement(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let first = DiaryFixture.today.adding(days: -60)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let bought = first.adding(days: Int.random(in: 0...50, using: &generator))
            let lasts = Int.random(in: 0...40, using: &generator)
            try diary.packages.add(
                SessionPackage(
                    bought: bought, sessions: Int.random(in: 1...6, using: &generator),
                    expires: Bool.random(using: &generator) ? bought.adding(days: lasts) : nil), of: fixture.jan)
        }
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
            let day = first.adding(days: Int.random(in: 0...60, using: &generator))
            if Bool.random(using: &generator) {
                let session = try diary.sessions.startFree(client: fixture.jan, day: day)
                try diary.sessions.finish(session)
            } else {
                var missed = Appointment(client: fixture.jan, day: day)
                (missed.state, missed.isCharged) = (.missed, true)
                try diary.appointments.add(missed)
            }
        }
        let answers = try answers()
        #expect(Set(answers).count == 1, "seed \(seed): \(answers)")
    }
}
