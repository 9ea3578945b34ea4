import FitnessModel
import Foundation
import Testing

@testable import DiaryStore

@Suite("Recurring tasks")
struct RecurringPlanTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }
    private let today = DiaryFixture.today

    init() throws { fixture = try DiaryFixture() }

    private func add(_ kind: RecurringPlan.Kind, every days: Int = 7, due: Day? = nil) throws -> Identifier<
        RecurringPlan
    > {
        var plan = RecurringPlan(
            client: fixture.jan, name: "Plan", kind: kind, interval: days, minute: 18 * 60, due: due ?? today)
        if kind == .exercise { plan.exercise = fixture.squat }
        return try diary.recurringPlans.add(plan)
    }

    private func next(_ id: Identifier<RecurringPlan>) throws -> String {
        try diary.recurringPlans.status(of: id).next.iso
    }

    @Test("A missed task is overdue by a number of days and never moved silently")
    func overdue() throws {
        let plan = try add(.weighIn, due: today.adding(days: -3))
        let status = try diary.recurringPlans.status(of: plan)
        #expect(status.overdue(on: today) == 3)
        #expect(status.overdue(on: today.adding(days: 30)) == 33)
        #expect(status.overdue(on: today.adding(days: -4)) == nil)
        #expect(status.plan.time?.text == "18:00")
    }

    @Test("Done early or late, a task is next due its interval after that day; undoing it restores the day")
    func done() throws {
        let plan = try add(.weighIn, due: today.adding(days: 2))
        try diary.weighIns.add(WeighIn(day: today, weight: Mass(80, .kg)), of: fixture.jan)
        #expect(try next(plan) == "2026-03-19")
        #expect(try diary.recurringPlans.status(of: plan).done == today)
        _ = try diary.undo()
        #expect(try next(plan) == "2026-03-14")
        try diary.weighIns.add(WeighIn(day: today.adding(days: 9), weight: Mass(80, .kg)), of: fixture.jan)
        #expect(try next(plan) == "2026-03-28")
    }

    @Test("Records from before the task was made do not count; a day set by hand holds until the next time")
    func byHand() throws {
        try diary.weighIns.add(WeighIn(day: today.adding(days: -1), weight: Mass(80, .kg)), of: fixture.jan)
        let id = try add(.weighIn, due: today.adding(days: 4))
        #expect(try next(id) == "2026-03-16")
        try diary.weighIns.add(WeighIn(day: today, weight: Mass(80, .kg)), of: fixture.jan)
        let plan = try diary.recurringPlans.get(id)
        var moved = plan
        moved.due = today.adding(days: 1)
        try fixture.checkUndo("Edit recurring task Plan of Jan Novák") {
            try diary.recurringPlans.update(from: plan, to: moved)
        }
        #expect(try next(id) == "2026-03-13")
        try diary.weighIns.add(WeighIn(day: today, minute: 1_000, weight: Mass(81, .kg)), of: fixture.jan)
        #expect(try next(id) == "2026-03-19")
    }

    @Test("A task that was done on its day is not overdue, also if it was written down after that")
    func doneBefore() throws {
        for days in [-2, -1] { try diary.runs.add(Run(id: .unsaved, day: today.adding(days: days)), of: fixture.jan) }
        let id = try add(.run, every: 2, due: today.adding(days: -1))
        #expect(try diary.recurringPlans.status(of: id).done == today.adding(days: -1))
        #expect(try next(id) == "2026-03-13")
        #expect(try next(add(.run, every: 2)) == "2026-03-12")
    }

    @Test("Of several tasks for runs, each run does the one that is due first")
    func shared() throws {
        let long = try add(.run, every: 7, due: today.adding(days: 1))
        let easy = try add(.run, every: 2, due: today)
        try diary.runs.add(Run(id: .unsaved, day: today), of: fixture.jan)
        #expect(try next(easy) == "2026-03-14" && next(long) == "2026-03-13")
        try diary.runs.add(Run(id: .unsaved, day: today.adding(days: 1)), of: fixture.jan)
        #expect(try next(easy) == "2026-03-14" && next(long) == "2026-03-20")
        #expect(try diary.recurringPlans.days(of: easy) == [today])
        #expect(try diary.recurringPlans.days(of: long) == [today.adding(days: 1)])
        let plan = try diary.recurringPlans.get(long)
        var off = plan
        off.isOn = false
        try diary.recurringPlans.update(from: plan, to: off)
        #expect(try next(easy) == "2026-03-15")
    }

    @Test("Each kind is done by its own records")
    func kinds() throws {
        let plans = try RecurringPlan.Kind.allCases.map { ($0, try add($0)) }
        func due() throws -> Set<RecurringPlan.Kind> {
            Set(try plans.filter { try next($0.1) == today.iso }.map(\.0))
        }
        #expect(try due().count == RecurringPlan.Kind.allCases.count)
        try fixture.train("2026-03-12", "80x3")
        #expect(try !due().contains(.session) && !due().contains(.exercise) && due().contains(.run))
        try diary.runs.add(Run(id: .unsaved, day: today), of: fixture.jan)
        try diary.measurements.add(BodyMeasurement(day: today, folds: [.chin: "8"]), of: fixture.jan)
        #expect(try due() == [.weighIn, .checkIn, .own])
        let own = try #require(plans.first { $0.0 == .own }).1
        try fixture.checkUndo("Done: recurring task Plan of Jan Novák") {
            try diary.recurringPlans.tickOff(own, on: today)
        }
        #expect(try due() == [.weighIn, .checkIn])
        #expect(try diary.recurringPlans.days(of: own) == [today])
        try fixture.checkUndo("Delete recurring task Plan of Jan Novák") { try diary.recurringPlans.delete(own) }
    }

    @Test("A session of another sheet does not do a task that names one; a merged exercise is followed")
    func references() throws {
        let other = try diary.phases.add(named: "P7", client: fixture.jan)
        var plan = RecurringPlan(client: fixture.jan, name: "P7", kind: .session, due: today)
        plan.phase = other
        let id = try diary.recurringPlans.add(plan)
        try fixture.train("2026-03-12", "80x3")
        #expect(try next(id) == "2026-03-12")
        let squats = try add(.exercise)
        #expect(throws: StoreError.self) { try diary.exercises.delete(fixture.squat) }
        try diary.exercises.merge(fixture.squat, into: fixture.row)
        #expect(try diary.recurringPlans.get(squats).exercise == fixture.row)
    }

    @Test("Tasks that are off, and those of archived clients, are not due")
    func isOff() throws {
        let id = try add(.own)
        #expect(try diary.recurringPlans.statuses(isOn: true).map(\.id) == [id])
        let plan = try diary.recurringPlans.get(id)
        var off = plan
        off.isOn = false
        try diary.recurringPlans.update(from: plan, to: off)
        #expect(try diary.recurringPlans.statuses(isOn: true).isEmpty)
        #expect(try diary.recurringPlans.statuses(of: fixture.jan).count == 1)
        _ = try diary.undo()
        try diary.clients.setArchived(true, fixture.jan)
        #expect(try diary.recurringPlans.statuses(isOn: true).isEmpty)
    }
}
