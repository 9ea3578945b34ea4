import DiaryStore
import FitnessModel
import TerminalKit

/// The machines of the gym: a list, and beside it the chosen one.
struct MachinesPane: Pane {
    static let commands: [Command] = []

    var contexts: [KeyContext] { [.machines, .list] }

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool { false }
    mutating func reload(_ desk: inout Desk) {}
    func draw(into screen: inout Screen, body: Rect, desk: Desk) {}

    /// Puts the cursor on a machine at the next reading.
    mutating func select(_ id: Identifier<Machine>) {}
}
