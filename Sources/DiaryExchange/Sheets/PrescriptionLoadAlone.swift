import FitnessModel

extension Prescription {
    /// "60x8*3" for a load alone, as many sheets have it, in a row that asks for 3 sets of 8; nil where it does not ask
    /// for one number of reps and of sets.
    func completing(load: String) -> String? {
        guard case .range(let asked)? = RepTarget(reps)?.form, asked.count == 1 else { return nil }
        let target = sets.isEmpty ? nil : SetTarget(sets)
        guard sets.isEmpty || target.map({ $0.lowest == $0.highest }) == true else { return nil }
        let count = target?.lowest ?? 1
        let text = load.filter { !$0.isWhitespace } + "x\(asked.lowerBound)" + (count > 1 ? "*\(count)" : "")
        return LoadCell(text, unit: .kg).notes.isEmpty ? text : nil
    }
}
