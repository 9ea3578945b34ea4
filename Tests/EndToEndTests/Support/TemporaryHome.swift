import Foundation
import TestSupport

/// A new home folder with the folders of the XDG specification. Tests must remove it themselves, because the program in
/// it may outlive every variable of the test.
struct TemporaryHome {
    let folder: URL
    static let program = Products.executable("spotter")

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("spotter-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Deletes the folder and its contents.
    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// The default path of the diary.
    var diary: String { path("data/spotter/diary.sqlite") }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @discardableResult
    func write(_ name: String, _ bytes: Data) throws -> String {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
        return file.path
    }

    /// The environment of programs started in this home folder.
    var environment: [String: String] {
        [
            "HOME": folder.path, "XDG_DATA_HOME": path("data"), "XDG_CONFIG_HOME": path("config"),
            "XDG_STATE_HOME": path("state"), "XDG_CACHE_HOME": path("cache"), "TZ": "UTC",
        ]
    }

    func open(
        _ arguments: String..., columns: Int = 80, rows: Int = 24, environment extra: [String: String] = [:]
    ) throws -> Session {
        try Session(
            Self.program, arguments, columns: columns, rows: rows,
            environment: environment.merging(extra) { $1 })
    }

    /// Runs Spotter without a terminal and waits for its exit.
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
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: data, as: UTF8.self),
            String(decoding: complained, as: UTF8.self)
        )
    }
}
