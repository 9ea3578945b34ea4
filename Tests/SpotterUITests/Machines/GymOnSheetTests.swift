import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@Suite("Machines, plates and percentages on a sheet")
struct GymOnSheetTests {
    /// Jan's second session is live: the row has this prescription, and last week he did `last`.
    private func robot(
        _ last: String, reps: String = "6-8", micro: String = "", machine: Machine? = nil, columns: Int = 100,
        unit: MassUnit = .kg, rows: Int = 24
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let client = try diary.clients.add(named: "Jan Stencel", unit: unit)
            let phase = try diary.phases.add(named: "P6", client: client)
            let row = try diary.phaseRows.add(
                to: phase, prescription: Prescription(label: "A1", reps: reps, sets: "3", micro: micro))
            _ = try diary.phaseRows.setNewExercise(named: "Seated row", row: row)
            if let machine, let exercise = try diary.exercises.named("Seated row") {
                try diary.exercises.setMachine(try diary.machines.add(machine), of: exercise.id)
            }
            let session = try diary.sessions.start(phase, day: Robot.today.adding(days: -7), mode: .handsFree)
            _ = try diary.cells.write(last, at: .planned(row, session))
            try diary.sessions.finish(session)
        }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter s")
        return robot
    }

    private let fives = Machine(
        id: .unsaved, name: "Cable row", kind: .stack, start: Mass(5, .kg), step: Mass(5, .kg),
        maximum: Mass(100, .kg))
    private let bar = Machine(id: .unsaved, name: "Bar", kind: .bar, start: Mass(20, .kg))

    private func cell(_ robot: Robot) throws -> String {
        let live = try #require(try robot.diary.sessions.live().first)
        return try robot.diary.sessions.sheet(live.id).rows.first?.row.text ?? ""
    }

    @Test("On a machine with loads 5, 10, 15 ... the suggestion is one of them, says so, and t writes it")
    func rounds() throws {
        var robot = try robot("35x8*3", machine: fives)
        robot.expect("next 40x6: all reps last time, to the machine's 40")
        robot.press("t")
        #expect(try cell(robot) == "40x6")
    }

    @Test("Without a machine the steps of the exercise apply")
    func steps() throws {
        let robot = try robot("35x8*3")
        robot.expect("next 37.5x6: all reps last time")
        robot.expectNo("machine's")
    }

    @Test("At the end of the stack the suggestion says that it ends")
    func end() throws {
        let robot = try robot("100x8*3", machine: fives)
        robot.expect("next 100x8: all reps, and the machine ends here")
    }

    @Test("80% in a row is a load of the client's e1RM, the panel names its source, f logs it")
    func percent() throws {
        // 100x3 is 110 by Epley; 80 % of it is 88.
        var robot = try robot("100x3", reps: "5", micro: "80%")
        robot.expect("‹87.5x5*3›", "next 87.5x5: 80 % of e1RM 110")
        robot.press("f")
        #expect(try cell(robot) == "87.5x5")
        robot.expect("‹87.5x5", "set 2 of 3")
        robot.press("F")
        #expect(try cell(robot) == "87.5x5 87.5x5 87.5x5")
    }

    @Test("An RPE next to the reps becomes a load by the table, rounded for the machine")
    func effort() throws {
        // 5 at RPE 8 is 81.1 % of 110, which is 89.2.
        let robot = try robot("100x3", reps: "5 @8", machine: fives)
        robot.expect("‹90x5*3›", "next 90x5: RPE 8 is 81.1 % of e1RM 110")
    }

    @Test("A percentage without an e1RM says so, and last time's load remains")
    func unresolved() throws {
        let robot = try robot("x8 x8", reps: "5", micro: "80%")
        robot.expect("‹x8", "80 % needs an e1RM")
    }

    @Test("Without a load the key for warm-ups says what to log first, and the best has its e1RM to one decimal")
    func words() throws {
        var unknown = try robot("x8 x8")
        unknown.press("W")
        unknown.expect("Write the warm-ups: the load is not known yet. Log the first work set, then W.")
        let known = try robot("50x4", reps: "4")
        known.expect("(e1RM 56.7)")
    }

    @Test("A load in pounds stays in pounds as last time's and is converted in the suggestion")
    func pounds() throws {
        let robot = try robot("60lbx7 60lbx7")
        robot.expect("‹60lbx7", "60lbx7›", "next 27.5x7")
        robot.expectNo("27.216x")
    }

    @Test("Warm-ups are suggested, added in front with one key, and not counted")
    func warmUps() throws {
        var robot = try robot("100x6 100x6", machine: bar)
        robot.expect("W warms up: w20x8 w50x5 w70x3 w85x2")
        let before = try robot.diary.verifiedFigures()
        robot.press("W")
        robot.expect("Warm-ups written; statistics ignore them.", "set 1 of 3")
        #expect(try cell(robot) == "w20x8 w50x5 w70x3 w85x2")
        #expect(try robot.diary.verifiedFigures() == before)
        robot.press("W")
        robot.expect("this cell already has warm-ups")
        robot.press("f")
        #expect(try cell(robot) == "w20x8 w50x5 w70x3 w85x2 100x6")
        robot.press("u u")
        #expect(try cell(robot) == "")
    }

    @Test("Warm-ups go before an existing work set, and a light load gets none")
    func warmUpsBefore() throws {
        var robot = try robot("60x6", machine: bar)
        robot.type("60x6")
        robot.press("Enter W")
        #expect(try cell(robot) == "w20x8 w30x5 w42.5x3 w50x2 60x6")
        var light = try self.robot("22.5x6", machine: bar)
        light.expectNo("W warms up")
        light.press("W")
        light.expect("22.5 kg is too light to warm up for")
    }

    @Test("# shows the plates for the load under the cursor, while it is typed")
    func plates() throws {
        var robot = try robot("102.5x6", machine: bar)
        robot.press("#")
        robot.expect("plates 102.5 kg: bar 20 + per side 25 · 15 · 1.25")
        robot.type("61x5")
        robot.expect("plates 61 kg cannot be loaded; nearest: 60 or 62.5")
        robot.press("Esc #")
        robot.expectNo("plates 102.5")
    }

    @Test("# without a bar opens the calculator with the load")
    func calculator() throws {
        var robot = try robot("60x6", machine: fives)
        robot.press("#")
        robot.expect("Plate calculator", "60 kg: bar 20 + per side 20")
        robot.type("80")
        robot.expect("80 kg: bar 20 + per side 25 · 5")
    }
}

extension Diary {
    /// The numbers that statistics, records and the plan show for Jan.
    fileprivate func verifiedFigures() throws -> [String] {
        let client = try clients.list()[0].id
        guard let exercise = try exercises.named("Seated row") else { return [] }
        let best = try loads.best(client: client, exercise: exercise.id, by: .epley)
        let sessions = try sessions.list(of: client).map { "\($0.setCount) \($0.volume.grams)" }
        return ["\(best)"] + sessions
    }
}
