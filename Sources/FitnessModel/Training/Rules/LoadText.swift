/// A text that can only be meant for a load cell: as the name of an exercise it is a slip.
public enum LoadText: Hashable, Sendable {
    /// "60x8*4".
    case sets
    /// "40", "82.5 85 87.5".
    case loads
    /// "80 %", "@8".
    case target
    /// "70 75 80 60 %".
    case wave

    /// - Returns: Nil if the text is anything else.
    public init?(_ text: String) {
        let cell = LoadCell(text, unit: .kg)
        let words = text.split(whereSeparator: \.isWhitespace)
        if !cell.sets.isEmpty, cell.tokens.allSatisfy({ if case .set = $0.item { true } else { false } }) {
            self = .sets
        } else if LoadWave(text) != nil {
            self = .wave
        } else if LoadTarget(text) != nil, LoadTarget.removed(from: text).isEmpty {
            self = .target
        } else if !words.isEmpty, words.allSatisfy({ DecimalNumber.read(String($0))?.suffix.isEmpty == true }) {
            self = .loads
        } else {
            return nil
        }
    }
}

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
