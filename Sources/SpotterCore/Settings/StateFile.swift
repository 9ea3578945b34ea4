import Foundation

/// The state that the program remembers between two starts: the chosen theme. It is not part of the diary.
public struct StateFile: Hashable, Sendable {
    /// The path.
    public let path: String

    /// The file at this path; it need not exist.
    public init(path: String) { self.path = path }

    /// The theme chosen last; nil when none was, or the file cannot be read.
    public var theme: String? {
        guard let text = Settings.text(path),
            case .text(let name) = TOMLFile(text, name: "state.toml").root["theme"]
        else { return nil }
        return name
    }

    /// Stores the theme: the old file stays whole until the new one is on the disk.
    public func saveTheme(_ name: String) throws { try write("theme = \(TOMLFile.quoted(name))\n") }

    /// Forgets the theme: that of the settings holds.
    func forgetTheme() throws(SettingsError) {
        guard theme != nil else { return }
        do { try write("") } catch {
            let code = (error as? POSIXError)?.code.rawValue ?? EIO
            throw .failed(path: path, reason: String(cString: strerror(code)))
        }
    }

    private func write(_ line: String) throws {
        let text = "# Written by Spotter.\nversion = 1\n\(line)"
        try Paths.makeFolder((path as NSString).deletingLastPathComponent)
        try AtomicFile.write(Data(text.utf8), to: path)
    }
}
