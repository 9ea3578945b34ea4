import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

/// The power goes off while a session is logged.
@Suite("kill -9 while logging") struct KillTests {
    /// All rounds, spread over diaries of their own.
    private static let rounds = Int(ProcessInfo.processInfo.environment["SPOTTER_KILLS"] ?? "") ?? 200
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
                // Keys under way: some of this may be written, or nothing.
                session.type("99x9")
                session.press(.down)
                session.type("98x8")
                if Bool.random(using: &random) { session.press(.down) }
            }
            // Anywhere between the key and the end of its transaction.
            poll(nil, 0, Int32.random(in: 0...4, using: &random))
            session.signal(SIGKILL)
            #expect(try session.waitForExit() == .killed(signal: SIGKILL))
            try ledger?.check(round: round)
        }
    }

    /// Opens the live session from the Dashboard. A second that passed before the kill left the half-typed cell as a
    /// draft: then it is back, and dropped here.
    private func openSession(_ session: Session) throws {
        let draft = "What you were typing is back"
        session.type("s")
        try session.wait("the session, or a draft") { $0.shows("set 1 of 3") || $0.shows(draft) }
        guard session.terminal.shows(draft) else { return }
        try session.escape { !$0.shows(draft) }
        session.type("qs")
        try session.wait(for: "set 1 of 3")
    }
}
