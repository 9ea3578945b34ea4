import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import TestSupport
import Testing
import ViewKit

@testable import BodyUI
@testable import SpotterCore
@testable import SpotterShell
@testable import SpotterUI

@Suite("Progress")
struct ProgressPaneTests {
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try SampleDiary.fill($0) }
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter 5")
        return robot
    }

    @Test("Without a client it says which key chooses one")
    func nobody() throws {
        var robot = try Robot { _ in }
        robot.press("5")
        robot.expect("No client chosen. c chooses one")
    }

    @Test("A client without sessions gets a hint how to start, in every section")
    func empty() throws {
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        robot.press("c Enter 5")
        robot.expect("No session yet. s starts one")
        for section in ProgressSection.allCases.dropFirst() {
            robot.press("Down")
            robot.expect(section.title.text)
            #expect(!robot.sees("┤") && !robot.sees("NaN"), "\(section)")
            robot.expect("No ")
        }
    }

    @Test("The overview shows sessions, streak, volume, records and adherence")
    func overview() throws {
        let robot = try robot()
        robot.expect("Sessions   1 this week", "Streak     2 weeks (longest 2)", "kg this week")
        robot.expect("Adherence  2 of 2 sessions due (100 %)", "Box squat, banded: e1RM", "Records of the last 30 days")
    }

    @Test("Arrows choose the section and move through the chart week by week")
    func cursor() throws {
        var robot = try robot()
        robot.press("Down")
        robot.expect("week of 9 Mar 2026: 1 session")
        robot.press("Left")
        robot.expect("week of 2 Mar 2026: 2 sessions")
        robot.press("Home")
        robot.expect("week of 22 Dec 2025: 0 sessions")
        robot.press("Left Right")
        robot.expect("week of 29 Dec 2025")
        robot.press("Up Up")
        robot.expect("Streak     2 weeks (longest 2)")
    }

    @Test("A key changes the period")
    func period() throws {
        var robot = try robot()
        robot.press("Down f")
        robot.expect("1 year (f)")
        robot.press("f")
        robot.expect("all (f)")
        robot.press("f")
        robot.expect("4 weeks (f)")
        robot.press("Home")
        robot.expect("week of 16 Feb 2026")
    }

    @Test("The strength chart steps through exercises and opens them")
    func strength() throws {
        var robot = try robot()
        robot.press("Down Down Down Down")
        robot.expect("Strength: ", "e1RM", "1 of ")
        robot.press("}")
        robot.expect("2 of ")
        robot.press("{ {")
        #expect(!robot.sees("{ } 1 of "))
        robot.press("Enter")
        #expect(robot.app.navigator.pane == .plans)
    }

    @Test("Another period keeps the selected exercise")
    func chosenExercise() throws {
        var robot = try robot()
        robot.press("Down Down Down Down }")
        let view = try #require(robot.app.navigator.shown(ProgressView.self))
        let name = try #require(view.content?.items.dropFirst().first)
        robot.expect("2 of ")
        for _ in ProgressPeriod.choices {
            robot.press("f")
            let view = try #require(robot.app.navigator.shown(ProgressView.self))
            #expect(view.content?.items[view.item] == name, "\(view.period)")
        }
    }

    @Test("A table shows the same values in rows, also in a narrow window")
    func table() throws {
        var robot = try robot()
        robot.press("Down Down t")
        robot.expect("week", "volume (kg)", "2026-W11", "2026-03-09")
        robot.resize(columns: 60, rows: 16)
        robot.expect("2026-W11")
        robot.press("t")
        robot.expect("┤")
    }

    @Test("Monotony needs a past week with known loads; the chart explains itself")
    func load() throws {
        var robot = try robot()
        robot.press("G Down Down Down Down Down Down Down Down")
        robot.expect("Session load", "No session here has an RPE")
    }

    @Test("A week trained without an RPE has no load: a mark in the chart, – in the table, never 0")
    func unknownLoad() throws {
        var robot = try Robot(columns: 120, rows: 30) { diary in
            let client = try diary.clients.add(named: "Jan")
            for (ago, effort) in [(16, nil), (9, Effort.rpe(tenths: 80))] {
                let day = Robot.today.adding(days: -ago)
                let session = try diary.sessions.startFree(client: client, day: day, at: Robot.start)
                try diary.sessions.finish(session, effort: effort, at: Robot.start.addingTimeInterval(3_600))
            }
        }
        robot.press("c Enter 5 Down Down Down Down Down Down Down Down")
        robot.expect("?")
        robot.press("Left")
        robot.expect("480 AU")
        robot.press("Left")
        robot.expect("23 Feb 2026: load –, monotony – (0 of 1 session known)")
        robot.press("Right")
        robot.expect("2 Mar 2026: 480 AU, monotony 0.38, strain 181")
        robot.press("t")
        let line = try #require(robot.lines.first { $0.contains("2026-02-23") })
        #expect(line.contains("–") && !line.contains(" 0 –"))
    }

    @Test("A phase that overlaps the period counts as a whole")
    func wholePhases() throws {
        let diary = try Diary.inMemory()
        try diary.gym.setUp(gym: "Gym", trainer: "Eva")
        let client = try diary.clients.add(named: "Jan")
        for (name, ago) in [("P1", 60), ("P2", 10)] {
            let phase = try diary.phases.add(
                Phase(
                    id: .unsaved, client: client, name: name, start: Robot.today.adding(days: -ago),
                    sessionCount: 2))
            for later in [0, 5] {
                let day = Robot.today.adding(days: later - ago)
                try diary.sessions.finish(try diary.sessions.start(phase, day: day, mode: .handsFree))
            }
        }
        let source = try ProgressSource(
            diary, client: try diary.clients.get(client), weeks: 4, today: Robot.today, zone: .gmt)
        let table = try ProgressSection.adherence.table(source)
        let row = try #require(table.rows.first { $0.first == .text("P1") })
        #expect(Array(row[4...5]) == [.whole(2), .whole(2)])
    }

    @Test("A badge is offered, added, earned, edited and deleted")
    func badges() throws {
        var robot = try robot()
        robot.press("Down Down Down Down Down Down Down Down Down Down Down")
        robot.expect("No badges yet. a adds one")
        robot.press("a")
        robot.expect("New badge", "Steady month")
        robot.press("Down Down Down C-u 4 C-s")
        robot.expect("Steady month", "3 of 4 workouts in 30 days", "not yet")
        robot.press("e Down Down Down C-u 3 C-s")
        robot.expect("3 of 3 workouts in 30 days", "✓ earned 9 Mar 2026")
        robot.press("a")
        robot.expect("Steady quarter")
        robot.press("Down r Down")
        robot.type("nothing of that name")
        robot.press("C-s")
        robot.expect("No exercise with this name")
        robot.press("Esc d")
        robot.expect("No badges yet", "Deleted the badge Steady month")
        robot.press("u")
        robot.expect("✓ earned")
    }

    @Test("A custom badge that asks for the same replaces the suggestion, but not one of a single exercise")
    func suggestedBadges() throws {
        var robot = try robot()
        let squat = try #require(try robot.diary.exercises.named("Box squat, banded")).id
        for suggested in Badge.suggestions where suggested.counted == .sessions {
            try robot.diary.badges.add(suggested)
        }
        try robot.diary.badges.add(Badge(name: "Squats", counted: .reps, exercise: squat, target: 1000, days: 7))
        robot.press("Down Down Down Down Down Down Down Down Down Down Down a")
        robot.expect("New badge", "Thousand reps")
        try robot.diary.badges.add(Badge(name: "Any reps", counted: .reps, target: 1000, days: 7))
        robot.press("Esc a")
        robot.expect("New badge", "Ten thousand reps")
    }

    @Test("A chart is exported for the owner only, and asks before replacing a file")
    func export() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spotter-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/volume.csv"
        var robot = try robot()
        robot.press("Down Down X")
        robot.expect("Export Volume as CSV", "~/Jan Stencel volume 2026-03-12.csv")
        robot.press("C-u")
        robot.type(path)
        robot.press("Enter")
        #expect(robot.message.contains("Wrote"), "\(robot.screen)")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.hasPrefix("week,from,volume (kg),sets,reps\r\n"))
        #expect(text.contains("2026-W11,2026-03-09,"))
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
        robot.press("X C-u")
        robot.type(path)
        robot.press("Enter")
        robot.expect("The file exists. Ctrl-S replaces volume.csv", "Ctrl-S replace it")
        robot.press("Enter")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
        robot.press("C-s")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        robot.press(":")
        robot.type("export all charts")
        robot.press("Enter C-u")
        robot.type(folder + "/all")
        robot.press("Enter")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/all").sorted()
        #expect(files == ProgressSection.allCases.map { $0.rawValue + ".csv" }.sorted())
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/all/strength.csv"))
        robot.press(":")
        robot.type("export all charts")
        robot.press("Enter C-u")
        robot.type(folder + "/all")
        robot.press("C-s")
        robot.expect("The file exists. Ctrl-S replaces overview.csv")
        robot.press("Esc")
        #expect(try String(contentsOfFile: folder + "/all/strength.csv", encoding: .utf8) == "mine")
        robot.press("X C-u")
        robot.type("/proc/nowhere/a.csv")
        robot.press("Enter")
        #expect(robot.screen.contains("cannot be written"))
    }

    @Test("Fields with formulas or CSV characters are stored as text")
    func csv() {
        let table = ProgressTable(
            "T", ["name", "n"],
            [
                [.text("=1+1"), .whole(-3)], [.text("a,\"b\"\nc"), .number(-0.04, decimals: 1)], [.text("-x"), .none],
                [.text("Łukasz"), .number(2.5, decimals: 2)],
            ])
        #expect(table.csv == "name,n\r\n\"=1+1\",-3\r\n\"a,\"\"b\"\"\nc\",0.0\r\n\"-x\",\r\nŁukasz,2.50\r\n")
        #expect(table.plain.map { $0.count } != [])
    }

    @Test("Every section draws in every size, with and without Unicode", arguments: ProgressSection.allCases)
    func sizes(section: ProgressSection) throws {
        var robot = try robot()
        for _ in 0..<(ProgressSection.allCases.firstIndex(of: section) ?? 0) { robot.press("Down") }
        for (columns, rows) in [(60, 16), (77, 20), (78, 24), (80, 24), (120, 40), (200, 60)] {
            robot.resize(columns: columns, rows: rows)
            robot.expect(section.title.text)
            let ascii = robot.app.screen(glyphs: .ascii).lines().joined()
            #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
            robot.press("t")
            robot.expect(section.title.text)
            robot.press("t")
        }
    }

    @Test("Values are read once, until something changes")
    func cache() throws {
        var robot = try robot()
        robot.press("Down")
        robot.expect("week of 9 Mar 2026: 1 session")
        let client = try #require(robot.app.context.client)
        let phase = try #require(try robot.diary.phases.list(.client(client.id)).first)
        try robot.diary.sessions.start(phase.id, day: Robot.today)
        robot.press("Left Right")
        robot.expect("week of 9 Mar 2026: 1 session")
        robot.press("f")
        robot.expect("week of 9 Mar 2026: 2 sessions")
    }

    @Test("Averages start with the week of the first session")
    func means() throws {
        var robot = try Robot(columns: 120, rows: 40) { diary in
            let client = try diary.clients.add(named: "Jan")
            try diary.sessions.startFree(client: client, day: Robot.today, mode: .handsFree).finished(in: diary)
        }
        robot.press("c Enter 5")
        robot.expect("1 this week, 1.0 a week", "1 week (longest 1).")
        robot.press("Down")
        robot.expect("1 session, 1.0 a week. Streak 1 week (longest 1).")
    }

    @Test("Weekdays with equal numbers are named together")
    func ties() {
        func text(_ counts: [Int]) -> String {
            ProgressContent.favourites(zip(Weekday.allCases, counts).map { ("\($0.name)", $1) }).text
        }
        #expect(text([0, 0, 3, 0, 0, 1, 0]) == "most often on Wednesday")
        #expect(text([2, 0, 0, 0, 0, 2, 0]) == "most often on Monday and Saturday")
        #expect(text([2, 2, 0, 0, 0, 2, 0]) == "most often on Monday, Tuesday and Saturday")
        #expect(text([1, 1, 1, 1, 0, 0, 0]) == "no favourite weekday")
    }

    @Test("From 120 columns the values are next to the chart, otherwise t shows them", arguments: [80, 120, 200])
    func beside(_ columns: Int) throws {
        var robot = try robot(columns: columns, rows: 40)
        robot.press("Down")
        #expect(robot.sees("2026-W11") == (columns >= 120))
        robot.expect("week of 9 Mar 2026: 1 session", "▲")
        robot.press("t")
        robot.expect("2026-W11")
        let layout = ProgressLayout(robot.app.context.body)
        let parts = ProgressLayout.parts(layout.content, hasTable: true)
        #expect(parts.chart.intersection(parts.table).isEmpty)
        #expect(parts.table.isEmpty || parts.table.endColumn <= layout.content.endColumn)
    }

    @Test("Records show a short day and the previous value")
    func records() throws {
        var robot = try robot()
        robot.expect("3-rep best 105 kg (was 100)")
        robot.press("Down Down Down Down Down")
        robot.expect("9 Mar", "3-rep best")
        robot.expectNo("2026-03-09")
    }
}
