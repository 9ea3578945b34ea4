/// A unit for typed amounts of food, with its exact size.
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

/// How much of a food, in thousandths of its unit.
public struct FoodAmount: Hashable, Codable, Sendable {
    /// The unit of a food's values per hundred.
    public enum Unit: String, Codable, Sendable, CaseIterable {
        case g, ml
    }

    /// Milligrams, or thousandths of a millilitre.
    public var thousandths: Int
    /// The unit of the amount.
    public var unit: Unit

    /// An amount in thousandths.
    public init(thousandths: Int, _ unit: Unit) {
        self.thousandths = thousandths
        self.unit = unit
    }

    /// A whole number of grams or millilitres.
    public init(_ whole: Int, _ unit: Unit) {
        self.init(thousandths: whole * 1000, unit)
    }
}

extension FoodAmount {
    /// More than anybody eats of one food in a day, in thousandths; more is a typing error.
    public static let largest = 100_000_000

    /// Why a text is not an amount.
    public enum Refusal: Error, Hashable, Sendable {
        /// Nothing was typed.
        case missing
        /// The text does not start with a number.
        case notANumber
        /// An unknown unit follows the number.
        case unknownUnit(String)
        /// More than 100 kg or 100 l.
        case tooLarge
        /// A volume of a food by weight, or a weight of one by volume, and no portion of the food gives the density.
        case noDensity(from: Unit, to: Unit)
    }

    /// Reads "150", "62,5 g", "1.5 oz", "200 ml" or "2 fl oz"; a number alone is in `unit`. Weight stays weight and
    /// volume volume: `Food.amount(reading:)` goes from the one to the other.
    public static func read(_ text: String, _ unit: Unit) -> FoodAmount? { try? reading(text, unit) }

    /// The same, with the reason if it is not an amount.
    public static func reading(_ text: String, _ unit: Unit) throws(Refusal) -> FoodAmount {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { throw .missing }
        guard let (number, suffix) = DecimalNumber.read(words) else { throw .notANumber }
        guard let measure = suffix.isEmpty ? FoodMeasure(unit) : FoodMeasure(word: suffix) else {
            throw .unknownUnit(suffix)
        }
        let amount = FoodAmount(number, measure)
        guard amount.thousandths <= largest else { throw .tooLarge }
        return amount
    }

    init(_ number: DecimalNumber, _ measure: FoodMeasure) {
        let size = measure.size
        var divisor = size.over
        for _ in 0..<number.decimals { divisor *= 10 }
        self.init(
            thousandths: ExactRatio.scale(number.digits, by: size.thousandths, over: divisor), measure.unit)
    }

    /// "150 g", "62.5 g", "200 ml".
    public var text: String { "\(number) \(unit.rawValue)" }

    /// The number alone: "62.5".
    public var number: String { NumberFormat.shown(thousandths, decimals: 3) }

    /// One step more or less, as by the arrow keys: to the next whole gram below 20, to the next five below 200, else
    /// to the next ten. Never below one gram or millilitre.
    public func nudged(by steps: Int) -> FoodAmount {
        var whole = thousandths
        for _ in 0..<min(abs(steps), 1000) {
            // At a border the way down has the smaller steps.
            let edge = steps < 0 ? whole - 1 : whole
            let step = edge < 20_000 ? 1000 : edge < 200_000 ? 5000 : 10_000
            whole = steps < 0 ? (whole - 1) / step * step : (whole / step + 1) * step
            whole = min(max(whole, 1000), Self.largest)
        }
        return FoodAmount(thousandths: whole, unit)
    }
}

/// The figures of a dish that is made of other foods.
public enum RecipeFigures {
    /// Energy and nutrients of 100 g of the dish; nil if it weighs nothing.
    ///
    /// - Parameters:
    ///   - parts: each food with its amount. A millilitre weighs a gram unless a portion gives the density.
    ///   - yield: the weight of the cooked dish; nil for the sum of the ingredients. Cooking changes water, not energy.
    public static func per100(parts: [(food: Food, amount: FoodAmount)], yield: FoodAmount?) -> Nutrients? {
        let whole = parts.map { $0.food.per100.of($0.amount) }.reduce(.zero, +)
        let total = yield?.thousandths ?? parts.map { Self.weight(of: $0.amount, $0.food) }.reduce(0, +)
        guard total > 0 else { return nil }
        return whole.scaled(by: 100_000, over: total)
    }

    /// The weight of all ingredients before cooking.
    public static func weight(of parts: [(food: Food, amount: FoodAmount)]) -> FoodAmount {
        FoodAmount(thousandths: parts.map { weight(of: $0.amount, $0.food) }.reduce(0, +), .g)
    }

    /// The weight of an ingredient in milligrams.
    static func weight(of amount: FoodAmount, _ food: Food) -> Int {
        guard amount.unit == .ml, let density = food.density else { return amount.thousandths }
        return ExactRatio.scale(amount.thousandths, by: density.other.thousandths, over: density.own.thousandths)
    }
}

/// One ingredient of a recipe.
public struct RecipePart: Hashable, Sendable {
    /// The food.
    public var food: Identifier<Food>
    /// How much of it goes in.
    public var amount: FoodAmount

    /// An ingredient.
    public init(food: Identifier<Food>, amount: FoodAmount) {
        self.food = food
        self.amount = amount
    }
}
