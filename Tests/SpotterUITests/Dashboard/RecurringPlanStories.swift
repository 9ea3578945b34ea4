import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Recurring tasks and reminders")
struct RecurringPlanStories {
    @Test("A line that needs attention leads to its view, and back")
    func needs() throws {
        var robot = try Robot.day(isComing: false) { diary, anna in
            try diary.recurringPlans.add(
                RecurringPlan(
                    client: anna, name: "Stretching", kind: .own, interval: 1, due: Robot.today.adding(days: -2)))
        }
        robot.press("g g")
        robot.expect("Stretching: overdue by 2 days", "Anna Malá: Stretching: overdue by 2 days")
        robot.press("Enter")
        robot.expect("Stretching: done. Next: tomorrow. u: undo.")
        robot.expectNo("Stretching: overdue")
        robot.press("u")
        robot.expect("Stretching: 2 d late")
        robot.press("g g j Enter")
        robot.expect("Today › ")
        robot.press("Esc")
        robot.expect("NEEDS ATTENTION")
    }

    @Test("The bell rings once, at the minute, with a message")
    func bell() throws {
        var robot = try Robot.day(isComing: false) { diary, anna in
            try diary.recurringPlans.add(
                RecurringPlan(
                    client: anna, name: "Run", kind: .run, interval: 2, minute: 9 * 60 + 1, due: Robot.today))
        }
        #expect(robot.app.nextAlarm == Robot.start.addingTimeInterval(60))
        robot.wait(seconds: 60)
        robot.app.handle(.tick)
        robot.expect("Due now: Anna Malá: Run.")
        #expect(robot.app.takeEffects().filter { $0 == .bell }.count == 1)
        robot.app.handle(.tick)
        #expect(robot.app.takeEffects().allSatisfy { $0 != .bell })
        // Nothing else is due today: the next tick reads the new day.
        #expect(robot.app.nextAlarm == Robot.start.addingTimeInterval(15 * 3_600))
    }

    @Test("After midnight the times of the new day ring without a key")
    func bellOfTomorrow() throws {
        var robot = try Robot.day(isComing: false) { diary, anna in
            try diary.recurringPlans.add(
                RecurringPlan(
                    client: anna, name: "Run", kind: .run, interval: 1, minute: 7 * 60, due: Robot.today.adding(days: 1)
                ))
        }
        let midnight = Robot.start.addingTimeInterval(15 * 3_600)
        #expect(robot.app.nextAlarm == midnight)
        robot.sleep(hours: 15)
        #expect(robot.app.nextAlarm == midnight.addingTimeInterval(7 * 3_600))
        robot.sleep(hours: 7)
        robot.expect("Due now: Anna Malá: Run.")
    }

    @Test("Reminders that could not be shown are shown on return")
    func lateBell() throws {
        var robot = try Robot.day(isComing: false) { diary, anna in
            try diary.recurringPlans.add(
                RecurringPlan(
                    client: anna, name: "Run", kind: .run, interval: 2, minute: 9 * 60 + 30, due: Robot.today))
        }
        robot.app.context.noteChange()
        robot.press("1")
        try robot.diary.clients.add(named: "Zoe")
        robot.app.context.noteChange()
        robot.sleep(hours: 1)
        robot.expect("Due now: Anna Malá: Run.")
    }

    @Test("Recurring tasks are added, turned off, marked as done and deleted in their list")
    func recurring() throws {
        var robot = try Robot.day(isComing: false)
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 1 g p")
        robot.expect("No recurring tasks yet.")
        robot.press("a Left Tab")
        robot.type("Stretching")
        robot.press("Tab")
        robot.type("1")
        robot.press("C-s")
        robot.expect("Stretching", "Anna Malá", "custom", "every day", "today")
        robot.press("x")
        #expect(robot.line(with: "Stretching").hasSuffix("tomorrow"))
        robot.press("z")
        #expect(robot.line(with: "Stretching").hasSuffix("off"))
        robot.press("z d")
        robot.expect("No recurring tasks yet.")
    }

