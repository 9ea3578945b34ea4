import FitnessModel

/// Typed words as a query of the food index. Each must start a word of the food.
struct FoodQuestion {
    /// The longest prefix that the index stores, in scalars.
    static let longestPrefix = 8
    /// Precedes a second copy of a food's first word, so that names that start with a word are found at once.
    static let firstMark = "\u{E000}"
    private static let most = 12

    /// Folded, in typed order, each once.
    let words: [String]
    /// Only foods of this group; nil for all.
    let group: Identifier<FoodGroup>?

    init(_ text: String, group: Identifier<FoodGroup>?) {
        var seen: Set<String> = []
        words = Array(FoodWords(text).words.filter { seen.insert($0).inserted }.prefix(Self.most))
        self.group = group
    }

    /// The FTS5 query. Prefixes longer than those of the index would be assembled from all of their words; they are
    /// cut, and the rows are checked afterwards, unless `isExact`.
    ///
    /// - Parameter first: the name starts with the first word.
    func match(_ choices: [FoodWordChoice], first: Bool = false, isExact: Bool = false) -> String {
        var terms = choices.enumerated().filter(\.element.isQueried).map { place, choice in
            choice.match(marked: first && place == 0, isExact: isExact)
        }
        if let group { terms.append("\"\(Self.mark(of: group))\"") }
        return terms.joined(separator: " AND ")
    }

    /// A letter outside all scripts. Groups may share one; the rows are checked.
    private static func mark(of group: Identifier<FoodGroup>) -> String {
        Unicode.Scalar(0xF0000 + UInt32(group.rawValue % 65_000)).map { String(Character($0)) } ?? ""
    }
}

/// The words of a food in the index: folded, letters and digits only.
struct FoodWords {
    private static let longest = 64
    private static let most = 64

    /// The words in their order.
    let words: [String]

    init(_ text: String) {
        words = text.searchKey.split(maxSplits: Self.most, whereSeparator: { !$0.isLetter && !$0.isNumber })
            .prefix(Self.most).map { String($0.prefix(Self.longest)) }
    }

    /// The words of a food, those of its name first.
    init(_ food: Food) {
        self.init(food.brand.isEmpty ? food.name : "\(food.name) \(food.brand)")
    }

    /// The text in the table.
    var joined: String { words.joined(separator: " ") }
}
