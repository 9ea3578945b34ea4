/// What looks mistyped and yet may be right: facts, to be asked about once. The wording is the caller's.
extension WeighIn {
    /// What a weight differs from the one before it, where that is hardly possible: by more than 5 % and by more than 2 kg
    /// for each week between them, of which there is at least one. Nil where it is believable.
    public func unlikelyChange(since before: WeighIn) -> Mass? {
        let change = Mass(grams: weight.grams - before.weight.grams)
        let days = max(abs(before.day.days(until: day)), 7)
        let isLarge = abs(change.grams) * 20 > before.weight.grams && abs(change.grams) * 7 > 2000 * days
        return isLarge ? change : nil
    }
}

extension EnergyGoal {
    /// Whether the rate is more than 1,500 kcal a day, or a quarter of what is spent without recorded activity.
    ///
    /// - Parameter base: nil while the basal metabolism is not known.
    public func isUnlikelyRate(base: Energy?) -> Bool {
        guard direction != .maintain else { return false }
        return rate > Energy(1500, .kcal) || base.map { rate.calories * 4 > $0.calories } ?? false
    }
}

extension ActivityEntry {
    /// Whether it lasted more than six hours, or cost more than 3,000 kcal.
    ///
    /// - Parameter energy: what it cost; nil while that is not known.
    public func isUnlikely(energy: Energy?) -> Bool {
        duration > 6 * 3600 || energy.map { $0 > Energy(3000, .kcal) } ?? false
    }
}

extension Nutrients {
    /// Whether no food has so much in 100 g: more than 900 kcal (fat has 9 kcal a gram), or more than 100 g of protein,
    /// carbohydrate and fat together. Fibre and sugar are in the carbohydrate.
    public var isUnlikelyPer100g: Bool {
        energy > Energy(900, .kcal) || [protein, carbohydrate, fat].compactMap { $0 }.reduce(0, +) > 100_000
    }
}
