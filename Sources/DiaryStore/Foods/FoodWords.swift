import FitnessModel

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
