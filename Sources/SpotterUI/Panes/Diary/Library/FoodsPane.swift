import DiaryStore
import FitnessModel
import TerminalKit

/// What can be eaten: the groups, and the foods of one. A section of the Library.
struct FoodsPane: Pane {
    var contexts: [KeyContext] { [.foods, .list] }

    mutating func reload(_ desk: inout Desk) {}

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {}
}

extension FoodsPane {
    static let commands: [Command] = []

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool { false }
}
