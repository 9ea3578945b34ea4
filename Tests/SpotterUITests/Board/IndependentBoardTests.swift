import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import TestSupport
import Testing

@testable import TrainingUI

/// The first and the last sessions of an imported history, compared as two phases, against a script that computes from
/// the export alone.
@Suite("The Board against an independent computation")
struct IndependentBoardTests {
    private struct Figures: Decodable, Equatable {
        let sets: Int
        let volume: Int
        let best: [Int]
        let e1RM: Int
    }

    @Test(
        "A real export", .enabled(if: IndependentScript.canRun && IndependentScript.sample != nil), arguments: [3, 12])
    func realExport(count: Int) throws { try check(try #require(IndependentScript.sample), count) }

    @Test("A test export", .enabled(if: IndependentScript.canRun))
    func ownExport() throws { try check(IndependentScript.fixture, 4) }

    private func check(_ path: String, _ count: Int) throws {
        let expected = try IndependentScript.run(
            "compare_export.py", [path, "\(count)"], as: [String: [String: Figures]].self)
        let diary = try Diary.inMemory()
        try diary.gym.setUp(gym: "Gym", trainer: "Eva")
        let client = try diary.clients.add(named: "Jan")
        let drafts = try ImportSource(path: path).training(unit: .kg).drafts(in: .gmt)
        try diary.imports.sessions(drafts, client: client, file: "Import")
        let all = try diary.sessions.list(of: client, limit: 1_000).map(\.id)
        let left = try phase(of: all.suffix(count).reversed(), client, diary)
        let right = try phase(of: all.prefix(count).reversed(), client, diary)
        let (old, new) = (try SheetContent(.phase(left), diary), try SheetContent(.phase(right), diary))
        let comparison = PhaseComparison(old.comparedRows, new.comparedRows, formula: .epley)
        var names: [String: Set<String>] = [:]
        for line in comparison.lines {
            for side in [ComparedSide.left, .right] {
                let (content, index) = side == .left ? (old, line.row.left) : (new, line.row.right)
                guard let index, let figures = line.figures(side), figures.sets > 0 else { continue }
                let name = content.lines[index].name
                let wanted = try #require(expected["\(side)"]?[name], "\(name) on the \(side)")
                #expect(own(figures) == wanted, "\(name) on the \(side)")
                names["\(side)", default: []].insert(name)
            }
            if let (a, b) = line.row.left.flatMap({ a in line.row.right.map { (a, $0) } }) {
                #expect(old.lines[a].name == new.lines[b].name)
            }
        }
        for (side, exercises) in expected {
            #expect(names[side] == Set(exercises.filter { $0.value.sets > 0 }.keys), "\(side)")
        }
        let volumes = expected.mapValues { $0.values.reduce(0) { $0 + $1.volume } }
        #expect(comparison.left.volume.grams == volumes["left"])
        #expect(comparison.right.volume.grams == volumes["right"])
    }

    /// A phase with a row for each exercise of these sessions and their exact cells, in its columns.
    private func phase(
        of sessions: some Sequence<Identifier<TrainingSession>>, _ client: Identifier<Client>, _ diary: Diary
    ) throws -> Identifier<Phase> {
        let sheets = try sessions.map { try diary.sessions.sheet($0) }
        let phase = try diary.phases.add(
            Phase(id: .unsaved, client: client, name: "P", sessionCount: sheets.count))
        var rows: [[Identifier<Exercise>]: Identifier<PhaseRow>] = [:]
        for sheet in sheets {
            let session = try diary.sessions.start(phase, day: sheet.session.day, mode: .handsFree)
            var seen: [Identifier<Exercise>: Int] = [:]
            for cell in sheet.rows {
                // An exercise done twice in a session has two rows.
                seen[cell.row.exercise, default: 0] += 1
                let key = Array(repeating: cell.row.exercise, count: seen[cell.row.exercise] ?? 1)
                let row = try rows[key] ?? diary.phaseRows.add(to: phase, exercise: cell.row.exercise)
                rows[key] = row
                try diary.cells.write(cell.row.text, at: .planned(row, session))
            }
            try diary.sessions.finish(session)
        }
        return phase
    }

    private func own(_ figures: ExerciseFigures) -> Figures {
        var best = [0, 0]
        if case .load(let mass)? = figures.best?.resistance, case .reps(let reps)? = figures.best?.work {
            best = [mass.grams, reps]
        }
        return Figures(
            sets: figures.sets, volume: figures.volume.grams, best: best, e1RM: figures.e1RM?.grams ?? 0)
    }
}
