import FitnessModel

extension Prescription {
    /// Completes a load without reps, as many sheets have it: "60x8*3" in a row that prescribes 3 sets of 8; nil if the
    /// row does not prescribe a single number of reps and of sets.
    func completing(load: String) -> String? {
        guard case .range(let prescribed)? = RepTarget(reps)?.form, prescribed.count == 1 else { return nil }
        let target = sets.isEmpty ? nil : SetTarget(sets)
        guard sets.isEmpty || target.map({ $0.lowest == $0.highest }) == true else { return nil }
        let count = target?.lowest ?? 1
        let text = load.filter { !$0.isWhitespace } + "x\(prescribed.lowerBound)" + (count > 1 ? "*\(count)" : "")
        return LoadCell(text, unit: .kg).notes.isEmpty ? text : nil
    }
}
