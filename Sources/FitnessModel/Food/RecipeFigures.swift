/// The figures of a dish that is made of other foods.
public enum RecipeFigures {
    /// Energy and nutrients of 100 g of the dish; nil as long as it weighs nothing.
    ///
    /// - Parameters:
    ///   - parts: each food with how much of it goes in. Millilitres weigh a gram each where no portion says more.
    ///   - yield: what the cooked dish weighs; nil takes the sum of the parts. Cooking moves water, not energy.
    public static func per100(parts: [(food: Food, amount: FoodAmount)], yield: FoodAmount?) -> Nutrients? {
        let whole = parts.map { $0.food.per100.of($0.amount) }.reduce(.zero, +)
        let total = yield?.thousandths ?? parts.map { Self.weight(of: $0.amount, $0.food) }.reduce(0, +)
        guard total > 0 else { return nil }
        return whole.scaled(by: 100_000, over: total)
    }

    /// What all parts weigh before they are cooked.
    public static func weight(of parts: [(food: Food, amount: FoodAmount)]) -> FoodAmount {
        FoodAmount(thousandths: parts.map { weight(of: $0.amount, $0.food) }.reduce(0, +), .g)
    }

    /// What goes in weighs so many milligrams.
    static func weight(of amount: FoodAmount, _ food: Food) -> Int {
        guard amount.unit == .ml, let density = food.density else { return amount.thousandths }
        return ExactRatio.scale(amount.thousandths, by: density.other.thousandths, over: density.own.thousandths)
    }
}
