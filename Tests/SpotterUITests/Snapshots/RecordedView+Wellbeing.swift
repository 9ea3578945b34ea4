import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterUI

extension RecordedView {
    static let wellbeing: [RecordedView] = [
        RecordedView("wellbeing-empty") { $0.press("4 ] ]") },
        RecordedView("wellbeing", robot: { try open("4 ] ]", $0, $1) }),
        RecordedView("check-in-consent") { $0.press("n k") },
        RecordedView("check-in-first") { $0.press("n k y C-s Right") },
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
        RecordedView("check-in-questions", robot: { try open("4 ] ] , q", $0, $1) }),
        RecordedView("wellbeing-week-before", robot: { try open("4 ] ] {", $0, $1) }),
        RecordedView("wellbeing-notice", robot: { try open("4 ] ]", $0, $1, and: notices) }),
        RecordedView("notices", robot: { try open("N", $0, $1, and: notices) }),
        RecordedView("feedback") { robot in
            robot.press("n F")
            robot.type("The bell is too loud")
        },
        RecordedView("contact-form") { robot in
            robot.press("! a")
            robot.type("Dr Vesely")
            robot.press("Tab Tab")
            robot.type("+43 1 71719")
        },
        RecordedView(
            "progress-wellbeing-weeks",
            robot: { columns, rows in
                var robot = try Robot(columns: columns, rows: rows) { try ProgressWellbeingStories.fill($0) }
                robot.press("c")
                robot.type("Anna")
                robot.press("Enter \(ProgressWellbeingStories.keys)")
                return robot
            }),
        RecordedView("hand-over", robot: { try open("4 ] ] , h", $0, $1) }),
        RecordedView(
            "hand-over-consent",
            robot: { columns, rows in
                var robot = try open("4 ] ] , h , w", columns, rows)
                robot.type("Anna Malá")
                robot.press("C-s")
                robot.app.handle(.wake)
                robot.press("a")
                return robot
            }),
        RecordedView("hand-over-back", robot: { try open("4 ] ] , h q", $0, $1) }),
        RecordedView("hand-over-back-code", robot: { try open("4 ] ] , h q 1 2", $0, $1, and: code) }),
        RecordedView(
            "hand-over-locked",
            robot: { columns, rows in
                var robot = try open("4 ] ] , h", columns, rows, and: code)
                robot.sleep(seconds: 301)
                return robot
            }),
        RecordedView("hand-over-code") { robot in
            robot.press(":")
            robot.type("code that ends")
            robot.press("Enter")
            robot.type("1234")
            robot.press("Tab")
            robot.type("12")
        },
    ]

    @Sendable private static func code(_ diary: Diary, _ anna: Identifier<Client>) throws {
        try diary.handOverCode.set("1234")
    }

    @Sendable private static func notices(_ diary: Diary, _ anna: Identifier<Client>) throws {
        try diary.notices.add(
            Notice(text: "Gym closed on Tuesday: the floor of the big room is laid anew.", from: Robot.today))
        var own = Notice(
            text: "Bring the watch along", from: Robot.today.adding(days: -1), until: Robot.today.adding(days: 6))
        own.client = anna
        try diary.notices.add(own)
        let old = Notice(
            text: "Open until ten", from: Robot.today.adding(days: -20), until: Robot.today.adding(days: -10))
        try diary.notices.see(diary.notices.add(old), by: anna)
    }

    private static func open(
        _ keys: String, _ columns: Int, _ rows: Int,
        and more: (Diary, _ anna: Identifier<Client>) throws -> Void = { _, _ in }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
            let checkIns: [(ago: Int, minute: Int, level: StressLevel, question: String, answer: String)] = [
                (0, 490, .wornOut, "How was last night?", "Two moves at work, then the shop at eight"),
                (1, 1_180, .woundUp, "What presses most right now?", ""),
                (1, 495, .atEase, "What helped you stay calm?", "A walk at noon"),
                (3, 480, .carefree, "What made the day light?", "Sun, and nothing to do"),
            ]
            for one in checkIns.reversed() {
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
            try more(diary, anna)
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter")
        robot.press(keys)
        return robot
    }
}
