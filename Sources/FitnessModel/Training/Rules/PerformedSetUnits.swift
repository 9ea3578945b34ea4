extension PerformedSet {
    /// The same set with the weights that plates of a unit make: 62.5 kg become 137.5 lb.
    public func inPlates(of unit: MassUnit) -> PerformedSet {
        let stepper = LoadStepper(platesOf: unit)
        return weighed { stepper.normalized($0) }
    }

    /// The same set in another unit: exact for plates of that unit, converted weights to a tenth.
    public func converted(to unit: MassUnit) -> PerformedSet {
        weighed { $0.isPlateLoad(in: unit) ? $0 : Mass(($0.value(in: unit) * 10).rounded() / 10, unit) }
    }

    private func weighed(_ change: (Mass) -> Mass) -> PerformedSet {
        var changed = self
        for index in parts.indices { changed.parts[index].resistance = parts[index].resistance.weighed(change) }
        return changed
    }
}

extension PerformedSet.Resistance {
    fileprivate func weighed(_ change: (Mass) -> Mass) -> PerformedSet.Resistance {
        switch self {
        case .none, .bodyWeight(added: .zero): self
        case .load(let load): .load(change(load))
        case .bodyWeight(let added) where added.grams < 0:
            .bodyWeight(added: Mass(grams: -change(Mass(grams: -added.grams)).grams))
        case .bodyWeight(let added): .bodyWeight(added: change(added))
        }
    }
}
