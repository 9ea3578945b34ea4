import Phrases

/// A literal in the sources that is a phrase, as a translator sees it.
struct Literal {
    /// The entries of the literal: itself, and one for each further count in it.
    private(set) var entries: [POFile.Entry] = []

    /// Reads the literal that starts at a position of a source.
    init(_ source: [Character], at start: Int) throws(PhraseTool.Problem) {
        var reader = LiteralReader(source, at: start)
        var (main, nested) = try reader.read()
        if let context = reader.context() { main.context = context }
        // A pattern of values only, such as that of a date, is for translators if it has a context.
        entries = ([main] + nested).filter { !$0.context.isEmpty || $0.hasWords }
    }
}

extension POFile.Entry {
    /// Whether there is a letter outside the values.
    fileprivate var hasWords: Bool {
        var depth = 0
        for character in english {
            if character == "{" {
                depth += 1
            } else if character == "}" {
                depth -= 1
            } else if depth == 0, character.isLetter {
                return true
            }
        }
        return false
    }
}

/// Parses a Swift literal with its values.
private struct LiteralReader {
    private let source: [Character]
    private var place: Int

    init(_ source: [Character], at place: Int) {
        (self.source, self.place) = (source, place)
    }

    mutating func read() throws(PhraseTool.Problem) -> (POFile.Entry, [POFile.Entry]) {
        let isLong = source[place...].starts(with: "\"\"\"")
        place += isLong ? 3 : 1
        var text = Builder()
        var line = ""
        let indent = isLong ? closingIndent() : 0
        if isLong { place += 1 + indent }
        while place < source.count {
            if isLong ? source[place...].starts(with: "\"\"\"") : source[place] == "\"" {
                place += isLong ? 3 : 1
                break
            }
            switch source[place] {
            case "\\" where source[place + 1] == "(":
                text.words(line)
                line = ""
                place += 2
                try text.value(expression())
            case "\\":
                line += escaped()
            case "\n" where isLong:
                line.append("\n")
                place += 1
                for _ in 0..<indent where place < source.count && source[place] == " " { place += 1 }
            case let character:
                line.append(character)
                place += 1
            }
        }
        if isLong, line.hasSuffix("\n") { line.removeLast() }
        text.words(line)
        return text.finished
    }

    /// Reads the context that follows in `Phrase("...", context: "...")`.
    func context() -> String? {
        let rest = source[place...].drop { $0 == "," || $0.isWhitespace }
        let mark = "context: \""
        guard source[place...].first == ",", rest.starts(with: mark) else { return nil }
        return String(rest.dropFirst(mark.count).prefix { $0 != "\"" })
    }

    private mutating func escaped() -> String {
        let next = source[place + 1]
        place += 2
        switch next {
        case "n": return "\n"
        case "t": return "\t"
        case "u":
            let digits = source[(place + 1)...].prefix { $0 != "}" }
            place += digits.count + 2
            return Unicode.Scalar(UInt32(String(digits), radix: 16) ?? 0x20).map { String($0) } ?? ""
        case "\n":
            while place < source.count, source[place] == " " { place += 1 }
            return ""
        default: return String(next)
        }
    }

    /// The column of the closing quotation marks of a multi-line literal.
    private func closingIndent() -> Int {
        var index = place
        while index < source.count, !source[index...].starts(with: "\"\"\"") { index += 1 }
        var indent = 0
        while index - indent - 1 >= 0, source[index - indent - 1] == " " { indent += 1 }
        return indent
    }

    /// The expression of a value, up to its closing bracket.
    private mutating func expression() -> String {
        var (depth, text) = (1, "")
        while place < source.count {
            let character = source[place]
            if character == "\"" {
                let start = place
                skipString()
                text += String(source[start..<place])
                continue
            }
            if character == "(" || character == "[" || character == "{" { depth += 1 }
            if character == ")" || character == "]" || character == "}" { depth -= 1 }
            place += 1
            if depth == 0 { break }
            text.append(character)
        }
        return text
    }

    private mutating func skipString() {
        place += 1
        while place < source.count, source[place] != "\"" {
            if source[place] == "\\", source[place + 1] == "(" {
                place += 2
                _ = expression()
            } else {
                place += source[place] == "\\" ? 2 : 1
            }
        }
        place += 1
    }
}

/// Builds the English text with names for its values.
private struct Builder {
    private var one = ""
    private var other: String?
    private var used: [String: Int] = [:]
    private var nested: [POFile.Entry] = []

    var finished: (POFile.Entry, [POFile.Entry]) { (POFile.Entry(one, plural: other), nested) }

    mutating func words(_ text: String) {
        let text = text.replacing("{", with: "{{").replacing("}", with: "}}")
        one += text
        other? += text
    }

    mutating func value(_ expression: String) throws(PhraseTool.Problem) {
        let parts = Self.arguments(expression)
        let forms = (Self.text(parts, "one"), Self.text(parts, "other"))
        guard let single = forms.0, let many = forms.1 else {
            let name = "{\(name(of: parts[0].value))}"
            one += name
            other? += name
            return
        }
        let number = parts[0].value
        let isShown = parts[0].label != "plural"
        guard other == nil else {
            // Translators would get the word alone, without its sentence.
            guard isShown else {
                throw PhraseTool.Problem(text: "plural: after a count: write it into the forms of the count")
            }
            let name = "{\(name(of: number))}"
            nested.append(POFile.Entry("{number} \(single)", plural: "{number} \(many)"))
            one += name
            other? += name
            return
        }
        let before = isShown ? "{\(name(of: number))} " : ""
        other = one + before + many
        one += before + single
    }

    /// A name for a value: the last word of its expression.
    private mutating func name(of expression: String) -> String {
        let beforeCall = expression.prefix { $0 != "(" && $0 != "[" && $0 != "{" && $0 != " " && $0 != "?" }
        let words = beforeCall.split { !$0.isLetter && !$0.isNumber }
        let word =
            words.last { $0.contains(where: \.isLetter) && $0 != "self" && $0 != "text" }.map(String.init) ?? "value"
        used[word, default: 0] += 1
        return used[word] == 1 ? word : "\(word)\(used[word] ?? 0)"
    }

    private static func text(_ parts: [(label: String, value: String)], _ label: String) -> String? {
        guard let value = parts.first(where: { $0.label == label })?.value, value.hasPrefix("\"") else { return nil }
        return String(value.dropFirst().dropLast())
    }

    /// The arguments of an interpolation with their labels.
    private static func arguments(_ expression: String) -> [(label: String, value: String)] {
        var (parts, current, depth, isQuoted) = ([String](), "", 0, false)
        for character in expression {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if character == ",", depth == 0 {
                    parts.append(current)
                    current = ""
                    continue
                }
            }
            current.append(character)
        }
        return (parts + [current]).map { part in
            let text = part.trimmingPrefix { $0.isWhitespace }
            let label = text.prefix { $0.isLetter }
            let rest = text.dropFirst(label.count)
            guard !label.isEmpty, rest.hasPrefix(":") else { return ("", String(text)) }
            return (String(label), String(rest.dropFirst().trimmingPrefix { $0.isWhitespace }))
        }
    }
}
