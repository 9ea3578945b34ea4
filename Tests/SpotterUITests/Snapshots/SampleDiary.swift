import DiaryStore
import FitnessModel
import TestSupport

/// The small diary of the snapshots: five clients, one with a full phase, one in the middle of the next.
enum SampleDiary {
    /// A row of a sheet as trainers write it.
    private struct Line {
        let label, exercise, tempo, reps, sets, rest: String
        var kind = UnitKind.loadAndReps
    }

    private static let lines = [
        Line(label: "A1", exercise: "Box squat, banded", tempo: "31X0", reps: "3", sets: "5", rest: "150\""),
        Line(label: "A2", exercise: "Broad jump", tempo: "X", reps: "3", sets: "5", rest: "150\"", kind: .bodyWeight),
        Line(label: "B1", exercise: "Seated row, neutral", tempo: "3012", reps: "6-8", sets: "4", rest: "90\""),
        Line(label: "B2", exercise: "Incline press 75° DB", tempo: "42X0", reps: "6-8", sets: "4", rest: "90\""),
        Line(label: "C1", exercise: "Trap-3 raise", tempo: "3010", reps: "8-10", sets: "3", rest: "60\""),
        Line(label: "C2", exercise: "Plank", tempo: "", reps: "60s", sets: "3", rest: "60\"", kind: .time),
    ]

    private static let loads = [
        ["70x3 80x3 80x3 85x3 85x3", "x3*5", "35x8 35x8 35x7 35x6", "20x8 20x8 20x7 20x7", "2x10*3", "60s*3"],
        ["80x3 90x3 95x3 100x3 100x3", "x3*5", "35x8*4", "20x8*4", "2x12*3", "60s 60s 55s"],
        ["80x3 95x3 100x3 100x3 105x3", "x3*5", "37.5x8*4", "22.5x7*4 easy", "2.5x12@8*3", "-"],
    ]

    /// Written once and copied: its sixty changes take a hundred times as long as a copy.
    private static let written = Result {
        let diary = try Diary.inMemory(options: DiaryOptions(clock: DiaryClock(now: { Robot.start })))
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        try write(to: diary)
        return diary
    }

    /// Fills a diary that is set up and empty; the days are before `Robot.today`.
    static func fill(_ diary: Diary) throws {
        let written = try written.get()
        guard diary.actor == written.actor, try diary.clients.list().isEmpty, try diary.exercises.list().isEmpty else {
            return try write(to: diary)
        }
        try written.copy(over: diary)
    }

    private static func write(to diary: Diary) throws {
        let strength = try diary.categories.add(.client, named: "Strength")
        try diary.categories.add(.client, named: "Weight loss")
        var jan = Client(id: .unsaved, name: "Jan Stencel")
        jan.sex = .male
        jan.birthDay = Day(year: 1999, month: 5, day: 2)
        jan.height = Length(millimetres: 1800)
        jan.weight = Mass(grams: 82_000)
        jan.planType = "3 x a week"
        jan.health = "left knee taped, no box jumps"
        jan.goal = "maximal strength"
        jan.email = "jan@example.org"
        let client = try diary.clients.add(jan, categories: [strength])
        try diary.packages.add(client: client, bought: Robot.today.adding(days: -40), sessions: 10)
        for name in ["Anna Malá", "Petr Novák", "Olga Reis", "Łukasz Żak 王"] { try diary.clients.add(named: name) }
        try addPhase("P5 Pre-season", "Linear", client, from: -64, columns: 2, in: diary)
        try addPhase("P6 In season", "Daily, concurrent", client, from: -9, columns: 3, in: diary)
        let template = try diary.phases.add(
            Phase(id: .unsaved, name: "Hypertrophy A", goal: "muscle mass"))
        try addRows(to: template, in: diary)
    }

    private static func addPhase(
        _ name: String, _ periodization: String, _ client: Identifier<Client>, from start: Int, columns: Int,
        in diary: Diary
    ) throws {
        let day = Robot.today.adding(days: start)
        let phase = try diary.phases.add(
            Phase(
                id: .unsaved, client: client, name: name, periodization: periodization,
                goal: "Maximal strength / acceleration", start: day, sessionCount: columns == 2 ? 2 : 6,
                notes: "left knee taped, no box jumps"))
        let rows = try addRows(to: phase, in: diary)
        for column in 0..<columns {
            let session = try diary.sessions.start(phase, day: day.adding(days: 3 * column))
            try diary.change(ChangeFacts(.fill, .session, [.count: String(rows.count)])) { change in
                for (row, text) in zip(rows, loads[column]) {
                    try change.cells.write(text, at: .planned(row, session))
                }
            }
            try diary.sessions.finish(
                session, note: column == 1 ? "slept badly" : "", effort: .rpe(tenths: 75 + 5 * column))
        }
    }

    @discardableResult
    private static func addRows(to phase: Identifier<Phase>, in diary: Diary) throws -> [Identifier<PhaseRow>] {
        try lines.map { line in
            let known = try diary.exercises.named(line.exercise)?.id
            let exercise = try known ?? diary.exercises.add(named: line.exercise, unitKind: line.kind)
            let prescription = Prescription(
                label: line.label, tempo: line.tempo, reps: line.reps, sets: line.sets, rest: line.rest)
            return try diary.phaseRows.add(to: phase, exercise: exercise, prescription: prescription)
        }
    }
}
