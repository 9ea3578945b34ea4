extension PerformedSet {
    /// The estimated one-repetition maximum of this set: by the RPE table where an RPE is known and the table reaches,
    /// else by the formula. Of several parts the first counts.
    ///
    /// Nil for warm-ups, for body weight and where no weight is moved, and outside 1...12 repetitions.
    public func strength(by formula: StrengthFormula) -> Mass? {
        guard !isWarmUp, let part = parts.first, case .load(let load) = part.resistance, let reps = part.reps else {
            return nil
        }
        return Self.strength(load: load, reps: reps, effort: effort, by: formula)
    }

    /// The same from the figures alone.
    public static func strength(load: Mass, reps: Int, effort: Effort?, by formula: StrengthFormula) -> Mass? {
        guard load.grams > 0, StrengthFormula.repetitions.contains(reps) else { return nil }
        if let effort, let percent = EffortTable.percent(reps: reps, effort: effort) {
            return Mass(Double(load.grams) / 1000 * 100 / percent, .kg)
        }
        return formula.estimate(load: load, reps: reps)
    }
}
