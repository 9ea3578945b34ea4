import FitnessModel

/// Typed words as a question to the index of foods. Each must begin a word of the food.
struct FoodQuestion {
    /// The longest beginning of a word that the index keeps ready, in scalars.
    static let longestPrefix = 8
    /// Stands before the first word of a food once more, so that names that begin with a word are found at once.
    static let firstMark = "\u{E000}"
    private static let most = 12

    /// Folded, in the order in which they were typed, each once.
    let words: [String]
    /// Only foods of this group; nil for all.
    let group: Identifier<FoodGroup>?

    init(_ text: String, group: Identifier<FoodGroup>?) {
        var seen: Set<String> = []
        words = Array(FoodWords(text).words.filter { seen.insert($0).inserted }.prefix(Self.most))
        self.group = group
    }

    /// In FTS5's language. Longer beginnings than the index keeps would be put together from all their words; they are
    /// cut, and the rows looked at afterwards, unless `isExact`.
    ///
    /// - Parameter first: the name begins with the first word.
    func match(_ choices: [FoodWordChoice], first: Bool = false, isExact: Bool = false) -> String {
        var terms = choices.enumerated().filter(\.element.isAsked).map { place, choice in
            choice.match(marked: first && place == 0, isExact: isExact)
        }
        if let group { terms.append("\"\(Self.mark(of: group))\"") }
        return terms.joined(separator: " AND ")
    }

    /// One letter far outside all scripts. Groups may share one; the rows themselves tell them apart.
    private static func mark(of group: Identifier<FoodGroup>) -> String {
        Unicode.Scalar(0xF0000 + UInt32(group.rawValue % 65_000)).map { String(Character($0)) } ?? ""
    }
}
