import DiaryStore
import FitnessModel

/// Jan's and Eva's phases with days. Jan: "D1 Turns", three days in turn, three sessions done and one planned; then
/// "D2 Week", on Mondays and Thursdays, one session done. Eva: "E1 Turns". Plank has no day: every session has it.
enum DaysDiary {
    private typealias Row = (day: String, label: String, exercise: String, load: String)

    private static let turns: [Row] = [
        ("", "", "Plank", "60s"), ("A", "A1", "Back squat", "100x5*3"), ("A", "A2", "Seated row", "60x8*3"),
        ("B", "A1", "Bench press", "70x5*3"), ("B", "A2", "Chin-up", "bw+5x6*3"), ("C", "A1", "Back squat", "80x8*2"),
        ("C", "B1", "Curl", "12x12*2"),
    ]
    /// Day B has no loads.
    private static let week: [Row] = [
        ("A", "A1", "Bench press", "72.5x5*3"), ("A", "A2", "Seated row", "62.5x8*3"), ("B", "A1", "Back squat", ""),
        ("B", "A2", "Curl", ""),
    ]

    static func fill(_ diary: Diary) throws {
        let jan = try diary.clients.add(named: "Jan Novák")
        let eva = try diary.clients.add(named: "Eva Malá")
        for client in [jan, eva] {
            let name = client == jan ? "D1 Turns" : "E1 Turns"
            let (phase, rows) = try add(name, "A B C", turns, client, from: -24, in: diary)
            for number in 0..<3 { try train(phase, rows, day: -24 + 3 * number, in: diary) }
            try diary.cells.write("102.5x5*3", at: .ahead(rows[1].id, column: 4))
        }
        let (phase, rows) = try add("D2 Week", "A mon, B thu", week, jan, from: -3, in: diary)
        try train(phase, rows, day: -3, in: diary)
    }

    private static func add(
        _ name: String, _ days: String, _ plan: [Row], _ client: Identifier<Client>, from start: Int, in diary: Diary
    ) throws -> (Identifier<Phase>, [(id: Identifier<PhaseRow>, row: Row)]) {
        let phase = try diary.phases.add(
            Phase(
                id: .unsaved, client: client, name: name, start: Robot.today.adding(days: start), sessionCount: 6,
                daysText: days))
        let rows = try plan.map { row in
            let exercise = try diary.exercises.named(row.exercise)?.id ?? diary.exercises.add(named: row.exercise)
            let id = try diary.phaseRows.add(
                to: phase, exercise: exercise,
                prescription: Prescription(label: row.label, reps: "5", sets: "3", rest: "90"))
            try diary.phaseRows.setDay(row.day, row: id)
            return (id, row)
        }
        return (phase, rows)
    }

    /// A session of the next day in turn, with the loads of its rows.
    private static func train(
        _ phase: Identifier<Phase>, _ rows: [(id: Identifier<PhaseRow>, row: Row)], day: Int, in diary: Diary
    ) throws {
        let session = try diary.sessions.start(phase, day: Robot.today.adding(days: day), mode: .handsFree)
        let letter = try diary.sessions.get(session).letter
        for (id, row) in rows where row.day.isEmpty || row.day == letter {
            try diary.cells.write(row.load, at: .planned(id, session))
        }
        try diary.sessions.finish(session)
    }
}

extension Robot {
    /// Jan is the current client; his newest phase, D2 Week, is the first in his list.
    static func withDays(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try DaysDiary.fill($0) }
        robot.chooseClient("jan")
        return robot
    }
}
