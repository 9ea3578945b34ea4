/// A text of the program: its English with its values, put into the reader's language when it is shown.
///
/// A literal where a `Phrase` is expected is one, so the type of a parameter decides what can be translated:
///
///     screen.put("Deleted \(activity.name). u: undo.", at: place)
///
/// The English text is the key of its translation, with `{}` for each value. Data is shown as it is by
/// `Phrase(verbatim:)`.
public struct Phrase: Sendable {
    /// The English text with `{}` for each value, and the number 1 where it counts something. Braces of the text itself
    /// are doubled if there are values.
    let format: String
    /// The form for any other number; nil without a count.
    let other: String?
    /// The values in the order of the English text.
    let values: [Value]
    /// The number that decides between both forms.
    let count: Int?
    /// Distinguishes two meanings of the same English: "open" as a verb and as a state. Empty for none.
    let context: String
    /// How the values are joined, if the phrase is a list or data.
    let shape: Shape

    /// The value for a `{}`.
    enum Value: Hashable, Sendable {
        case text(String)
        case phrase(Phrase)

        var isEmpty: Bool {
            switch self {
            case .text(let text): text.isEmpty
            case .phrase(let phrase): phrase.isEmpty
            }
        }
    }

    /// The kind of the phrase.
    enum Shape: Hashable, Sendable {
        /// A text that can be translated.
        case sentence
        /// Data, shown as it is.
        case verbatim
        /// Phrases one after the other with a separator that needs no translation.
        case joined(separator: String)
        /// A list with a word before its last item.
        case list(ListWord)
    }

    /// The word before the last item of a list.
    enum ListWord: Hashable, Sendable { case and, or }

    init(
        format: String, other: String? = nil, values: [Value] = [], count: Int? = nil, context: String = "",
        shape: Shape = .sentence
    ) {
        (self.format, self.other, self.values, self.count) = (format, other, values, count)
        (self.context, self.shape) = (context, shape)
    }

    /// Shows data: a name, a note, a number with its unit.
    public init(verbatim text: String) { self.init(format: text, shape: .verbatim) }

    /// A phrase with a context, where the same English has another meaning elsewhere.
    public init(_ phrase: Phrase, context: String) {
        self.init(
            format: phrase.format, other: phrase.other, values: phrase.values, count: phrase.count, context: context,
            shape: phrase.shape)
    }

    /// The text in the current language.
    public var text: String { Language.current.text(self) }

    /// Whether it shows nothing.
    public var isEmpty: Bool {
        switch shape {
        case .sentence, .verbatim: format.isEmpty
        case .joined(let separator): (values.count < 2 || separator.isEmpty) && values.allSatisfy(\.isEmpty)
        case .list: false
        }
    }
}

extension Phrase: Hashable {
    /// Two phrases are equal if they read the same in English, in the same meaning: "\(3) sets" is "3 sets".
    public static func == (first: Phrase, second: Phrase) -> Bool {
        first.context == second.context && first.english == second.english
    }

    /// Hashes the English text.
    public func hash(into hasher: inout Hasher) { hasher.combine(english) }

    private var english: String { Language.english.text(self) }
}

extension Phrase: CustomStringConvertible {
    /// The text in the current language.
    public var description: String { text }
}

extension Phrase: Encodable {
    /// Encodes the English text, since programs read it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Language.english.text(self))
    }
}

extension Phrase: ExpressibleByStringInterpolation {
    /// A text without values.
    public init(stringLiteral value: String) { self.init(format: value) }

    /// A text with values.
    public init(stringInterpolation parts: StringInterpolation) {
        if parts.count == nil, parts.format == "{}", let value = parts.values.first {
            // Nothing to translate except the value.
            switch value {
            case .text(let text): self.init(verbatim: text)
            case .phrase(let phrase): self = phrase
            }
        } else {
            self.init(format: parts.format, other: parts.other, values: parts.values, count: parts.count)
        }
    }

    /// Gathers the parts of a literal with values.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var format = ""
        fileprivate var other: String?
        fileprivate var values: [Value] = []
        fileprivate var count: Int?

