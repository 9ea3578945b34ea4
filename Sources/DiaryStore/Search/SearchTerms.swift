import FitnessModel

/// Typed words as a question to the full-text index: each must begin a word that is there.
struct SearchTerms {
    /// The question in FTS5's language; nil when no word can be looked up.
    let match: String?
    private let folded: String

    init(_ text: String) {
        folded = text.searchKey
        let words = folded.split { !($0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation) }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
        // A quoted word is a phrase: FTS5 cuts "o'connor" as it cut the name, and nothing in it is an operator.
        let phrases = words.map { "\"\($0.replacing("\"", with: " "))\"*" }
        match = phrases.isEmpty ? nil : phrases.joined(separator: " ")
    }

    /// Nothing was typed.
    var isEmpty: Bool { folded.isEmpty }

    /// Narrows a list to the records found. What has no letter (an emoji) is looked for in the name as it stands.
    func narrow(_ condition: inout Condition, table: String) {
        if let match {
            condition.add("\(table).id IN (SELECT rowid FROM search WHERE search MATCH ?)", match)
        } else if !isEmpty {
            condition.add("instr(\(table).name_key, ?) > 0", folded)
        }
    }
}
