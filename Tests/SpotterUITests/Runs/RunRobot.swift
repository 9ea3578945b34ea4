import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

extension Robot {
    /// Anna, 178 cm, 80 kg, born 1990, is the current client and her runs are on screen. `fill` writes first.
    static func atRuns(
        columns: Int = 80, rows: Int = 24, zone: TimeZone = .gmt, start: Date = Robot.start,
        fill: (Diary, Identifier<Client>) throws -> Void = { _, _ in }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows, start: start, zone: zone) { diary in
            let id = try diary.clients.add(named: "Anna Malá")
            var anna = try diary.clients.get(id)
            anna.sex = .female
            anna.birthDay = Day(iso: "1990-05-01")
            anna.height = Length(millimetres: 1778)
            anna.weight = Mass(80, .kg)
            try diary.clients.update(from: try diary.clients.get(anna.id), to: anna)
            try fill(diary, id)
        }
        robot.press("c")
        robot.type("anna")
        robot.press("Enter 4 ]")
        return robot
    }

    /// Anna.
    func anna() throws -> Client { try #require(try diary.clients.named("Anna Malá").first) }

    /// The live run.
    func liveRun() throws -> Run { try #require(try diary.runs.live().first).run }

    /// Anna's finished runs, newest first.
    func runs() throws -> [Run] { try diary.runs.list(of: try anna().id) }
}
