import Foundation
public import Phrases

/// A made-up language that shows which texts are translated: accented, a third longer, and with three plural forms.
extension POFile {
    /// All texts of the program, in English: `spotter.pot`.
    public static func template() throws -> POFile {
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = project.appendingPathComponent("Sources/CEmbedded/po/spotter.pot")
        return try POFile(String(contentsOf: file, encoding: .utf8))
    }

    /// The texts that cannot be data: of two words and more, and without values.
    public var sentences: Sentences {
        let words = /[a-z]{2,} [a-z]{2,}/
        return Sentences(
            entries.map(\.english).filter { $0.utf8.count > 8 && !$0.contains("{") && $0.contains(words) })
    }

    /// English texts that are searched for in what is shown.
    public struct Sentences: Sendable {
        private let byStart: [String: [String]]

        fileprivate init(_ texts: [String]) {
            byStart = Dictionary(grouping: texts) { Self.starts(of: $0).first ?? "" }
        }

        /// Two words from each blank on, without signs before them, such as a quotation mark.
        private static func starts(of text: String) -> [String] {
            let words = text.split(separator: " ")
            return zip(words, words.dropFirst()).map { "\($0.drop { !$0.isLetter }) \($1)" }
        }

        /// The sentences in a text of one line.
        public func found(in line: String) -> [String] {
            Self.starts(of: line).flatMap { byStart[$0] ?? [] }.filter { line.contains($0) }
        }
    }

    /// The made-up translation of a template.
    public var pseudo: POFile {
        var file = self
        file.header["Language"] = "en-XA"
        file.header["Plural-Forms"] = "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;"
        for (index, entry) in file.entries.enumerated() {
            let forms = entry.plural.map { [entry.english, $0, $0] } ?? [entry.english]
            file.entries[index].translations = forms.map(Self.pseudo)
        }
        return file
    }

    private static let accents: [Character: Character] = [
        "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "y": "ý", "c": "ç", "n": "ñ", "s": "š", "r": "ř", "z": "ž",
        "l": "ĺ", "t": "ť", "d": "ď", "g": "ğ", "h": "ħ", "k": "ķ", "m": "ḿ", "b": "ḃ", "p": "ṕ", "w": "ŵ", "f": "ḟ",
        "v": "ṽ", "x": "ẋ", "j": "ĵ", "q": "ɋ", "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú", "Y": "Ý", "C": "Ç",
        "N": "Ñ", "S": "Š", "R": "Ř", "Z": "Ž", "L": "Ĺ", "T": "Ť", "D": "Ď", "G": "Ğ", "H": "Ħ", "K": "Ķ", "M": "Ḿ",
        "B": "Ḃ", "P": "Ṕ", "W": "Ŵ", "F": "Ḟ", "V": "Ṽ", "X": "Ẋ", "J": "Ĵ", "Q": "Ɋ",
    ]

    /// The accented and longer form of a text, the names of its values unchanged.
    private static func pseudo(_ text: String) -> String {
        var (result, letters, isValue) = ("", 0, false)
        for character in text {
            if character == "{" { isValue = true }
            if character == "}" { isValue = false }
            if !isValue, character.isLetter { letters += 1 }
            result.append(isValue ? character : accents[character] ?? character)
        }
        return result + String(repeating: "~", count: (letters + 2) / 3)
    }
}
