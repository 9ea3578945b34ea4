import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

/// Several windows log sets into the same cells at once, like two trainers at one rack, each set in a single burst of
/// keys.
@Suite("Many windows on one session") struct WindowsTests {
    /// The number of sets that all windows of a case send together.
    private static let sets = Int(ProcessInfo.processInfo.environment["SPOTTER_WINDOW_SETS"] ?? "") ?? 40
    private static let rows = 4

    @Test("Every set that a window sends is stored once", arguments: [2, 5, 10])
    func send(windows count: Int) throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = home.path("diary.sqlite")
        let (phase, rows) = try begin(path)
        let windows = try (0..<count).map { _ in try home.open("--db", path, rows: 30) }
        for window in windows {
            try window.waitForStart()
            window.type("s")
            try window.wait(for: "set 1 of 99")
        }
        var sent: [String] = []
        for round in 0..<(Self.sets / count) {
            for (number, window) in windows.enumerated() {
                let set = "\(10 + round * count + number)x1"
                window.type(set + "\r")
                sent.append(set)
            }
            // From the second round on, "Saved" may still be that of the round before; the final content decides.
            for window in windows { try window.wait(for: "Saved") }
        }
        for window in windows { try window.quit(whileLive: true) }

        let diary = try Diary(path: path)
        let sheet = try diary.phases.sheet(phase)
        let stored = rows.flatMap { row in
            (sheet.cell(row, column: 1)?.text ?? "").split(separator: " ").map(String.init)
        }
        #expect(stored.sorted() == sent.sorted())
        #expect(try diary.integrity.report().isSound)
        #expect(try diary.integrity.checkSets().rowsDiffering.isEmpty)
        try diary.close()
    }

    /// Creates a live session of four exercises that alternate.
    private func begin(_ path: String) throws -> (phase: Identifier<Phase>, rows: [Identifier<PhaseRow>]) {
        let diary = try Diary(path: path)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let client = try diary.clients.add(named: "Jan Stencel")
        let phase = try diary.phases.add(Phase(id: .unsaved, client: client, name: "P6", sessionCount: 1))
        let rows = try (1...Self.rows).map { number in
            try diary.phaseRows.add(
                to: phase, exercise: try diary.exercises.add(named: "Exercise \(number)"),
                prescription: Prescription(label: "A\(number)", sets: "99"))
        }
        try diary.sessions.start(phase, day: Day(Date(), in: .gmt))
        try diary.close()
        return (phase, rows)
    }
}
