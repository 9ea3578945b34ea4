import DiaryStore
import FitnessModel
import Foundation
import Testing

/// Diaries for the stories of sessions.
enum SessionDiary {
    /// Jan without a phase, a library of four exercises (he has done two), and optionally the routine "Legs".
    static func free(_ diary: Diary) throws {
        let jan = try diary.clients.add(named: "Jan Stencel")
        let squat = try diary.exercises.add(named: "Box squat")
        let row = try diary.exercises.add(named: "Seated row")
        _ = try diary.exercises.add(named: "Air bike")
        _ = try diary.exercises.add(named: "Plank", unitKind: .time)
        for (days, text) in [(-9, "70x5 70x5"), (-2, "80x10 80x8")] {
            let session = try diary.sessions.startFree(
                client: jan, day: Robot.today.adding(days: days), mode: .handsFree)
            let cell = try diary.cells.add(squat, to: session)
            try diary.cells.write(text, at: .own(cell))
            if days == -9 { try diary.cells.write("40x8", at: .own(try diary.cells.add(row, to: session))) }
            try diary.sessions.finish(session)
        }
    }

    /// Jan with a phase of a superset of three and one single row.
    static func circuit(_ diary: Diary) throws {
        let jan = try diary.clients.add(named: "Jan Stencel")
        let phase = try diary.phases.add(named: "P6", client: jan)
        let plan = [
            ("A1", "Box squat", "5", "2", "150\""), ("A2", "Chin-up", "5", "2", "60"),
            ("A3", "Plank", "30s", "2", "90\""), ("B1", "Seated row", "8", "2", "EMOM 60\" x4"),
        ]
        for (label, name, reps, sets, rest) in plan {
            let row = try diary.phaseRows.add(
                to: phase, prescription: Prescription(label: label, reps: reps, sets: sets, rest: rest))
            _ = try diary.phaseRows.setNewExercise(named: name, row: row)
        }
    }

    /// Clients with a free session each, live from the start.
    static func many(_ names: [String], _ diary: Diary) throws {
        let squat = try diary.exercises.add(named: "Box squat")
        for name in names {
            let client = try diary.clients.add(named: name)
            let session = try diary.sessions.startFree(client: client, day: Robot.today)
            _ = try diary.cells.add(squat, to: session)
        }
    }
}

extension Robot {
    /// Makes a client the current one.
    mutating func chooseClient(_ name: String) {
        press("c")
        type(name)
        press("Enter")
    }

    /// The texts of the cells of the only live session, in order.
    func liveCells() throws -> [String] {
        guard let live = try diary.sessions.live().first else { return [] }
        return try diary.sessions.sheet(live.id).rows.map(\.row.text)
    }
}
