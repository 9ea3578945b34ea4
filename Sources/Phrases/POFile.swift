/// The texts of a PO file, the format of gettext: what translators write and what the program reads.
public struct POFile: Hashable, Sendable {
    /// One text with its translation.
    public struct Entry: Hashable, Sendable {
        /// Distinguishes two meanings of the same English; empty for none.
        public var context = ""
        /// The English text, with a name in braces for each value.
        public var english = ""
        /// The English text for other numbers than 1; nil if nothing is counted.
        public var plural: String?
        /// The translation, or one for each form of the plural; empty texts are not translated yet.
        public var translations: [String] = []
        /// Whether a program guessed it: such a translation is not shown.
        public var isFuzzy = false
        /// What the source says to translators.
        public var comments: [String] = []
        /// Where the text is used.
        public var references: [String] = []

        /// An entry without a translation.
        public init(_ english: String, plural: String? = nil, context: String = "") {
            (self.english, self.plural, self.context) = (english, plural, context)
        }
    }

    /// Why a file cannot be read.
    public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, counted from 1.
        public let line: Int
        /// The reason, in English: translators' tools speak it.
        public let reason: String

        /// "line 12: a text without its keyword".
        public var description: String { "line \(line): \(reason)" }
    }

    /// The header, such as `Language: cs`.
    public var header: [String: String] = [:]
    /// The texts in the order of the file.
    public var entries: [Entry] = []

    /// An empty file.
    public init() {}

    /// Parses a file. Obsolete entries (`#~`) are skipped.
    ///
    /// - Throws: `Problem` for a line that does not follow the format.
    public init(_ text: String) throws(Problem) {
        var reader = Reader()
        // Line by line as bytes: "\r\n" is one character in Swift.
        for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        {
            try reader.read(String(Substring(line)).trimmed, number: index + 1)
        }
        reader.finish()
        entries = reader.entries
        guard let first = entries.first, first.english.isEmpty, first.context.isEmpty else { return }
        entries.removeFirst()
        for line in (first.translations.first ?? "").split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            header[String(line[..<colon])] = String(line[line.index(after: colon)...]).trimmed
        }
    }

    /// Collects the lines of one entry after another.
    private struct Reader {
        private enum Field { case context, english, plural, translation(Int) }

        var entries: [Entry] = []
        private var entry = Entry("")
        private var field: Field?
        private var hasEnglish = false

        mutating func read(_ line: String, number: Int) throws(Problem) {
            if line.hasPrefix("#") { return comment(line) }
            if line.isEmpty { return finish() }
            var rest = line[...]
            if !line.hasPrefix("\"") {
                let keyword = rest.prefix { $0 != " " && $0 != "\"" }
                rest = rest.dropFirst(keyword.count).drop { $0 == " " }
                try start(keyword, number)
            }
            try append(POText.unquoted(rest, line: number), number)
        }

        private mutating func start(_ keyword: Substring, _ number: Int) throws(Problem) {
            switch keyword {
            case "msgctxt":
                if hasEnglish { finish() }
                field = .context
            case "msgid":
                if hasEnglish { finish() }
                (field, hasEnglish) = (.english, true)
            case "msgid_plural":
                (field, entry.plural) = (.plural, "")
            case "msgstr": try translation(0, number)
            default:
                guard keyword.hasPrefix("msgstr["), keyword.hasSuffix("]"),
                    let form = Int(keyword.dropFirst(7).dropLast()), (0..<6).contains(form)
                else { throw Problem(line: number, reason: "\(keyword) is not a keyword of a PO file") }
                try translation(form, number)
            }
        }

        private mutating func translation(_ form: Int, _ number: Int) throws(Problem) {
            guard hasEnglish else { throw Problem(line: number, reason: "a translation without its msgid") }
            while entry.translations.count <= form { entry.translations.append("") }
            field = .translation(form)
        }

        private mutating func append(_ text: String, _ number: Int) throws(Problem) {
            switch field {
            case nil: throw Problem(line: number, reason: "a text without its keyword")
            case .context: entry.context += text
            case .english: entry.english += text
            case .plural: entry.plural? += text
            case .translation(let form): entry.translations[form] += text
            }
        }

        private mutating func comment(_ line: String) {
            if hasEnglish { finish() }
            if line.hasPrefix("#,"), line.contains("fuzzy") { entry.isFuzzy = true }
            if line.hasPrefix("#. ") { entry.comments.append(String(line.dropFirst(3))) }
            if line.hasPrefix("#: ") { entry.references.append(String(line.dropFirst(3))) }
        }

        mutating func finish() {
            if hasEnglish { entries.append(entry) }
            (entry, field, hasEnglish) = (Entry(""), nil, false)
        }
    }

    /// The text of the file.
    public var text: String {
        let lines = header.sorted { $0.key < $1.key }.map { "\"\($0.key): \($0.value)\\n\"" }
        return (["msgid \"\"\nmsgstr \"\"\n" + lines.joined(separator: "\n")] + entries.map(\.text))
            .joined(separator: "\n\n") + "\n"
    }
}

