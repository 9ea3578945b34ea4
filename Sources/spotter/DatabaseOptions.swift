import ArgumentParser
import DiaryStore
import Foundation
import Phrases
import SpotterCore
import SpotterUI

/// The options that select the diary, shared by all commands.
struct DatabaseOptions: ParsableArguments {
    @Option(
        name: .customLong("db"),
        help: .phrase("The diary's file (default: $SPOTTER_DB, or the one in the data folder).", value: "path"),
        completion: .file()
    )
    var path: String?

    @Flag(name: .customLong("read-only"), help: .phrase("Open the diary read-only."))
    var isReadOnly = false

    /// The paths for the selected diary.
    var paths: Paths { Self.paths(database: path) }

    /// The current settings, read from the files.
    var settings: Settings { Settings(paths, commands: CommandTable.all) }

    /// Opens the diary; it must exist unless `creating` is true.
    func open(_ settings: Settings, creating: Bool = true) throws -> Diary {
        if !creating, try !Diary.exists(at: settings.paths.database) {
            throw Self.noDiary(at: settings.paths.database)
        }
        return try settings.openDiary(readOnly: isReadOnly)
    }

    /// The error for a missing diary.
    static func noDiary(at path: String) -> Failure {
        Failure(.noInput, "\(path): there is no diary. Choose one with --db, or start spotter to create one.")
    }

    /// The paths for this file of the diary, or for the default one if nil.
    static func paths(database: String? = nil) -> Paths { Paths(database: database, executable: executable) }

    /// The program's own path; used to find the themes of an installation.
    private static var executable: String? {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? Bundle.main.executablePath
    }
}

extension Settings {
    var backupFolder: URL { URL(fileURLWithPath: backups, isDirectory: true) }

    /// Opens the diary and creates it if it is missing.
    func openDiary(
        readOnly: Bool, clock: DiaryClock = .system, readsOnWriter: Bool = false
    ) throws(StoreError) -> Diary {
        var options = DiaryOptions(readOnly: readOnly, clock: clock, backupFolder: backupFolder)
        options.readsOnWriter = readsOnWriter
        let diary = try Diary(path: paths.database, options: options)
        diary.standardEnergy = config.energy
        return diary
    }
}

/// The options for the appearance and the mouse.
struct LookOptions: ParsableArguments {
    @Option(help: .phrase("The colours at the start; `spotter themes` lists them.", value: "name"), completion: .themes)
    var theme: String?

    @Flag(name: .customLong("no-mouse"), help: .phrase("Leave the mouse to the terminal."))
    var isWithoutMouse = false

    @Flag(name: .customLong("ascii"), help: .phrase("Draw with ASCII characters only."))
    var isASCII = false
}
