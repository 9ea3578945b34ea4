/// What looks mistyped and yet may be right: facts, to be asked about once. The wording is the caller's.
extension EnergyGoal {
    /// Whether the rate is more than 1,500 kcal a day, or a quarter of what is spent without recorded activity.
    ///
    /// - Parameter base: nil while the basal metabolism is not known.
    public func isUnlikelyRate(base: Energy?) -> Bool {
        guard direction != .maintain else { return false }
        return rate > Energy(1500, .kcal) || base.map { rate.calories * 4 > $0.calories } ?? false
    }
}
