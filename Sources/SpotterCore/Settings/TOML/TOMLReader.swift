import Phrases

/// Reads TOML (https://toml.io/en/v1.0.0). Lists of tables are optional; fractions and dates are skipped.
struct TOMLReader {
    /// The limit of problems; more would only repeat the first.
    private static let problemLimit = 20

    /// The top-level table.
    private(set) var root: [String: TOMLFile.Value] = [:]
    /// The line of each key and table.
    private(set) var lineByPath: [[String]: Int] = [:]
    /// The positions of the entries.
    private(set) var layout = TOMLLayout()
    /// The problems of the text; their lines are skipped.
    private(set) var problems: [SettingsProblem] = []
    var scanner: TOMLScanner
    private let name: String
    /// Whether `[[...]]` begins another table of a list.
    private let takesLists: Bool
    /// The number of tables of each list so far.
    private var listCounts: [[String]: Int] = [:]
    /// The path of the current table; nil after a header that could not be read.
    private var table: [String]? = []

    init(_ text: String, name: String, takesLists: Bool = false) {
        self.name = name
        self.takesLists = takesLists
        scanner = TOMLScanner(text)
    }

    /// Reads the whole text. An entry that cannot be read is skipped up to the end of its first line.
    mutating func read() {
        scanner.skipBlanksAndLines()
        while !scanner.isAtEnd, problems.count < Self.problemLimit {
            let begin = scanner
            do throws(SettingsProblem) {
                try readEntry()
            } catch {
                problems.append(error)
                scanner = begin
                scanner.skipLine()
            }
            scanner.skipBlanksAndLines()
        }
    }

    private mutating func readEntry() throws(SettingsProblem) {
        let (line, begin) = (scanner.line, scanner.offset)
        guard scanner.take("[") else { return try readPair(line) }
        layout.firstHeader = layout.firstHeader ?? begin
        // Until the header is read, the table of the following entries is unknown.
        table = nil
        let isOfList = scanner.take("[")
        guard takesLists || !isOfList else { throw problem("[[...]] has no meaning in this file. Write [...].") }
        var path = try readPath()
        guard scanner.take("]"), !isOfList || scanner.take("]") else { throw problem("the closing ] is missing.") }
        try endLine()
        if isOfList {
            let count = listCounts[path, default: 0]
            listCounts[path] = count + 1
            if lineByPath[path] == nil { lineByPath[path] = line }
            path.append("\(count)")
        }
        if lineByPath[path] == nil { lineByPath[path] = line }
        guard root.put(.table([:]), at: path[...]) else { throw taken(path) }
        table = path
        layout.tableEnds[path] = scanner.offset
    }

    private mutating func readPair(_ line: Int) throws(SettingsProblem) {
        let begin = scanner.offset
        let path = try readKey()
        scanner.skipBlanks()
        let valueBegin = scanner.offset
        let value = try readValue(depth: 0)
        let valueEnd = scanner.offset
        try endLine()
        // The unreadable header was reported already.
        guard let table else { return }
        guard root.put(value, at: (table + path)[...]) else { throw taken(table + path) }
        remember(table + path, value, line)
        layout.entries[table + path] = .init(whole: begin..<scanner.offset, value: valueBegin..<valueEnd)
        layout.tableEnds[table] = scanner.offset
    }

    private mutating func remember(_ path: [String], _ value: TOMLFile.Value, _ line: Int) {
        lineByPath[path] = line
        guard case .table(let inner) = value else { return }
        for (key, value) in inner { remember(path + [key], value, line) }
    }

    private mutating func endLine() throws(SettingsProblem) {
        scanner.skipBlanks()
        scanner.skipComment()
        guard scanner.isAtEnd || scanner.next == "\n" else {
            throw problem("unexpected text after the value. Texts need quotes.")
        }
    }

    /// A syntax problem, at the current line unless another is given.
    func problem(_ text: Phrase, line: Int? = nil) -> SettingsProblem {
        SettingsProblem(file: name, line: line ?? scanner.line, text: text)
    }

    /// A problem for a path that has a value already.
    func taken(_ path: [String]) -> SettingsProblem {
        problem("\(path.joined(separator: ".")) appears twice. Keep one of the two.")
    }
}

extension [String: TOMLFile.Value] {
    /// Stores a value at a path; returns false if the path is occupied.
    mutating func put(_ value: TOMLFile.Value, at path: ArraySlice<String>) -> Bool {
        guard let key = path.first else { return true }
        if path.count == 1 {
            guard let there = self[key] else {
                self[key] = value
                return true
            }
            // A header may follow headers or keys of its inner tables.
            if case .table = there { return value == .table([:]) }
            return false
        }
        guard var inner = takeTable(key) else { return false }
        defer { self[key] = .table(inner) }
        return inner.put(value, at: path.dropFirst())
    }

    /// The table at a key, which is then empty there, so that a change does not copy it; nil for another value.
    private mutating func takeTable(_ key: String) -> [String: TOMLFile.Value]? {
        guard let there = self[key] else { return [:] }
        guard case .table(let inner) = there else { return nil }
        self[key] = .table([:])
        return inner
    }
}

extension TOMLReader {
    /// Reads a string with single or double quotes, on one line or with triple quotes.
    mutating func readText() throws(SettingsProblem) -> String {
        let quote: Unicode.Scalar = scanner.next == "'" ? "'" : "\""
        let opening = scanner.line
        let isLong = scanner.follows(quote, times: 3)
        scanner.take(count: isLong ? 3 : 1)
        if isLong { scanner.take("\n") }
        var text = String.UnicodeScalarView()
        while let character = scanner.next {
            if character == quote, !isLong || scanner.follows(quote, times: 3) {
                scanner.take(count: isLong ? 3 : 1)
                return String(text)
            }
            if character == "\n", !isLong { break }
            if character == "\\", quote == "\"" {
                try readEscape(into: &text, isLong: isLong)
            } else {
                text.append(character)
                scanner.take(count: 1)
            }
        }
        let closing = String(repeating: "\(quote)", count: isLong ? 3 : 1)
        throw problem("the closing \(closing) is missing.", line: opening)
    }

    private mutating func readEscape(into text: inout String.UnicodeScalarView, isLong: Bool) throws(SettingsProblem) {
        scanner.take("\\")
        guard let character = scanner.next else { return }
        if isLong, character == "\n" || character == " " || character == "\t" {
            scanner.skipWhitespace()
            return
        }
        scanner.take(character)
        if let meant = Self.escapes[character] { return text.append(meant) }
        guard character == "u" || character == "U" else {
            throw problem(
                "\\\(String(character)) has no meaning. Write \\\\ for a backslash, or use '...' around the text.")
        }
        let digits = scanner.take(count: character == "u" ? 4 : 8)
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
            throw problem("\\\(String(character))\(digits) is not a character.")
        }
        text.append(scalar)
    }

    /// The escape sequences by the character after the backslash.
    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "b": "\u{8}", "t": "\t", "n": "\n", "f": "\u{C}", "r": "\r", "\"": "\"", "\\": "\\",
    ]
}

/// A problem of a settings file. It is reported and the line is ignored; it never prevents the program from starting.
struct SettingsProblem: Error, Hashable, Sendable {
    /// The name of the file in messages: `keys.toml`.
    let file: String
    /// The line number, from 1; nil if the problem concerns the whole file.
    let line: Int?
    /// The problem and its fix.
    let text: Phrase
    /// The problem as a complete sentence, if that differs.
    var alone: Phrase?

    /// "keys.toml line 4: ...".
    var wording: Phrase {
        line.map { "\(file) line \($0): \(text)" } ?? "\(file): \(text)"
    }
}
