import Foundation
import Logging
import TerminalKit

/// Writes the log's lines into its file: `2026-03-12T08:14:05.123Z warning 4711 failed error=locked sqlite=5`.
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
