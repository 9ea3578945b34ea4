import DiaryStore
import FitnessModel
import TerminalKit

/// One day of the current client: the five values of its energy, what was eaten and what was done.
struct DayPane: Pane {
    /// The day on screen; nil is today, also after midnight.
    var day: Day?

    var contexts: [KeyContext] { [.day, .list] }

    mutating func reload(_ desk: inout Desk) {}

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {}
}
