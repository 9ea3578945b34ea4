/// The language in which phrases are shown.
public struct Language: Sendable {
    /// The texts of the program as they are in the sources.
    public static let english = Language(code: "en", catalogue: nil)

    /// The current language. The program binds the one of its settings for as long as it runs; English elsewhere.
    @TaskLocal public static var current = Language.english

    /// The code, such as "cs".
    public let code: String
    private let catalogue: Catalogue?

    init(code: String, catalogue: Catalogue?) {
        self.code = code
        self.catalogue = catalogue
    }

    /// The text of a phrase in this language; in English where it has no translation.
    public func text(_ phrase: Phrase) -> String {
        switch phrase.shape {
        case .verbatim: phrase.format
        case .joined(let separator): phrase.values.map(text).joined(separator: separator)
        case .list(let word): list(phrase.values.map(text), word)
        case .sentence: sentence(phrase)
        }
    }

    private func sentence(_ phrase: Phrase) -> String {
        if let catalogue, let translation = catalogue.translation(of: phrase) {
            return translation.text(phrase.values.map(text))
        }
        let format = phrase.count == 1 ? phrase.format : phrase.other ?? phrase.format
        guard !phrase.values.isEmpty || phrase.count != nil else { return format }
        return Self.fill(format, phrase.values.map(text))
    }

    private func text(_ value: Phrase.Value) -> String {
        switch value {
        case .text(let text): text
        case .phrase(let phrase): text(phrase)
        }
    }

    private func list(_ items: [String], _ word: Phrase.ListWord) -> String {
        let (most, last) = (items.dropLast().joined(separator: ", "), items[items.count - 1])
        let usual: Phrase =
            switch word {
            case .and: "\(most) and \(last)"
            case .or: "\(most) or \(last)"
            }
        guard code.hasPrefix("es"), Self.clashes(word, with: last) else { return text(usual) }
        // Spanish says "e" for "y" before the sound of i, and "u" for "o" before that of o. Written out for the template.
        let special =
            switch word {
            case .and: Phrase("\(most) and \(last)", context: "list before the same sound")
            case .or: Phrase("\(most) or \(last)", context: "list before the same sound")
            }
        return catalogue?.translation(of: special)?.text([most, last]) ?? text(usual)
    }

    /// Whether a Spanish "y" or "o" would meet its own sound.
    private static func clashes(_ word: Phrase.ListWord, with next: String) -> Bool {
        let sound = next.lowercased().drop { $0 == "h" }
        return switch word {
        case .and: (sound.hasPrefix("i") || sound.hasPrefix("í")) && !sound.hasPrefix("ie") && !sound.hasPrefix("ia")
        case .or:
            sound.hasPrefix("o") || sound.hasPrefix("ó") || sound.hasPrefix("8") || sound.prefix { $0.isNumber } == "11"
        }
    }

    /// Puts the values in the place of `{}`, in their order.
    private static func fill(_ format: String, _ values: [String]) -> String {
        var (result, rest, next) = ("", format.utf8[...], 0)
        while let brace = rest.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
            result += String(Substring(rest[..<brace]))
            let after = rest.index(after: brace)
            if rest[brace...].starts(with: "{}".utf8), next < values.count {
                result += values[next]
                next += 1
            } else {
                result.unicodeScalars.append(Unicode.Scalar(rest[brace]))
            }
            rest = after < rest.endIndex ? rest[rest.index(after: after)...] : rest[after...]
        }
        return result + String(Substring(rest))
    }
}

extension Language {
    /// A language from a PO file; texts without a translation show English.
    ///
    /// - Throws: `POFile.Problem` for a file that cannot be parsed, or has an unknown plural rule.
    public init(_ file: POFile) throws(POFile.Problem) {
        guard let plural = PluralRule(header: file.header["Plural-Forms"] ?? "nplurals=2; plural=n != 1;") else {
            throw POFile.Problem(line: 1, reason: "the rule of Plural-Forms is not one that Spotter knows")
        }
        var forms: [String: [Catalogue.Translation]] = [:]
        forms.reserveCapacity(file.entries.count)
        for entry in file.entries where !entry.isFuzzy && !entry.translations.isEmpty {
            guard entry.translations.allSatisfy({ !$0.isEmpty }) else { continue }
            let names = entry.names
            forms[entry.key] = entry.translations.map { Catalogue.Translation($0, names: names) }
        }
        self.init(code: file.header["Language"] ?? "", catalogue: Catalogue(forms, plural: plural))
    }
}

extension POFile.Entry {
    /// The key by which a phrase finds it: the English with `{}` for each value.
    public var key: String {
        let parts = POText.parts(english)
        // A text without values is the literal itself.
        let format =
            parts.contains { $0.name != nil } || plural != nil
            ? parts.map { $0.words.doublingBraces + ($0.name == nil ? "" : "{}") }.joined()
            : parts.map(\.words).joined()
        return Catalogue.key(format, context: context)
    }
}

extension Catalogue.Translation {
    /// A translated text; its values are found by the names of the English one.
    fileprivate init(_ text: String, names: [String]) {
        pieces = POText.parts(text).flatMap { part in
            let value = part.name.flatMap { names.firstIndex(of: $0) }.map(Piece.value)
            return (part.words.isEmpty ? [] : [.text(part.words)]) + (value.map { [$0] } ?? [])
        }
    }
}
