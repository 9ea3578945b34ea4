import DiaryStore
import FitnessModel
import TerminalKit

/// What can be eaten and done: foods by group, recipes, activities by heading.
struct LibraryPane: Pane {
    var contexts: [KeyContext] { [.library, .list] }

    mutating func reload(_ desk: inout Desk) {}

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {}
}
