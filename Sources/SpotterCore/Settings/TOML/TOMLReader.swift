/// Reads TOML (https://toml.io/en/v1.0.0); lists of tables where they are wanted, fractions and dates are passed over unread.
struct TOMLReader {
    /// More would only repeat the first.
    private static let problemLimit = 20

    /// The top-level table.
    private(set) var root: [String: TOMLFile.Value] = [:]
    /// The line of each key and table.
    private(set) var lineByPath: [[String]: Int] = [:]
    /// Where in the text the entries stand.
    private(set) var layout = TOMLLayout()
    /// What is no TOML and was left out.
    private(set) var problems: [SettingsProblem] = []
    var scanner: TOMLScanner
    private let name: String
    /// Whether `[[...]]` begins another table of a list.
    private let takesLists: Bool
    /// How many tables each list has so far.
    private var listCounts: [[String]: Int] = [:]
    /// The table under whose header the reader is; nil below one that could not be read.
    private var table: [String]? = []

    init(_ text: String, name: String, takesLists: Bool = false) {
        self.name = name
        self.takesLists = takesLists
        scanner = TOMLScanner(text)
    }

    /// Reads all of it; an entry that cannot be read is left out up to the end of its first line.
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
        // Until the header is read it is not known whose the entries below it are.
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
        // The header above was told already.
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
            throw problem("something follows the value that does not belong there. Texts stand in quotes.")
        }
    }

    /// Something that is no TOML; on the line at which the reader is when not told another.
    func problem(_ text: String, line: Int? = nil) -> SettingsProblem {
        SettingsProblem(file: name, line: line ?? scanner.line, text: text)
    }

    /// Something else stands in that place.
    func taken(_ path: [String]) -> SettingsProblem {
        problem("\(path.joined(separator: ".")) is there already. Keep one of the two.")
    }
}

extension [String: TOMLFile.Value] {
    /// Puts a value in its place; false when something else stands there.
    mutating func put(_ value: TOMLFile.Value, at path: ArraySlice<String>) -> Bool {
        guard let key = path.first else { return true }
        if path.count == 1 {
            guard let there = self[key] else {
                self[key] = value
                return true
            }
            // A header may come after headers or keys of what lies in it.
            if case .table = there { return value == .table([:]) }
            return false
        }
        guard case .table(var inner) = self[key] ?? .table([:]), inner.put(value, at: path.dropFirst()) else {
            return false
        }
        self[key] = .table(inner)
        return true
    }
}
