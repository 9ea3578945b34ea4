import DiaryStore
import FitnessModel
import Foundation
import TestSupport

/// The Board with two phases of sixty rows and twelve sessions each: from the key to the picture.
struct BoardBench {
    private static let client = "Zzz Board"
    private static let rows = 60
    private let diary: BenchDiary

    init(_ diary: BenchDiary) { self.diary = diary }

    func run(into report: inout Report) throws {
        try fill()
        for (columns, lines) in [(80, 24), (120, 40)] {
            let screen = try TimedScreen(
                Products.executable("spotter"), ["--db", diary.path], environment: diary.environment, columns: columns,
                rows: lines)
            _ = try screen.untilFirst { $0.line(0).contains("1 Dashboard") && !$0.line(lines - 1).isEmpty }
            _ = try screen.press("c") { $0.shows("Choose the client") }
            _ = try screen.press(Self.client + "\r") { $0.line(0).contains(Self.client) && !$0.shows("Choose the") }
            _ = try screen.press("3") { $0.shows("P2 Bench") }
            _ = try screen.press("\r") { $0.shows("Bench exercise 1 ") }
            let size = "\(columns)x\(lines)"
            report.add("key to picture: open the Board, 2 x 60 rows, \(size)", try open(screen))
            report.add("key to picture: move on the Board, \(size)", try move(screen))
            report.add("key to picture: scroll the Board by a page, \(size)", try page(screen))
            screen.end("\u{11}")
        }
    }

    /// Two phases of the same sixty exercises, every cell of three sets.
    private func fill() throws {
        let store = try Diary(path: diary.path)
        let client = try store.addClient(named: Self.client)
        let exercises = try (1...Self.rows).map { try store.addExercise(named: "Bench exercise \($0)") }
        for (name, month) in [("P1 Bench", 1), ("P2 Bench", 2)] {
            guard let first = Day(year: 2025, month: month, day: 5) else { continue }
            let phase = try store.addPhase(
                Phase(id: Identifier(rawValue: 0), client: client, name: name, sessionCount: 12))
            let rows = try exercises.enumerated().map { number, exercise in
                try store.addRow(
                    to: phase, exercise: exercise,
                    prescription: Prescription(label: "A\(number + 1)", reps: "5", sets: "3"))
            }
            for column in 0..<12 {
                let session = try store.startSession(
                    phase, day: first.adding(days: 30 * column), mode: .handsFree)
                var texts: [Identifier<PhaseRow>: String] = [:]
                for (number, row) in rows.enumerated() {
                    texts[row] = "w40x8 \(50 + number + column)x5*2@8 \(55 + number + column)x4@9"
                }
                try store.writeCells(texts, session: session)
                try store.finish(session, note: "", effort: nil)
            }
        }
        try store.close()
    }

    private func open(_ screen: TimedScreen) throws -> Times {
        var times: [Duration] = []
        for _ in 0..<30 {
            times.append(try screen.press("b") { $0.shows("BOARD") && $0.shows("TOTAL") })
            _ = try screen.press("b") { !$0.shows("BOARD") && $0.shows("NOTES") }
        }
        _ = try screen.press("b") { $0.shows("BOARD") && $0.shows("TOTAL") }
        return Times(times)
    }

    private func markerRow(_ terminal: Terminal) -> String {
        (0..<terminal.rows).map { terminal.line($0).contains("▌A") ? "x" : "." }.joined()
    }

    private func move(_ screen: TimedScreen) throws -> Times {
        var times: [Duration] = []
        for number in 0..<200 {
            let before = markerRow(screen.terminal)
            times.append(try screen.press(number % 8 < 4 ? "j" : "k") { markerRow($0) != before })
        }
        return Times(times)
    }

    private func page(_ screen: TimedScreen) throws -> Times {
        var times: [Duration] = []
        for number in 0..<60 {
            let before = screen.terminal.text
            times.append(try screen.press(number % 6 < 3 ? "\u{04}" : "\u{15}") { $0.text != before })
        }
        return Times(times)
    }
}
