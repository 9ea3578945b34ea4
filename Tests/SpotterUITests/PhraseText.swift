import Phrases

// Tests compare a phrase with its English text.

func == (phrase: Phrase, text: String) -> Bool { phrase.text == text }
func != (phrase: Phrase, text: String) -> Bool { phrase.text != text }
func == (phrase: Phrase?, text: String) -> Bool { phrase?.text == text }
func == (phrases: [Phrase], texts: [String]) -> Bool { phrases.map(\.text) == texts }

extension Phrase {
    func contains(_ part: String) -> Bool { text.contains(part) }
    func hasPrefix(_ part: String) -> Bool { text.hasPrefix(part) }
    func hasSuffix(_ part: String) -> Bool { text.hasSuffix(part) }
}
