import Foundation

/// A formula for body fat from skinfolds. Each was found on certain people with certain sites: formulas give different
/// values, and a trend needs a single one. `docs/formulas.md` has coefficients and sources.
public enum BodyFatFormula: String, Sendable, CaseIterable {
    /// Jackson and Pollock, Br J Nutr 1978;40:497; women: Jackson, Pollock and Ward, Med Sci Sports Exerc 1980;12:175.
    case jacksonPollock7 = "jp7"
    /// Jackson and Pollock, Phys Sportsmed 1985;13:76.
    case jacksonPollock4 = "jp4"
    /// The papers of the seven sites.
    case jacksonPollock3 = "jp3"
    /// Durnin and Womersley, Br J Nutr 1974;32:77.
    case durninWomersley = "dw"
    /// Yuhasz 1974, as Carter printed it in 1982.
    case yuhasz
    /// Sloan, J Appl Physiol 1967;23:311; women: Sloan, Burt and Blyth 1962.
    case sloan
    /// Parrillo's nine sites, with the weight in place of the age.
    case parrillo

    /// The sites that it takes.
    public func sites(for sex: Sex) -> [SkinfoldSite] {
        switch self {
        case .jacksonPollock7: [.chest, .midaxillary, .triceps, .subscapular, .umbilical, .suprailiac, .quad]
        case .jacksonPollock4: [.umbilical, .triceps, .quad, .suprailiac]
        case .jacksonPollock3: sex == .male ? [.chest, .umbilical, .quad] : [.triceps, .suprailiac, .quad]
        case .durninWomersley: [.biceps, .triceps, .subscapular, .suprailiac]
        case .yuhasz: [.triceps, .subscapular, .suprailiac, .umbilical, .quad, .calf]
        case .sloan: sex == .male ? [.quad, .subscapular] : [.suprailiac, .triceps]
        case .parrillo:
            [.chest, .umbilical, .quad, .biceps, .triceps, .subscapular, .suprailiac, .lowerBack, .calf]
        }
    }

    /// Whether the age goes in.
    public var takesAge: Bool {
        switch self {
        case .jacksonPollock7, .jacksonPollock4, .jacksonPollock3, .durninWomersley: true
        case .yuhasz, .sloan, .parrillo: false
        }
    }

    /// Whether it gives body density, from which another formula computes fat.
    public var takesDensity: Bool {
        switch self {
        case .jacksonPollock7, .jacksonPollock3, .durninWomersley, .sloan: true
        case .jacksonPollock4, .yuhasz, .parrillo: false
        }
    }

    /// The ages of the people it was derived from, in years; nil if not published.
    public func ages(for sex: Sex) -> ClosedRange<Int>? {
        switch self {
        case .jacksonPollock7, .jacksonPollock4, .jacksonPollock3: sex == .male ? 18...61 : 18...55
        case .durninWomersley: sex == .male ? 17...72 : 16...68
        case .sloan: sex == .male ? 18...26 : 17...25
        case .yuhasz, .parrillo: nil
        }
    }

    /// The sum of folds up to which more fold is more fat; beyond it the square of the sum turns the curve.
    /// Millimetres.
    public func largestSum(for sex: Sex) -> Double? {
        switch self {
        case .jacksonPollock7: sex == .male ? 395 : 419
        case .jacksonPollock4: sex == .male ? 292 : 344
        case .jacksonPollock3: sex == .male ? 258 : 215
        case .durninWomersley, .yuhasz, .sloan, .parrillo: nil
        }
    }
}

/// A formula for body fat from body density.
public enum DensityFormula: String, Sendable, CaseIterable {
    /// Siri 1956: (4.95 / D - 4.50) x 100.
    case siri
    /// Brozek 1963: (4.57 / D - 4.142) x 100.
    case brozek

    /// Per cent of the weight at a density in g/ml.
    public func percent(density: Double) -> Double {
        switch self {
        case .siri: (4.95 / density - 4.50) * 100
        case .brozek: (4.57 / density - 4.142) * 100
        }
    }
}
