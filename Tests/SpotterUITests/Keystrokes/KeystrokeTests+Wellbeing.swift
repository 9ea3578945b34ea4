import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

extension KeystrokeTests {
    /// The scenarios of the study on stress that a trainer's client goes through.
    static let wellbeingProofs: [String: Proof] = [
        "Start client mode for the current client": Proof(prepare: agree) { robot in
            robot.app.context.handOver != nil && robot.sees("q and y give the terminal back.")
        },
        "Read about the study": Proof(isDone: readsOfTheStudy),
        "Read about stress": Proof { robot in
            robot.sees("Stress is what body and mind do") && !robot.sees("Food and coffee")
        },
        "See how the client felt": Proof(prepare: checkIn) { robot in
            robot.sees("Two moves at work") && robot.sees("2 worn out")
        },
        "Read a completed week of the programme again": Proof(prepare: finishWeek) { robot in
            robot.sees("WEEK 1 · A goal for six days") && robot.sees("Sleep seven hours on five nights")
        },
        "See who to call": Proof { robot in robot.sees("Emergency") && robot.sees("116 123") },
        "See who helps when something does not work": Proof(prepare: addTechnician) { robot in
            robot.sees("+43 1 71719") && robot.sees("Ask for Ota")
        },
        "From Wellbeing: relax for five minutes": Proof(prepare: { robot in
            agree(&robot)
            robot.press("4 ] ]")
        }) { robot in
            robot.sees("0:00 of 5:00")
        },
        "Check in": Proof(prepare: agree) { robot in
            try checkIns(robot).map(\.level) == [.wornOut]
        },
        "Check in with twenty letters": Proof(prepare: agree) { robot in
            let one = try checkIns(robot).first
            return one?.level == .wornOut && one?.answer == "short night and rain" && one?.answer.count == 20
        },
        "Add a note to the day": Proof(prepare: checkIn) { robot in
            let client = try SampleDay.client(in: robot.diary)
            let days = Robot.today...Robot.today
            return try robot.diary.wellbeingNotes.list(of: client, in: days).map(\.text) == ["late"]
        },
        "Give feedback on the program": Proof { robot in
            try robot.diary.feedbacks.list().map(\.text) == ["Fine"]
        },
        "Call for help": Proof { robot in robot.sees("Opening tel:112") },
        "Copy the number to call": Proof { robot in robot.sees("Copied: 112") },
    ]

    @Test(
        "All twelve scenarios of the study are counted and within its limits",
        arguments: [
            (1, "Start client mode for the current client", 6), (2, "Read about the study", 8),
            (3, "Read about stress", 6), (4, "See how the client felt", 4),
            (5, "Read a completed week of the programme again", 4),
            (6, "See who to call", 2), (7, "See who helps when something does not work", 3),
            (8, "From Wellbeing: relax for five minutes", 3), (9, "Check in", 4),
            (9, "Check in with twenty letters", 4 + 20), (10, "Add a note to the day", 4 + 4),
            (11, "Give feedback on the program", 4 + 4), (12, "Call for help", 2),
            (12, "Copy the number to call", 2),
        ])
    func scenario(number: Int, name: String, limit: Int) throws {
        let way = try #require(Way.all.first { $0.name == name }, "scenario \(number) is not counted")
        #expect(way.strokes <= limit && way.limit <= limit)
    }

    private static func checkIns(_ robot: Robot) throws -> [CheckIn] {
        let client = try SampleDay.client(in: robot.diary)
        return try robot.diary.checkIns.list(of: client, in: Robot.today...Robot.today)
    }

    @Sendable private static func agree(_ robot: inout Robot) {
        guard let client = robot.app.context.client else { return }
        _ = try? robot.diary.consents.give(Consent(), by: client.id)
    }

    @Sendable private static func checkIn(_ robot: inout Robot) {
        guard let client = robot.app.context.client else { return }
        agree(&robot)
        let one = CheckIn(day: Robot.today, minute: 480, level: .wornOut, answer: "Two moves at work")
        _ = try? robot.diary.checkIns.add(one, of: client.id)
    }

    @Sendable private static func finishWeek(_ robot: inout Robot) {
        guard let client = robot.app.context.client else { return }
        agree(&robot)
        guard let id = try? robot.diary.programmes.begin(of: client.id, on: Robot.today) else { return }
        try? robot.diary.programmes.readIntroduction(id)
        try? ProgrammeFixture.answer(.entry, id, robot.diary)
        try? ProgrammeFixture.answer(.screening, id, robot.diary)
        try? ProgrammeFixture.finishGoal(1, id, robot.diary)
    }

    @Sendable private static func addTechnician(_ robot: inout Robot) {
        var contact = HelpContact(category: .technical, name: "Front desk")
        (contact.phone, contact.note) = ("+43 1 71719", "Ask for Ota")
        _ = try? robot.diary.helpContacts.add(contact)
    }

    @Sendable private static func readsOfTheStudy(_ robot: Robot) throws -> Bool {
        let page = try robot.diary.readingPages.tree().first { $0.title == "About the study" }
        let words = page?.text.split(separator: "\n").first?.prefix(30)
        return words.map { robot.sees(String($0)) } == true && !robot.sees("Three ways to meet it")
    }
}
