import DiaryStore
import FitnessModel
import Testing

@testable import SpotterCore

extension RecordedView {
    static let questionnaires: [RecordedView] = [
        RecordedView("questionnaires", robot: { try open("", $0, $1) }),
        RecordedView("questionnaire-choice", robot: { try open("a Down Down Enter 5", $0, $1) }),
        RecordedView("questionnaire-number", robot: { try open("G k Enter 1 1", $0, $1) }),
        RecordedView("questionnaire-ticks", robot: { try open("a Down Enter Space Down Space", $0, $1) }),
        RecordedView("questionnaire-result", robot: { try open("g g Enter", $0, $1) }),
    ]

    /// Anna's questionnaires: the month questionnaire twice, and one that was started in between.
    private static func open(_ keys: String, _ columns: Int, _ rows: Int) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
            let month = try #require(QuestionnaireLibrary().named("month-in-days"))
            func answer(_ role: AnswerSet.Role, _ values: [Int?]) throws {
                let set = try diary.answerSets.begin(month, for: role, of: anna)
                let answers = zip(month.items, values).map { (item: $0.key, value: $1) }
                try diary.answerSets.answer(answers, in: set.id)
                if values.count == month.items.count { try diary.answerSets.complete(set.id) }
            }
            try answer(.entry, [3, 4, 14, 6, nil, 5, 14, 12, 6])
            try answer(.extra, [3, 4])
            try answer(.retest, [2, 2, 6, 3, 0, 2, 9, 7, 11])
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ] Q")
        robot.press(keys)
        return robot
    }
}
