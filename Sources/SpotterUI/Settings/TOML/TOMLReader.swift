/// Reads TOML (https://toml.io/en/v1.0.0) without lists of tables; fractions and dates are passed over unread.
struct TOMLReader {
    /// Something that is not TOML, and its line.
    struct Mistake: Error, Hashable, Sendable {
        let line: Int
        let text: String
    }

    /// More would only repeat the first.
    private static let mistakeLimit = 20

    /// The top-level table.
    private(set) var root: [String: TOMLFile.Value] = [:]
    /// The line of each key and table.
    private(set) var lineByPath: [[String]: Int] = [:]
    /// What was left out.
    private(set) var mistakes: [Mistake] = []
    var scanner: TOMLScanner
    /// The table under whose header the reader is; nil below one that could not be read.
    private var table: [String]? = []

    init(_ text: String) { scanner = TOMLScanner(text) }

    /// Reads all of it; an entry that cannot be read is left out up to the end of its first line.
    mutating func read() {
        scanner.skipBlanksAndLines()
        while !scanner.isAtEnd, mistakes.count < Self.mistakeLimit {
            let begin = scanner
            do throws(Mistake) {
                try readEntry()
            } catch {
                mistakes.append(error)
                scanner = begin
                scanner.skipLine()
            }
            scanner.skipBlanksAndLines()
        }
    }

    private mutating func readEntry() throws(Mistake) {
        let line = scanner.line
        guard scanner.take("[") else { return try readPair(line) }
        // Until the header is read it is not known whose the entries below it are.
        table = nil
        guard scanner.next != "[" else { throw mistake("[[...]] has no meaning in this file. Write [...].") }
        let path = try readPath()
        guard scanner.take("]") else { throw mistake("the closing ] is missing.") }
        try endLine()
        if lineByPath[path] == nil { lineByPath[path] = line }
        try set(path, to: .table([:]))
        table = path
    }

    private mutating func readPair(_ line: Int) throws(Mistake) {
        let path = try readPath()
        guard scanner.take("=") else { throw mistake("the = after \(path.joined(separator: ".")) is missing.") }
        let value = try readValue(depth: 0)
        try endLine()
        // The header above was told already.
        guard let table else { return }
        try set(table + path, to: value)
        remember(table + path, value, line)
    }

    private mutating func remember(_ path: [String], _ value: TOMLFile.Value, _ line: Int) {
        lineByPath[path] = line
        guard case .table(let inner) = value else { return }
        for (key, value) in inner { remember(path + [key], value, line) }
    }

    private mutating func endLine() throws(Mistake) {
        scanner.skipBlanks()
        scanner.skipComment()
        guard scanner.isAtEnd || scanner.next == "\n" else {
            throw mistake("something follows the value that does not belong there. Texts stand in quotes.")
        }
    }

    func mistake(_ text: String) -> Mistake { Mistake(line: scanner.line, text: text) }

    // MARK: Putting values in place

    private mutating func set(_ path: [String], to value: TOMLFile.Value) throws(Mistake) {
        guard let changed = Self.setting(value, at: path[...], in: root) else {
            throw mistake("\(path.joined(separator: ".")) is there already. Keep one of the two.")
        }
        root = changed
    }

    /// The table with the value at that path; nil when something else stands there.
    static func setting(
        _ value: TOMLFile.Value, at path: ArraySlice<String>, in table: [String: TOMLFile.Value]
    ) -> [String: TOMLFile.Value]? {
        guard let key = path.first else { return table }
        var table = table
        if path.count > 1 {
            let inner: [String: TOMLFile.Value]
            switch table[key] {
            case nil: inner = [:]
            case .table(let found): inner = found
            default: return nil
            }
            guard let changed = setting(value, at: path.dropFirst(), in: inner) else { return nil }
            table[key] = .table(changed)
        } else if let there = table[key] {
            // A header may come after headers or keys of what lies in it.
            guard case .table = there, value == .table([:]) else { return nil }
        } else {
            table[key] = value
        }
        return table
    }
}
