import Testing

extension RecordedView {
    static let sessions: [RecordedView] = [
        RecordedView("session-offer") { $0.press("n r") },
        RecordedView("session-free-empty") { $0.press("n r Down Enter") },
        RecordedView("session-chooser") { robot in
            robot.press("n r Down Enter a Space")
            robot.type("pl")
        },
        RecordedView("session-free") { robot in
            robot.press("n r Down Enter a Space Space Space Esc")
            robot.type("80x5")
            robot.press("Enter Down")
        },
        RecordedView("session-afterwards") { $0.press("n s") },
        RecordedView("session-delete") { $0.press("3 Enter Left D") },
        RecordedView("session-nothing-logged") { $0.press("3 Enter s w w") },
        RecordedView("finish-card") { robot in
            robot.press("3 Enter s")
            robot.wait(seconds: 61)
            robot.type("107.5x3 110x3")
            robot.press("Enter w w C-s")
        },
        RecordedView("counter-by-hand") { robot in
            robot.press("3 Enter s C")
            for _ in 0..<2 {
                robot.wait(seconds: 3)
                robot.press("Space")
            }
        },
        RecordedView("counter-from-best") { robot in
            robot.press("3 Enter s Down Down C Tab Tab")
            for _ in 0..<10 { robot.press("Space") }
        },
        RecordedView("counter-hold") { robot in
            robot.press("3 Enter s G C")
            robot.wait(seconds: 47)
        },
        RecordedView("counter-annul") { $0.press("3 Enter s C Space Tab") },
        RecordedView("interval-form") { $0.press("3 Enter s M") },
        RecordedView("interval-running") { robot in
            robot.press("3 Enter s M C-s")
            robot.wait(seconds: 80)
        },
        RecordedView("session-times") { robot in
            robot.press("3 Enter s C Space Space")
            robot.wait(seconds: 21)
            robot.press("Enter g t")
        },
        RecordedView("sessions-crowded") { robot in
            for name in ["Jan", "Anna", "Petr", "Olga"] {
                robot.press("2 c")
                robot.type(name)
                robot.press("Enter n r")
                robot.type("free")
                robot.press("Enter r")
                robot.wait(seconds: 7)
            }
        },
    ]
}
