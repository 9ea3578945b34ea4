import Foundation

/// A terminal recording in the asciicast v2 format: the output of a program with its times.
struct Cast: Equatable {
    /// A piece of output.
    struct Event: Equatable {
        /// Hundredths of a second after the start.
        let time: Int
        let text: String
    }

    /// An error for text that is not a recording.
    struct Unreadable: Error { let line: String }

    private struct Header: Codable {
        let version: Int
        let width: Int
        let height: Int
        let title: String
        let env: [String: String]
    }

    let title: String
    let columns: Int
    let rows: Int
    var events: [Event] = []

    init(title: String, columns: Int, rows: Int) {
        self.title = title
        self.columns = columns
        self.rows = rows
    }

    /// Parses a file: a header line, then a line for each event.
    init(_ file: String) throws {
        let lines = file.split(separator: "\n").map { String($0) }
        guard let first = lines.first else { throw Unreadable(line: "") }
        let header = try JSONDecoder().decode(Header.self, from: Data(first.utf8))
        guard header.version == 2 else { throw Unreadable(line: first) }
        self.init(title: header.title, columns: header.width, rows: header.height)
        events = try lines.dropFirst().map { line in
            guard let parts = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any], parts.count == 3,
                let time = parts[0] as? Double, parts[1] as? String == "o", let text = parts[2] as? String
            else { throw Unreadable(line: line) }
            return Event(time: Int((time * 100).rounded()), text: text)
        }
    }

    func written() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func json(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        let facts = Header(
            version: 2, width: columns, height: rows, title: title,
            env: ["SHELL": "/bin/sh", "TERM": "xterm-256color"])
        let lines = try events.map { event in
            let hundredths = String(event.time % 100)
            let seconds = "\(event.time / 100).\(hundredths.count < 2 ? "0" : "")\(hundredths)"
            return "[\(seconds), \"o\", \(try json(event.text))]"
        }
        return ([try json(facts)] + lines).joined(separator: "\n") + "\n"
    }
}
