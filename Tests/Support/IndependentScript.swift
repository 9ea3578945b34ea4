import Foundation

/// The scripts of `Tests/Independent`, which share no code with Spotter, and the exports that they read.
public enum IndependentScript {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Whether the scripts can run here.
    public static var canRun: Bool { python != nil }
    /// An artificial export.
    public static let fixture = tests.appendingPathComponent("Independent/fixture.csv").path
    /// A real export; nil if the folder of samples is not beside the checkout.
    public static let sample = [
        tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("shared/samples/strong-layout-a.csv").path
    ].first { FileManager.default.fileExists(atPath: $0) }

    /// A script that could not be run, or that failed.
    public struct Failure: Error {
        /// The file of the script.
        public let name: String
        /// Its exit status; nil without Python.
        public let status: Int32?
    }

    /// Runs a script and decodes its JSON output.
    public static func run<Answer: Decodable>(
        _ name: String, _ arguments: [String], as kind: Answer.Type
    ) throws -> Answer {
        guard let python else { throw Failure(name: name, status: nil) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = [tests.appendingPathComponent("Independent/\(name)").path] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(name: name, status: process.terminationStatus) }
        return try JSONDecoder().decode(kind, from: data)
    }
}
