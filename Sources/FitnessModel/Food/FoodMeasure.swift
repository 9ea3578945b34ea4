/// A unit in which an amount of food is typed, and what it is exactly.
struct FoodMeasure {
    /// The unit of weight or volume that it is a multiple of.
    let unit: FoodAmount.Unit
    /// Thousandths of its unit as a fraction.
    let size: (thousandths: Int, over: Int)

    /// The unit itself.
    init(_ unit: FoodAmount.Unit) {
        self.unit = unit
        size = (1000, 1)
    }

    /// By what people and catalogues write after the number.
    init?(word: some StringProtocol) {
        let plain = word.lowercased().filter { $0 != "." }.split(separator: " ").joined(separator: " ")
        guard let found = Self.all.first(where: { $0.words.contains(plain) }) else { return nil }
        unit = found.unit
        size = found.size
    }

    /// The ounce is 28.349523125 g, the fluid ounce 29.5735295625 ml (both by definition), the cup eight of them, the
    /// tablespoon half of one, the teaspoon a third of a tablespoon.
    private static let all: [(words: Set<String>, unit: FoodAmount.Unit, size: (thousandths: Int, over: Int))] = [
        (["g", "gr", "gram", "grams", "gramme", "grammes"], .g, (1000, 1)),
        (["kg", "kilo", "kilos", "kilogram", "kilograms"], .g, (1_000_000, 1)),
        (["oz", "ounce", "ounces"], .g, (28_349_523_125, 1_000_000)),
        (["lb", "lbs", "pound", "pounds"], .g, (45_359_237, 100)),
        (["ml", "millilitre", "millilitres", "milliliter", "milliliters", "cc"], .ml, (1000, 1)),
        (["cl", "centilitre", "centilitres", "centiliter", "centiliters"], .ml, (10_000, 1)),
        (["dl", "decilitre", "decilitres", "deciliter", "deciliters"], .ml, (100_000, 1)),
        (["l", "litre", "litres", "liter", "liters"], .ml, (1_000_000, 1)),
        (["fl oz", "floz", "fluid ounce", "fluid ounces"], .ml, (295_735_295_625, 10_000_000)),
        (["tsp", "teaspoon", "teaspoons"], .ml, (295_735_295_625, 60_000_000)),
        (["tbsp", "tablespoon", "tablespoons"], .ml, (295_735_295_625, 20_000_000)),
        (["cup", "cups"], .ml, (8 * 295_735_295_625, 10_000_000)),
    ]
}
