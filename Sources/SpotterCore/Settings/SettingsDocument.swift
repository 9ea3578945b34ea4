import Foundation
public import Phrases

/// A file of the user that the program edits in place.
struct SettingsDocument: Sendable {
    /// The path; a symbolic link is followed.
    let path: String

    /// The limit of attempts if other programs change the file at the same time.
    private static let attempts = 8

    /// Reads the file, changes its text, and replaces it atomically.
    ///
    /// - Parameter change: Returns the new text for the current one, which is nil without a file. It is called again if
    ///   another program changed the file in the meantime.
    /// - Returns: The new text.
    func edit(_ change: (String?) throws(SettingsError) -> String) throws(SettingsError) -> String {
        try prepareFolder()
        let lock = try lock()
        defer { if lock >= 0 { close(lock) } }
        for _ in 0..<Self.attempts {
            let target = try target()
            let before = try Self.read(target)
            let text = try change(before)
            guard before != text, before != nil || !text.isEmpty else { return text }
            guard try Self.read(target) == before else { continue }
            try write(text, to: target)
            return text
        }
        throw .failed(path: path, reason: "another program keeps writing it")
    }

    /// The text of the file; nil if it does not exist.
    ///
    /// - Throws: `failed` if the file cannot be read or is not text.
    private static func read(_ path: String) throws(SettingsError) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR else { throw failure(path) }
            return nil
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .failed(path: path, reason: "it is not a file")
        }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .failed(path: path, reason: "it cannot be read")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw .failed(path: path, reason: "it is not a text in UTF-8")
        }
        return text
    }

    private func write(_ text: String, to target: String) throws(SettingsError) {
        var status = stat()
        let isThere = stat(target, &status) == 0
        if isThere, access(target, W_OK) != 0 { throw Self.failure(path) }
        do {
            let mode = isThere ? status.st_mode & 0o777 : 0o600
            try AtomicFile.write(Data(text.utf8), to: target, permissions: mode)
        } catch {
            throw Self.failure(path, (error as? POSIXError)?.code.rawValue ?? EIO)
        }
    }

    private func prepareFolder() throws(SettingsError) {
        let folder = (path as NSString).deletingLastPathComponent
        do { try Paths.makeFolder(folder) } catch {
            throw .failed(path: path, reason: "the folder \(folder) cannot be created")
        }
    }

    /// The target of a symbolic link: users may store their settings elsewhere and link to them.
    private func target() throws(SettingsError) -> String {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
        guard let resolved = realpath(path, nil) else {
            throw .failed(path: path, reason: "it is a link to a missing file")
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Blocks other instances of Spotter; continues without a lock if the file system has none. Closing the descriptor
    /// releases the lock.
    ///
    /// - Throws: `failed` if another one holds it for three seconds.
    private func lock() throws(SettingsError) -> Int32 {
        let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return -1 }
        for _ in 0..<300 {
            if flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return folder }
            usleep(10_000)
        }
        close(folder)
        throw .failed(path: path, reason: "another program keeps writing it")
    }

    private static func failure(_ path: String, _ code: Int32 = errno) -> SettingsError {
        .failed(path: path, reason: "\(String(cString: strerror(code)))")
    }
}

/// An error that prevented a change of a setting. Nothing was written.
public enum SettingsError: Error, Hashable, Sendable {
    /// The value is not allowed or conflicts with another; the problem as a sentence.
    case refused(Phrase)
    /// A line of the file prevents the change: "config.toml line 4: ...".
    case unclear(Phrase)
    /// The file cannot be read or written; its path and the system's message.
    case failed(path: String, reason: Phrase)

    /// The message for the user.
    public var wording: Phrase {
        switch self {
        case .refused(let problem): problem
        case .unclear(let problem): "\(problem) Nothing was written: correct that line first."
        case .failed(let path, let reason): "\(path) was not changed: \(reason)."
        }
    }
}
