import DiaryStore
import FitnessModel

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

/// Clients with a phase of two rows each: one session of it a week ago, 60 kg for the first client, 70 for the second
/// and so on, and the next one live.
enum CockpitDiary {
    static let names = ["Ana Kovač", "Petr Novák", "Eva Malá", "Jan Stencel", "Marek Horn", "Olga Reis"]
    static let note = "left knee taped"

    /// Last time's load of the client at that index, kg.
    static func load(_ place: Int) -> Int { 60 + 10 * place }

    /// - Parameter live: how many of the six train; the second one has a health note.
    static func fill(_ live: Int, _ diary: Diary) throws {
        for (place, name) in names.prefix(live).enumerated() {
            var client = Client(id: .unsaved, name: name)
            client.health = place == 1 ? note : ""
            let id = try diary.clients.add(client)
            let phase = try diary.phases.add(named: "P\(place + 1)", client: id)
            var rows: [Identifier<PhaseRow>] = []
            for (label, exercise) in [("A1", "Box squat"), ("B1", "Bench press")] {
                let prescription = Prescription(label: label, reps: "5", sets: "2", rest: "90")
                let row = try diary.phaseRows.add(to: phase, prescription: prescription)
                _ = try diary.phaseRows.setNewExercise(named: exercise, row: row)
                rows.append(row)
            }
            let done = try diary.sessions.start(phase, day: Robot.today.adding(days: -7), mode: .handsFree)
            for row in rows { try diary.cells.write("\(load(place))x5 \(load(place))x5", at: .planned(row, done)) }
            try diary.sessions.finish(done)
            try diary.sessions.start(phase, day: Robot.today)
        }
        try diary.clients.add(named: "Zoe Quinn")
    }
}

extension Robot {
    /// The first client is the current one, and this many train.
    static func withLive(
        _ live: Int, columns: Int = 80, rows: Int = 24, file: String? = nil
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows, file: file) { try CockpitDiary.fill(live, $0) }
        robot.chooseClient("ana")
        return robot
    }

    /// The view of all live sessions, if it is on screen.
    var cockpit: CockpitView? { app.navigator.shown(CockpitView.self) }

    /// The texts of the cells of each live session, by client.
    func liveTexts() throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        for live in try diary.sessions.live() {
            found[live.clientName] = try diary.sessions.sheet(live.id).rows.map(\.row.text)
        }
        return found
    }
}
