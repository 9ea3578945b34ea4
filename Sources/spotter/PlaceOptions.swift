import ArgumentParser
import DiaryStore
import Foundation
import SpotterCore
import SpotterUI

/// The options that name the diary; the same for every command.
struct PlaceOptions: ParsableArguments {
    @Option(
        name: .customLong("db"),
        help: ArgumentHelp("The diary's file (else $SPOTTER_DB, else the one in the data folder).", valueName: "path"))
    var database: String?

    @Flag(name: .customLong("read-only"), help: "Open the diary for reading only.")
    var isReadOnly = false

    /// The paths of all files.
    var paths: Paths { Self.paths(database: database) }

    /// The settings as they are found now.
    var settings: Settings { Settings(paths, commands: CommandTable.all) }

    /// Opens the diary. Without `creating` there must be one.
    func open(_ settings: Settings, creating: Bool = true) throws -> Diary {
        if !creating, try !Diary.exists(at: settings.paths.database) {
            throw Self.noDiary(at: settings.paths.database)
        }
        return try settings.openDiary(readOnly: isReadOnly)
    }

    /// The error if there is no diary at a path.
    static func noDiary(at path: String) -> Failure {
        Failure(.noInput, "\(path): there is no diary. Name one with --db, or start spotter to begin one.")
    }

    /// The paths of all files for this diary, or for the default one.
    static func paths(database: String? = nil) -> Paths { Paths(database: database, executable: executable) }

    /// The program's own path; the themes of an installation are near it.
    private static var executable: String? {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? Bundle.main.executablePath
    }
}

extension Settings {
    /// The folder of backups.
    var backupFolder: URL { URL(fileURLWithPath: backups, isDirectory: true) }

    /// Opens the diary, and creates one if there is none.
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

/// How the program looks and listens.
struct LookOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The colours to begin with; `spotter themes` lists them.", valueName: "name"))
    var theme: String?

    @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
    var isWithoutMouse = false

    @Flag(name: .customLong("ascii"), help: "Draw with ASCII characters only.")
    var isASCII = false
}
