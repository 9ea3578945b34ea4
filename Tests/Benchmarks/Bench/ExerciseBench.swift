import DiaryStore
import FitnessModel
import TestSupport

/// One exercise of one client over all years: its history, its records and its chart, measured without a screen and on
/// one.
struct ExerciseBench {
    private static let rounds = 100
    private let diary: BenchDiary

    init(_ diary: BenchDiary) { self.diary = diary }

    func run(into report: inout Report) throws {
        guard let name = try queries(&report) else { return }
        let screen = try TimedScreen(
            Products.executable("spotter"), ["--db", diary.path], environment: diary.environment)
        _ = try screen.untilFirst { $0.line(0).contains("1 Dashboard") }
        try screen.go("c") { $0.shows("to filter") }
        try screen.go("\r") { !$0.shows("to filter") }
        try screen.go("3]]") { $0.shows("[Exercises]") && $0.shows("Logged as") }
        try screen.go("/\(name)") { $0.shows("/ \(name)") && $0.shows("keep the filter") }
        try screen.go("\r") { $0.shows("a add") }
        var histories: [Duration] = []
        var charts: [Duration] = []
        var steps: [Duration] = []
        for _ in 0..<Self.rounds {
            histories.append(try screen.press("\r") { $0.shows("[History]") && $0.shows("Enter session") })
            try screen.go("v") { $0.shows("[Records]") }
            charts.append(try screen.press("v") { $0.shows("e1RM by") && $0.shows("} value") })
            steps.append(try screen.press("h", from: { $0.line(5) }) { $0 != $1.line(5) })
            try screen.go("\u{1b}") { $0.shows("Esc clears") && !$0.shows("[Chart]") }
        }
        screen.end("\u{11}")
        report.add("key to picture: history of an exercise", Times(histories))
        report.add("key to picture: its e1RM chart, read anew", Times(charts))
        report.add("key to picture: cursor on the chart", Times(steps))
    }

    /// Measures queries on the first client's most frequent exercise with an e1RM, and returns its name.
    private func queries(_ report: inout Report) throws -> String? {
        let store = try Diary(path: diary.path)
        let client = try store.clients.list()[0].id
        let counted = try store.exercises.list().map { exercise in
            let progress = try store.figures.exerciseProgress(client: client, exercise: exercise.id, by: .epley)
            let cells = try store.figures.exerciseHistoryCount(client: client, exercise: exercise.id)
            return (exercise: exercise, cells: progress.figures.contains(.e1RM) ? cells : 0, sets: progress.sets)
        }
        guard let longest = counted.max(by: { $0.cells < $1.cells }), longest.cells > 0 else { return nil }
        let (exercise, cells, sets) = (longest.exercise.id, longest.cells, longest.sets)
        report.add("cells of the longest history", Double(cells), "cells")
        report.add("  and its work sets", Double(sets), "sets")
        let first = try Times.measure(Self.rounds) { _ in
            _ = try store.figures.exerciseHistoryCount(client: client, exercise: exercise)
            _ = try store.figures.exerciseHistory(client: client, exercise: exercise, limit: 20)
        }
        let last = try Times.measure(Self.rounds) { _ in
            _ = try store.figures.exerciseHistory(
                client: client, exercise: exercise, offset: max(cells - 20, 0), limit: 20)
        }
        let progress = try Times.measure(Self.rounds) { _ in
            _ = try store.figures.exerciseProgress(client: client, exercise: exercise, by: .epley)
        }
        let best = try Times.measure(Self.rounds) { _ in
            _ = try store.loads.best(client: client, exercise: exercise, by: .epley)
        }
        try store.close()
        report.add("history: count and newest page (store)", first)
        report.add("history: oldest page (store)", last)
        report.add("records and chart (store)", progress)
        report.add("best sets (store)", best)
        return longest.exercise.name
    }
}
