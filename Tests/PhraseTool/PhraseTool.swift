import Foundation
import Phrases

/// Writes the template of all translatable texts. Its input has one position of a literal per line, such as
/// `Sources/ViewKit/Forms/Field.swift:12:34`, taken from the compiler's syntax tree: `make pot`.
@main
enum PhraseTool {
    static func main() throws {
        var places: [String: [(line: Int, column: Int)]] = [:]
        while let line = readLine() {
            let parts = line.split(separator: ":")
            guard parts.count == 3, let row = Int(parts[1]), let column = Int(parts[2]) else {
                throw Problem(text: "not a place: \(line)")
            }
            places[String(parts[0]), default: []].append((row, column))
        }
        var file = POFile()
        file.header = [
            "Content-Type": "text/plain; charset=UTF-8", "Content-Transfer-Encoding": "8bit", "MIME-Version": "1.0",
            "Project-Id-Version": "Spotter", "Language": "",
        ]
        // The references of each text, by the key with which the program finds its translation.
        var known: [String: Int] = [:]
        for (path, places) in places.sorted(by: { $0.key < $1.key }) {
            try add(path, places.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, to: &file, known: &known)
        }
        print(file.text, terminator: "")
    }

    /// Adds the texts of one source; a known text gets a further reference.
    private static func add(
        _ path: String, _ places: [(line: Int, column: Int)], to file: inout POFile,
        known: inout [String: Int]
    ) throws {
        let source = Array(try String(contentsOfFile: path, encoding: .utf8))
        var starts = [0]
        for (index, character) in source.enumerated() where character == "\n" { starts.append(index + 1) }
        for place in places {
            let line = source[starts[place.line - 1]...].prefix { $0 != "\n" }
            // The compiler counts in bytes.
            let before = String(decoding: String(line).utf8.prefix(place.column - 1), as: UTF8.self).count
            let literal: Literal
            do {
                literal = try Literal(source, at: starts[place.line - 1] + before)
            } catch {
                throw Problem(text: "\(path):\(place.line): \(error.text)")
            }
            let comment = comment(above: starts[place.line - 1], in: source)
            for entry in literal.entries {
                guard let known = known[entry.key] else {
                    var entry = entry
                    entry.references = [path]
                    entry.comments = comment.map { [$0] } ?? []
                    known[entry.key] = file.entries.count
                    file.entries.append(entry)
                    continue
                }
                if file.entries[known].plural == nil, entry.plural != nil {
                    // Both forms have the same names.
                    (file.entries[known].english, file.entries[known].plural) = (entry.english, entry.plural)
                }
                if let comment, !file.entries[known].comments.contains(comment) {
                    file.entries[known].comments.append(comment)
                }
                if file.entries[known].references.last != path { file.entries[known].references.append(path) }
            }
        }
    }

    /// The comment for translators above a line. It is for all lines below it, up to an empty line or a closing bracket.
    private static func comment(above line: Int, in source: [Character]) -> String? {
        let mark = "// For translators: "
        var end = line
        while end > 0 {
            let start = source[..<(end - 1)].lastIndex(of: "\n").map { $0 + 1 } ?? 0
            let text = source[start..<(end - 1)].drop { $0 == " " }
            if text.starts(with: mark) { return String(text.dropFirst(mark.count)) }
            if text.isEmpty || text.first == "}" { break }
            end = start
        }
        return nil
    }

    struct Problem: Error, CustomStringConvertible {
        let text: String
        var description: String { text }
    }
}
