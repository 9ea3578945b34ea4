import Testing

extension RecordedView {
    /// Phases with several days.
    static let days: [RecordedView] = [
        RecordedView("days-sheet", robot: { try sheet($0, $1) { _ in } }),
        RecordedView("days-sheet-live", robot: { try sheet($0, $1) { $0.press("s") } }),
        RecordedView("days-chooser", robot: { try sheet($0, $1) { $0.press("Home Down Down H") } }),
        RecordedView(
            "days-cockpit",
            robot: { columns, rows in
                var robot = try Robot.withDays(columns: columns, rows: rows)
                robot.press("3 Enter s")
                robot.chooseClient("eva")
                robot.press("3 Enter s O")
                return robot
            }),
    ]

    /// The same on the Board.
    static let boardWithDays: [RecordedView] = [
        RecordedView("board-days", robot: { try board($0, $1) { _ in } }),
        RecordedView("board-days-alone", robot: { try board($0, $1) { $0.press("Tab + +") } }),
        RecordedView("board-days-live", robot: { try board($0, $1) { $0.press("s") } }),
    ]

    /// Every recorded Board.
    static let everyBoard = board + boardWithDays

    /// D1, with its first session in view.
    private static func sheet(_ columns: Int, _ rows: Int, _ keys: (inout Robot) -> Void) throws -> Robot {
        var robot = try Robot.withDays(columns: columns, rows: rows)
        robot.press("3 Down Enter")
        keys(&robot)
        return robot
    }

    /// D1 next to D2, which is the active side.
    private static func board(_ columns: Int, _ rows: Int, _ keys: (inout Robot) -> Void) throws -> Robot {
        var robot = try Robot.withDays(columns: columns, rows: rows)
        robot.press("3 Enter b")
        keys(&robot)
        return robot
    }
}
