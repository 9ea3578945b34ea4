import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

/// Simulates a power failure while a session is logged.
@Suite("kill -9 while logging") struct KillTests {
    /// The number of rounds, divided among several diaries.
    private static let rounds = Int(ProcessInfo.processInfo.environment["SPOTTER_KILLS"] ?? "") ?? Rounds.of(200)
    private static let lanes = 4

    @Test("Every cell that was reported as saved is in the file", arguments: 0..<lanes)
    func kill(_ lane: Int) throws {
        var random = SeededGenerator(seed: UInt64(lane) + 77)
        let home = try TemporaryHome()
        defer { home.remove() }
        var ledger: LoggedDiary?
        for round in 0..<(Self.rounds / Self.lanes) {
            if ledger == nil || ledger?.isFull == true {
                ledger = try LoggedDiary(path: home.path("diary-\(round).sqlite"))
            }
            try ledger?.startSession()
            guard let path = ledger?.path else { return }
            let session = try home.open("--db", path, rows: 30)
            try session.waitForStart()
            try openSession(session)
            let cells = Int.random(in: 0...6, using: &random)
            for row in 0..<cells {
                let text = "\(60 + row)x\(1 + round % 20)"
                try session.log(text, accept: .down)
                ledger?.saved(text, row: row)
            }
            if Bool.random(using: &random) {
                // Unfinished input, which may be written in part or not at all.
                session.type("99x9")
                session.press(.down)
                session.type("98x8")
                if Bool.random(using: &random) { session.press(.down) }
            }
            // At any moment between the key and the end of its transaction.
            poll(nil, 0, Int32.random(in: 0...4, using: &random))
            session.signal(SIGKILL)
            #expect(try session.waitForExit() == .killed(signal: SIGKILL))
            try ledger?.check(round: round)
        }
    }

    /// Opens the live session from the dashboard. If a second passed before the kill, the half-typed cell is restored
    /// as a draft, which is dropped here.
    private func openSession(_ session: Session) throws {
        let draft = "Restored what you were typing"
        session.type("s")
        try session.wait("the session, or a draft") { $0.shows("set 1 of 3") || $0.shows(draft) }
        guard session.terminal.shows(draft) else { return }
        try session.escape { !$0.shows(draft) }
        session.type("qs")
        try session.wait(for: "set 1 of 3")
    }

