import DiaryStore
import FitnessModel
import Foundation
import Testing

/// A diary for tests that log sets and kill the program, with the cells that the screen reported as saved.
struct LoggedDiary {
    let path: String
    private let phase: Identifier<Phase>
    private var rows: [Identifier<PhaseRow>] = []
    private var column = 0
    /// The cells that must be in the file: the text by column and row.
    private var promised: [Int: [Int: String]] = [:]

    /// Whether no column is free for another session.
    var isFull: Bool { column == 12 }

    /// Creates a diary with a client and a sheet of eight rows and twelve columns.
    init(path: String) throws {
        self.path = path
        let diary = try Diary(path: path)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let client = try diary.clients.add(named: "Jan Stencel")
        phase = try diary.phases.add(Phase(id: .unsaved, client: client, name: "P6", sessionCount: 12))
        for number in 1...8 {
            let exercise = try diary.exercises.add(named: "Exercise \(number)")
            let label = "\(["A", "B", "C", "D", "E", "F", "G", "H"][number - 1])1"
            rows.append(
                try diary.phaseRows.add(
                    to: phase, exercise: exercise, prescription: Prescription(label: label, sets: "3")))
        }
        try diary.close()
    }

    /// Finishes the live session and starts the next one.
    mutating func startSession() throws {
        let diary = try Diary(path: path)
        for live in try diary.sessions.live() { try diary.sessions.finish(live.id) }
        try diary.sessions.start(phase, day: Day(Date(), in: .gmt))
        try diary.close()
        column += 1
    }

    /// Records that the screen showed "Saved" for a cell.
    mutating func saved(_ text: String, row: Int) { promised[column, default: [:]][row] = text }

    /// Checks the file after the program was killed.
    func check(round: Int) throws {
        let diary = try Diary(path: path)
        let sheet = try diary.phases.sheet(phase)
        for (column, cells) in promised {
            for (row, text) in cells {
                let found = sheet.cell(rows[row], column: column)?.text
                #expect(found == text, "round \(round), column \(column), row \(row)")
            }
        }
        let report = try diary.integrity.report()
        #expect(report.isSound, "round \(round): \(report)")
        let sets = try diary.integrity.checkSets()
        #expect(sets.rowsDiffering.isEmpty, "round \(round)")
        try diary.close()
    }
}
