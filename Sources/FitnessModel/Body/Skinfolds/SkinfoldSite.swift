/// The sites of skinfolds, in the order in which trainers record them. The order of these is that of exported files: a
/// new site is added at the end.
public enum SkinfoldSite: String, Sendable, CaseIterable {
    case chin, cheek, chest, triceps, subscapular, midaxillary, suprailiac, umbilical, knee, calf, quad, hamstring,
        biceps
    case lowerBack = "lower_back"

    /// The English title in files that are read again: "Chest/Pec", "Lower back".
    public var fileTitle: String {
        switch self {
        case .chest: "Chest/Pec"
        case .lowerBack: "Lower back"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    /// The thirteen of the trainers' own sheet.
    public static let usual = allCases.filter { $0 != .lowerBack }
}

/// How the skinfolds of one client are read. A trend needs one formula throughout.
public struct SkinfoldProfile: Hashable, Sendable {
    /// The sites that the sheet shows, in their order.
    public var sites: [SkinfoldSite]
    /// The formula for body fat.
    public var formula: BodyFatFormula
    /// The formula for fat from density.
    public var density: DensityFormula
    /// The value used for several readings of a site.
    public var summary: FoldReading.Summary

    /// By default the trainers' thirteen sites with Jackson and Pollock's seven.
    public init(
        sites: [SkinfoldSite] = SkinfoldSite.usual, formula: BodyFatFormula = .jacksonPollock7,
        density: DensityFormula = .siri, summary: FoldReading.Summary = .median
    ) {
        self.sites = sites
        self.formula = formula
        self.density = density
        self.summary = summary
    }
}

/// The order in which to work on folds: each is compared with a reference of its site, and the one farthest above it
/// has rank 1.
///
/// The references are Spotter's own starting values, for a lean person who trains, and the trainer may change them: the
/// constants of the original sheet were never published, and none of them says anything about health.
public enum SkinfoldRank {
    /// The reference value of a site, in millimetres.
    public static func reference(_ site: SkinfoldSite, _ sex: Sex) -> Double {
        let isMale = sex == .male
        return switch site {
        case .chin: isMale ? 4 : 5
        case .cheek: isMale ? 6 : 7
        case .chest: isMale ? 6 : 8
        case .triceps: isMale ? 7 : 13
        case .subscapular: isMale ? 9 : 11
        case .midaxillary: isMale ? 7 : 9
        case .suprailiac: isMale ? 8 : 12
        case .umbilical: isMale ? 11 : 14
        case .knee: isMale ? 6 : 9
        case .calf: isMale ? 6 : 12
        case .quad: isMale ? 10 : 19
        case .hamstring: isMale ? 11 : 20
        case .biceps: isMale ? 4 : 6
        case .lowerBack: isMale ? 9 : 12
        }
    }

    /// The rank of each fold; equal ones share a rank, and the next ranks are skipped.
    public static func ranks(
        _ folds: [SkinfoldSite: Double], against reference: (SkinfoldSite) -> Double
    ) -> [SkinfoldSite: Int] {
        let shares = folds.reduce(into: [SkinfoldSite: Double]()) { shares, fold in
            let wanted = reference(fold.key)
            if wanted > 0 { shares[fold.key] = fold.value / wanted }
        }
        return shares.mapValues { share in 1 + shares.values.count { $0 > share } }
    }
}
