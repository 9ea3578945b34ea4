import ArgumentParser
import DiaryStore
import Foundation
import Phrases
import SpotterCore

/// `spotter backup [FILE]`.
struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "backup", abstract: "Write a copy of the diary, even while it is open elsewhere.")

    @Argument(
        help: .phrase("The file to write, - for standard output (default: a dated one in the backup folder)."),
        completion: .file())
    var file: String?

    @Flag(help: .phrase("Replace an existing file."))
    var replace = false

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try reporting {
            let settings = database.settings
            let path = settings.paths.database
            guard try Diary.exists(at: path) else { throw DatabaseOptions.noDiary(at: path) }
            if file == Output.standard { return try writeOut(path) }
            let target =
                file.map { URL(fileURLWithPath: Paths.expanded($0)) }
                ?? Diary.backupPlace("manual", of: path, in: settings.backupFolder)
            do throws(StoreError) {
                try Diary.backup(of: path, to: target, replacing: replace)
            } catch {
                // The target, not the diary: a file that cannot be created, rather than one that cannot be read.
                guard case .cannotOpen(path: target.path, let reason) = error else { throw error }
                if reason == .nameTaken { throw ExportFile.Problem.exists(target.path) }
                throw Failure(.cannotCreate, error.wording)
            }
            Output.say(verbatim: target.path)
        }
    }

    /// Writes a copy to standard output. It is made in a folder that only the owner can read.
    private func writeOut(_ path: String) throws {
        try TemporaryFolder.use { folder in
            let copy = folder.appendingPathComponent("copy.sqlite")
            try Diary.backup(of: path, to: copy, replacing: false)
            try Output.bytes(Data(contentsOf: copy, options: .mappedIfSafe))
        }
    }
}

/// `spotter restore FILE`.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "restore", abstract: "Replace the diary with a backup, after checking it.",
        discussion:
            "No other program may have the diary open. The current file is renamed with the date and stays in the folder."
    )

    @Argument(help: .phrase("The backup; - for standard input."), completion: .file())
    var file: String

    @OptionGroup var database: DatabaseOptions

    func run() throws {
        try reporting {
            guard !database.isReadOnly else {
                throw Failure(.notAllowed, "restore writes; it cannot be used with --read-only.")
            }
            guard file == Output.standard else {
                let path = Paths.expanded(file)
                return try restore(from: URL(fileURLWithPath: path), named: path)
            }
            let bytes = try StandardInput.bytes()
            try TemporaryFolder.use { folder in
                let copy = folder.appendingPathComponent("copy.sqlite")
                try bytes.write(to: copy)
                try restore(from: copy, named: "standard input")
            }
        }
    }

    private func restore(from backup: URL, named name: String) throws {
        let target = database.paths.database
        let previous = try Diary.restore(from: backup, to: URL(fileURLWithPath: target))
        Output.say("\(target) was restored from \(name).")
        if let previous { Output.say("The previous file was renamed to \(previous.path).") }
    }
}

/// A folder for copies of the diary, which only the owner can read.
private enum TemporaryFolder {
    /// Runs work with the folder and deletes it.
    static func use(_ work: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spotter-\(UUID().uuidString)")
        try Paths.makeFolder(folder.path)
        defer { try? FileManager.default.removeItem(at: folder) }
        try work(folder)
    }
}
