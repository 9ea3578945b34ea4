import DiaryStore
import FitnessModel
import TerminalKit

/// The statistics of the current client.
struct ProgressPane: Pane {
    static let commands: [Command] = []

    var contexts: [KeyContext] { [.progress, .list] }

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool { false }
    mutating func reload(_ desk: inout Desk) {}
    func draw(into screen: inout Screen, body: Rect, desk: Desk) {}

}
