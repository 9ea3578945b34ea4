/// A TOML file as plain values that remember their lines. What cannot be read is in `problems` and left out, line by line.
///
/// The reader is our own: TOMLKit's parser ends the whole program (assertions in toml++) over typos such as `["a",,"b"]`
/// or `[.x]`, gives no line for a value that is well-formed but wrong, and drops all of a file over one mistake.
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
    /// What could not be read.
    let problems: [SettingsProblem]
    private let lineByPath: [[String]: Int]

    /// Reads a file's text.
    init(_ text: String, name: String) {
        var reader = TOMLReader(text, name: name)
        reader.read()
        self.name = name
        (root, problems, lineByPath) = (reader.root, reader.problems, reader.lineByPath)
    }

    /// A text as such a file has it.
    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// The line on which the value of that path is set; nil when it is not there.
    func line(of path: [String]) -> Int? { lineByPath[path] }

    /// A problem at the value of that path.
    func problem(at path: [String], _ text: String) -> SettingsProblem {
        SettingsProblem(file: name, line: line(of: path), text: text)
    }
}
