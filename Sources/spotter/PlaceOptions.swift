import ArgumentParser
import DiaryStore
import Foundation
import SpotterCore
import SpotterUI

/// Which diary is meant; the same for every command.
struct PlaceOptions: ParsableArguments {
    @Option(
        name: .customLong("db"),
        help: ArgumentHelp("The diary's file (else $SPOTTER_DB, else the one in the data folder).", valueName: "path"))
    var database: String?

    @Flag(name: .customLong("read-only"), help: "Open the diary for reading only.")
    var isReadOnly = false

    /// Where everything lies.
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

    /// Nothing stands where the diary should be.
    static func noDiary(at path: String) -> Failure {
        Failure(.noInput, "\(path): there is no diary. Name one with --db, or start spotter to begin one.")
    }

    /// Where everything lies when the diary is this file, or the one that is not named.
    static func paths(database: String? = nil) -> Paths { Paths(database: database, executable: executable) }

    /// The program's own path; the themes of an installation lie near it.
    private static var executable: String? {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? Bundle.main.executablePath
    }
}

extension Settings {
    /// Where backups are made.
    var backupFolder: URL { URL(fileURLWithPath: backups, isDirectory: true) }

    /// Opens the diary, and begins one where there is none.
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
