import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import TestSupport

/// A client with everything that a report can contain, and another client who must not appear in it.
struct ReportDiary {
    /// Parts of free texts that are included only on request.
    static let health = "left knee taped <no jumps>"
    static let note = "slept badly & came late"
    static let inCell = "knee hurt"

    let diary: Diary
    let jan: Client
    let petr: Client

    /// Twelve weeks up to Thursday 12 March 2026.
    init() throws {
        diary = try Diary.inMemory()
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        (jan, petr) = try Self.fill(diary)
    }

    /// Adds the two clients to a diary.
    @discardableResult
    static func fill(_ diary: Diary) throws -> (jan: Client, petr: Client) {
        var jan = Client(
            id: .unsaved, name: "Jan Stencel", sex: .male, birthDay: Day(iso: "1990-05-01"),
            height: Length(millimetres: 1820))
        (jan.health, jan.goal) = (health, "squat twice the body weight")
        jan = try diary.clients.get(diary.clients.add(jan))
        try body(of: jan, diary)
        try training(of: jan, diary, "P6 In season", ["Back squat", "Bench press"], plus: 0)
        var petr = Client(id: .unsaved, name: "Petr Novák", height: Length(millimetres: 1700))
        petr.health = "asthma, nobody else's business"
        petr = try diary.clients.get(diary.clients.add(petr))
        try diary.weighIns.add(WeighIn(day: Robot.today, weight: Mass(61.7, .kg)), of: petr.id)
        try training(of: petr, diary, "Petr's comeback", ["Bench press", "Petr's curl"], plus: 40)
        return (jan, petr)
    }

    private static func body(of jan: Client, _ diary: Diary) throws {
        let first = Robot.today.adding(days: -80)
        for offset in stride(from: 0, through: 80, by: 5) {
            let grams = 84_000 - offset * 40 + (offset % 3) * 350
            try diary.weighIns.add(
                WeighIn(day: first.adding(days: offset), minute: 420, weight: Mass(grams: grams)), of: jan.id)
        }
        for (place, offset) in [3, 38, 73].enumerated() {
            let folds = Double(12 - place)
            var measurement = BodyMeasurement(
                day: first.adding(days: offset), weight: Mass(grams: 84_000 - offset * 40),
                note: place == 2 ? "measured in the morning" : "",
                folds: Dictionary(uniqueKeysWithValues: SkinfoldSite.usual.map { ($0, "\(folds)") }))
            measurement.measures = [.waist: "\(90 - place)", .leftArm: "36.\(place)", .pulse: "5\(8 - place)"]
            try diary.measurements.add(measurement, of: jan.id)
        }
        try diary.measurements.setGoal(
            BodyGoal(.weight, value: 79, by: Day(iso: "2026-05-01")), of: .weight, jan.id)
        try diary.measurements.setGoal(BodyGoal(.measure(.waist), value: 85), of: .measure(.waist), jan.id)
    }

    /// A phase with a session each week and growing loads.
    private static func training(
        of client: Client, _ diary: Diary, _ name: String, _ exercises: [String], plus: Int
    ) throws {
        let first = Day(iso: "2025-12-22") ?? .earliest
        var phase = Phase(id: .unsaved, client: client.id, name: name, start: first, sessionCount: 16)
        (phase.goal, phase.lastDay, phase.notes) = ("Maximal strength", Day(iso: "2026-04-12"), "phase note")
        let id = try diary.phases.add(phase)
        let prescription = [
            Prescription(label: "A1", tempo: "31X0", reps: "5", sets: "3", rest: "3'"),
            Prescription(label: "A2", reps: "5", sets: "3", micro: "pause"),
        ]
        let rows = try zip(exercises, prescription).map { exercise, prescription in
            let row = try diary.phaseRows.add(to: id, prescription: prescription)
            if let known = try diary.exercises.named(exercise) {
                try diary.phaseRows.setExercise(known.id, row: row)
            } else {
                _ = try diary.phaseRows.setNewExercise(named: exercise, row: row)
            }
            return row
        }
        for week in 0..<12 {
            let session = try diary.sessions.start(id, day: first.adding(days: 7 * week + 1), mode: .handsFree)
            for (place, row) in rows.enumerated() {
                let load = 100 - 30 * place + plus + (week * 5 + week % 3 * 3) / 2
                let remark = week == 11 && place == 0 ? " \(inCell)" : ""
                try diary.cells.write("w40x8 \(load)x5*3\(remark)", at: .planned(row, session))
            }
            try diary.sessions.finish(session, note: week == 11 ? note : "", effort: .rpe(tenths: 80))
        }
    }

    /// Jan's report, by default about the last twelve weeks.
    func report(
        _ period: ProgressPeriod = .weeks(12), health: Bool = false, notes: Bool = false, of client: Client? = nil
    ) throws -> ClientReport {
        try ClientReport(
            diary, client: client ?? jan, period: period, options: ClientReport.Options(health: health, notes: notes),
            today: Robot.today, zone: .gmt)
    }
}