extension POFile.Entry {
    /// The names of its values in their order.
    public var names: [String] { POText.parts(english).compactMap(\.name) }

    fileprivate var text: String {
        var lines = comments.map { "#. \($0)" } + references.map { "#: \($0)" }
        let flags = [isFuzzy ? "fuzzy" : nil, names.isEmpty ? nil : "python-brace-format"].compactMap(\.self)
        if !flags.isEmpty { lines.append("#, " + flags.joined(separator: ", ")) }
        if !context.isEmpty { lines.append("msgctxt \(POText.quoted(context))") }
        lines.append("msgid \(POText.quoted(english))")
        if let plural {
            lines.append("msgid_plural \(POText.quoted(plural))")
            let forms = translations.isEmpty ? ["", ""] : translations
            lines += forms.enumerated().map { "msgstr[\($0)] \(POText.quoted($1))" }
        } else {
            lines.append("msgstr \(POText.quoted(translations.first ?? ""))")
        }
        return lines.joined(separator: "\n")
    }
}

/// Quoting of PO texts and the values in them.
enum POText {
    /// A part of a text: words, or the name of a value.
    struct Part: Hashable {
        var words = ""
        var name: String?
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    static func unquoted(_ text: Substring, line: Int) throws(POFile.Problem) -> String {
        let quote = UInt8(ascii: "\"")
        guard text.utf8.count >= 2, text.utf8.first == quote, text.utf8.last == quote else {
            throw POFile.Problem(line: line, reason: "a text is not in quotation marks")
        }
        var result = ""
        var isEscaped = false
        for scalar in text.unicodeScalars.dropFirst().dropLast() {
            guard isEscaped else {
                if scalar == "\\" { isEscaped = true } else { result.unicodeScalars.append(scalar) }
                continue
            }
            isEscaped = false
            switch scalar {
            case "n": result += "\n"
            case "t": result += "\t"
            case "r": result += "\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        guard !isEscaped else { throw POFile.Problem(line: line, reason: "a text is not in quotation marks") }
        return result
    }

    /// The words and the values of a text; doubled braces are words.
    static func parts(_ text: String) -> [Part] {
        var (parts, words, rest) = ([Part](), "", text.utf8[...])
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        while let brace = rest.firstIndex(where: { $0 == open || $0 == close }) {
            words += Substring(rest[..<brace])
            let after = rest.index(after: brace)
            if after < rest.endIndex, rest[after] == rest[brace] {
                words.unicodeScalars.append(Unicode.Scalar(rest[brace]))
                rest = rest[rest.index(after: after)...]
            } else if rest[brace] == open, let end = rest[after...].firstIndex(of: close) {
                parts.append(Part(words: words, name: String(Substring(rest[after..<end]))))
                words = ""
                rest = rest[rest.index(after: end)...]
            } else {
                words.unicodeScalars.append(Unicode.Scalar(rest[brace]))
                rest = rest[after...]
            }
        }
        words += Substring(rest)
        return words.isEmpty ? parts : parts + [Part(words: words)]
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
