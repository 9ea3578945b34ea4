import DiaryStore
import FitnessModel
import Foundation
import Testing

extension RecordedView {
    static let programme: [RecordedView] = [
        RecordedView("four-weeks", robot: { try weeks("p", at: 2, $0, $1) }),
        RecordedView("four-weeks-page") {
            try weeks("p Enter Enter S l e e p PgDn W a t c h PgDn 5", at: 1, $0, $1)
        },
        RecordedView("four-weeks-rating") { columns, rows in
            var robot = try weeks("p", at: 1, columns, rows) { id, diary in
                try ProgrammeFixture.finishGoal(1, id, diary)
                try diary.programmes.openEarly(week: 2, of: id, in: .gmt)
            }
            robot.press("G g g Down Enter")
            return robot
        },
        RecordedView("four-weeks-hours") {
            try weeks("p g g Down Down Enter PgDn Enter 8 Enter Enter 2 Enter", at: 3, $0, $1)
        },
        RecordedView("four-weeks-read") { try weeks("p g g Enter", at: 2, $0, $1) },
        RecordedView("four-weeks-introduction") { $0.press("4 ] ] p a y C-s") },
        RecordedView("four-weeks-practice") {
            try weeks("p Enter PgDn PgDn PgDn PgDn PgDn PgDn PgDn PgDn", at: 2, $0, $1)
        },
        RecordedView("four-weeks-times") { try weeks("p Enter Enter 6 : 4 0 Enter Down Enter - Enter", at: 3, $0, $1) },
        RecordedView("four-weeks-shares") {
            try weeks("p Enter PgDn Enter 8 Enter Enter 2 Enter PgDn PgDn Enter", at: 3, $0, $1)
        },
        RecordedView("four-weeks-meaning") { try weeks("p Enter Enter A Space q u a r r e l PgDn", at: 4, $0, $1) },
        RecordedView("four-weeks-exit") { columns, rows in
            try weeks("p G Enter 2 Tab 4 Tab y Tab", at: 5, columns, rows) { id, diary in
                try ProgrammeFixture.answer(.retest, id, diary)
            }
        },
        RecordedView("four-weeks-closing") { columns, rows in
            try weeks("p G Enter", at: 5, columns, rows) { id, diary in
                try ProgrammeFixture.answer(.retest, id, diary)
                var rating = ExitRating(before: 2, after: 4, hasHelped: true, stars: 5)
                (rating.helpedBy, rating.starsNote) = ("The breath", "Short, and mine")
                try diary.programmes.rateExit(rating, of: id, in: .gmt)
            }
        },
    ]

    /// Anna's programme at the start of a week.
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
