import DiaryStore
import FitnessModel
import Foundation
import SpotterShell
import SpotterUI
import TerminalKit

/// Pasting and typing in a sheet, measured from the key to the frame in memory, without a terminal.
struct SheetBench {
    private static let (rows, columns) = (60, 12)
    private static let exercises = 2_000
    private static let client = "Zzz Sheet"
    private let diary: BenchDiary

    /// An error for an unexpected sheet, which would make the results meaningless.
    private struct Unexpected: Error, CustomStringConvertible { let description: String }

    init(_ diary: BenchDiary) { self.diary = diary }

    func run(into report: inout Report) throws {
        let store = try Diary(path: diary.path)
        let phase = try fill(store)
        for (columns, rows) in [(80, 24), (120, 40)] {
            let size = "\(columns)x\(rows)"
            var app = AppState(
                services: Services(diary: store, timeZone: .gmt, settings: .plain),
                size: Size(columns: columns, rows: rows))
            open(&app)
            report.add(
                "paste \(Self.rows) rows of \(Self.columns) columns, \(size): written and drawn",
                try paste(&app, store, phase))
            let keys = try type(&app)
            report.add("key in a name cell, \(Self.exercises) exercises, \(size): taken", keys.taken)
            report.add("key in a name cell, \(Self.exercises) exercises, \(size): drawn", keys.drawn)
        }
        try store.close()
    }

    /// Creates a client with an empty sheet, and enough exercises for a realistic search.
    private func fill(_ store: Diary) throws -> Identifier<Phase> {
        let client = try store.clients.add(named: Self.client)
        let words = ["Back squat", "Bench press", "Seated row", "Sandbag carry", "Split squat", "Step-up", "Sled push"]
        try store.change { change in
            for number in 0..<Self.exercises {
                try change.exercises.add(Exercise(id: .unsaved, name: name(number, of: words)))
            }
        }
        return try store.phases.add(
            Phase(id: .unsaved, client: client, name: "P1", sessionCount: Self.columns))
    }

    private func name(_ number: Int, of words: [String]) -> String { "\(words[number % words.count]) \(number)" }

    private func press(_ app: inout AppState, _ keys: Key...) { for key in keys { app.handle(.key(key)) } }

    /// Opens the new row of the sheet.
    private func open(_ app: inout AppState) {
        press(&app, .char("c"))
        for letter in Self.client { press(&app, .char(letter)) }
        press(&app, .enter, .char("3"), .enter, .char("G"))
    }

    /// Exercises, prescriptions and planned loads, as a spreadsheet puts them on the clipboard.
    private var clipboard: String {
        (0..<Self.rows).map { row in
            let plan = ["Back squat \(7 * row)", "31X0", "5", "3", "120", "W1"]
            let loads = (0..<Self.columns - plan.count).map { "\(60 + row + $0)x5*3" }
            return (plan + loads).joined(separator: "\t")
        }.joined(separator: "\n")
    }

    /// Pastes and undoes, repeatedly.
    private func paste(_ app: inout AppState, _ store: Diary, _ phase: Identifier<Phase>) throws -> Times {
        let (text, clock) = (clipboard, ContinuousClock())
        var times: [Duration] = []
        for _ in 0..<20 {
            times.append(
                clock.measure {
                    app.handle(.paste(text))
                    _ = app.screen()
                })
            let sheet = try store.phases.sheet(phase)
            let cells = sheet.ahead.values.reduce(0) { $0 + $1.count }
            guard sheet.rows.count == Self.rows, cells == Self.rows * (Self.columns - 6) else {
                throw Unexpected(
                    description: "\(sheet.rows.count) rows, \(cells) loads pasted:\n"
                        + app.screen().lines().joined(separator: "\n"))
            }
            press(&app, .char("u"), .char("G"))
        }
        return Times(times)
    }

    /// Types a name letter by letter. Measures the handling of each key, including the search, and the drawing.
    private func type(_ app: inout AppState) throws -> (taken: Times, drawn: Times) {
        let clock = ContinuousClock()
        var (taken, drawn): ([Duration], [Duration]) = ([], [])
        for _ in 0..<40 {
            press(&app, .enter)
            for letter in "squat 14" {
                taken.append(clock.measure { app.handle(.key(.char(letter))) })
                drawn.append(clock.measure { _ = app.screen() })
            }
            guard app.screen().lines().contains(where: { $0.contains("squat 14") }) else {
                throw Unexpected(
                    description: "nothing was typed:\n" + app.screen().lines().joined(separator: "\n"))
            }
            press(&app, .escape)
        }
        return (Times(taken), Times(drawn))
    }
}
