import Foundation
import TestSupport

/// A home folder that nobody has used yet, with the folders of the XDG specification in it. Whoever makes one removes it:
/// the program in it may outlive every variable of the test.
struct TemporaryHome {
    /// The folder.
    let folder: URL
    /// The built program.
    static let program = Products.executable("spotter")

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("spotter-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Deletes the folder with everything in it.
    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Where the program keeps its diary unless it is told otherwise.
    var diary: String { path("data/spotter/diary.sqlite") }

    /// A path inside.
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Writes a file.
    @discardableResult
    func write(_ name: String, _ bytes: Data) throws -> String {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
        return file.path
    }

    /// What a program started here finds in its environment.
    var environment: [String: String] {
        [
            "HOME": folder.path, "XDG_DATA_HOME": path("data"), "XDG_CONFIG_HOME": path("config"),
            "XDG_STATE_HOME": path("state"), "XDG_CACHE_HOME": path("cache"), "TZ": "UTC",
        ]
    }

    /// Starts Spotter on a terminal.
    func open(
        _ arguments: String..., columns: Int = 80, rows: Int = 24, environment extra: [String: String] = [:]
    ) throws -> Session {
        try Session(
            Self.program, arguments, columns: columns, rows: rows,
            environment: environment.merging(extra) { $1 })
    }

    /// Runs Spotter without a terminal and waits for its end.
    func run(_ arguments: String...) throws -> (code: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: said, as: UTF8.self),
            String(decoding: complained, as: UTF8.self)
        )
    }
}
