import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

extension Robot {
    /// The sample diary with Jan as the current client and P6 open, before `b`.
    static func onSheet(columns: Int = 100, rows: Int = 30, fill: (Diary) throws -> Void = { _ in }) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            try SampleDiary.fill(diary)
            try fill(diary)
        }
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter 3 Enter")
        return robot
    }

    /// The Board with P5 next to P6, which is the active side.
    static func onBoard(columns: Int = 100, rows: Int = 30, fill: (Diary) throws -> Void = { _ in }) throws -> Robot {
        var robot = try onSheet(columns: columns, rows: rows, fill: fill)
        robot.press("b")
        return robot
    }

    /// The Board while it is open.
    var board: BoardView? {
        var navigator = app.navigator
        return navigator.update(BoardView.self) { $0 }
    }

    /// The phase whose name starts with this text.
    func phase(_ name: String) throws -> PhaseSheet {
        let found = try diary.boardPhases.list(search: name)
        return try diary.phases.sheet(try #require(found.first { $0.name.hasPrefix(name) }, "no phase \(name)").id)
    }

    /// The text of a load cell, by the position of its row.
    func cell(_ phase: String, row: Int, column: Int) throws -> String {
        let sheet = try self.phase(phase)
        return sheet.cell(sheet.rows[row].id, column: column)?.text ?? ""
    }

    /// The line on screen that contains this text.
    func line(with text: String) -> String { lines.first { $0.contains(text) } ?? "" }

    /// Shows changes that were made without the program.
    mutating func reread() {
        app.context.noteChange()
        app.refresh()
    }

    /// Quits the program and starts it again on the same diary.
    mutating func restart() {
        app.prepareToEnd()
        app = AppState(services: app.context.services, size: app.context.size)
    }
}
