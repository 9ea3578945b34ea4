import Foundation

/// How a one-repetition maximum is estimated from a weight lifted more often. Sources in `docs/formulas.md`.
public enum StrengthFormula: String, CaseIterable, Sendable {
    /// w (1 + r / 30), 1985.
    case epley
    /// 36 w / (37 - r), 1993.
    case brzycki
    /// w r^0.10, 1989.
    case lombardi
    /// 100 w / (52.2 + 41.9 e^(-0.055 r)), 1992.
    case mayhew
    /// w (1 + 0.025 r), 1989.
    case oConner
    /// 100 w / (48.8 + 53.8 e^(-0.075 r)), 1994.
    case wathan
    /// 100 w / (101.3 - 2.67123 r), 1985.
    case lander

    /// The most repetitions from which an estimate is given: beyond, all formulas are unreliable, and Brzycki and
    /// Lander diverge.
    public static let repetitions = 1...12

    /// The year of publication.
    public var year: Int { facts.year }
    /// The equation as printed, for w lifted r times.
    public var equation: String { facts.equation }

    /// The published multiple of the weight for that many repetitions, even where it is unreliable.
    public func factor(reps: Int) -> Double { facts.factor(Double(reps)) }

    /// The multiple of the weight for one repetition; 1 for one repetition, whatever the formula gives.
    public func maximum(reps: Int) -> Double { reps == 1 ? 1 : factor(reps: reps) }

    private var facts: (year: Int, equation: String, factor: (Double) -> Double) {
        switch self {
        case .epley: (1985, "w (1 + r / 30)", { 1 + $0 / 30 })
        case .brzycki: (1993, "36 w / (37 - r)", { 36 / (37 - $0) })
        case .lombardi: (1989, "w r^0.10", { pow($0, 0.10) })
        case .mayhew: (1992, "100 w / (52.2 + 41.9 e^-0.055r)", { 100 / (52.2 + 41.9 * exp(-0.055 * $0)) })
        case .oConner: (1989, "w (1 + 0.025 r)", { 1 + 0.025 * $0 })
        case .wathan: (1994, "100 w / (48.8 + 53.8 e^-0.075r)", { 100 / (48.8 + 53.8 * exp(-0.075 * $0)) })
        case .lander: (1985, "100 w / (101.3 - 2.67123 r)", { 100 / (101.3 - 2.67123 * $0) })
        }
    }

    /// The estimate, rounded to the gram.
    ///
    /// Nil without a weight, and outside 1...12 repetitions.
    public func estimate(load: Mass, reps: Int) -> Mass? {
        guard load.grams > 0, Self.repetitions.contains(reps) else { return nil }
        return reps == 1 ? load : Mass(Double(load.grams) / 1000 * maximum(reps: reps), .kg)
    }
}

extension PerformedSet {
    /// The estimated one-repetition maximum of this set: by the RPE table where an RPE is known and the table reaches,
    /// else by the formula. Of several parts the first counts.
    ///
    /// Nil for warm-ups, for body weight and without a load, and outside 1...12 repetitions.
    public func strength(by formula: StrengthFormula) -> Mass? {
        guard !isWarmUp, let part = parts.first, case .load(let load) = part.resistance, let reps = part.reps else {
            return nil
        }
        return Self.strength(load: load, reps: reps, effort: effort, by: formula)
    }

    /// The same for plain values.
    public static func strength(load: Mass, reps: Int, effort: Effort?, by formula: StrengthFormula) -> Mass? {
        guard load.grams > 0, StrengthFormula.repetitions.contains(reps) else { return nil }
        if let effort, let percent = EffortTable.percent(reps: reps, effort: effort) {
            return Mass(Double(load.grams) / 1000 * 100 / percent, .kg)
        }
        return formula.estimate(load: load, reps: reps)
    }
}

/// Which share of the one-repetition maximum a set is, by its repetitions and its RPE.
///
/// The RTS table (Tuchscherer, *The Reactive Training Manual*, 2008) as most programs print it; three variants of its
/// lower half circulate. The entry for `e` repetitions that could have been done more than one: (reps - 1) + (10 -
/// RPE).
public enum EffortTable {
    /// Percent for e = 0, 0.5, 1 ... 15.
    private static let percents: [Double] = [
        100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85.0, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2, 75.1, 73.9,
        72.3, 70.7, 69.4, 68.0, 66.7, 65.3, 64.0, 62.6, 61.3, 59.9, 58.6, 57.4,
    ]

    /// The share in percent; nil outside the table (RPE below 5, or too many repetitions in all). RPE counts in halves,
    /// others are rounded to the nearest.
    public static func percent(reps: Int, effort: Effort) -> Double? {
        guard reps >= 1, (50...100).contains(effort.rpeTenths) else { return nil }
        let halves = (reps - 1).multipliedClamped(by: 2).addingClamped((100 - effort.rpeTenths + 2) / 5)
        return percents.indices.contains(halves) ? percents[halves] : nil
    }
}
