/// What looks mistyped and yet may be right: facts, to be asked about once. The wording is the caller's.
extension Nutrients {
    /// Whether nobody eats so much of one food at once: more than 3,000 kcal. Grams that were typed as portions have more.
    public static func isUnlikelyAtOnce(_ energy: Energy) -> Bool { energy > Energy(3000, .kcal) }

    /// Whether no food has so much in 100 g: more than 900 kcal (fat has 9 kcal a gram), or more than 100 g of protein,
    /// carbohydrate and fat together. Fibre and sugar are in the carbohydrate.
    public var isUnlikelyPer100g: Bool {
        energy > Energy(900, .kcal) || [protein, carbohydrate, fat].compactMap { $0 }.reduce(0, +) > 100_000
    }
}