    @Test("A new task is for the current client, who is asked for in the form, not for the one under the cursor")
    func whose() throws {
        var robot = try Robot.day(isComing: false) { diary, anna in
            try diary.recurringPlans.add(
                RecurringPlan(client: anna, name: "Legs", kind: .own, interval: 1, due: Robot.today))
        }
        let jan = try #require(try robot.diary.clients.named("Jan Stencel").first).id
        robot.chooseClient("jan")
        robot.press("1 g p")
        robot.expect("Legs")
        #expect(robot.app.context.client?.id == jan)
        robot.press("a Left Tab")
        robot.type("Stretching")
        robot.expect("Client", "Jan Stencel")
        robot.press("C-s")
        #expect(try robot.diary.recurringPlans.statuses(of: jan).map(\.plan.name) == ["Stretching"])
        robot.press("a Left Tab")
        robot.type("Walk")
        robot.press("S-Tab S-Tab S-Tab")
        robot.type("anna")
        robot.press("C-s")
        #expect(
            try Set(robot.diary.recurringPlans.statuses().map { "\($0.plan.name) \($0.clientName)" }).contains(
                "Walk Anna Malá"))
    }

    @Test("The exercise of a task may be one of the library, which is then the trainer's own")
    func fromLibrary() throws {
        var robot = try Robot.day(isComing: false)
        robot.chooseClient("anna")
        robot.press("1 g p a")
        robot.press("Right Right Tab")
        robot.type("push-u")
        robot.press("Tab C-s")
        let task = try #require(try robot.diary.recurringPlans.statuses().first?.plan)
        let exercise = try robot.diary.exercises.get(try #require(task.exercise))
        #expect(exercise.name.lowercased().hasPrefix("push-up") && task.name == exercise.name)
        robot.press("u")
        #expect(try robot.diary.recurringPlans.statuses().isEmpty)
        #expect(try robot.diary.exercises.named(exercise.name) == nil)
    }

    @Test("At 80x24 the list shows best and days done below, and the dashboard the note of a task, such as a dose")
    func detail() throws {
        var robot = try Robot.day(isComing: false) { diary, anna in
            var plan = RecurringPlan(client: anna, name: "Iron", kind: .own, interval: 1, due: Robot.today)
            plan.note = "14 mg"
            try diary.recurringPlans.tickOff(try diary.recurringPlans.add(plan), on: Robot.today.adding(days: -1))
            try diary.runs.add(Run(id: .unsaved, day: Robot.today.adding(days: -1), elapsed: 1_800_000), of: anna)
            try diary.recurringPlans.add(
                RecurringPlan(client: anna, name: "Jog", kind: .run, interval: 2, due: Robot.today.adding(days: 3)))
        }
        robot.expect("Iron, 14 mg: today")
        robot.press("g p")
        robot.expect("14 mg", "Done: 11 Mar")
        #expect(robot.footer.contains("Enter start, mark done"))
        robot.press("j")
        robot.expect("Jog, Anna Malá", "Done: 11 Mar")
    }

    @Test("A task can be changed: its next day stays, and older records are ignored")
    func changedKind() throws {
        var robot = try Robot.day(isComing: false) { diary, anna in
            let id = try diary.recurringPlans.add(
                RecurringPlan(
                    client: anna, name: "Legs", kind: .own, interval: 1, due: Robot.today.adding(days: -5)))
            try diary.recurringPlans.tickOff(id, on: Robot.today)
            try diary.runs.add(Run(id: .unsaved, day: Robot.today.adding(days: -1)), of: anna)
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 1 g p")
        #expect(robot.line(with: "Legs").hasSuffix("tomorrow"))
        robot.press("e Right")
        robot.press("C-s")
        #expect(robot.line(with: "Legs").hasSuffix("tomorrow"))
        let status = try #require(try robot.diary.recurringPlans.statuses().first)
        #expect(status.plan.kind != .own && status.next == Robot.today.adding(days: 1))
    }
}
