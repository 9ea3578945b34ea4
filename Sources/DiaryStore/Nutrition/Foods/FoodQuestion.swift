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

/// The words by which a food is found, as the index keeps them: folded, without anything but letters and digits.
struct FoodWords {
    private static let longest = 64
    private static let most = 64

    /// In their order.
    let words: [String]

    init(_ text: String) {
        words = text.searchKey.split(maxSplits: Self.most, whereSeparator: { !$0.isLetter && !$0.isNumber })
            .prefix(Self.most).map { String($0.prefix(Self.longest)) }
    }

    /// Of a food: those of its name first.
    init(_ food: Food) {
        self.init(food.brand.isEmpty ? food.name : "\(food.name) \(food.brand)")
    }

    /// As they stand in the table.
    var joined: String { words.joined(separator: " ") }
}
