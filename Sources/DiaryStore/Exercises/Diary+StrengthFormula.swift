public import FitnessModel

extension DiaryAccess {
    private static var formulaSetting: String { "strength formula" }

    /// The formula that estimates one-repetition maxima everywhere: Epley's until another one is chosen.
    public func strengthFormula() throws(StoreError) -> StrengthFormula {
        // A formula of a later version that is not known here counts as none chosen.
        try settings.get(Self.formulaSetting).flatMap(StrengthFormula.init(rawValue:)) ?? .epley
    }

    /// Chooses the formula, for the whole diary. Not undone: no figure is stored, all are estimated anew.
    public func setStrengthFormula(_ formula: StrengthFormula) throws(StoreError) {
        try settings.set(Self.formulaSetting, to: formula.rawValue)
    }
}
