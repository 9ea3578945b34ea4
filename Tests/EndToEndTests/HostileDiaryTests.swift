import Foundation
import GRDB
import TestSupport
import Testing

/// A file that is not a diary is distinguished from a damaged one, named in the message, and not changed.
@Suite("Files that are not diaries") struct HostileDiaryTests {
    /// The file at the diary's path, with the expected message and exit code.
    enum Hostile: String, CaseIterable, CustomTestStringConvertible {
        case directory, text, damaged, truncated, foreign, newer, folderMissing

        var testDescription: String { rawValue }

        var code: Int32 {
            switch self {
            case .directory, .folderMissing: 66
            case .text, .damaged, .truncated, .foreign: 65
            case .newer: 69
            }
        }

        var says: String {
            switch self {
            case .directory: "is a folder, not a diary"
            case .text, .foreign: "is not a Spotter diary"
            case .damaged, .truncated: "damaged"
            case .newer: "newer Spotter"
            case .folderMissing: "cannot be opened"
            }
        }

        /// Creates the file and returns its path.
        func make(in home: TemporaryHome) throws -> String {
            let path = home.path("diary.sqlite")
            switch self {
            case .directory: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            case .text: try home.write("diary.sqlite", Data("Dear diary, today I squatted.\n".utf8))
            case .foreign: try sqlite(path, "CREATE TABLE recipe(name TEXT); INSERT INTO recipe VALUES ('soup');")
            case .folderMissing: return "/proc/nowhere/diary.sqlite"
            case .damaged, .truncated, .newer:
                _ = try home.run("demo", path, "--clients", "2")
                try spoil(path)
            }
            return path
        }

        private func spoil(_ path: String) throws {
            if self == .newer {
                return try sqlite(path, "PRAGMA user_version = 9999")
            }
            let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            if self == .truncated {
                try handle.truncate(atOffset: 5_000)
            } else {
                try handle.seek(toOffset: 100)
                try handle.write(contentsOf: Data(repeating: 0xA5, count: 40_000))
            }
        }

        private func sqlite(_ path: String, _ statements: String) throws {
            let queue = try DatabaseQueue(path: path)
            try queue.write { try $0.execute(sql: statements) }
            try queue.close()
        }
    }

    @Test("The program reports the problem and ends before drawing", arguments: Hostile.allCases)
    func refused(_ hostile: Hostile) throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let path = try hostile.make(in: home)
        let before = try? Data(contentsOf: URL(fileURLWithPath: path))
        let session = try home.open("--db", path, columns: 200)
        let status = try session.waitForExit()
        #expect(status == .exited(hostile.code), "\(session.text)")
        #expect(session.text.contains(hostile.says), "\(session.text)")
        session.expectRestored()
        #expect(!session.terminal.output.containsText("\u{1b}[?1049h"))
        #expect((try? Data(contentsOf: URL(fileURLWithPath: path))) == before, "the file was changed")
    }
}
