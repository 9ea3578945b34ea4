import Testing

extension RecordedView {
    static let board: [RecordedView] = [
        RecordedView("board") { $0.press("3 Enter b") },
        RecordedView("board-left") { $0.press("3 Enter b Tab Down") },
        RecordedView("board-volume") { $0.press("3 Enter b v v") },
        RecordedView("board-whole") { $0.press("3 Enter b +") },
        RecordedView("board-template") { robot in
            robot.press("3 Enter b Tab /")
            robot.type("hyper")
            robot.press("Enter &")
        },
        RecordedView("board-live") { robot in
            robot.press("3 Enter b s")
            robot.wait(seconds: 61)
            robot.type("80x3 95x3")
            robot.press("Enter")
            robot.wait(seconds: 72)
        },
        RecordedView("board-typing") { robot in
            robot.press("3 Enter b s")
            robot.type("80x3 95")
        },
        RecordedView("board-targets") { $0.press("3 Enter b Left Left Left Left") },
        RecordedView("board-head") { $0.press("3 Enter b Up") },
        RecordedView("board-alone") { $0.press("3 Enter b + +") },
        RecordedView("board-finder") { robot in
            robot.press("3 Enter b /")
            robot.type("jan")
        },
        RecordedView(
            "board-empty",
            robot: { columns, rows in
                var robot = try Robot(columns: columns, rows: rows)
                robot.press("b")
                return robot
            }),
    ]
}
