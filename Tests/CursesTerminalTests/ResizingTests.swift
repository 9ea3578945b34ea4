import TestSupport
import Testing

@Suite("The terminal is resized")
struct ResizingTests {
    @Test("300 times, between one cell and 500 by 200")
    func storm() throws {
        let session = try Session.probe()
        var generator = SeededGenerator(seed: 20260101)
        for round in 0..<Rounds.of(300) {
            let small = round % 7 == 0
            let columns = small ? Int.random(in: 1...4, using: &generator) : Int.random(in: 1...500, using: &generator)
            let rows = small ? 1 : Int.random(in: 1...200, using: &generator)
            session.resize(columns: columns, rows: rows)
            if round % 3 == 0 { session.press(.down) }
            if round % 5 == 0, columns > 15 {
                let title = "size \(columns)x\(rows)".prefix(columns)
                try session.wait("\(title)") { $0.line(0).hasPrefix(title) }
            }
        }
        session.resize(columns: 1, rows: 1)
        session.press(.down)
        session.resize(columns: 100, rows: 30)
        try session.wait(for: "size 100x30")
        try session.wait("corner") { $0.line(29).hasSuffix("end") && $0.line(29).count == 100 }
        session.type("q")
        #expect(try session.waitForExit() == .exited(0))
        #expect(session.isRestored)
    }

    @Test("Before it is opened, with stale variables", arguments: [(1, 1), (500, 200), (7, 3)])
    func first(columns: Int, rows: Int) throws {
        let session = try Session(
            Products.executable("terminal-probe"), columns: columns, rows: rows,
            environment: ["COLUMNS": "33", "LINES": "11"])
        try session.wait("a picture") { !$0.cell(column: 0, row: 0).text.isEmpty }
        session.resize(columns: 60, rows: 16)
        try session.wait(for: "size 60x16")
        session.type("q")
        #expect(try session.waitForExit() == .exited(0))
    }
}
