extension Food {
    /// So much of the food as it is eaten. The amount is in the unit of the food's figures: `amount(reading:)` gives it.
    public func entry(amount: FoodAmount, day: Day, meal: Meal, minute: Int? = nil) -> FoodEntry {
        FoodEntry(
            day: day, minute: minute, meal: meal, food: id, name: shownName, amount: amount,
            nutrients: per100.of(amount))
    }

    /// Portions of the food as they are eaten.
    public func entry(serving: FoodEntry.Serving, day: Day, meal: Meal, minute: Int? = nil) -> FoodEntry {
        var entry = entry(amount: serving.amount, day: day, meal: meal, minute: minute)
        entry.serving = serving
        return entry
    }

    /// The name with who makes it: "Muesli, Emco".
    public var shownName: String { brand.isEmpty ? name : "\(name), \(brand)" }
}

extension FoodEntry {
    /// The same amount with the figures that a food has now; as it is where the amount is in another unit, or not known.
    public func refigured(by food: Food) -> FoodEntry {
        guard let amount, amount.unit == food.unit else { return self }
        var entry = self
        entry.nutrients = food.per100.of(amount)
        return entry
    }

    /// The same food in another amount, in proportion from the entry's own copy of the figures; portions are left behind.
    ///
    /// - Returns: nil where the entry has no amount to compute from, or one of another unit.
    public func scaled(to amount: FoodAmount) -> FoodEntry? {
        guard let own = self.amount, own.unit == amount.unit, own.thousandths > 0 else { return nil }
        var scaled = self
        scaled.nutrients = nutrients.scaled(by: amount.thousandths, over: own.thousandths)
        scaled.amount = amount
        scaled.serving = nil
        return scaled
    }
}
