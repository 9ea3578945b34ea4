import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import TerminalKit
import Testing

@Suite("X writes a phase into a file")
struct ExportFormTests {
    /// A folder that is deleted with the test.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.path + "/spotter-export-\(UUID().uuidString)"
        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private func context(_ folder: Folder) throws -> ComfortContext {
        var context = try ComfortContext()
        try context.robot.diary.settings.set("export folder", to: folder.path + "/")
        context.robot.press("X")
        return context
    }

    @Test("The file name follows the format; the file is for the owner only")
    func writing() throws {
        let folder = try Folder()
        var context = try context(folder)
        context.robot.expect("Print or export P6", "< Text, 80 columns, 60 lines a page >", "Jan Stencel P6.txt")
        context.robot.press("Right Right")
        context.robot.expect("< Markdown table >", "Jan Stencel P6.md")
        context.robot.press("Enter")
        #expect(context.message.contains("Wrote"))
        let file = folder.path + "/Jan Stencel P6.md"
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("| A1 | Box squat |"))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    }

    @Test("An existing file is only replaced with Ctrl-S after naming it")
    func existing() throws {
        let folder = try Folder()
        let file = folder.path + "/Jan Stencel P6.txt"
        try Data("mine".utf8).write(to: URL(fileURLWithPath: file))
        var context = try context(folder)
        context.robot.press("C-s")
        context.robot.expect("already exists. Ctrl-S")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        context.robot.press("Enter")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        context.robot.press("C-s")
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Box squat"))
    }

    @Test("Tab completes the path; a missing folder is reported with a reason")
    func path() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Sheets of Jan", withIntermediateDirectories: true)
        var context = try context(folder)
        context.robot.press("Up C-u")
        context.robot.type(folder.path + "/Sh")
        context.robot.press("Tab")
        context.robot.type("p6.txt")
        context.robot.press("Enter")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/Sheets of Jan/p6.txt"))
        context.robot.press("X Up C-u")
        context.robot.type("/nowhere/p6.txt")
        context.robot.press("Enter")
        context.robot.expect("cannot be written: No such file or directory")
    }

    @Test("Paper with wide characters keeps its columns; ASCII has only ASCII")
    func wideCharacters() throws {
        let context = try ComfortContext()
        let row = try context.robot.diary.phases.sheet(context.phase).rows[0].row
        _ = try context.robot.diary.phaseRows.setNewExercise(
            named: "スクワット 王\u{1B}[2J", row: row.id, replacing: SheetEdit.Choice(row.exercise))
        let document = PhaseDocument(try context.robot.diary.phases.sheet(context.phase))
        let text = PhaseFormat.text.write(document, spelling: .terminal(ascii: false))
        #expect(text.contains("スクワット") && !text.contains("\u{1B}"))
        let first = text.split(separator: "\u{C}")[0]
        let bars = first.split(separator: "\n").filter { $0.contains("|") }
            .compactMap { line in line.firstIndex(of: "|").map { TextWidth.of(String(line[..<$0])) } }
        #expect(Set(bars).count == 1, "the rule between plan and loads is straight")
        let ascii = PhaseFormat.text.write(document, spelling: .terminal(ascii: true))
        #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("Sets of deleted rows are printed below")
    func looseRows() throws {
        let context = try ComfortContext()
        let row = try context.robot.diary.phases.sheet(context.phase).rows[0].id
        try context.robot.diary.phaseRows.delete(row)
        let document = PhaseDocument(try context.robot.diary.phases.sheet(context.phase))
        #expect(document.rows.map(\.exercise) == ["Broad jump", "Seated row", "Box squat"])
        #expect(document.rows[2].loads == [1: "80x3 90x3", 2: "85x3*2"])
        #expect(!document.rows[2].isOnSheet)
    }

    @Test("The same extra exercise twice on one day takes two rows, each with its unit")
    func twiceBeside() throws {
        let context = try ComfortContext()
        let diary = context.robot.diary
        let session = try #require(try diary.phases.sheet(context.phase).sessions.first?.id)
        let plank = try diary.exercises.add(named: "Plank", unitKind: .time)
        for text in ["60s", "45s"] {
            try diary.cells.write(text, at: .own(try diary.cells.add(plank, to: session)))
        }
        let rows = PhaseDocument(try diary.phases.sheet(context.phase)).rows.filter { !$0.isOnSheet }
        #expect(rows.map(\.loads) == [[1: "60s"], [1: "45s"]])
        #expect(rows.map(\.kind) == [.time, .time])
    }

    @Test("X exports on the Board, too")
    func board() throws {
        var context = try ComfortContext(columns: 140, rows: 30)
        context.robot.press("b X")
        context.robot.expect("Print or export P6")
    }
}
