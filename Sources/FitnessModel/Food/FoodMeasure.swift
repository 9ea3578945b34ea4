/// A unit in which an amount of food is typed, and what it is exactly.
public enum FoodMeasure: String, Codable, Sendable, CaseIterable {
    case g, kg, oz, lb, ml, cl, dl, l, flOz, tsp, tbsp, cup

    /// The unit of weight or volume that it is a multiple of.
    public var unit: FoodAmount.Unit {
        switch self {
        case .g, .kg, .oz, .lb: .g
        case .ml, .cl, .dl, .l, .flOz, .tsp, .tbsp, .cup: .ml
        }
    }

    /// Thousandths of its unit as a fraction. The ounce is 28.349523125 g, the fluid ounce 29.5735295625 ml (both by
    /// definition), the cup eight of them, the tablespoon half of one, the teaspoon a third of a tablespoon.
    var size: (thousandths: Int, over: Int) {
        switch self {
        case .g, .ml: (1000, 1)
        case .kg, .l: (1_000_000, 1)
        case .cl: (10_000, 1)
        case .dl: (100_000, 1)
        case .oz: (28_349_523_125, 1_000_000)
        case .lb: (45_359_237, 100)
        case .flOz: (295_735_295_625, 10_000_000)
        case .cup: (8 * 295_735_295_625, 10_000_000)
        case .tbsp: (295_735_295_625, 20_000_000)
        case .tsp: (295_735_295_625, 60_000_000)
        }
    }

    /// By what people and catalogues write after the number.
    init?(word: some StringProtocol) {
        switch word.lowercased().filter({ $0 != "." }).split(separator: " ").joined(separator: " ") {
        case "g", "gr", "gram", "grams", "gramme", "grammes": self = .g
        case "kg", "kilo", "kilos", "kilogram", "kilograms": self = .kg
        case "oz", "ounce", "ounces": self = .oz
        case "lb", "lbs", "pound", "pounds": self = .lb
        case "ml", "millilitre", "millilitres", "milliliter", "milliliters", "cc": self = .ml
        case "cl", "centilitre", "centilitres", "centiliter", "centiliters": self = .cl
        case "dl", "decilitre", "decilitres", "deciliter", "deciliters": self = .dl
        case "l", "litre", "litres", "liter", "liters": self = .l
        case "fl oz", "floz", "fluid ounce", "fluid ounces": self = .flOz
        case "tsp", "teaspoon", "teaspoons": self = .tsp
        case "tbsp", "tablespoon", "tablespoons": self = .tbsp
        case "cup", "cups": self = .cup
        default: return nil
        }
    }
}
