import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("The consent before anything is stored")
struct ConsentStories {
    /// A way to store wellbeing records: its keys from the dashboard, and what is visible after the consent.
    struct Door: Sendable, CustomTestStringConvertible {
        let keys: String
        let seen: String

        var testDescription: String { keys }

        static let all = [
            Door(keys: "n k", seen: "How do you feel right now?"),
            Door(keys: "4 ] ] a", seen: "How do you feel right now?"),
            Door(keys: "4 ] ] r", seen: "Relaxation of Anna Malá"),
            Door(keys: "4 ] ] , h", seen: "Anna Malá, this view is yours."),
            Door(keys: "4 ] ] p a", seen: "Four-week programme for Anna Malá"),
            Door(keys: "4 ] ] Q a Enter", seen: "question 1 of 9"),
        ]
    }

    private func filled() throws -> Robot {
        var robot = try Robot { diary in try diary.clients.add(named: "Anna Malá") }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 1")
        return robot
    }

    private func consent(_ robot: Robot) throws -> Consent? {
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        return try robot.diary.consents.newest(of: anna.id)
    }

    @Test("Nothing is stored before the client agrees, and saving the form is not agreeing", arguments: Door.all)
    func closed(_ door: Door) throws {
        var robot = try filled()
        robot.press(door.keys)
        robot.expect("Wellbeing of Anna Malá: consent", "I agree")
        robot.press("C-s")
        robot.expect("Nothing is stored without it: y agrees, Esc leaves.", "Wellbeing of Anna Malá: consent")
        robot.press("Esc")
        robot.expectNo("Wellbeing of Anna Malá: consent", door.seen)
        #expect(try consent(robot) == nil)
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first).id
        #expect(try robot.diary.wellbeingEntries.count(of: anna) == 0)
        #expect(try robot.diary.answerSets.count(of: anna) == 0)
        #expect(try robot.diary.programmes.list(of: anna).isEmpty)
        #expect(try robot.diary.practices.list(of: anna, in: Robot.today...Robot.today).isEmpty)
        #expect(robot.app.context.handOver == nil && robot.app.context.live.practices.isEmpty)
    }

    @Test("y agrees, and the requested action continues", arguments: Door.all)
    func open(_ door: Door) throws {
        var robot = try filled()
        robot.press(door.keys)
        robot.press("y C-s")
        robot.expect(door.seen)
        #expect(try consent(robot)?.isOpen == true)
        #expect(try consent(robot)?.way == .here)
    }

    @Test("The day of a paper is asked only for a consent on paper, and is required there")
    func paper() throws {
        var robot = try filled()
        robot.press("n k")
        robot.expect("Given")
        robot.expectNo("Signed on")
        robot.press("y Tab o")
        robot.expect("Signed on")
        robot.press("C-s")
        robot.expect("Which day is on the paper?")
        robot.type("today")
        robot.press("C-s")
        robot.expect("How do you feel right now?")
        let given = try #require(try consent(robot))
        #expect(given.way == .paper && given.paperDay == Robot.today && !given.isForStudy)
    }

    @Test("Switching from paper to the screen removes the day of the paper")
    func notOnPaper() throws {
        var robot = try filled()
        robot.press("n k y Tab o Tab")
        robot.type("today")
        robot.press("S-Tab h")
        robot.expectNo("Signed on")
        robot.press("C-s")
        let given = try #require(try consent(robot))
        #expect(given.way == .here && given.paperDay == nil)
    }
}
