/// A TOML file as plain values with their lines. What cannot be read is in `problems` and left out, line by line.
///
/// The reader is our own: TOMLKit's parser ends the whole program (assertions in toml++) over typos such as
/// `["a",,"b"]` or `[.x]`, gives no line for a value that is well-formed but wrong, and drops all of a file over one
/// mistake.
struct TOMLFile: Sendable {
    /// A value of TOML, as far as settings use it.
    indirect enum Value: Hashable, Sendable {
        case text(String)
        case whole(Int)
        case flag(Bool)
        case list([Value])
        case table([String: Value])
        /// A date, a fraction: nothing that a setting wants.
        case other
    }

    /// The file as people know it.
    let name: String
    /// Its top-level table.
    let root: [String: Value]
    /// The errors.
    let problems: [SettingsProblem]
    /// The positions of its entries.
    let layout: TOMLLayout
    private let lineByPath: [[String]: Int]

    /// Reads a file's text.
    ///
    /// - Parameter takesLists: whether `[[item]]` starts another table of a list; the third of them is the table
    ///   `item.2`.
    init(_ text: String, name: String, takesLists: Bool = false) {
        var reader = TOMLReader(text, name: name, takesLists: takesLists)
        reader.read()
        self.name = name
        (root, problems, lineByPath) = (reader.root, reader.problems, reader.lineByPath)
        layout = reader.layout
    }

    /// A text as a TOML string on one line.
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

    /// The value of that path; nil where it is not there.
    subscript(path: [String]) -> Value? {
        var value: Value? = .table(root)
        for key in path {
            guard case .table(let table)? = value else { return nil }
            value = table[key]
        }
        return value
    }

    /// The line on which the value of that path is set; nil when it is not there.
    func line(of path: [String]) -> Int? { lineByPath[path] }

    /// A problem at the value of that path.
    func problem(at path: [String], _ text: String) -> SettingsProblem {
        SettingsProblem(file: name, line: line(of: path), text: text)
    }
}

extension TOMLFile.Value {
    /// The value as TOML.
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
