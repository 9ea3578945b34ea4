import DiaryStore
import FitnessModel
import TerminalKit

/// What can be done: activities by heading, with what they cost. A section of the Library.
struct ActivitiesPane: Pane {
    var contexts: [KeyContext] { [.activities, .list] }

    mutating func reload(_ desk: inout Desk) {}

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {}
}

extension ActivitiesPane {
    static let commands: [Command] = []

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool { false }
}
