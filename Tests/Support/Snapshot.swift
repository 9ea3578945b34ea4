public import Foundation

/// A recorded text in a file beside the test, which must not change. `RECORD_SNAPSHOTS=1` writes the files and fails
/// the test, so that a recording run never counts as a passing one.
public struct Snapshot: Sendable {
    /// The recorded file.
    public let file: URL

    /// Whether files are written instead of compared.
    public static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" }

    /// Creates a snapshot in this file.
    public init(at file: URL) { self.file = file }

    /// Creates a snapshot in the file `name`.txt, in the folder `__snapshots__` beside the test's source file.
    public init(_ name: String, beside source: String = #filePath) {
        file = URL(fileURLWithPath: source).deletingLastPathComponent()
            .appendingPathComponent("__snapshots__/\(name).txt")
    }

    /// The recorded files that no test uses; `names` are the names that tests use.
    public static func orphans(besides names: [String], beside source: String = #filePath) throws -> [String] {
        let folder = Snapshot("", beside: source).file.deletingLastPathComponent()
        let recorded = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Set(recorded).subtracting(names.map { $0 + ".txt" }).sorted()
    }

    /// Compares `text` with the recorded file. Returns a message for a difference, or nil.
    public func complaint(about text: String) throws -> String? {
        if Self.isRecording {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((text + "\n").utf8).write(to: file)
            return "recorded \(file.lastPathComponent); look at it, then run again without RECORD_SNAPSHOTS"
        }
        guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
            return "\(file.lastPathComponent) is not recorded; RECORD_SNAPSHOTS=1 does it"
        }
        guard recorded != text + "\n" else { return nil }
        return "\(file.lastPathComponent) differs (- recorded, + now):\n" + Self.difference(recorded, text)
    }

    /// The differing lines with their numbers.
    static func difference(_ recorded: String, _ text: String) -> String {
        let old = recorded.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = (0..<max(old.count, new.count)).filter { index in
            (old.indices.contains(index) ? old[index] : nil) != (new.indices.contains(index) ? new[index] : nil)
        }
        return changes.map { index in
            let before = old.indices.contains(index) ? "\(index + 1) - \(old[index])\n" : ""
            return before + (new.indices.contains(index) ? "\(index + 1) + \(new[index])" : "")
        }.joined(separator: "\n")
    }
}
