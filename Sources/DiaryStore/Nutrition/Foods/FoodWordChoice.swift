/// The query for one typed word.
struct FoodWordChoice {
    /// The typed word, folded.
    let typed: String
    /// Whether words that start so match; false if there are none.
    var isBeginning = true
    /// Intended words, the most probable first.
    var meant: [FoodSpelling.Word] = []

    /// Whether the index is queried for it. Single letters beside longer words are checked in the rows, since half of
    /// all foods have them.
    var isQueried = true

    /// All typed words, without corrections.
    static func all(_ words: [String]) -> [FoodWordChoice] {
        let hasLonger = words.contains { $0.unicodeScalars.count > 1 }
        return words.map { word in
            var choice = FoodWordChoice(typed: word)
            choice.isQueried = !hasLonger || word.unicodeScalars.count > 1
            return choice
        }
    }

    /// The FTS5 query: one term, or alternatives.
    func match(marked: Bool, isExact: Bool) -> String {
        let longest = FoodQuestion.longestPrefix - (marked ? 1 : 0)
        let mark = marked ? FoodQuestion.firstMark : ""
        var terms: [String] = []
        if isBeginning {
            // A marked word is stored as a prefix only.
            let beginning = isExact && !marked ? typed : String(typed.unicodeScalars.prefix(longest))
            terms.append("\"\(mark)\(beginning)\"*")
        }
        for word in meant {
            terms.append("\"\(mark)\(marked ? String(word.text.unicodeScalars.prefix(longest)) : word.text)\"")
        }
        return terms.count == 1 ? terms[0] : "(\(terms.joined(separator: " OR ")))"
    }

    /// Restricts a condition on foods by their words, as `f.words`.
    func narrow(_ condition: inout Condition) {
        var terms: [String] = []
        var values: [String] = []
        if isBeginning {
            terms.append("instr(' ' || f.words, ?) > 0")
            values.append(" \(typed)")
        }
        for word in meant {
            terms.append("instr(' ' || f.words || ' ', ?) > 0")
            values.append(" \(word.text) ")
        }
        condition.add(terms.joined(separator: " OR "), all: values)
    }

    /// Whether it is longer than the stored prefixes of first words.
    var isLong: Bool { isBeginning && typed.unicodeScalars.count > FoodQuestion.longestPrefix - 1 }

    /// Whether the index alone cannot decide.
    var isOpen: Bool { !isQueried || isLong }
}
