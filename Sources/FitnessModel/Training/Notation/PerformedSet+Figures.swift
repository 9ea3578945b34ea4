extension PerformedSet {
    /// Repetitions of all parts and both sides.
    public var totalReps: Int {
        parts.reduce(0) { sum, part in sum.addingClamped(part.reps ?? 0) }
    }

    /// Volume load: weight, or weight added to the body, times reps over all parts. Assistance counts nothing.
    public var volume: Mass {
        parts.reduce(.zero) { sum, part in
            Mass(grams: sum.grams.addingClamped(part.resistance.countedGrams.multipliedClamped(by: part.reps ?? 0)))
        }
    }

    /// RPE in tenths, where failure is 100; nil when nothing is said.
    var limitTenths: Int? {
        toFailure ? 100 : effort?.rpeTenths
    }

    /// Reps to hold against a target: pauses belong to the set, drops do not, of two sides the weaker counts.
    var repsForTarget: Int? {
        guard let first = parts.first?.reps else { return nil }
        var side = first
        var weakest = Int.max
        for part in parts.dropFirst() {
            switch part.link {
            case .first, .drop: return min(side, weakest)
            case .pause: side = side.addingClamped(part.reps ?? 0)
            case .otherSide:
                weakest = min(side, weakest)
                side = part.reps ?? 0
            }
        }
        return min(side, weakest)
    }
}

extension PerformedSet.Resistance {
    /// Grams that count as volume.
    var countedGrams: Int {
        switch self {
        case .none: 0
        case .load(let mass), .bodyWeight(let mass): max(mass.grams, 0)
        }
    }
}

extension PerformedSet.Work {
    /// Repetitions, milliseconds or millimetres.
    var amount: Int {
        switch self {
        case .reps(let reps): reps
        case .time(let milliseconds): milliseconds
        case .distance(let length): length.millimetres
        }
    }
}

extension Int {
    /// Sum that stops at the largest number instead of trapping.
    func addingClamped(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    /// Product that stops at the largest number instead of trapping.
    func multipliedClamped(by other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? ((self < 0) != (other < 0) ? .min : .max) : product
    }
}
