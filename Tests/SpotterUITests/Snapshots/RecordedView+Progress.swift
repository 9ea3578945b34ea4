import DiaryStore
import FitnessModel
import SpotterCore
import Testing

extension RecordedView {
    /// Every section as a chart, the tables of some, and the forms.
    static let progress: [RecordedView] =
        ProgressSection.allCases.map { section in
            RecordedView("progress-\(section.rawValue)") { robot in
                if section == .badges {
                    try robot.diary.badges.add(Badge(name: "Steady month", counted: .sessions, target: 3, days: 30))
                    try robot.diary.badges.add(
                        Badge(name: "Hundred sessions", counted: .sessions, target: 100, days: 365))
                }
                show(section, &robot)
            }
        } + [
            RecordedView("progress-table") { robot in robot.press("5 Down Down t") },
            RecordedView("progress-cursor") { robot in robot.press("5 Down Left Left") },
            RecordedView("progress-export") { robot in robot.press("5 Down X") },
            RecordedView("progress-badge-form") { robot in
                show(.badges, &robot)
                robot.press("a")
            },
            counted("times-all") { show(.times, &$0) },
            counted("times-exercise") { robot in
                show(.times, &robot)
                robot.press("}")
            },
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

    /// Opens a section of the progress; F5 works on a sheet, too.
    private static func show(_ section: ProgressSection, _ robot: inout Robot) {
        robot.press("F5")
        for _ in ProgressSection.allCases.prefix(while: { $0 != section }) { robot.press("Down") }
    }

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
