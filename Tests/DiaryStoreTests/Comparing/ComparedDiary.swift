import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

/// A diary on disk with every notation of cells, for a client in kilograms and one in pounds.
struct ComparedDiary {
    let disk: DiskDiary
    let diary: Diary
    /// The phases, oldest first.
    let phases: [Identifier<Phase>]

    private static let cells = [
        "w40x8 60x5 80x5@8 100x3@9.5", "100x5>80x8>60x12 rir2", "70x5+3+2", "40x8/7@8 40x8/8", "x8 bw+10x5 bw-20x9",
        "60s 75s 50m", "135lbx5 60kgx6", "100x0 95x1!", "knee hurts - so so", "-", "w60x5", "24x60s",
        "100x15@6 90x12@10",
        "80x5*3@7 82.5x5!", "bw+0x5 x12", "1:10 40s", "200x1@10 190x2@8.25", "",
    ]

    init() throws {
        disk = try DiskDiary()
        let diary = try disk.open()
        self.diary = diary
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        var random = SeededGenerator(seed: 33)
        let exercises = try (0..<9).map { number in
            try diary.exercises.add(named: "Exercise \(number)", unitKind: number % 4 == 3 ? .bodyWeight : .loadAndReps)
        }
        var phases: [Identifier<Phase>] = []
        for (index, unit) in [MassUnit.kg, .lb].enumerated() {
            let client = try diary.clients.add(named: "Client \(index)", unit: unit)
            for number in 0..<4 {
                let phase = try diary.phases.add(named: "P\(number)", client: client)
                // Some exercises occur twice, some rows have none.
                for _ in 0..<8 {
                    let exercise = Int.random(in: 0...9, using: &random)
                    try diary.phaseRows.add(
                        to: phase, exercise: exercises.indices.contains(exercise) ? exercises[exercise] : nil)
                }
                for day in 0..<3 {
                    let session = try diary.sessions.start(
                        phase, day: DiaryFixture.day("2026-0\(1 + number)-0\(1 + day)"), mode: .handsFree)
                    for row in try diary.phases.sheet(phase).rows where row.row.exercise != nil {
                        let text = Self.cells[Int.random(in: 0..<Self.cells.count, using: &random)]
                        try diary.cells.write(text, at: .planned(row.id, session))
                    }
                    try diary.sessions.finish(session)
                }
                phases.append(phase)
            }
        }
        self.phases = phases
    }

    /// The rows of a phase as the Board passes them to the comparison.
    func rows(_ phase: Identifier<Phase>) throws -> [PhaseComparison.Row] {
        let sheet = try diary.phases.sheet(phase)
        return sheet.rows.map { row in
            let cells = sheet.cells[row.id] ?? [:]
            return PhaseComparison.Row(
                exercise: row.row.exercise,
                cells: cells.map { column, cell in
                    LoadCell(
                        cell.text, unit: sheet.session(inColumn: column)?.unit ?? sheet.unit, kind: row.unitKind)
                })
        }
    }
}
