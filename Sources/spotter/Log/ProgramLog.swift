import DiaryStore
import Foundation
import Logging
import SpotterCore
import TerminalKit

/// The log of this process. It contains events, but no personal data: no names, values, texts, paths or keys.
enum ProgramLog {
    /// The lowest level that is written; set by `SPOTTER_LOG`.
    private static let level =
        ProcessInfo.processInfo.environment["SPOTTER_LOG"].flatMap(Logger.Level.init(rawValue:)) ?? .info

    private static let file = LogFile(path: LogFile.path(Paths()))
    private static let logger = Logger(label: "spotter") { _ in FileLogHandler(file: file, logLevel: level) }

    /// Writes an event to the log file.
    static func note(_ event: ProgramEvent) { event.write(to: logger) }

    /// Logs the start on a screen, and earlier runs that did not end properly.
    static func start(size: Size, isReadOnly: Bool) {
        for process in file.lostRuns() { logger.warning("lost", metadata: ["run": "\(process)"]) }
        logger.info(
            "started",
            metadata: [
                "version": "\(Spotter.version)", "schema": "\(Diary.schemaVersion)",
                "sqlite": "\(Diary.sqliteVersion)", "size": "\(size.columns)x\(size.rows)",
                "term": "\(ProcessInfo.processInfo.environment["TERM"] ?? "none")", "read-only": "\(isReadOnly)",
            ])
    }

    /// Logs the regular end of the program on screen.
    ///
    /// - Parameter signal: The signal that ended the program; nil if there was none.
    static func end(vanished: Bool, by signal: Int32?) {
        let reason: Logger.Metadata = signal.map { ["signal": "\($0)"] } ?? (vanished ? ["terminal": "vanished"] : [:])
        logger.info("ended", metadata: reason)
    }
}

extension ProgramEvent {
    /// Writes the parts of the event that may be logged.
    func write(to logger: Logger) {
        switch self {
        case .failed(let error):
            var facts: Logger.Metadata = ["error": "\(Self.name(of: error))"]
            if let command = error as? any CommandError { facts["exit"] = "\(command.status.rawValue)" }
            if let code = (error as? StoreError)?.sqliteCode { facts["sqlite"] = "\(code)" }
            logger.error("failed", metadata: facts)
        case .imported(let format, let read, let lost):
            logger.info("imported", metadata: ["format": "\(format)", "read": "\(read)", "lost": "\(lost)"])
        case .slowKey(let duration):
            let (seconds, attoseconds) = duration.components
            logger.notice(
                "slow", metadata: ["milliseconds": "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000)"])
        }
    }

    /// The type and case of an error without its associated values: `StoreError.locked`.
    private static func name(of error: any Error) -> String {
        let type = "\(type(of: error))"
        // A case without values has no children. The description is safe only for `StoreError`, our own type.
        let label = Mirror(reflecting: error).children.first?.label ?? (error as? StoreError).map { "\($0)" }
        return error is Failure ? type : label.map { "\(type).\($0)" } ?? type
    }
}

/// Writes log lines to the file: `2026-03-12T08:14:05.123Z warning 4711 failed error=locked sqlite=5`.
struct FileLogHandler: LogHandler {
    let file: LogFile
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let facts = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        let time = Date().ISO8601Format(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        let words = ["\(time)", "\(event.level)", "\(getpid())", "\(event.message)"]
        let line = (words + facts.map { "\($0.key)=\($0.value)" }).joined(separator: " ")
        file.append(TextWidth.printable(line))
    }
}

/// The log file in the state folder. It is readable only by its owner, limited in size, and rotated to one older file.
struct LogFile: Sendable {
    let path: String
    /// The size in bytes at which the next line begins a new file.
    var limit = 512 * 1024

    /// The path of the user's log, which may not exist yet.
    static func path(_ paths: Paths) -> String { paths.state + "/spotter.log" }

    /// The path of the older file.
    var older: String { path + ".1" }

    /// Appends a line. Errors are ignored: a failing log must not disturb the user.
    func append(_ line: String) {
        try? Paths.makeFolder((path as NSString).deletingLastPathComponent)
        rotateIfFull()
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // A single write, so that lines of two processes do not mix.
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    private func rotateIfFull() {
        var status = stat()
        guard lstat(path, &status) == 0, Int(status.st_size) >= limit else { return }
        rename(path, older)
    }

    /// The process ids of runs that neither logged their end nor are still running.
    func lostRuns() -> [Int32] {
        var running: [Int32] = []
        let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
        for line in lines {
            // time level pid message
            let words = line.split(separator: " ", maxSplits: 4)
            guard words.count > 3, let process = Int32(words[2]) else { continue }
            switch words[3] {
            case "started": running.append(process)
            case "ended": running.removeAll { $0 == process }
            case "lost": running.removeAll { words.count > 4 && words[4] == "run=\($0)" }
            default: break
            }
        }
        return running.filter { kill($0, 0) != 0 && errno == ESRCH }
    }
}
