import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

/// What the loop waits for.
@Suite("Ticks") struct TickTests {
    @Test("Clocks go on by the second while a recurring plan waits for its time of today")
    func beside() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("diary.sqlite")
        let diary = try Diary(path: path)
        try diary.setUp(gym: "Gym 20", trainer: "Eva")
        let client = try diary.clients.add(named: "Jan Stencel")
        let today = Day(Date(), in: .gmt)
        let phase = try diary.phases.add(named: "P6", client: client)
        try diary.sessions.start(phase, day: today)
        try diary.recurringPlans.add(
            RecurringPlan(client: client, name: "Stretching", kind: .own, minute: 23 * 60 + 59, due: today))
        try diary.close()
        let session = try home.open("--db", path, environment: ["TZ": "UTC"])
        try session.waitForStart()
        session.press(.enter)
        try session.wait(for: "LIVE 00:0")
        for _ in 1...3 {
            let shown = session.text
            try session.wait("the next second without a key", timeout: .seconds(20)) { $0.text != shown }
        }
        session.signal(SIGKILL)
        #expect(try session.waitForExit() == .killed(signal: SIGKILL))
    }
}
