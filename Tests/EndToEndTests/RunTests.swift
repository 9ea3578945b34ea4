import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

/// A run continues when the program is killed.
@Suite("A run and a killed program") struct RunTests {
    @Test("kill -9 during a run loses neither its stopwatch nor its steps; the next start shows it on every tab")
    func kill() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("diary.sqlite")
        let diary = try Diary(path: path)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let client = try diary.clients.add(named: "Jan Stencel")
        try diary.settings.set("current client", to: String(client.rawValue))
        try diary.close()
        let session = try home.open("--db", path, rows: 30)
        try session.waitForStart()
        session.type("4]a")
        try session.wait(for: "Free run")
        session.press(.enter)
        try session.wait(for: "LIVE run ")
        session.type("  ")
        try session.wait(for: "Steps     2")
        session.signal(SIGKILL)
        #expect(try session.waitForExit() == .killed(signal: SIGKILL))

        let again = try home.open("--db", path, rows: 30)
        try again.waitForStart()
        try again.wait(for: " run ")
        again.type("4]a")
        try again.wait(for: "Steps     2")
        again.type("ww")
        try again.wait(for: "End the run?")
        again.type("y")
        try again.wait(for: "Overview")
        again.type("q")
        again.type("q")
        #expect(try again.waitForExit() == .exited(0))
    }
}
