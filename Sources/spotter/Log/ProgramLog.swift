import DiaryStore
import Foundation
import Logging
import SpotterCore
import TerminalKit

/// The log of this process. It tells what happened, never to whom: no names, values, texts, paths or keys.
enum ProgramLog {
    /// How much is written; `SPOTTER_LOG` names the lowest level.
    private static let level =
        ProcessInfo.processInfo.environment["SPOTTER_LOG"].flatMap(Logger.Level.init(rawValue:)) ?? .info

    private static let file = LogFile(path: LogFile.path(Paths()))
    private static let logger = Logger(label: "spotter") { _ in FileLogHandler(file: file, logLevel: level) }

    /// Writes an event into the log's file.
    static func note(_ event: ProgramEvent) { event.write(to: logger) }

    /// Notes that the program begins on a screen, and which of those before were cut off.
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

    /// Notes that the program on the screen ended in order.
    ///
    /// - Parameter signal: the one that asked for it.
    static func end(vanished: Bool, by signal: Int32?) {
        let reason: Logger.Metadata = signal.map { ["signal": "\($0)"] } ?? (vanished ? ["terminal": "vanished"] : [:])
        logger.info("ended", metadata: reason)
    }
}

extension ProgramEvent {
    /// Writes what the log may know of it.
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

    /// The type and case of an error, without what it carries: `StoreError.locked`.
    private static func name(of error: any Error) -> String {
        let type = "\(type(of: error))"
        // A case without values has no children; only of our own type it is known what its description is.
        let label = Mirror(reflecting: error).children.first?.label ?? (error as? StoreError).map { "\($0)" }
        return error is Failure ? type : label.map { "\(type).\($0)" } ?? type
    }
}
