import DiaryStore
import FitnessModel
import Foundation
import Testing

@testable import SpotterUI

extension RecordedView {
    static let programme: [RecordedView] = [
        RecordedView("four-weeks", robot: { try weeks("p", at: 2, $0, $1) }),
        RecordedView("four-weeks-page") {
            try weeks("p Enter S l e e p PgDn W a t c h PgDn 5", at: 1, $0, $1)
        },
        RecordedView("four-weeks-rating") { columns, rows in
            var robot = try weeks("p", at: 1, columns, rows) { id, diary in
                try ProgrammeFixture.finishGoal(1, id, diary)
                try diary.programmes.openEarly(week: 2, of: id, in: .gmt)
            }
            robot.press("G g g Down Enter")
            return robot
        },
        RecordedView("four-weeks-hours") { try weeks("p g g Down Down Enter PgDn 8 Enter 2 Enter", at: 3, $0, $1) },
        RecordedView("four-weeks-read") { try weeks("p g g Enter", at: 2, $0, $1) },
    ]

    /// Anna's four weeks at the beginning of a week.
    private static func weeks(
        _ keys: String, at week: Int, _ columns: Int, _ rows: Int,
        and more: (Identifier<Programme>, Diary) throws -> Void = { _, _ in }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let (_, id) = try ProgrammeFixture.begin(diary)
            try ProgrammeFixture.reach(week, id, diary)
            try more(id, diary)
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ]")
        robot.press(keys)
        return robot
    }
}
