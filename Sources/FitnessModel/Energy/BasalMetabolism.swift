/// The energy that a body needs for a day at rest, with everything that it was computed from.
public struct BasalMetabolism: Hashable, Sendable {
    /// Which formula.
    public let formula: BasalFormula
    /// The body that it was computed for, with the days of its figures.
    public let body: BodyFigures
    /// What the formula gives.
    public let resting: Energy
    /// Multiplies it for the daily life beside what is recorded, in thousandths; nil does not.
    public let factor: Int?

    /// What counts: the formula's result, times the factor where there is one.
    public var energy: Energy {
        guard let factor else { return resting }
        return Energy(calories: (resting.calories * factor + 500) / 1000)
    }

    /// The factor that makes the result this energy, in thousandths; nil where it is below rest, or too much to be true.
    public func factor(for energy: Energy) -> Int? {
        guard resting > .zero else { return nil }
        let factor = (energy.calories * 1000 + resting.calories / 2) / resting.calories
        return EnergyProfile.activityFactors.contains(factor) ? factor : nil
    }

    /// The metabolism of this body as the profile wants it.
    ///
    /// - Throws: what is missing, and for which formula.
    public init(of body: BodyFigures, _ profile: EnergyProfile = EnergyProfile()) throws(Missing) {
        formula = profile.formula ?? BasalFormula.best(for: body)
        self.body = body
        factor = profile.activityFactor
        guard let resting = formula.energy(of: body) else {
            throw Missing(formula: formula, inputs: formula.missing(in: body))
        }
        self.resting = resting
    }

    /// What a formula needs and is not known: the wording is the caller's.
    public struct Missing: Error, Hashable {
        /// For which formula.
        public let formula: BasalFormula
        /// What is not known, in the order of the formula.
        public let inputs: [BasalFormula.Input]

        /// So much is missing for a formula.
        public init(formula: BasalFormula, inputs: [BasalFormula.Input]) {
            self.formula = formula
            self.inputs = inputs
        }
    }
}
