import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("Writing a report from the profile")
struct ReportFormTests {
    /// A folder that is deleted with the test.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.path + "/spotter-report-\(UUID().uuidString)"
        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: path) }

        func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }
        var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    }

    private let folder: Folder
    private let proposed = "Jan Stencel report 2026-03-12"

    init() throws { folder = try Folder() }

    /// The profile of Jan; exports start in the folder.
    private func robot() throws -> Robot {
        var robot = try Robot { diary in
            try ReportDiary.fill(diary)
            try diary.settings.set("export folder", to: folder.path + "/")
        }
        robot.press("2 g g Enter")
        robot.expect("Jan Stencel", "PLANS")
        return robot
    }

    @Test("X and Enter in the profile write a page about twelve weeks for the owner only")
    func page() throws {
        var robot = try robot()
        robot.press("X")
        robot.expect("Report for Jan Stencel", "12 weeks", "HTML page", "Health notes", "Session notes")
        robot.expectNo("From  ")
        robot.press("Enter")
        robot.expect("Wrote")
        #expect(folder.names == [proposed + ".html"])
        let text = try #require(folder.text(proposed + ".html"))
        #expect(text.contains("<h1>Jan Stencel</h1>") && text.contains("22 Dec 2025 to 12 Mar 2026"))
        #expect(!text.contains("left knee") && !text.contains("slept badly"))
        let rights =
            try FileManager.default.attributesOfItem(
                atPath: folder.path + "/" + proposed + ".html")[.posixPermissions] as? Int
        #expect(rights == 0o600)
    }

    @Test("The extension follows the format, and ticked parts are included")
    func ticked() throws {
        var robot = try robot()
        robot.press("X Tab Right Right")
        robot.press("Tab Right Tab Right Enter")
        robot.expect("Wrote")
        let text = try #require(folder.text(proposed + ".txt"))
        #expect(text.contains("left knee taped") && text.contains("slept badly"))
    }

    @Test("From and to are needed only for a custom period, and in order")
    func fromTo() throws {
        var robot = try robot()
        robot.press("X f Tab")
        robot.expect("From", "To", "2025-12-12", "2026-03-12")
        robot.type("2026-02-01")
        robot.press("Tab")
        robot.type("2026-01-01")
        robot.press("C-s")
        robot.expect("The last day is before the first.")
        #expect(folder.names.isEmpty)
        robot.press("C-u")
        robot.type("2026-02-28")
        robot.press("C-s")
        robot.expect("Wrote")
        #expect(try #require(folder.text(proposed + ".html")).contains("Report, 1 Feb 2026 to 28 Feb 2026"))
    }

    @Test("An existing file is replaced only after a second Ctrl-S")
    func existing() throws {
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + proposed + ".html"))
        var robot = try robot()
        robot.press("X C-s")
        robot.expect("The file exists. Ctrl-S replaces")
        #expect(folder.text(proposed + ".html") == "mine")
        robot.press("C-s")
        robot.expect("Wrote")
        #expect(folder.text(proposed + ".html")?.contains("Jan Stencel") == true)
    }

    @Test("Esc writes nothing, and a report changes nothing in the diary")
    func escape() throws {
        var robot = try robot()
        let before = try robot.diary.journal.entries(limit: 5).map(\.id)
        robot.press("X Esc")
        #expect(folder.names.isEmpty)
        robot.press("X C-s")
        #expect(try robot.diary.journal.entries(limit: 5).map(\.id) == before)
    }

    @Test("A file name is needed; a folder alone is not enough")
    func nameless() throws {
        var robot = try robot()
        robot.press("X S-Tab C-u C-s")
        robot.expect("Enter a file name.")
        robot.type(folder.path + "/")
        robot.press("C-s")
        robot.expect("Enter a file name.")
        #expect(folder.names.isEmpty)
    }
}
