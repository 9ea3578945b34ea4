import Phrases

/// A TOML file as plain values with line numbers. Lines that cannot be read are reported in `problems` and skipped.
///
/// Spotter has its own reader because TOMLKit's parser ends the whole program (assertions in toml++) on typos such as
/// `["a",,"b"]` or `[.x]`, gives no line for a value that is well-formed but wrong, and discards the whole file because
/// of one mistake.
struct TOMLFile: Sendable {
    /// A TOML value of a type that settings use.
    indirect enum Value: Hashable, Sendable {
        case text(String)
        case whole(Int)
        case flag(Bool)
        case list([Value])
        case table([String: Value])
        /// A date or a fraction, which no setting uses.
        case other
    }

    /// The name of the file in messages.
    let name: String
    let root: [String: Value]
    /// The lines that could not be read.
    let problems: [SettingsProblem]
    /// The positions of the entries.
    let layout: TOMLLayout
    private let lineByPath: [[String]: Int]

    /// Parses the text of a file.
    ///
    /// - Parameter takesLists: Whether `[[item]]` begins another table of a list; the third of them is the table
    ///   `item.2`.
    init(_ text: String, name: String, takesLists: Bool = false) {
        var reader = TOMLReader(text, name: name, takesLists: takesLists)
        reader.read()
        self.name = name
        (root, problems, lineByPath) = (reader.root, reader.problems, reader.lineByPath)
        layout = reader.layout
    }

    /// The text as a quoted TOML string on one line.
    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { (character: Unicode.Scalar) -> String in
            switch character {
            case "\\", "\"": return "\\\(character)"
            case "\n": return "\\n"
            case "\t": return "\\t"
            case "\r": return "\\r"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FEFF}":
                let code = String(character.value, radix: 16, uppercase: true)
                return "\\u" + String(repeating: "0", count: 4 - code.utf8.count) + code
            default: return String(character)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    /// The value at this path; nil if there is none.
    subscript(path: [String]) -> Value? {
        var value: Value? = .table(root)
        for key in path {
            guard case .table(let table)? = value else { return nil }
            value = table[key]
        }
        return value
    }

    /// The line of the value at this path; nil if there is none.
    func line(of path: [String]) -> Int? { lineByPath[path] }

    /// A problem with the value at this path.
    ///
    /// - Parameter alone: The same as a sentence of its own, if that differs.
    func problem(at path: [String], _ text: Phrase, alone: Phrase? = nil) -> SettingsProblem {
        SettingsProblem(file: name, line: line(of: path), text: text, alone: alone)
    }
}

extension TOMLFile.Value {
    /// The value as TOML text.
    var literal: String {
        switch self {
        case .text(let text): TOMLFile.quoted(text)
        case .whole(let number): String(number)
        case .flag(let isOn): String(isOn)
        case .list(let values): "[" + values.map(\.literal).joined(separator: ", ") + "]"
        case .table, .other: "{}"
        }
    }
}
