import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

@testable import DiaryUI
@testable import SpotterUI

@Suite("The energy of a session")
struct SessionEnergyStories {
    private func robot(effort: Effort? = nil) throws -> (Robot, Identifier<Client>) {
        var jan = Identifier<Client>.unsaved
        var robot = try Robot { diary in
            jan = try diary.clients.add(
                Client(id: .unsaved, name: "Jan", weight: Mass(80, .kg)))
            let phase = try diary.phases.add(named: "P6", client: jan)
            let row = try diary.phaseRows.add(to: phase, prescription: Prescription(label: "A1"))
            _ = try diary.phaseRows.setNewExercise(named: "Squat", row: row)
            let session = try diary.sessions.start(phase, day: Robot.today, mode: .handsFree)
            try diary.cells.write("70x8*15", at: .planned(row, session))
            try diary.sessions.finish(session, effort: effort)
        }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter")
        return (robot, jan)
    }

    private func session(_ robot: Robot, _ jan: Identifier<Client>) throws -> SessionExpenditure {
        try #require(try robot.diary.energy.day(of: jan, on: Robot.today).sessions.first?.record)
    }

    @Test("An exercise with an activity is calculated by it, and the estimate says so")
    func byActivity() throws {
        var (robot, jan) = try robot()
        robot.press("3 ] ] e")
        robot.expect("Exercise Squat", "Energy as")
        for _ in 0..<7 { robot.press("Tab") }
        robot.type("rope jump fast")
        robot.press("Tab")
        robot.expect("Rope jumping, fast (120-160/min)")
        robot.press("C-s")
        let squat = try #require(try robot.diary.exercises.named("Squat"))
        #expect(squat.activity == Identifier(rawValue: 15550))
        SessionEnergyForm.edit(try session(robot, jan), &robot.app.context)
        // 45 minutes, all of its 15 sets, 11.3 MET net of rest at 80 kg.
        robot.expect("678 kcal, an estimate", "Squat 45 min at 12.3 MET, by its sets.")
        robot.press("Esc")
        robot.press("e")
        for _ in 0..<7 { robot.press("Tab") }
        robot.press("C-u")
        robot.type("no such thing at all")
        robot.press("C-s")
        robot.expect("No such activity.")
    }

    @Test("With weight classes, an exercise whose activity has a table uses the table's value")
    func byClass() throws {
        var (robot, jan) = try robot()
        let diary = robot.diary
        var ropes = Activity(heading: "Own", name: "Ropes", met: 9_000)
        ropes.classes = [600, 700, 800, 900, 1000]
        let old = try #require(try diary.exercises.named("Squat"))
        var squat = old
        squat.activity = try diary.activities.add(ropes)
        try diary.exercises.update(from: old, to: squat)
        try diary.energy.updateProfile(to: EnergyProfile(table: .classes), of: jan)
        SessionEnergyForm.edit(try session(robot, jan), &robot.app.context)
        robot.expect("600 kcal, an estimate", "Squat 45 min at 800 kcal an hour, by its sets.")
    }

    @Test("The estimate names its source; a typed energy replaces it until it is emptied")
    func correct() throws {
        var (robot, jan) = try robot()
        SessionEnergyForm.edit(try session(robot, jan), &robot.app.context)
        robot.expect(
            "Energy of P6", "150 kcal, an estimate", "45 min for 15 work sets, 3.5 MET less 1 for rest, 80 kg.",
            "6 MET from a session RPE of 8.")
        robot.type("300")
        robot.expect("300 kcal, corrected; the estimate is 150 kcal")
        robot.press("Enter")
        robot.expect("Session energy: 300 kcal. u: undo.")
        #expect(try session(robot, jan).typedEnergy == Energy(calories: 300_000))
        SessionEnergyForm.edit(try session(robot, jan), &robot.app.context)
        robot.press("C-u")
        robot.expect("150 kcal, an estimate")
        robot.press("Enter")
        robot.expect("Restored the estimate.")
        #expect(try session(robot, jan).typedEnergy == nil)
        robot.press("u")
        #expect(try session(robot, jan).typedEnergy == Energy(calories: 300_000))
    }

    @Test("An estimate by sets says why the clock of a short session is not used")
    func hasty() throws {
        var (robot, jan) = try robot()
        let diary = robot.diary
        let live = try diary.sessions.startFree(client: jan, title: "Quick", day: Robot.today, at: Robot.start)
        let row = try diary.cells.add(try #require(try diary.exercises.named("Squat")).id, to: live)
        try diary.cells.write("70x8*7", at: .own(row))
        try diary.sessions.finish(live, at: Robot.start.addingTimeInterval(60))
        let quick = try #require(
            try diary.energy.day(of: jan, on: Robot.today).sessions.map(\.record).first { $0.title == "Quick" })
        SessionEnergyForm.edit(quick, &robot.app.context)
        robot.expect("21 min for 7 work sets (1 min from start to end is less than 30 s a")
    }

    @Test("A session of RPE 8 counts as hard, and Enter without a change writes nothing")
    func hard() throws {
        var (robot, jan) = try robot(effort: .rpe(tenths: 80))
        SessionEnergyForm.edit(try session(robot, jan), &robot.app.context)
        robot.expect("300 kcal, an estimate", "6 MET less 1", "Hard weight training")
        robot.press("Enter")
        #expect(try session(robot, jan).typedEnergy == nil)
        SessionEnergyForm.edit(try session(robot, jan), &robot.app.context)
        robot.type("many")
        robot.press("Enter")
        robot.expect("Not an energy: write 300, 300 kcal or 1200 kJ.")
    }
}
