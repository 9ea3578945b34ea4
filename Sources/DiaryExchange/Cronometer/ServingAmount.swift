import FitnessModel

/// How much of a food was eaten, as Cronometer packs it into one text: "600.00 g", "1.00 full recipe", "8.00 fl oz".
struct ServingAmount {
    /// The number without trailing zeros and the unit: the same for the same serving in every export.
    let text: String
    /// Where the unit is one of weight or volume.
    let amount: FoodAmount?
    /// How it was said, where the unit is not g or ml itself.
    let serving: FoodEntry.Serving?
    /// The text where nobody knows how much it is, to be kept as a note.
    let remark: String

    init(_ written: String) {
        let words = written.split(separator: " ", maxSplits: 1).map(String.init)
        let unit = words.count > 1 ? String(words[1].drop(while: \.isWhitespace)) : ""
        guard let first = words.first, let count = Self.thousandths(first) else {
            (text, amount, serving, remark) = (written, nil, nil, written)
            return
        }
        text = DecimalText.write(count, decimals: 3) + (unit.isEmpty ? "" : " \(unit)")
        guard let one = Self.units[unit.lowercased()] else {
            (amount, serving) = (nil, nil)
            // A number alone is how many of it.
            remark = unit.isEmpty ? "" : text
            return
        }
        remark = ""
        if one.thousandths == 1000 {
            amount = FoodAmount(thousandths: count, one.unit)
            serving = nil
        } else {
            let product = (Double(count) * Double(one.thousandths) / 1000).rounded()
            amount = FoodAmount(thousandths: Int(product), one.unit)
            serving = FoodEntry.Serving(portion: FoodPortion(name: unit, amount: one), count: count)
        }
    }

    /// What one is, to the milligram or the thousandth of a millilitre. A cup or a slice is another amount of every
    /// food. The fluid ounce is that of the United States.
    private static let units: [String: FoodAmount] = [
        "g": FoodAmount(1, .g), "gram": FoodAmount(1, .g), "grams": FoodAmount(1, .g), "kg": FoodAmount(1000, .g),
        "mg": FoodAmount(thousandths: 1, .g), "oz": FoodAmount(thousandths: 28_350, .g),
        "lb": FoodAmount(thousandths: 453_592, .g), "ml": FoodAmount(1, .ml), "l": FoodAmount(1000, .ml),
        "fl oz": FoodAmount(thousandths: 29_574, .ml),
    ]

    /// "600.00" and "1,5"; nil for what is no number, or more than a million.
    private static func thousandths(_ text: String) -> Int? {
        guard let value = Double(text.replacing(",", with: ".")), value >= 0, value <= 1_000_000 else { return nil }
        return Int((value * 1000).rounded())
    }
}
