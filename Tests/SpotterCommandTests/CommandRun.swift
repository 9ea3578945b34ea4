import Foundation
import TestSupport

/// One run of the built program without a terminal, in its own home folder.
struct CommandRun {
    let status: Int32
    /// Whether `status` is a signal.
    let isKilled: Bool
    let output: String
    let errors: String

    /// Runs `spotter` with these arguments.
    init(_ arguments: String..., home: Home, environment: [String: String] = [:]) throws {
        try self.init(arguments, home: home, environment: environment)
    }

    /// Runs `spotter` with an array of arguments.
    ///
    /// - Parameters:
    ///   - standardOutput: The file for results; nil for `output`.
    ///   - input: The file that is standard input; nil for an empty one.
    init(
        _ arguments: [String], home: Home, environment: [String: String] = [:], standardOutput: FileHandle? = nil,
        input: String? = nil
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Products.executable("spotter"))
        process.arguments = arguments
        process.environment = Self.variables(home).merging(environment) { $1 }
        let (out, err) = (home.path + "/out", home.path + "/err")
        for file in [out, err] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
        process.standardInput = input.flatMap { FileHandle(forReadingAtPath: $0) } ?? .nullDevice
        process.standardOutput = standardOutput ?? FileHandle(forWritingAtPath: out)
        process.standardError = FileHandle(forWritingAtPath: err)
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        isKilled = process.terminationReason == .uncaughtSignal
        output = try String(contentsOfFile: out, encoding: .utf8)
        errors = try String(contentsOfFile: err, encoding: .utf8)
    }

    func json() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }

    /// The environment of a program in this home folder.
    static func variables(_ home: Home) -> [String: String] {
        var variables = ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SPOTTER_DB": home.diary]
        for name in ["LLVM_PROFILE_FILE", "LD_LIBRARY_PATH"] {
            variables[name] = ProcessInfo.processInfo.environment[name]
        }
        return variables
    }
}

/// A home folder for one test, deleted afterwards.
final class Home: Sendable {
    let path: String
    var diary: String { path + "/diary.sqlite" }

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("spotter-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
        return path + "/" + name
    }
}
