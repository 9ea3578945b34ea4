extension EnergyGoal {
    /// How far intake should differ from what is spent at rest: negative to lose, positive to gain.
    ///
    /// Gaining is done by food alone: a day's activity counts from zero, and nobody can do less than nothing.
    public var foodPart: Energy {
        switch direction {
        case .maintain: .zero
        case .lose: activityPart - rate
        case .gain: rate
        }
    }

    /// How much activity should add.
    public var activityPart: Energy {
        // The parts add up to the rate to the small calorie: one is rounded, the other is the rest.
        guard direction == .lose else { return .zero }
        let share = min(max(foodShare, 0), 100)
        return Energy(calories: rate.calories - (rate.calories * share + 50) / 100)
    }

    /// Energy of a kilogram of body weight: a convention, for the fat that it mostly is.
    public static let kilocaloriesPerKilogram = 7700

    /// What this much energy a day comes to in an average month (30.4375 days) of body weight.
    public static func monthly(_ rate: Energy) -> Mass {
        Mass(Double(rate.calories) * 304_375 / 10_000 / 1000 / Double(kilocaloriesPerKilogram), .kg)
    }
}
