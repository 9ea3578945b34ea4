import DiaryStore
import FitnessModel
import Testing

@testable import SpotterUI

extension RecordedView {
    static let wellbeing: [RecordedView] = [
        RecordedView("wellbeing-empty") { $0.press("4 ] ]") },
        RecordedView("wellbeing", robot: { try open("4 ] ]", $0, $1) }),
        RecordedView("check-in-consent") { $0.press("n k") },
        RecordedView("check-in-first") { $0.press("n k C-s Right") },
        RecordedView("check-in-again", robot: { try open("n k", $0, $1) }),
        RecordedView("check-in-answer", robot: { try open("n k 2", $0, $1) }),
        RecordedView("check-in-words", robot: { try open("4 ] ] Enter", $0, $1) }),
        RecordedView("relaxing-choice", robot: { try open("4 ] ] r", $0, $1) }),
        RecordedView(
            "relaxing",
            robot: { columns, rows in
                var robot = try open("4 ] ] r Enter", columns, rows)
                robot.wait(seconds: 12)
                return robot
            }),
        RecordedView("contacts") { $0.press("! j") },
        RecordedView("reading") { $0.press("4 ] ] L j") },
        RecordedView("withdrawal", robot: { try open("4 ] ] , w", $0, $1) }),
    ]

    private static func open(_ keys: String, _ columns: Int, _ rows: Int) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
            let said: [(ago: Int, minute: Int, level: StressLevel, question: String, answer: String)] = [
                (0, 490, .wornOut, "How was last night?", "Two moves at work, then the shop at eight"),
                (1, 1_180, .woundUp, "What presses most right now?", ""),
                (1, 495, .atEase, "What helped you stay calm?", "A walk at noon"),
                (3, 480, .carefree, "What made the day light?", "Sun, and nothing to do"),
            ]
            for one in said.reversed() {
                var checkIn = CheckIn(
                    day: Robot.today.adding(days: -one.ago), minute: one.minute, level: one.level,
                    question: one.question,
                    answer: one.answer)
                if one.ago == 0 { (checkIn.sleep, checkIn.energy) = (340, 2) }
                try diary.checkIns.add(checkIn, of: anna)
            }
            try diary.wellbeingNotes.add(
                WellbeingNote(day: Robot.today.adding(days: -1), minute: 1_265, text: "Bed before eleven"), of: anna)
            let phase = try diary.phases.add(named: "P6", client: anna)
            let session = try diary.sessions.start(phase, day: Robot.today.adding(days: -2), mode: .handsFree)
            try diary.sessions.finish(session)
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter")
        robot.press(keys)
        return robot
    }
}
