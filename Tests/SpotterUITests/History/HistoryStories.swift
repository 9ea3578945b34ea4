import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

@Suite("The history of a client")
struct HistoryStories {
    private static func day(_ ago: Int) -> Day { Robot.today.adding(days: -ago) }

    /// Jan: two sessions, a run, a walk, golf, a measurement, a weight.
    static func fill(_ diary: Diary) throws {
        let jan = try diary.clients.add(Client(id: .unsaved, name: "Jan Stencel", weight: Mass(80, .kg)))
        let phase = try diary.phases.add(named: "P6 In season", client: jan)
        let row = try diary.phaseRows.add(to: phase, prescription: Prescription(label: "A1"))
        _ = try diary.phaseRows.setNewExercise(named: "Squat", row: row)
        for ago in [9, 2] {
            let session = try diary.sessions.start(phase, day: day(ago), mode: .handsFree)
            try diary.cells.write("70x8*3", at: .planned(row, session))
            try diary.sessions.finish(session)
        }
        _ = try diary.runs.add(
            Run(
                day: day(3), startedAt: day(3).instant(at: try #require(TimeOfDay("07:30")), in: .gmt),
                elapsed: 1_500_000, distance: Length(millimetres: 5_000_000), title: "City run"), of: jan)
        _ = try diary.runs.add(
            Run(day: day(40), kind: .walk, elapsed: 3_600_000, distance: Length(millimetres: 4_000_000)), of: jan)
        try diary.activityEntries.add(
            ActivityEntry(day: day(1), minute: 960, name: "Golf", duration: 5400, met: 4500), of: jan)
        try diary.measurements.add(BodyMeasurement(day: day(5), weight: Mass(80, .kg), folds: [.chin: "8"]), of: jan)
        try diary.weighIns.add(WeighIn(day: day(0), minute: 420, weight: Mass(79.5, .kg)), of: jan)
    }

    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try Self.fill($0) }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter g h")
        return robot
    }

    private func jan(_ robot: Robot) throws -> Identifier<Client> {
        try #require(try robot.diary.clients.list().first).id
    }

    /// Whether the default category is collapsed.
    private func sign(_ robot: Robot) -> Character? {
        robot.lines.first { $0.contains("Default ·") }?.first { "+-".contains($0) }
    }

    @Test("All kinds are in one list below Default, with sums; it opens from the profile and by name")
    func all() throws {
        var robot = try robot()
        robot.expect("History", "Default · 7 records", "today", "Weight 79.5 kg", "Golf", "1 h 30 min", "420 kcal")
        robot.expect("City run", "5.00 km", "P6 In season", "Measurement", "Walk", "4.00 km", "9.00 km")
        robot.press("Esc 2 Enter")
        robot.expect("SESSIONS", "g h history")
        robot.press(":")
        robot.type("history of")
        robot.press("Enter")
        robot.expect("Default · 7 records")
    }

    @Test("C adds a category by name and puts the record into it; u undoes both")
    func newCategory() throws {
        var robot = try robot()
        robot.press("Down Down C")
        robot.expect("Category of Golf", "Default")
        robot.type("Fun")
        robot.press("Enter")
        robot.expect("Fun · 1 record", "Default · 6 records")
        robot.press("u")
        robot.expectNo("Fun ·")
        robot.expect("Default · 7 records")
        #expect(try robot.diary.categories.list(.record).isEmpty)
    }

    @Test("Marked records are sorted together; weigh-ins have no category")
    func marks() throws {
        var robot = try robot()
        robot.press("Down Space")
        robot.expect("Weigh-ins have no category")
        robot.press("Down Space Space")
        robot.expect("2 marked")
        robot.press("C")
        robot.expect("Category of 2 records")
        robot.type("Week")
        robot.press("Enter")
        robot.expect("Week · 2 records", "Default · 5 records")
        let category = try #require(try robot.diary.categories.list(.record).first)
        #expect(try robot.diary.clientHistory.counts(of: jan(robot)) == [category.id: 2, nil: 5])
        robot.press("g g Down C")
        robot.type("Default")
        robot.press("Enter")
        robot.expect("Week · 1 record", "Default · 6 records")
    }

    @Test("X exports the selected session or run, and gives the reason on other records")
    func handedOn() throws {
        var robot = try robot()
        robot.press("X")
        robot.expect("the cursor is on")
        var seen: Set<String> = []
        for _ in 1...8 {
            robot.press("Down X")
            if robot.sees("exported alone") { seen.insert("reason") }
            guard robot.sees("Format") else { continue }
            seen.insert("form")
            robot.press("Esc")
        }
        #expect(seen == ["form", "reason"])
    }

    @Test("Left collapses a category from any of its records, Right expands it, Enter does both")
    func rolling() throws {
        var robot = try robot()
        robot.press("Down Down Left")
        #expect(sign(robot) == "+")
        robot.expectNo("Golf")
        robot.press("Right")
        #expect(sign(robot) == "-")
        robot.expect("Golf")
        robot.press("Enter")
        #expect(sign(robot) == "+")
        robot.press("Enter")
        robot.expect("Golf")
    }

    @Test("f filters by kind or exercise, / searches, Esc clears")
    func narrowing() throws {
        var robot = try robot()
        robot.press("f")
        robot.type("runs")
        robot.press("Enter")
        robot.expect("Default · 2 records", "City run", "Walk")
        robot.expectNo("Golf")
        robot.press("Esc f")
        robot.type("squat")
        robot.press("Enter")
        robot.expect("Default · 2 records", "P6 In season")
        robot.expectNo("City run")
        robot.press("Esc /")
        robot.type("city")
        robot.press("Enter")
        robot.expect("Default · 1 record", "City run")
        robot.press("Esc")
        robot.expect("Default · 7 records")
        robot.press("/")
        robot.type("zzz")
        robot.expect("No record matches \"zzz\"")
    }

    @Test("v shows one list; Enter opens each kind of record")
    func opening() throws {
        var robot = try robot()
        robot.press("v")
        robot.expectNo("· 7 records")
        robot.press("Home Enter")
        robot.expect("79.5")
        robot.press("Esc Down Enter")
        robot.expect("Golf, Wed 11 Mar")
        robot.press("Esc Down Down Enter")
        robot.expect("City run, Mon 9 March 2026")
    }

    @Test("d deletes a record, u restores it with its category")
    func deleting() throws {
        var robot = try robot()
        robot.press("Down Down C")
        robot.type("Fun")
        robot.press("Enter g g Down d")
        robot.expect("Deleted Golf", "Fun · 0 records", "Default · 6 records")
        robot.press("u")
        robot.expect("Fun · 1 record", "Golf")
    }

    @Test("d deletes one record, never all marked ones")
    func deletingMarked() throws {
        var robot = try robot()
        robot.press("Down Down Space Space d")
        robot.expect("2 marked: d deletes one.", "Default · 7 records")
        robot.press("Esc d")
        robot.expect("Default · 6 records")
        robot.press("g g d")
        robot.expect("the cursor is on a category", "Default · 6 records")
    }

    @Test("Categories are renamed and deleted in their panel; their records move to Default")
    func categories() throws {
        var robot = try robot()
        robot.press("Down Down C")
        robot.type("Fun")
        robot.press("Enter")
        let petr = try robot.diary.clients.add(named: "Petr")
        let chess = try robot.diary.activityEntries.add(
            ActivityEntry(day: Robot.today, name: "Chess", duration: 60), of: petr)
        let fun = try #require(try robot.diary.categories.list(.record).first)
        try robot.diary.clientHistory.sort([(id: .init(.activity, chess.rawValue), name: "Chess")], into: fun.id)
        robot.press(", c")
        robot.expect("Categories of records", "Fun", "2 records")
        robot.press("d Esc")
        robot.expect("Default · 7 records")
        robot.expectNo("Fun ·")
    }

    @Test("The view fits 60x16 and 120x40", arguments: [(60, 16), (120, 40)])
    func sizes(columns: Int, rows: Int) throws {
        let robot = try robot(columns: columns, rows: rows)
        robot.expect("Default · 7 records", "Golf", "City run", "5.00 km")
    }
}
