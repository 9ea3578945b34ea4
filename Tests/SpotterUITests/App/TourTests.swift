import DemoDiary
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import Synchronization
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("The tour") struct TourTests {
    /// A trainer without clients who starts the tour from the palette.
    private func robot(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows)
        robot.press(":")
        robot.type("take the tour")
        robot.press("Enter")
        robot.app.handle(.wake)
        return robot
    }

    /// The line with the key to press.
    private func guide(_ robot: Robot) -> String { robot.line(-2) }

    @Test(
        "Twelve steps lead through a day, each done by its keys, in every window; the user's diary is unchanged",
        arguments: [(60, 16), (80, 24), (120, 40)])
    func whole(columns: Int, rows: Int) throws {
        var robot = try robot(columns: columns, rows: rows)
        let before = try robot.diary.journal.entries(limit: 10)
        func expect(_ step: Int, _ words: String, at location: SourceLocation = #_sourceLocation) {
            let line = guide(robot)
            #expect(line.hasPrefix("TOUR \(step) of 12: \(words)"), sourceLocation: location)
            #expect(line.contains(/\.( |$)/), "the step is cut: \(line)", sourceLocation: location)
        }
        robot.expect("DEMO")
        expect(1, "2 shows")
        robot.press("2")
        expect(2, "Enter opens")
        robot.press("Enter")
        expect(3, "s starts")
        robot.press("s")
        expect(4, "Type ")
        let set = try #require(guide(robot).firstMatch(of: /Type (.+) and Enter/)).1
        robot.type(String(set))
        expect(4, "Type ")
        robot.press("Enter")
        expect(5, "f logs")
        robot.press("f")
        expect(6, "u undoes")
        robot.press("u")
        expect(7, "w w ends")
        robot.press("w w")
        expect(8, "Ctrl-S saves")
        robot.press("C-s")
        if !robot.app.context.navigation.overlays.isEmpty {
            expect(9, "Esc, then F4")
            robot.press("Esc")
        }
        expect(9, "F4 shows the day")
        robot.press("F4")
        expect(10, "a f adds")
        robot.press("a f")
        expect(10, "Type banana")
        robot.type("banana")
        robot.press("Enter")
        expect(10, "Enter adds one")
        robot.press("Enter")
        expect(11, "5 shows")
        robot.press("5")
        expect(12, "? lists")
        robot.press("?")
        #expect(guide(robot).hasPrefix("TOUR done"))
        robot.press("Esc q")
        #expect(!robot.app.isFinished)
        robot.expect("The tour has ended; nothing was saved.")
        robot.expectNo("DEMO", "TOUR")
        #expect(robot.app.context.diary === robot.diary)
        #expect(try robot.diary.journal.entries(limit: 10) == before)
        #expect(try robot.diary.clients.count(ListFilter()) == 0)
    }

    @Test("Other keys do not complete a step, so that they can be tried")
    func otherKeys() throws {
        var robot = try robot()
        robot.press("3 ] [ b b T Esc ? Esc 1")
        #expect(guide(robot).hasPrefix("TOUR 1 of 12"))
        #expect(robot.app.disabledReason(of: "tour") == "this is the tour: q leaves it")
    }

    @Test("With nothing left to close Esc asks: Enter continues, n skips the step, x ends the tour")
    func leaving() throws {
        var robot = try robot()
        robot.press("Esc")
        robot.expect("End the tour?")
        robot.press("Enter")
        #expect(guide(robot).hasPrefix("TOUR 1 of 12"))
        robot.press("Esc n")
        #expect(guide(robot).hasPrefix("TOUR 2 of 12"))
        robot.press("Esc x")
        robot.expect("The tour has ended")
        robot.press("Esc")
        robot.expectNo("End the tour?")
    }

    @Test("The welcome offers it and returns afterwards")
    func welcome() throws {
        var robot = try Robot(isSetUp: false)
        robot.expect("Take the tour")
        robot.press("Down Down Down Enter")
        robot.app.handle(.wake)
        robot.expect("TOUR 1 of 12", "DEMO")
        robot.press("C-q")
        robot.expect("Welcome to Spotter")
        #expect(try robot.diary.gym.isMissing())
    }

    @Test("It is not offered during a session or run, whose clocks would be hidden")
    func whileLive() throws {
        let robot = try Robot { try SessionDiary.many(["Jan Stencel"], $0) }
        #expect(robot.app.disabledReason(of: "tour") == "a session or run is live: finish it first")
    }

    @Test("A program started with the tour ends with it, without a theme, an editor file or a log")
    func alone() throws {
        let events = Mutex<[String]>([])
        let services = Services(
            diary: try Diary.tour(today: Robot.today, questionnaires: []), now: { Robot.start }, timeZone: .gmt,
            settings: .inMemory(commands: CommandTable.all, themes: ShippedThemes.library),
            saveTheme: { name in events.withLock { $0.append(name) } },
            log: { event in events.withLock { $0.append("\(event)") } })
        var app = AppState(touring: services, size: Size(columns: 80, rows: 24))
        func press(_ keys: Key...) { for key in keys { app.handle(.key(key)) } }
        press(.char("T"), .down, .enter)
        #expect(app.context.message?.text.contains("until you quit") == true)
        app.context.openEditor(draftKey: "notes")
        #expect(app.takeEffects() == [])
        app.context.report(StoreError.cancelled)
        #expect(events.withLock { $0 } == [])
        #expect(app.ownDiary.isConfined)
        press(.char("q"))
        #expect(app.isFinished)
    }

    @Test("No export of it creates a file or folder")
    func files() throws {
        let diary = try Diary.tour(today: Robot.today, questionnaires: [])
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tour-\(UUID().uuidString)").path
        #expect(throws: ExportFile.Problem.refused(path: folder, reason: "the tour writes no files")) {
            try ExportFile.write("text", to: folder, sparing: diary)
        }
        #expect(throws: ExportFile.Problem.self) {
            try ExportFile.write([(name: "a", text: "b")], into: folder, replacing: true, sparing: diary)
        }
        #expect(!FileManager.default.fileExists(atPath: folder))
    }
}
