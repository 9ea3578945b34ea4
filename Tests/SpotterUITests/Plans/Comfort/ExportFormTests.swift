import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("X writes a phase into a file")
struct ExportFormTests {
    /// A folder that goes away with the test.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.path + "/spotter-export-\(UUID().uuidString)"
        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private func desk(_ folder: Folder) throws -> ComfortDesk {
        var desk = try ComfortDesk()
        try desk.robot.diary.setSetting("export folder", to: folder.path + "/")
        desk.robot.press("X")
        return desk
    }

    @Test("The name follows the form; the file is the owner's alone")
    func writing() throws {
        let folder = try Folder()
        var desk = try desk(folder)
        desk.robot.expect("Print or export P6", "< Text, 80 columns, 60 lines a page >", "Jan Stencel P6.txt")
        desk.robot.press("Right Right")
        desk.robot.expect("< Markdown table >", "Jan Stencel P6.md")
        desk.robot.press("Enter")
        #expect(desk.said.contains("Wrote"))
        let file = folder.path + "/Jan Stencel P6.md"
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("| A1 | Box squat |"))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    }

    @Test("A file that is there is only replaced with Ctrl-S, after it was named")
    func existing() throws {
        let folder = try Folder()
        let file = folder.path + "/Jan Stencel P6.txt"
        try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
        var desk = try desk(folder)
        desk.robot.press("C-s")
        desk.robot.expect("is there already. Ctrl-S")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        desk.robot.press("Enter")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        desk.robot.press("C-s")
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Box squat"))
    }

    @Test("Tab completes the path; a folder that is not there is named with its reason")
    func path() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Sheets of Jan", withIntermediateDirectories: true)
        var desk = try desk(folder)
        desk.robot.press("Up C-u")
        desk.robot.type(folder.path + "/Sh")
        desk.robot.press("Tab")
        desk.robot.type("p6.txt")
        desk.robot.press("Enter")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/Sheets of Jan/p6.txt"))
        desk.robot.press("X Up C-u")
        desk.robot.type("/nowhere/p6.txt")
        desk.robot.press("Enter")
        desk.robot.expect("cannot be written: No such file or directory")
    }

    @Test("Paper of wide characters keeps its columns; ASCII signs are ASCII")
    func wideCharacters() throws {
        let desk = try ComfortDesk()
        let row = try desk.robot.diary.sheet(desk.phase).rows[0].id
        _ = try desk.robot.diary.setNewExercise(named: "スクワット 王\u{1B}[2J", row: row)
        let document = PhaseDocument(try desk.robot.diary.sheet(desk.phase))
        let text = PhaseFormat.text.write(document, spelling: .terminal(ascii: false))
        #expect(text.contains("スクワット") && !text.contains("\u{1B}"))
        let first = text.split(separator: "\u{C}")[0]
        let bars = first.split(separator: "\n").filter { $0.contains("|") }
            .compactMap { line in line.firstIndex(of: "|").map { TextWidth.of(String(line[..<$0])) } }
        #expect(Set(bars).count == 1, "the rule between plan and loads is straight")
        let ascii = PhaseFormat.text.write(document, spelling: .terminal(ascii: true))
        #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("What was done and stands on the sheet no more is printed below")
    func looseRows() throws {
        let desk = try ComfortDesk()
        let row = try desk.robot.diary.sheet(desk.phase).rows[0].id
        try desk.robot.diary.deleteRow(row)
        let document = PhaseDocument(try desk.robot.diary.sheet(desk.phase))
        #expect(document.rows.map(\.exercise) == ["Broad jump", "Seated row", "Box squat"])
        #expect(document.rows[2].loads == [1: "80x3 90x3", 2: "85x3*2"])
        #expect(!document.rows[2].isOnSheet)
    }

    @Test("The same exercise twice on one day beside the plan takes two rows, each read as its exercise counts")
    func twiceBeside() throws {
        let desk = try ComfortDesk()
        let diary = desk.robot.diary
        let session = try #require(try diary.sheet(desk.phase).sessions.first?.id)
        let plank = try diary.addExercise(named: "Plank", unitKind: .time)
        for text in ["60s", "45s"] {
            try diary.writeCell(text, sessionRow: try diary.addExercise(plank, to: session))
        }
        let rows = PhaseDocument(try diary.sheet(desk.phase)).rows.filter { !$0.isOnSheet }
        #expect(rows.map(\.loads) == [[1: "60s"], [1: "45s"]])
        #expect(rows.map(\.kind) == [.time, .time])
    }

    @Test("S exports on the Board, where X closes the tab")
    func board() throws {
        var desk = try ComfortDesk(columns: 140, rows: 30)
        desk.robot.press("b S")
        desk.robot.expect("Print or export P6")
    }
}
