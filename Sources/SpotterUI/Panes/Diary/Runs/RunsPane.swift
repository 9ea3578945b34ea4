import DiaryStore
import FitnessModel
import TerminalKit

/// The runs of the current client: the list with its totals, one run with its charts, a run that goes on.
struct RunsPane: Pane {
    var contexts: [KeyContext] { [.runs, .list] }

    mutating func reload(_ desk: inout Desk) {}

    /// Shows one run with its charts.
    mutating func open(_ id: Identifier<Run>, desk: inout Desk) {}

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {}
}
