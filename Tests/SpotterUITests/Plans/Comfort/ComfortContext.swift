import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

/// Jan's phase P6 of three rows and six columns, two of them done, open at its first row; and the empty phase P7.
struct ComfortContext {
    var robot: Robot
    let phase: Identifier<Phase>
    let other: Identifier<Phase>

    static let loads = [["80x3 90x3", "85x3*2"], ["x3*3", ""], ["35x8*4 \"easy\"", "37.5x8"]]

    init(columns: Int = 100, rows: Int = 24, lines: Int = 3, sessions: Int = 6, file: String? = nil) throws {
        var made: [Identifier<Phase>] = []
        robot = try Robot(columns: columns, rows: rows, file: file) { diary in
            let client = try diary.clients.add(named: "Jan Stencel")
            for name in ["P6", "P7"] {
                made.append(
                    try diary.phases.add(
                        Phase(id: .unsaved, client: client, name: name, sessionCount: sessions)))
            }
            let plan = [
                ("A1", "Box squat", "31X0", "3", "5", "150\""), ("A2", "Broad jump", "X", "3", "5", "60"),
                ("B1", "Seated row", "3012", "6-8", "4", "90\""),
            ]
            var rows: [Identifier<PhaseRow>] = []
            for index in 0..<lines {
                let (label, name, tempo, reps, sets, rest) = plan[index % 3]
                let prescription = Prescription(
                    label: index < 3 ? label : "", tempo: tempo, reps: reps, sets: sets, rest: rest)
                let row = try diary.phaseRows.add(to: made[0], prescription: prescription)
                _ = try diary.phaseRows.setNewExercise(named: index < 3 ? name : "\(name) \(index)", row: row)
                rows.append(row)
            }
            for column in 0..<min(2, sessions) {
                let day = Robot.today.adding(days: 3 * column - 9)
                let session = try diary.sessions.start(made[0], day: day, mode: .handsFree)
                for (row, texts) in zip(rows, Self.loads) {
                    _ = try diary.cells.write(texts[column], at: .planned(row, session))
                }
                try diary.sessions.finish(session)
            }
        }
        (phase, other) = (made[0], made[1])
        robot.press("c")
        robot.type("jan")
        robot.press("Enter")
        open(phase)
    }

    /// Opens the empty P7 with the cursor on its new row.
    static func onNewRow(columns: Int = 100, rows: Int = 24) throws -> ComfortContext {
        var context = try ComfortContext(columns: columns, rows: rows)
        context.open(context.other)
        context.robot.withSheet { $0.grid.cursor = SheetCursor(line: .newRow, field: .exercise) }
        return context
    }

    /// Shows a sheet with the cursor on its first cell.
    mutating func open(_ id: Identifier<Phase>) {
        robot.app.context.go(to: .sheet(id))
        robot.app.follow()
        robot.app.refresh()
    }

    /// Puts the cursor on a cell; rows count from 0.
    mutating func go(_ row: Int, _ field: SheetCursor.Field) {
        guard let sheet = robot.app.sheet?.grid.sheet, sheet.lines.indices.contains(row) else { return }
        robot.withSheet { $0.grid.cursor = SheetCursor(line: .row(sheet.lines[row].id), field: field) }
    }

    /// The current sheet: the plan cells and the load cells of each row.
    func cells(_ id: Identifier<Phase>) throws -> [[String]] {
        let content = try SheetContent(.phase(id), robot.diary)
        return content.lines.map { line in
            // What was done without a row has no plan cells to type in, but the same columns.
            let fields = (content.isPlan ? content.planFields : []) + content.loadFields
            return fields.map { content.text(at: SheetCursor(line: .row(line.id), field: $0)) }
        }
    }

    /// The whole message.
    var message: String { robot.app.context.message?.text ?? "" }

    func labels() throws -> [String] { try cells(phase).map { $0[0] } }
    func names() throws -> [String] { try cells(phase).map { $0[1] } }
    func load(_ row: Int, _ column: Int) throws -> String { try cells(phase)[row][6 + column] }

    /// Simulates a crash: another program opens the same diary and the sheet.
    mutating func startAgain() {
        let services = Services(diary: robot.diary, now: { Robot.start }, timeZone: .gmt, settings: .plain)
        robot.app = AppState(services: services, size: Size(columns: 100, rows: 24))
        open(phase)
    }
}
