import Foundation

/// The inputs of a formula for body fat: the folds, and the person.
public struct FoldedBody: Hashable, Sendable {
    /// Millimetres.
    public var folds: [SkinfoldSite: Double]
    /// Nil if it is not known.
    public var sex: Sex?
    /// Completed years on the day of the measurement.
    public var age: Int?
    /// The weight then.
    public var weight: Mass?

    /// A body with these folds.
    public init(folds: [SkinfoldSite: Double], sex: Sex? = nil, age: Int? = nil, weight: Mass? = nil) {
        self.folds = folds
        self.sex = sex
        self.age = age
        self.weight = weight
    }
}

/// The missing inputs of a formula.
public struct BodyFatGap: Error, Hashable {
    /// Sites without a fold, in the order of the formula.
    public var sites: [SkinfoldSite] = []
    /// The sex is not known.
    public var sex = false
    /// The age on the day is not known.
    public var age = false
    /// The weight is not known.
    public var weight = false

    /// The missing inputs; none by default.
    public init(sites: [SkinfoldSite] = [], sex: Bool = false, age: Bool = false, weight: Bool = false) {
        self.sites = sites
        self.sex = sex
        self.age = age
        self.weight = weight
    }
}

/// Body fat as a formula estimates it.
public struct BodyFatEstimate: Hashable, Sendable {
    /// Fat as a percentage of the weight.
    public let percent: Double
    /// The density of the body, in g/ml; nil for formulas without one.
    public let density: Double?
    /// Whether the age, or the sum of the folds, is outside the range of the formula's people.
    public let isOutsideRange: Bool

    /// An estimate.
    public init(percent: Double, density: Double? = nil, isOutsideRange: Bool = false) {
        self.percent = percent
        self.density = density
        self.isOutsideRange = isOutsideRange
    }

    /// The lean part of a weight; nil if the estimate is not a valid share.
    public func lean(of weight: Mass) -> Mass? {
        guard (0...100).contains(percent) else { return nil }
        return Mass(grams: Int((Double(weight.grams) * (1 - percent / 100)).rounded()))
    }
}

extension FoldedBody {
    /// Body fat by a formula.
    ///
    /// - Throws: the missing inputs.
    public func fat(
        by formula: BodyFatFormula, density: DensityFormula = .siri
    ) throws(BodyFatGap) -> BodyFatEstimate {
        guard let sex else { throw BodyFatGap(sex: true, age: formula.takesAge && age == nil) }
        let missing = formula.sites(for: sex).filter { folds[$0] == nil }
        let gap = BodyFatGap(
            sites: missing, age: formula.takesAge && age == nil,
            weight: formula == .parrillo && (weight ?? .zero) <= .zero)
        guard gap == BodyFatGap() else { throw gap }
        let sum = formula.sites(for: sex).reduce(0) { $0 + (folds[$1] ?? 0) }
        let isOld = formula.ages(for: sex).flatMap { ages in age.map { !ages.contains($0) } } ?? false
        let isFar = formula.largestSum(for: sex).map { sum > $0 } ?? false
        let found = value(formula, sex, sum: sum, age: Double(age ?? 0))
        let percent: Double
        switch found {
        case .percent(let direct): percent = direct
        case .density(let value): percent = density.percent(density: value)
        }
        return BodyFatEstimate(
            percent: percent, density: found.density,
            isOutsideRange: isOld || isFar || !(2...70).contains(percent) || !percent.isFinite)
    }

    private enum Found {
        case percent(Double)
        case density(Double)

        var density: Double? { if case .density(let value) = self { value } else { nil } }
    }

    /// By the equations as they are printed; the sum in millimetres.
    private func value(_ formula: BodyFatFormula, _ sex: Sex, sum: Double, age: Double) -> Found {
        func fold(_ site: SkinfoldSite) -> Double { folds[site] ?? 0 }
        let isMale = sex == .male
        switch formula {
        case .jacksonPollock7:
            return .density(
                isMale
                    ? 1.112 - 0.00043499 * sum + 0.00000055 * sum * sum - 0.00028826 * age
                    : 1.0970 - 0.00046971 * sum + 0.00000056 * sum * sum - 0.00012828 * age)
        case .jacksonPollock4:
            return .percent(
                isMale
                    ? 0.29288 * sum - 0.0005 * sum * sum + 0.15845 * age - 5.76377
                    : 0.29669 * sum - 0.00043 * sum * sum + 0.02963 * age + 1.4072)
        case .jacksonPollock3:
            return .density(
                isMale
                    ? 1.10938 - 0.0008267 * sum + 0.0000016 * sum * sum - 0.0002574 * age
                    : 1.0994921 - 0.0009929 * sum + 0.0000023 * sum * sum - 0.0001392 * age)
        case .durninWomersley:
            let (constant, slope) = Self.durninWomersley(sex, Int(age))
            return .density(constant - slope * log10(sum))
        case .yuhasz: return .percent(isMale ? 0.1051 * sum + 2.585 : 0.1548 * sum + 3.580)
        case .sloan:
            return .density(
                isMale
                    ? 1.1043 - 0.001327 * fold(.quad) - 0.00131 * fold(.subscapular)
                    : 1.0764 - 0.00081 * fold(.suprailiac) - 0.00088 * fold(.triceps))
        case .parrillo: return .percent(27 * sum / (weight ?? .zero).value(in: .lb))
        }
    }

    /// The constant and the slope of the logarithm by age; those below 17 are Durnin and Rahaman's of 1967.
    private static func durninWomersley(_ sex: Sex, _ age: Int) -> (Double, Double) {
        let isMale = sex == .male
        return switch age {
        case ..<(isMale ? 17 : 16): isMale ? (1.1533, 0.0643) : (1.1369, 0.0598)
        case ..<20: isMale ? (1.1620, 0.0630) : (1.1549, 0.0678)
        case ..<30: isMale ? (1.1631, 0.0632) : (1.1599, 0.0717)
        case ..<40: isMale ? (1.1422, 0.0544) : (1.1423, 0.0632)
        case ..<50: isMale ? (1.1620, 0.0700) : (1.1333, 0.0612)
        default: isMale ? (1.1715, 0.0779) : (1.1339, 0.0645)
        }
    }
}
