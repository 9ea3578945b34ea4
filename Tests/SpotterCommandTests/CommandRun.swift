import Foundation

/// One run of the built program, without a terminal, in a home of its own.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String

    /// Runs `spotter` with these arguments.
    init(_ arguments: String..., home: Home, environment: [String: String] = [:]) throws {
        try self.init(arguments, home: home, environment: environment)
    }

    /// The same with arguments that were put together.
    init(_ arguments: [String], home: Home, environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = arguments
        var variables = ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SPOTTER_DB": home.diary]
        for name in ["LLVM_PROFILE_FILE", "LD_LIBRARY_PATH"] {
            variables[name] = ProcessInfo.processInfo.environment[name]
        }
        process.environment = variables.merging(environment) { $1 }
        let (out, err) = (home.path + "/out", home.path + "/err")
        for file in [out, err] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: out)
        process.standardError = FileHandle(forWritingAtPath: err)
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try String(contentsOfFile: out, encoding: .utf8)
        errors = try String(contentsOfFile: err, encoding: .utf8)
    }

    /// What was printed, as JSON.
    func json() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }

    /// The program lies beside the test bundle.
    private static let program: String = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
        let own =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: bundle ?? own).deletingLastPathComponent().path + "/spotter"
    }()
}

/// A home folder for one test, gone afterwards.
final class Home: Sendable {
    let path: String
    /// Where the diary lies.
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
