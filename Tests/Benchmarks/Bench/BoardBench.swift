import DiaryStore
import FitnessModel
import Foundation
import TestSupport

/// The Board with two phases of sixty rows and twelve sessions each, measured from the key to the frame.
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
            try screen.go("c") { $0.shows("Choose the client") }
            try screen.go(Self.client + "\r") { $0.line(0).contains(Self.client) && !$0.shows("Choose the") }
            try screen.go("3") { $0.shows("P2 Bench") }
            try screen.go("\r") { $0.shows("Bench exercise 1 ") }
            let size = "\(columns)x\(lines)"
            report.add("key to picture: open the Board, 2 x 60 rows, \(size)", try open(screen))
            report.add("key to picture: move on the Board, \(size)", try move(screen))
            report.add("key to picture: scroll the Board by a page, \(size)", try page(screen))
            screen.end("\u{11}")
        }
    }

    /// Creates two phases of the same sixty exercises with three sets in every cell.
    private func fill() throws {
        let store = try Diary(path: diary.path)
        let client = try store.clients.add(named: Self.client)
        let exercises = try (1...Self.rows).map { try store.exercises.add(named: "Bench exercise \($0)") }
        for (name, month) in [("P1 Bench", 1), ("P2 Bench", 2)] {
            guard let first = Day(year: 2025, month: month, day: 5) else { continue }
            let phase = try store.phases.add(
                Phase(id: .unsaved, client: client, name: name, sessionCount: 12))
            let rows = try exercises.enumerated().map { number, exercise in
                try store.phaseRows.add(
                    to: phase, exercise: exercise,
                    prescription: Prescription(label: "A\(number + 1)", reps: "5", sets: "3"))
            }
            for column in 0..<12 {
                let session = try store.sessions.start(
                    phase, day: first.adding(days: 30 * column), mode: .handsFree)
                for (number, row) in rows.enumerated() {
                    let text = "w40x8 \(50 + number + column)x5*2@8 \(55 + number + column)x4@9"
                    try store.cells.write(text, at: .planned(row, session))
                }
                try store.sessions.finish(session)
            }
        }
        try store.close()
    }

    private func open(_ screen: TimedScreen) throws -> Times {
        var times: [Duration] = []
        for _ in 0..<30 {
            times.append(try screen.press("b") { $0.shows("BOARD") && $0.shows("TOTAL") && row($0) != nil })
            try screen.go("b") { !$0.shows("BOARD") && $0.shows("Mesocycles") }
        }
        try screen.go("b") { $0.shows("BOARD") && $0.shows("TOTAL") }
        return Times(times)
    }

    /// The row under the cursor; nil until the lines below the sheets show its exercise, which completes the frame.
    private func row(_ terminal: Terminal) -> Int? {
        let lines = (0..<terminal.rows).map { terminal.line($0) }
        guard let line = lines.first(where: { $0.contains("\u{258C}A") }),
            let label = line.split(separator: "\u{258C}A").last?.prefix(while: \.isNumber), let number = Int(label)
        else { return nil }
        return lines.suffix(8).contains { $0.hasPrefix(" Bench exercise \(number) ") } ? number : nil
    }

    /// Moves four rows down and four up, repeatedly.
    private func move(_ screen: TimedScreen) throws -> Times {
        try press(screen, 200) { $0 % 8 < 4 ? "j" : "k" }
    }

    /// Moves a page down and a page up, repeatedly.
    private func page(_ screen: TimedScreen) throws -> Times {
        try press(screen, 60) { $0 % 2 == 0 ? "\u{04}" : "\u{15}" }
    }

    private func press(_ screen: TimedScreen, _ count: Int, _ key: (Int) -> String) throws -> Times {
        var times: [Duration] = []
        for number in 0..<count {
            times.append(
                try screen.press(key(number), from: row) { before, terminal in
                    let now = row(terminal)
                    return now != nil && now != before
                })
        }
        return Times(times)
    }
}
