import DiaryStore
import FitnessModel
import Testing

extension RecordedView {
    /// The week and the month with four weeks of records, days without records, the export, and no client.
    static let review: [RecordedView] = [
        of("review-week") { _ in },
        of("review-week-before") { robot in robot.press("Left Down") },
        of("review-month") { robot in robot.press("v") },
        of("review-export") { robot in
            try robot.diary.settings.set("export folder", to: "/tmp/")
            robot.press("X Right")
        },
        RecordedView("review-empty") { robot in robot.press("4 ] ] ] ]") },
        RecordedView(
            "review-nobody",
            robot: { columns, rows in
                var robot = try Robot(columns: columns, rows: rows) { _ in }
                robot.press("4 ] ] ] ]")
                return robot
            }),
    ]

    private static func of(_ name: String, _ open: @escaping @Sendable (inout Robot) throws -> Void) -> RecordedView {
        RecordedView(
            name,
            robot: { columns, rows in
                var robot = try Robot(columns: columns, rows: rows) { try ReviewDiary.fill($0) }
                robot.press("c Enter 4 ] ] ] ]")
                try open(&robot)
                return robot
            })
    }
}
