import DiaryStore
package import FitnessModel
import Foundation

/// Writes the records of a made-up diary; the many cells with statements that are prepared once.
struct DemoWriter {
    /// Its ids are counted from the beginning of time: the same in every diary of the plan, and below all later ones.
    let change: Change
    let plan: DemoPlan
    /// The gym's exercises by their slot in a sheet.
    let exercises: [DemoExercise.Slot: [DemoExercise]]
    /// The foods of the menu.
    let foods: [Int64: Food]
    let activities: [Int64: Activity]
    private let cells: CellWriter

    /// Adds the gym's machines and plates, and the exercises.
    init(_ change: Change, plan: DemoPlan) throws {
        self.plan = plan
        let change = change.withCountedIDs(now: plan.firstDay.date(0))
        self.change = change
        cells = try CellWriter(change)
        foods = try DemoMenu.foods.reduce(into: [:]) { foods, number in
            foods[number] = try change.foods.get(Identifier(rawValue: number))
        }
        activities = try DemoMenu.activities.reduce(into: [:]) { activities, choice in
            activities[choice.code] = try change.activities.get(Identifier(rawValue: choice.code))
        }
        var machines: [String: Identifier<Machine>] = [:]
        for machine in DemoLibrary.machines { machines[machine.name] = try change.machines.add(machine) }
        try change.plates.update(to: DemoLibrary.plates)
        exercises = try DemoExercise.all.reduce(into: [:]) { exercises, exercise in
            var written = exercise
            written.record.machine = machines[exercise.machine]
            written.record.id = try change.exercises.add(written.record)
            exercises[exercise.slot, default: []].append(written)
        }
    }

    /// Adds a sheet with its rows; without a client, a template.
    func add(
        _ sheet: DemoSheet, client: Identifier<Client>?, start: Day?
    ) throws -> (id: Identifier<Phase>, rows: [PhaseRow]) {
        var phase = sheet.phase
        phase.client = client
        phase.start = start
        let id = try change.insert(phase)
        let rows = try sheet.rows.enumerated().map { position, row in
            var written = PhaseRow(
                id: .unsaved, phase: id, position: position, exercise: row.exercise.record.id,
                prescription: row.prescription)
            written.id = try change.insert(written)
            return written
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

    /// Adds a load cell to a session.
    func addCell(
        _ text: String, sets done: [PerformedSet], marks: [Int: SetMark], of row: PhaseRow, to session: TrainingSession
    ) throws {
        try cells.add(text, sets: done, marks: marks, of: row, to: session)
    }

    /// Adds a routine of the trainer's: the first exercise of each kind but the jumps, in pairs.
    func addRoutine(named name: String) throws {
        let slots = DemoExercise.Slot.allCases.filter { $0 != .power }
        let chosen = slots.compactMap { exercises[$0]?.first?.record.id }
        let phase = try change.insert(Phase(id: .unsaved, name: name, isRoutine: true))
        for (position, (exercise, label)) in zip(chosen, DemoScheme.labels).enumerated() {
            _ = try change.insert(
                PhaseRow(
                    id: .unsaved, phase: phase, position: position, exercise: exercise,
                    prescription: Prescription(label: label)))
        }
    }
}

extension Day {
    /// The time that many seconds after the start of the day, without a time zone.
    func date(_ seconds: Int) -> Date {
        Date(timeIntervalSince1970: Double(86_400 * -days(until: Day.epoch) + seconds))
    }

    private static let epoch = Day(iso: "1970-01-01") ?? .earliest
}

/// The machines of the made-up gym.
enum DemoLibrary {
    static let machines = [
        Machine(id: .unsaved, name: "Barbell", notes: "racks 1 to 3", kind: .bar, start: Mass(20, .kg)),
        Machine(
            id: .unsaved, name: "Lat tower", notes: "seat 4 for tall people", kind: .stack, start: Mass(5, .kg),
            step: Mass(5, .kg), maximum: Mass(120, .kg)),
        Machine(
            id: .unsaved, name: "Leg curl, lying", kind: .stack, start: Mass(5, .kg), step: Mass(2.5, .kg),
            maximum: Mass(90, .kg)),
        Machine(
            id: .unsaved, name: "Dumbbells", notes: "the pair of 11 is missing", kind: .list,
            loads: "1 2 3 4 5 6 7 8 9 10 12 12.5 14 15 16 17.5 20 22.5 25 27.5 30 32.5 35 40"),
    ]

    private static let pairs: [(Double, Int)] = [(25, 4), (20, 6), (15, 2), (10, 4), (5, 4), (2.5, 4), (1.25, 2)]
    static let plates = pairs.map { kilograms, pairs in Plate(mass: Mass(kilograms, .kg), unit: .kg, pairs: pairs) }
}

/// The size and the seed of a sample diary. The same plan always gives the same diary.
package struct DemoPlan: Hashable, Sendable {
    /// Another seed, other people and other loads.
    package var seed: UInt64
    /// For how many years they have trained, 1...50.
    package var years: Int
    /// How many clients there are, 1...10 000.
    package var clients: Int
    /// The day after the last session of the diary.
    package var today: Day
    /// The questionnaires of the programmes; without them there are none.
    package var questionnaires: [Questionnaire]

    /// A small diary when nothing is given: eight clients, one year.
    package init(seed: UInt64 = 1, years: Int = 1, clients: Int = 8, today: Day, questionnaires: [Questionnaire]) {
        self.seed = seed
        self.years = min(max(years, 1), 50)
        self.clients = min(max(clients, 1), 10_000)
        self.today = today
        self.questionnaires = questionnaires
    }

    /// The day on which the first client came.
    var firstDay: Day { today.adding(days: -365 * years) }

    /// The days from this one up to the one before today.
    func days(from first: Day) -> [Day] { (0..<first.days(until: today)).map { first.adding(days: $0) } }
}
