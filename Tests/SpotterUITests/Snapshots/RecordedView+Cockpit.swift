import Testing

extension RecordedView {
    static let cockpit: [RecordedView] = [
        RecordedView("cockpit", robot: { columns, rows in try logged(columns, rows) }),
        RecordedView(
            "cockpit-typing",
            robot: { columns, rows in
                var robot = try logged(columns, rows)
                robot.press("o")
                robot.type("60 10")
                robot.press("Enter")
                return robot
            }),
    ]

    /// Three clients train; the first two have logged a set, and the rest of the first one is over.
    private static func logged(_ columns: Int, _ rows: Int) throws -> Robot {
        var robot = try Robot.withLive(3, columns: columns, rows: rows)
        robot.press("O f")
        robot.wait(seconds: 62)
        robot.press("o f")
        robot.wait(seconds: 40)
        return robot
    }
}
