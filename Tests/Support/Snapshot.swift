public import Foundation

/// Text that was recorded once and must stay as it is: a file beside the test. `RECORD_SNAPSHOTS=1` writes the files anew
/// and fails, so that a run which records never passes for a run which compares.
public struct Snapshot: Sendable {
    /// The recorded file.
    public let file: URL

    /// Whether files are written anew instead of compared.
    public static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" }

    /// This file.
    public init(at file: URL) { self.file = file }

    /// The file `name`.txt in the folder `__snapshots__` beside the test's own source file.
    public init(_ name: String, beside source: String = #filePath) {
        file = URL(fileURLWithPath: source).deletingLastPathComponent()
            .appendingPathComponent("__snapshots__/\(name).txt")
    }

    /// The names of the files recorded there that no test asks for, when `names` are all that tests ask for.
    public static func orphans(besides names: [String], beside source: String = #filePath) throws -> [String] {
        let folder = Snapshot("", beside: source).file.deletingLastPathComponent()
        let recorded = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Set(recorded).subtracting(names.map { $0 + ".txt" }).sorted()
    }

    /// What is wrong with `text`, for people; nil when it is as recorded.
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

    /// The lines that differ, with their numbers.
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
