import FitnessModel
import Foundation
import GRDB

/// Writes the records of an invented diary: cells, of which there are many, with statements that are prepared once.
struct DemoWriter {
    /// Its ids begin with time itself: the same in every diary of the plan, and below all that come later.
    let change: Change
    let plan: DemoPlan
    /// What the gym trains, by its place in a sheet.
    let exercises: [DemoExercise.Slot: [DemoExercise]]
    /// What the invented clients eat and do, of the catalogue.
    let foods: [Int64: Food]
    let activities: [Int64: Activity]
    private let rows: BoundStatement
    private let sets: PerformedSets

    /// Adds the gym's machines and plates, and the exercises.
    init(_ change: Change, plan: DemoPlan) throws {
        self.plan = plan
        let ids = IDGenerator(device: 0, clock: DiaryClock { Date(timeIntervalSince1970: 0) })
        ids.pass(1)
        let change = Change(db: change.db, diary: change.diary, identifiers: ids, now: plan.firstDay.date(0))
        self.change = change
        rows = try BoundStatement(
            change.db,
            """
            INSERT INTO session_row (
                id, session, client, day, exercise, phase_row, position, label, tempo, reps, sets, rest, text)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        sets = try PerformedSets(change.db)
        foods = try DemoMenu.foods.reduce(into: [:]) { foods, number in
            foods[number] = try change.foods.get(Identifier(rawValue: number))
        }
        activities = try DemoMenu.activities.reduce(into: [:]) { activities, choice in
            activities[choice.code] = try change.activities.get(Identifier(rawValue: choice.code))
        }
        var machines: [String: Identifier<Machine>] = [:]
        for machine in DemoLibrary.machines { machines[machine.name] = try change.machines.add(machine) }
        try change.updatePlates(to: DemoLibrary.plates)
        exercises = try DemoExercise.all.reduce(into: [:]) { exercises, exercise in
            var written = exercise
            written.record.machine = machines[exercise.machine]
            written.record.id = try change.exercises.add(written.record)
            exercises[exercise.slot, default: []].append(written)
        }
    }

    /// Adds a sheet with its rows; a template when no client is given.
    func add(
        _ sheet: DemoSheet, client: Identifier<Client>?, start: Day?
    ) throws -> (id: Identifier<Phase>, rows: [Identifier<PhaseRow>]) {
        var phase = sheet.phase
        phase.client = client
        phase.start = start
        let id = try change.insert(phase)
        let rows = try sheet.rows.enumerated().map { position, row in
            try change.insert(
                PhaseRow(
                    id: .unsaved, phase: id, position: position, exercise: row.exercise.record.id,
                    prescription: row.prescription))
        }
        return (id, rows)
    }

    /// A mesocycle of these phases; a template without client.
    func addMesocycle(_ mesocycle: Mesocycle, phases: [(id: Identifier<Phase>, days: Int)]) throws {
        let id = try change.insert(mesocycle)
        for (position, phase) in phases.enumerated() {
            let days = min(max(phase.days, MesocyclePart.days.lowerBound), MesocyclePart.days.upperBound)
            try change.addPart(phase.id, to: id, at: position, days: days)
        }
    }

    func addCell(
        _ row: DemoSheet.Row, sheetRow: Identifier<PhaseRow>, position: Int, to session: TrainingSession, text: String,
        sets done: [PerformedSet]
    ) throws {
        let id = change.newID(SessionRow.self)
        let asked = row.prescription
        try rows.run([
            id, session.id, session.client, session.day, row.exercise.record.id, sheetRow, position, asked.label,
            asked.tempo, asked.reps, asked.sets, asked.rest, text,
        ])
        try sets.insert(done, of: id)
    }
}

extension Day {
    /// So many seconds after the day began, without any zone.
    func date(_ seconds: Int) -> Date {
        Date(timeIntervalSince1970: Double(86_400 * -days(until: Day.epoch) + seconds))
    }

    private static let epoch = Day(iso: "1970-01-01") ?? .earliest
}