    @Test("Every fold that was reported as saved is in the file, and the half-typed one is restored")
    func measurement() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("diary.sqlite")
        let empty = try Diary(path: path)
        try empty.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let jan = try empty.clients.add(named: "Jan Stencel")
        try empty.close()
        let session = try home.open("--db", path, rows: 30)
        try session.waitForStart()
        try session.wait(for: "Jan Stencel · Eva")
        session.type("n")
        try session.wait(for: "New measurement for today")
        session.type("b")
        try session.wait(for: "Tab moves along the row")
        session.type("82")
        session.press(.tab)
        for (fold, next) in [("8.2", "Cheek"), ("9/9.4", "Chest/Pec")] {
            session.type(fold)
            session.press(.tab)
            try session.wait(for: "\(next)  not measured")
        }
        // From here on only the draft is written.
        let looking = try Diary(path: path)
        _ = try looking.hasChangedElsewhere()
        session.type("7.")
        try session.wait("the draft") { _ in (try? looking.hasChangedElsewhere()) ?? false }
        try looking.close()
        session.signal(SIGKILL)
        #expect(try session.waitForExit() == .killed(signal: SIGKILL))
        let diary = try Diary(path: path)
        let row = try #require(try diary.measurements.list(of: jan).first)
        #expect(row.folds == [.chin: "8.2", .cheek: "9/9.4"] && row.weight == Mass(82, .kg))
        try diary.close()
        let again = try home.open("--db", path, rows: 30)
        try again.waitForStart()
        // The dashboard is read after the first frame; then the client under its cursor becomes the current one.
        try again.wait(for: "Jan Stencel · Eva")
        again.type("5]")
        try again.wait(for: "Restored what you were typing.")
        again.type("4")
        again.press(.enter)
        try again.wait(for: "Chest/Pec  7.4 mm")
        again.signal(SIGKILL)
        _ = try again.waitForExit()
    }

    @Test("A week of the programme continues at its page, with every letter that was visible", arguments: 0..<2)
    func week(_ round: Int) throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("diary.sqlite")
        let programme = try beginWeeks(path)
        let words = ["half a sent", "and some more of it"][round]
        let session = try home.open("--db", path, rows: 30)
        try openWeek(session)
        try session.wait(for: "page 1 of 6")
        session.press(.enter)
        try session.wait(for: "Enter PgDn next page")
        session.type("Sleep seven hours")
        try session.wait(for: "Sleep seven hours")
        session.press(.pageDown)
        try session.wait(for: "page 2 of 6")
        for letter in words { session.type(String(letter)) }
        try session.wait(for: words)
        session.signal(SIGKILL)
        #expect(try session.waitForExit() == .killed(signal: SIGKILL))
        let diary = try Diary(path: path)
        #expect(try diary.programmes.answers(week: 1, of: programme).goal.target == "Sleep seven hours")
        #expect(try diary.integrity.report().isSound)
        try diary.close()
        let again = try home.open("--db", path, rows: 30)
        try openWeek(again)
        try again.wait("the page and its words") { $0.shows("page 2 of 6") && $0.shows(words) }
        again.press(.pageUp)
        try again.wait("the page before") { $0.shows("page 1 of 6") && $0.shows("Sleep seven hours") }
        again.signal(SIGKILL)
        _ = try again.waitForExit()
    }

    /// Creates a diary with a client who has week 1 open.
    private func beginWeeks(_ path: String) throws -> Identifier<Programme> {
        let diary = try Diary(path: path)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let anna = try diary.clients.add(named: "Anna Malá")
        try diary.consents.give(Consent(), by: anna)
        let id = try diary.programmes.begin(of: anna, on: Day(Date(), in: .gmt))
        try diary.programmes.readIntroduction(id)
        for role in [AnswerSet.Role.entry, .screening] {
            let questionnaire = Questionnaire(
                key: "test-\(role.rawValue)", title: "Q", items: [Questionnaire.Item("a", "One?", .tick)], scales: [])
            let set = try diary.answerSets.begin(questionnaire, for: role, of: anna, programme: id)
            try diary.answerSets.answer("a", 1, in: set.id)
            try diary.answerSets.complete(set.id)
        }
        try diary.close()
        return id
    }

    /// Opens the current week from the dashboard.
    private func openWeek(_ session: Session) throws {
        try session.waitForStart()
        try session.wait(for: "Anna Malá · Eva")
        session.type("gf")
        try session.wait(for: "1 A goal for six days")
        session.press(.enter)
    }

    @Test("A form that writes a client, a category and a session pack stores all three or none", arguments: 0..<lanes)
    func form(_ lane: Int) throws {
        var random = SeededGenerator(seed: UInt64(lane) + 177)
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("diary.sqlite")
        let empty = try Diary(path: path)
        try empty.gym.setUp(gym: "Gym 20", trainer: "Eva")
        try empty.clients.add(named: "Jan Stencel")
        try empty.close()
        for round in 0..<(Self.rounds / Self.lanes / 5) {
            let session = try home.open("--db", path, rows: 30)
            try session.waitForStart()
            session.type("nc")
            try session.wait(for: "New client")
            // Clears a draft of the form from an earlier round.
            session.control("u")
            session.type("Client \(round)")
            for _ in 0..<11 { session.press(.tab) }
            session.control("u")
            session.type("category \(round)")
            for _ in 0..<2 { session.press(.tab) }
            session.control("u")
            session.type("12")
            try session.wait(for: "category \(round)")
            session.control("s")
            poll(nil, 0, Int32.random(in: 0...8, using: &random))
            session.signal(SIGKILL)
            #expect(try session.waitForExit() == .killed(signal: SIGKILL))

            let diary = try Diary(path: path)
            let client = try diary.clients.named("Client \(round)").first
            let packages = try client.map { try diary.clients.profile($0.id).packages.count } ?? 0
            let categories = try diary.categories.list(.client).count { $0.name == "category \(round)" }
            let parts = client == nil ? 0 : 1
            #expect(categories == parts, "round \(round)")
            #expect(packages == parts, "round \(round)")
            #expect(try diary.integrity.report().isSound, "round \(round)")
            try diary.close()
        }
    }
}
