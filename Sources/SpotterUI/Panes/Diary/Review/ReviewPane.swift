import DiaryStore
import FitnessModel
import TerminalKit

/// A week or a month of the current client at a glance.
struct ReviewPane: Pane {
    var contexts: [KeyContext] { [.review, .list] }

    mutating func reload(_ desk: inout Desk) {}

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {}
}
