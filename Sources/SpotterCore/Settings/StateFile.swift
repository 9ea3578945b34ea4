import Foundation
import Phrases

/// The state stored between two starts: the chosen theme. It is independent of the diary.
public struct StateFile: Hashable, Sendable {
    /// The path of the file.
    public let path: String

    /// Creates a state file for this path; it need not exist.
    public init(path: String) { self.path = path }

    /// The last chosen theme; nil if there is none or the file cannot be read.
    public var theme: String? {
        guard let text = Settings.text(path),
            case .text(let name) = TOMLFile(text, name: "state.toml").root["theme"]
        else { return nil }
        return name
    }

    /// Saves the theme. The old file stays intact until the new one is on disk.
    public func saveTheme(_ name: String) throws { try write("theme = \(TOMLFile.quoted(name))\n") }

    /// Deletes the saved theme, so that the setting applies.
    func forgetTheme() throws(SettingsError) {
        guard theme != nil else { return }
        do { try write("") } catch {
            let code = (error as? POSIXError)?.code.rawValue ?? EIO
            throw .failed(path: path, reason: "\(String(cString: strerror(code)))")
        }
    }

    private func write(_ line: String) throws {
        let text = "# Written by Spotter.\nversion = 1\n\(line)"
        try Paths.makeFolder((path as NSString).deletingLastPathComponent)
        try AtomicFile.write(Data(text.utf8), to: path)
    }
}

/// An event for the program's log. The log contains kinds and numbers only, never the names in an error.
public enum ProgramEvent: Sendable {
    /// An error that was shown to the user.
    case failed(any Error)
    /// An imported file: its format, the number of records, and the number of unreadable lines.
    case imported(format: String, read: Int, lost: Int)
    /// A key that took too long to handle.
    case slowKey(Duration)
}
