/// Something wrong in a settings file. It is told and left out; it never keeps the program from starting.
struct SettingsProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file as people know it: `keys.toml`.
    let file: String
    /// The line from 1; nil when the file as a whole is meant.
    let line: Int?
    /// What is wrong and how to fix it.
    let text: String

    /// "keys.toml line 4: ...".
    var description: String {
        line.map { "\(file) line \($0): \(text)" } ?? "\(file): \(text)"
    }
}
