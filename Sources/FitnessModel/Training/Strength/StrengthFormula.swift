import Foundation

/// How a one-repetition maximum is estimated from a weight lifted more often. Sources in `docs/formulas.md`.
public enum StrengthFormula: String, CaseIterable, Codable, Sendable {
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

    /// The most repetitions from which an estimate is given: beyond, all formulas are unreliable, and Brzycki and Lander
    /// diverge.
    public static let repetitions = 1...12

    /// The author's name.
    public var name: String {
        switch self {
        case .epley: "Epley"
        case .brzycki: "Brzycki"
        case .lombardi: "Lombardi"
        case .mayhew: "Mayhew"
        case .oConner: "O'Conner"
        case .wathan: "Wathan"
        case .lander: "Lander"
        }
    }

    /// The year in which it was published.
    public var year: Int {
        switch self {
        case .epley, .lander: 1985
        case .lombardi, .oConner: 1989
        case .mayhew: 1992
        case .brzycki: 1993
        case .wathan: 1994
        }
    }

    /// The equation as printed, for w lifted r times.
    public var equation: String {
        switch self {
        case .epley: "w (1 + r / 30)"
        case .brzycki: "36 w / (37 - r)"
        case .lombardi: "w r^0.10"
        case .mayhew: "100 w / (52.2 + 41.9 e^-0.055r)"
        case .oConner: "w (1 + 0.025 r)"
        case .wathan: "100 w / (48.8 + 53.8 e^-0.075r)"
        case .lander: "100 w / (101.3 - 2.67123 r)"
        }
    }

    /// How many times the weight the formula gives for so many repetitions, as printed; also where it is unreliable.
    public func factor(reps: Int) -> Double {
        let r = Double(reps)
        return switch self {
        case .epley: 1 + r / 30
        case .brzycki: 36 / (37 - r)
        case .lombardi: pow(r, 0.10)
        case .mayhew: 100 / (52.2 + 41.9 * exp(-0.055 * r))
        case .oConner: 1 + 0.025 * r
        case .wathan: 100 / (48.8 + 53.8 * exp(-0.075 * r))
        case .lander: 100 / (101.3 - 2.67123 * r)
        }
    }

    /// The estimate, rounded to the gram. One repetition is the maximum itself, whatever the formula says.
    ///
    /// Nil without a weight, and outside 1...12 repetitions.
    public func estimate(load: Mass, reps: Int) -> Mass? {
        guard load.grams > 0, Self.repetitions.contains(reps) else { return nil }
        return reps == 1 ? load : Mass(Double(load.grams) / 1000 * factor(reps: reps), .kg)
    }
}
