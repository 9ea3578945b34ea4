/// The translations of one language, found by the English text.
struct Catalogue: Sendable {
    /// A translation in pieces.
    struct Translation: Sendable {
        /// Text, or the position of a value.
        enum Piece: Sendable {
            case text(String)
            case value(Int)
        }

        let pieces: [Piece]

        /// The text with these values.
        func text(_ values: [String]) -> String {
            pieces.reduce(into: "") { result, piece in
                switch piece {
                case .text(let text): result += text
                case .value(let index): result += values.indices.contains(index) ? values[index] : ""
                }
            }
        }
    }

    private let forms: [String: [Translation]]
    private let plural: PluralRule

    /// The forms of each translated text by its key.
    init(_ forms: [String: [Translation]], plural: PluralRule) {
        self.forms = forms
        self.plural = plural
    }

    /// The translation for the number that a phrase counts.
    func translation(of phrase: Phrase) -> Translation? {
        guard !phrase.format.isEmpty, let forms = forms[Self.key(phrase.format, context: phrase.context)] else {
            return nil
        }
        guard let count = phrase.count else { return forms.first }
        let index = plural.form(of: count)
        return forms.indices.contains(index) ? forms[index] : nil
    }

    /// The key of a text: its English with `{}` for each value, and the context before it.
    static func key(_ format: String, context: String) -> String {
        context.isEmpty ? format : "\(context)\u{4}\(format)"
    }
}

/// How a language forms its plural, as the header of a PO file says it.
enum PluralRule: Sendable {
    /// English, Catalan, Spanish: one, other.
    case two
    /// Czech, Slovak: one, two to four, other.
    case three
    /// One form for all numbers.
    case one

    /// The rule of a header line such as `nplurals=2; plural=(n != 1);`; nil for an unknown rule.
    init?(header: String) {
        let rule = header.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
        switch rule.hasSuffix(";") ? String(rule.dropLast()) : rule {
        case "nplurals=2;plural=n!=1": self = .two
        case "nplurals=3;plural=n==1?0:n>=2&&n<=4?1:2": self = .three
        case "nplurals=1;plural=0": self = .one
        default: return nil
        }
    }

    /// Which form a number takes, counted from 0.
    func form(of number: Int) -> Int {
        switch self {
        case .one: 0
        case .two: number == 1 ? 0 : 1
        case .three: number == 1 ? 0 : (2...4).contains(number) ? 1 : 2
        }
    }
}
