extension FoodAmount {
    /// More than anybody eats of one thing in a day, in thousandths; more is a slip of the finger.
    public static let largest = 100_000_000

    /// Why a text is no amount.
    public enum Refusal: Error, Hashable, Sendable {
        /// Nothing was typed.
        case missing
        /// There is no number at the beginning.
        case notANumber
        /// What stands after the number is no unit.
        case unknownUnit(String)
        /// More than 100 kg or 100 l.
        case tooLarge
        /// A volume of something that is weighed, or a weight of something that is measured by volume, and no portion
        /// of the food says how much the one is of the other.
        case noDensity(from: Unit, to: Unit)
    }

    /// Reads "150", "62,5 g", "1.5 oz", "200 ml" or "2 fl oz"; a number alone is in `unit`. Weight stays weight and
    /// volume volume: `Food.amount(reading:)` goes from the one to the other.
    public static func read(_ text: String, _ unit: Unit) -> FoodAmount? { try? reading(text, unit) }

    /// The same, with the reason where it is no amount.
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

    /// One step more or less, as by the arrow keys: to the next whole gram below 20, to the next five below 200, else to
    /// the next ten. Never below one gram or millilitre.
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
