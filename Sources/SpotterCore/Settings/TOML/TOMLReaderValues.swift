import Phrases

extension TOMLReader {
    /// How deep lists may be nested, and how many names a key may have: both are read recursively.
    private static let depthLimit = 16

    /// Reads a key: names separated by dots, each bare or quoted.
    mutating func readPath() throws(SettingsProblem) -> [String] {
        var path: [String] = []
        repeat {
            guard path.count < Self.depthLimit else { throw problem("a key has more than \(Self.depthLimit) names.") }
            scanner.skipBlanks()
            switch scanner.next {
            case "\""?, "'"?: path.append(try readText())
            default:
                let name = scanner.takeBareName()
                guard !name.isEmpty else { throw problem("a name is missing, or it needs quotes.") }
                path.append(name)
            }
            scanner.skipBlanks()
        } while scanner.take(".")
        return path
    }

    /// Reads a key and the equals sign after it.
    mutating func readKey() throws(SettingsProblem) -> [String] {
        let path = try readPath()
        guard scanner.take("=") else { throw problem("the = after \(path.joined(separator: ".")) is missing.") }
        return path
    }

    /// Reads a value after the equals sign or in a list.
    mutating func readValue(depth: Int) throws(SettingsProblem) -> TOMLFile.Value {
        guard depth < Self.depthLimit else { throw problem("lists are nested too deep.") }
        scanner.skipBlanks()
        switch scanner.next {
        case "\""?, "'"?: return .text(try readText())
        case "["?: return try readList(depth)
        case "{"?: return try readInlineTable(depth)
        default: return try readWord()
        }
    }

    private mutating func readList(_ depth: Int) throws(SettingsProblem) -> TOMLFile.Value {
        scanner.take("[")
        var values: [TOMLFile.Value] = []
        scanner.skipBlanksAndLines()
        while !scanner.take("]") {
            values.append(try readValue(depth: depth + 1))
            scanner.skipBlanksAndLines()
            if scanner.take(",") {
                scanner.skipBlanksAndLines()
            } else if scanner.next != "]" {
                throw problem("a comma or the closing ] is missing in the list.")
            }
        }
        return .list(values)
    }

    private mutating func readInlineTable(_ depth: Int) throws(SettingsProblem) -> TOMLFile.Value {
        scanner.take("{")
        var table: [String: TOMLFile.Value] = [:]
        scanner.skipBlanks()
        if scanner.take("}") { return .table(table) }
        repeat {
            let path = try readKey()
            let value = try readValue(depth: depth + 1)
            guard table.put(value, at: path[...]) else { throw taken(path) }
            scanner.skipBlanks()
        } while scanner.take(",")
        guard scanner.take("}") else { throw problem("the closing } is missing.") }
        return .table(table)
    }

    /// Reads `true`, `false` or a whole number. Fractions and dates are accepted but not parsed.
    private mutating func readWord() throws(SettingsProblem) -> TOMLFile.Value {
        let word = scanner.takeWord()
        switch word {
        case "": throw problem("a value is missing.")
        case "true": return .flag(true)
        case "false": return .flag(false)
        default: break
        }
        if let number = Int(word.replacing("_", with: "")) { return .whole(number) }
        guard let first = word.unicodeScalars.first,
            "0123456789+-".unicodeScalars.contains(first) || ["inf", "nan"].contains(word)
        else { throw problem("\(word) is not a value. Texts need quotes: \"\(word)\".") }
        return .other
    }
}
