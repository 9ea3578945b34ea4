import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import Testing

@Suite("Measured times in progress")
struct TimesStoryTests {
    /// Jan with a sheet whose only row prescribes a tempo; an earlier session has two sets without times.
    static func fill(_ diary: Diary, tempo: String = "3010") throws {
        let jan = try diary.clients.add(named: "Jan Stencel")
        let phase = try diary.phases.add(named: "P6", client: jan)
        let row = try diary.phaseRows.add(
            to: phase, prescription: Prescription(label: "A1", tempo: tempo, reps: "5", sets: "3"))
        _ = try diary.phaseRows.setNewExercise(named: "Box squat", row: row)
        let session = try diary.sessions.start(phase, day: Robot.today.adding(days: -2), mode: .handsFree)
        try diary.cells.write("70x5 70x5", at: .planned(row, session))
        try diary.sessions.finish(session)
    }

    private func robot(columns: Int = 80, rows: Int = 24, tempo: String = "3010") throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try Self.fill($0, tempo: tempo) }
        robot.chooseClient("jan")
        robot.press("s")
        return robot
    }

    /// Counts a set of five, `first` seconds before the first repetition and `each` between them.
    private func count(_ robot: inout Robot, first: Int = 5, each: Int = 4) {
        robot.press("C")
        robot.wait(seconds: first)
        robot.press("Space")
        for _ in 0..<4 {
            robot.wait(seconds: each)
            robot.press("Space")
        }
        robot.press("Enter")
    }

    @Test("A counted set is compared with the tempo, and so are the times of the session")
    func tempo() throws {
        var robot = try robot()
        robot.press("C Space")
        robot.wait(seconds: 3)
        robot.press("Space")
        robot.expect("0:03  3.0 s a rep, 3010 asks 4 s")
        robot.press("d y")
        count(&robot, each: 3)
        robot.expect("3010 asks 4 s, was 3.0 s.")
        count(&robot, each: 4)
        robot.press("g t")
        robot.expect(
            "1  70x5", "0:17  3.0 s a rep", "0:21  4.0 s a rep",
            "3010 asks 4 s, was 3.5 s; 4 of 8 reps within 0.5 s")
    }

    @Test("An invalid tempo prescribes nothing, and X is one second", arguments: ["X", "slow", "31X0"])
    func otherTempo(tempo: String) throws {
        var robot = try robot(tempo: tempo)
        count(&robot)
        guard tempo == "31X0" else {
            robot.expectNo("\(tempo) asks")
            robot.press("g t")
            robot.expect("4.0 s a rep")
            return robot.expectNo("\(tempo) asks")
        }
        robot.expect("31X0 asks 5 s (X 1 s), was 4.0 s.")
    }

    @Test("The history, records and chart of the exercise have the times")
    func exercise() throws {
        var robot = try robot()
        count(&robot)
        robot.press("F3 ] ] Enter")
        robot.expect("History", "70x5 in 0:21, 4.0 s a rep · 3010 asks 4 s, was 4.0 s")
        robot.press("v")
        robot.expect("Most reps within a time from the set's start", "in 30 s", "5 reps")
        robot.press("G")
        robot.expect(
            "Longest rep, press to press, no pause or failure", "controlled", "4.0 s",
            "Longest time under load, from start to last rep", "under load", "0:21")
        robot.press("v { t")
        robot.expect("Time under load (s)", "21")
        robot.press("{")
        robot.expect("Time per rep (s)")
        robot.press("{")
        robot.expect("Longest set (s)")
    }

    @Test("Sets wider than the line are summed up with the number of counted ones")
    func summedUp() throws {
        var robot = try robot()
        for _ in 0..<3 { count(&robot) }
        robot.press("F3 ] ] Enter")
        robot.expect("3 of 3 sets counted: 1:03 under load · 3010 asks 4 s, was 4.0 s")
    }

    @Test("Progress has a section for them, which follows every set and undo")
    func section() throws {
        var robot = try robot(columns: 100, rows: 30)
        robot.press("F5 Down Down Down Down Down Down Down Down Down Down")
        robot.expect("Times", "No counted sets in this period. C on a load cell of a live session counts")
        robot.press("F3")
        count(&robot)
        robot.press("F5")
        robot.expect(
            "Times: time under load", "{ } 1 of 2",
            "1 of 3 sets was counted; 0:21 under load; 4 of 4 reps within 0.5 s",
            "week of 9 Mar 2026: 0.3 min, 1 of 3 sets")
        robot.press("}")
        robot.expect(
            "Times: Box squat", "1 of 3 sets counted; 4.0 s a rep; the tempo asks 4 s; 4 of 4 reps")
        // The value is that of the tempo and covers the end of its name.
        robot.expect("· ·temp•")
        robot.press("u")
        robot.expect("No counted sets in this period.")
        robot.press("C-r")
        robot.expect("1 of 3 sets counted")
    }

    @Test("The table has a row per exercise and session with counted sets")
    func table() throws {
        var robot = try robot()
        count(&robot)
        let client = try #require(try robot.diary.clients.list().first)
        let source = try ProgressSource(
            robot.diary, client: try robot.diary.clients.get(client.id), weeks: 12, today: Robot.today, zone: .gmt)
        let table = try ProgressSection.times.table(source)
        #expect(
            table.rows.map { $0.map(\.text) } == [
                ["Box squat", "2026-03-12", "21.0", "21.0", "4.0", "4.0", "1", "1", "4", "4"]
            ])
    }

    @Test("The sheet's export of sets has start, seconds and each repetition, only for counted sets")
    func export() throws {
        var robot = try robot()
        count(&robot)
        robot.type("70x4")
        robot.press("Enter")
        let diary = robot.diary
        let client = try #require(try diary.clients.list().first)
        let phase = try #require(try diary.phases.list(.client(client.id)).first).id
        let document = PhaseDocument(
            try diary.phases.sheet(phase), marks: try diary.figures.marks(ofPhase: phase),
            zone: try #require(TimeZone(identifier: "Europe/Prague")))
        let lines = PhaseFormat.sets.write(document, spelling: .terminal(ascii: false))
            .split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        #expect(lines[0].suffix(3) == ["Start", "Set seconds", "Rep seconds"])
        #expect(
            lines.dropFirst().map { $0.suffix(3).joined(separator: ",") } == [
                ",,", ",,", "2026-03-12T10:00:00+01:00,21,5 4 4 4 4", ",,",
            ])
    }
}
