import DiaryStore
import FitnessModel
import Testing

extension RecordedView {
    static let history: [RecordedView] = [
        RecordedView("history-empty") { $0.press("c Down Enter g h") },
        RecordedView("client-history", robot: open),
        RecordedView("history-categories") { columns, rows in
            var robot = try open(columns, rows)
            robot.press("Down Down Space Down Space C")
            robot.type("Races")
            robot.press("Enter Down Down Down Left")
            return robot
        },
        RecordedView("history-one-list") { columns, rows in
            var robot = try open(columns, rows)
            robot.press("v f")
            robot.type("runs")
            robot.press("Enter")
            return robot
        },
        RecordedView("history-category-choice") { columns, rows in
            var robot = try open(columns, rows)
            robot.press("Down Down C")
            return robot
        },
    ]

    @Sendable private static func open(_ columns: Int, _ rows: Int) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try HistoryStories.fill($0) }
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter g h")
        return robot
    }
}
