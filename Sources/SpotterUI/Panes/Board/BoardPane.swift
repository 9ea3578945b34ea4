import DiaryStore
import FitnessModel
import TerminalKit

/// The Board: tabs like a browser's, each one sheet or two side by side, aligned by exercise.
struct BoardPane: Pane {
    /// The sheet on the active side.
    var sheet: SheetPane?

    static let commands: [Command] = []

    var contexts: [KeyContext] { [.board, .list] }

    /// Opens a tab with one phase, or two beside each other.
    mutating func open(_ left: Identifier<Phase>, beside right: Identifier<Phase>?, desk: inout Desk) {}

    /// Gets ready to be shown as it was left; the first time, with the sheet that was on screen and the phase before it.
    mutating func prepare(_ desk: inout Desk, beside sheet: SheetPane?) {}

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool { false }
    mutating func reload(_ desk: inout Desk) {}
    func draw(into screen: inout Screen, body: Rect, desk: Desk) {}
}
