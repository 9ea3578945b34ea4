import DiaryStore
import FitnessModel
import TerminalKit

/// The long-term plans: the current client's, or the templates; never both.
struct MesocyclesPane: Pane {
    static let commands: [Command] = []

    var contexts: [KeyContext] { [.mesocycles, .list] }

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool { false }
    mutating func reload(_ desk: inout Desk) {}
    func draw(into screen: inout Screen, body: Rect, desk: Desk) {}

    /// Opens one mesocycle.
    mutating func open(_ id: Identifier<Mesocycle>, desk: inout Desk) {}
}
