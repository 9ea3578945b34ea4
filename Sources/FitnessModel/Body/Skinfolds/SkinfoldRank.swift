/// Which fold to work on first: each is held against a reference of its site, and the one that is farthest over it is 1.
///
/// The references are Spotter's own starting values, for a lean person who trains, and the trainer may change them: the
/// constants of the sheet from which the idea comes were never published, and none of them says anything about health.
public enum SkinfoldRank {
    /// Where a site should be, in millimetres.
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

    /// The rank of each fold; those that lie equally far share one, and the next ones are left out.
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
