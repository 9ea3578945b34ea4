/// What is looked for in place of one typed word.
struct FoodWordChoice {
    /// As it was typed, folded.
    let typed: String
    /// Words that begin so count; not where nothing begins so.
    var isBeginning = true
    /// Words that were probably meant, the most probable first.
    var meant: [FoodSpelling.Word] = []

    /// Whether the index is asked for it. Single letters beside longer words are looked for in the rows found: half of all
    /// foods have them.
    var isAsked = true

    /// All typed words, to the letter.
    static func all(_ words: [String]) -> [FoodWordChoice] {
        let hasLonger = words.contains { $0.unicodeScalars.count > 1 }
        return words.map { word in
            var choice = FoodWordChoice(typed: word)
            choice.isAsked = !hasLonger || word.unicodeScalars.count > 1
            return choice
        }
    }

    /// In FTS5's language: one term, or several of which one must be there.
    func match(marked: Bool, isExact: Bool) -> String {
        let longest = FoodQuestion.longestPrefix - (marked ? 1 : 0)
        let mark = marked ? FoodQuestion.firstMark : ""
        var terms: [String] = []
        if isBeginning {
            // What is kept of a marked word is its beginning only, whatever is asked.
            let beginning = isExact && !marked ? typed : String(typed.unicodeScalars.prefix(longest))
            terms.append("\"\(mark)\(beginning)\"*")
        }
        for word in meant {
            terms.append("\"\(mark)\(marked ? String(word.text.unicodeScalars.prefix(longest)) : word.text)\"")
        }
        return terms.count == 1 ? terms[0] : "(\(terms.joined(separator: " OR ")))"
    }

    /// Narrows a condition on foods by their words, as `f.words`.
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

    /// Longer than the beginnings that the index keeps of first words.
    var isLong: Bool { isBeginning && typed.unicodeScalars.count > FoodQuestion.longestPrefix - 1 }

    /// Whether the index alone cannot tell.
    var isOpen: Bool { !isAsked || isLong }
}
