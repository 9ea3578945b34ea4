import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

extension RecordedView {
    static let runs: [RecordedView] = [
        RecordedView("runs") { robot in
            try fillRuns(&robot)
            robot.press("4 ]")
        },
        RecordedView("runs-empty") { $0.press("4 ]") },
        RecordedView("run-start") { $0.press("4 ] a") },
        RecordedView("run-goal") { $0.press("4 ] a Down Enter") },
        RecordedView("run-live") { robot in
            robot.press("4 ] a Enter")
            robot.wait(seconds: 754)
            robot.press("a d")
            robot.type("2.1")
            robot.press("Enter Enter")
            robot.wait(seconds: 30)
        },
        RecordedView("run-live-goal") { robot in
            robot.press("4 ] a Down Enter")
            robot.type("1 km")
            robot.press("Enter")
            robot.wait(seconds: 300)
            robot.press("a d")
            robot.type("1")
            robot.press("Enter")
            robot.wait(seconds: 20)
        },
        RecordedView("run-end-question") { $0.press("4 ] a Enter w w") },
        RecordedView("run-live-elsewhere") { $0.press("4 ] a Enter 2") },
        RecordedView("run-written") { robot in
            robot.press("4 ] a")
            robot.type("past")
            robot.press("Enter")
        },
        RecordedView("run-overview") { robot in
            try fillRuns(&robot)
            robot.press("4 ] Enter")
        },
        RecordedView("run-laps") { robot in
            try fillRuns(&robot)
            robot.press("4 ] Enter v")
        },
        RecordedView("run-chart") { robot in
            try fillRuns(&robot)
            robot.press("4 ] Enter }")
        },
        RecordedView("run-table") { robot in
            try fillRuns(&robot)
            robot.press("4 ] Enter t")
        },
        RecordedView("run-step-lengths") { $0.press("4 ] , s") },
    ]

    /// A run with a track, a ride without one.
    private static func fillRuns(_ robot: inout Robot) throws {
        guard let client = robot.app.context.client else { return }
        try RunStoryTests.add(robot.diary, client.id)
    }
}
