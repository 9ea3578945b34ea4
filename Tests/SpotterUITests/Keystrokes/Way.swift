import Foundation
import TerminalKit
import Testing

/// A task of `docs/keystrokes.md`: its name, its keys, and their maximum number.
struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: [Key]
    let strokes: Int
    let limit: Int

    var testDescription: String { name }

    /// All tasks of the page, in order.
    static let all: [Way] = text.split(separator: "\n").compactMap { Way(row: $0) }

    private static let text: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return (try? String(contentsOf: root.appendingPathComponent("docs/keystrokes.md"), encoding: .utf8)) ?? ""
    }()

    /// A row of the table; nil for other lines. Keys are in backticks as key names, typed text is in double quotes.
    private init?(row: Substring) {
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard row.hasPrefix("|"), cells.count == 4, let strokes = Int(cells[2]), let limit = Int(cells[3]) else {
            return nil
        }
        name = cells[0]
        self.strokes = strokes
        self.limit = limit
        keys = Self.keys(cells[1].replacing("`", with: ""))
    }

    private static func keys(_ text: String) -> [Key] {
        text.split(separator: " ").flatMap { word -> [Key] in
            if word.count > 2, word.hasPrefix("\""), word.hasSuffix("\"") {
                return word.dropFirst().dropLast().map { .char($0) }
            }
            return Key(name: String(word)).map { [$0] } ?? []
        }
    }
}
