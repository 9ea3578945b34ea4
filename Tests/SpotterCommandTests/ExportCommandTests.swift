import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("spotter export")
struct ExportCommandTests {
    private let home: Home

    /// Jan with a session on the 5th, two on the 6th, a recorded run on the 7th, and one without a track on the 8th.
    init() throws {
        home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        var jan = Client(id: .unsaved, name: "Jan Stencel")
        jan.health = "left knee taped"
        let id = try diary.clients.add(jan, categories: [])
        try diary.clients.add(named: "Petr Secret")
        let squat = try diary.exercises.add(named: "Box squat")
        for (day, text) in [("2026-03-05", "80x3 90x3"), ("2026-03-06", "70x5"), ("2026-03-06", "60x8")] {
            let session = try diary.sessions.startFree(client: id, day: Day(iso: day) ?? .earliest, mode: .handsFree)
            try diary.cells.write(text, at: .own(try diary.cells.add(squat, to: session)))
            try diary.sessions.finish(session)
        }
        let start = Date(timeIntervalSince1970: 1_772_866_800)
        let track = (0..<3).map {
            TrackPoint(time: $0 * 1000, position: TrackPoint.Position(latitude: 500_000_000 + $0, longitude: 14))
        }
        let run = Run(day: Day(iso: "2026-03-07") ?? .earliest, startedAt: start, elapsed: 2_000)
        try diary.runs.add(run, track: track, of: id)
        try diary.runs.add(Run(day: Day(iso: "2026-03-08") ?? .earliest, elapsed: 60_000), of: id)
        try diary.close()
    }

    @Test("A session is printed in each format, without other names and the health note")
    func session() throws {
        for (format, part) in [
            ("text", "80x3 90x3"), ("markdown", "# Jan Stencel"), ("html", "<h1>Jan Stencel</h1>"),
            ("csv", "Box squat,2,1,,90,kg,,3"), ("json", "\"done\" : \"80x3 90x3\""),
        ] {
            let run = try CommandRun("export", "Jan", "--session", "2026-03-05", "--format", format, home: home)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains(part), "\(format): \(run.output)")
            #expect(!run.output.contains("Petr") && !run.output.contains("knee"), "\(format)")
        }
    }

    @Test("--number selects one of several sessions on a day; without it they are listed")
    func several() throws {
        let both = try CommandRun("export", "Jan", "--session", "2026-03-06", home: home)
        #expect(both.status == 65)
        #expect(
            both.errors.contains("There are 2 on 2026-03-06: 1 Free session; 2 Free session. --number chooses one."))
        let second = try CommandRun("export", "Jan", "--session", "2026-03-06", "--number", "2", home: home)
        #expect(second.status == 0 && second.output.contains("60x8") && !second.output.contains("70x5"))
        let third = try CommandRun("export", "Jan", "--session", "2026-03-06", "--number", "3", home: home)
        #expect(third.status == 66 && third.errors.contains("Jan Stencel has only 2 sessions on 2026-03-06."))
        let none = try CommandRun("export", "Jan", "--session", "2026-03-01", home: home)
        #expect(none.status == 66 && none.errors.contains("Jan Stencel has no session on 2026-03-01."))
    }

    @Test("A recorded run is exported as GPX by its file name, and recognised when imported")
    func run() throws {
        let file = home.path + "/run.gpx"
        let run = try CommandRun("export", "Jan", "--run", "2026-03-07", "--out", file, home: home)
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("<trkpt lat=\"50.0000001\" lon=\"0.0000014\">"))
        let again = try CommandRun("export", "Jan", "--run", "2026-03-07", "--out", file, home: home)
        #expect(again.status == 73 && again.errors.contains("--replace"))
        let petr = ["--client", "Petr Secret"]
        let added = try CommandRun(["import", file] + petr, home: home)
        #expect(added.status == 0 && added.output.contains("Imported 1 run."), "\(added.errors)")
        let next = home.path + "/again.gpx"
        let handed = try CommandRun("export", "Petr", "--run", "2026-03-07", "--out", next, home: home)
        #expect(handed.status == 0, "\(handed.errors)")
        #expect(try String(contentsOfFile: next, encoding: .utf8) == text)
        let known = try CommandRun(["import", next, "--json"] + petr, home: home).json()
        #expect(known["runs_added"] as? Int == 0 && known["runs_already_there"] as? Int == 1)
        let bare = try CommandRun("export", "Jan", "--run", "2026-03-08", "--format", "gpx", home: home)
        #expect(bare.status == 65 && bare.errors.contains("Only a run with recorded positions can be written as gpx."))
    }

    @Test("Wrong arguments are rejected")
    func mistakes() throws {
        #expect(try CommandRun("export", "Jan", home: home).status == 64)
        let both = ["export", "Jan", "--run", "2026-03-07", "--session", "2026-03-05"]
        #expect(try CommandRun(both[0], both[1], both[2], both[3], both[4], both[5], home: home).status == 64)
        #expect(
            try CommandRun("export", "Jan", "--session", "2026-03-05", "--number", "0", home: home).status == 64)
        #expect(try CommandRun("export", "Zebulon", "--session", "2026-03-05", home: home).status == 66)
    }
}
