import DiaryStore
import FitnessModel
import SpotterCore
import Testing

extension RecordedView {
    /// Every section as a chart, the tables of some, and the forms.
    static let progress: [RecordedView] =
        ProgressSection.allCases.enumerated().map { index, section in
            RecordedView("progress-\(section.rawValue)") { robot in
                robot.press("5")
                if section == .badges {
                    try robot.diary.badges.add(Badge(name: "Steady month", counted: .sessions, target: 3, days: 30))
                    try robot.diary.badges.add(
                        Badge(name: "Hundred sessions", counted: .sessions, target: 100, days: 365))
                }
                for _ in 0..<index { robot.press("Down") }
            }
        } + [
            RecordedView("progress-table") { robot in robot.press("5 Down Down t") },
            RecordedView("progress-cursor") { robot in robot.press("5 Down Left Left") },
            RecordedView("progress-export") { robot in robot.press("5 Down X") },
            RecordedView("progress-badge-form") { robot in
                robot.press("5 G Down Down Down Down Down Down Down Down Down Down a")
            },
            counted("times-all") { $0.press("F5 G Down Down Down Down Down Down Down Down Down") },
            counted("times-exercise") { $0.press("F5 G Down Down Down Down Down Down Down Down Down }") },
            counted("times-session") { $0.press("g t") },
            counted("times-history") { $0.press("F3 ] ] Enter") },
            counted("times-records") { $0.press("F3 ] ] Enter v G") },
            RecordedView(
                "progress-nobody",
                robot: { columns, rows in
                    var robot = try Robot(columns: columns, rows: rows) { _ in }
                    robot.press("5")
                    return robot
                }),
        ]

    /// A view of Jan after a session in which two of three sets were counted.
    private static func counted(_ name: String, _ open: @escaping @Sendable (inout Robot) -> Void) -> RecordedView {
        RecordedView(
            name,
            robot: { columns, rows in
                var robot = try Robot(columns: columns, rows: rows) { try TimesStoryTests.fill($0) }
                robot.chooseClient("jan")
                robot.press("s")
                for seconds in [3, 4] {
                    robot.press("C")
                    for _ in 0..<5 {
                        robot.wait(seconds: seconds)
                        robot.press("Space")
                    }
                    robot.press("Enter")
                }
                open(&robot)
                return robot
            })
    }
}