        /// Starts a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            format.reserveCapacity(literalCapacity + 2 * interpolationCount)
            values.reserveCapacity(interpolationCount)
        }

        /// Appends English text.
        public mutating func appendLiteral(_ text: String) {
            append(text.doublingBraces)
        }

        /// Appends data: a name, a number with its unit, a word of the trainer.
        public mutating func appendInterpolation(_ text: String) { append(.text(text)) }
        /// Appends data.
        public mutating func appendInterpolation(_ text: Substring) { append(.text(String(text))) }
        /// Appends a character, such as a key.
        public mutating func appendInterpolation(_ character: Character) { append(.text(String(character))) }
        /// Appends a whole number as it is.
        public mutating func appendInterpolation(_ number: Int) { append(.text(String(number))) }
        /// Appends another phrase, in the same language.
        public mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }
        /// Appends a fraction: not possible, since its decimal sign is a setting.
        @available(*, unavailable, message: "format the number first: its decimal sign is a setting")
        public mutating func appendInterpolation(_ number: Double) {}

        /// Appends a number with its noun: "1 set", "5 sets". A second count in the same literal is a phrase of
        /// its own, because a text has its forms for one number.
        public mutating func appendInterpolation(_ number: Int, one: StaticString, other many: StaticString) {
            guard count == nil else { return append(.phrase("\(number, one: one, other: many)")) }
            values.append(.text(String(number)))
            branch(number, one: "{} \(one)", other: "{} \(many)")
        }

        /// Appends a word that depends on a number which is not shown: "is" or "are". Not after a count of the same
        /// literal, which has the word in its forms (`one: "row is", other: "rows are"`): `make pot` refuses it.
        public mutating func appendInterpolation(plural number: Int, one: StaticString, other many: StaticString) {
            guard count == nil else {
                return append(.phrase("\(plural: number, one: one, other: many)"))
            }
            branch(number, one: "\(one)", other: "\(many)")
        }

        /// Appends names as "a, b and c".
        public mutating func appendInterpolation(and items: [String]) {
            append(.phrase(.list(items.map(Phrase.init(verbatim:)), .and)))
        }
        /// Appends phrases as "a, b and c".
        public mutating func appendInterpolation(and items: [Phrase]) { append(.phrase(.list(items, .and))) }
        /// Appends names as "a, b or c".
        public mutating func appendInterpolation(or items: [String]) {
            append(.phrase(.list(items.map(Phrase.init(verbatim:)), .or)))
        }
        /// Appends phrases as "a, b or c".
        public mutating func appendInterpolation(or items: [Phrase]) { append(.phrase(.list(items, .or))) }
        /// Appends names with a separator between them.
        public mutating func appendInterpolation(list items: [String], separator: String = ", ") {
            append(.text(items.joined(separator: separator)))
        }
        /// Appends phrases with a separator between them.
        public mutating func appendInterpolation(list items: [Phrase], separator: String = ", ") {
            append(.phrase(items.joined(separator: separator)))
        }

        private mutating func append(_ text: String) {
            format += text
            other? += text
        }

        private mutating func append(_ value: Value) {
            values.append(value)
            append("{}")
        }

        private mutating func branch(_ number: Int, one: String, other many: String) {
            other = format + many
            format += one
            count = number
        }
    }
}

extension Phrase {
    fileprivate static func list(_ items: [Phrase], _ word: ListWord) -> Phrase {
        guard items.count > 1 else { return items.first ?? "" }
        return Phrase(format: "", values: items.map(Value.phrase), shape: .list(word))
    }
}

extension Sequence where Element == Phrase {
    /// Whole facts one after the other, such as "3 sets · 12 min"; the separator is punctuation, not a word.
    public func joined(separator: String = "") -> Phrase {
        Phrase(format: "", values: map(Phrase.Value.phrase), shape: .joined(separator: separator))
    }
}

extension Phrase {
    /// The facts of a line that was joined by " · ", without empty ones; else the phrase itself.
    public var facts: [Phrase] {
        guard case .joined(" · ") = shape else { return isEmpty ? [] : [self] }
        return values.compactMap { value in
            guard case .phrase(let fact) = value, !fact.isEmpty else { return nil }
            return fact
        }
    }
}

extension String {
    var doublingBraces: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return self }
        return replacing("{", with: "{{").replacing("}", with: "}}")
    }
}
