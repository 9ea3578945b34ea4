/// The distances with best times.
public enum RaceDistance: Sendable, CaseIterable {
    case kilometre, fiveKilometres, tenKilometres, halfMarathon, marathon

    /// The exact length.
    public var length: Length {
        switch self {
        case .kilometre: Length(millimetres: 1_000_000)
        case .fiveKilometres: Length(millimetres: 5_000_000)
        case .tenKilometres: Length(millimetres: 10_000_000)
        case .halfMarathon: Length(millimetres: 21_097_500)
        case .marathon: Length(millimetres: 42_195_000)
        }
    }

    /// Whether a whole run of this length counts as one over the distance: roads are not measured to the metre, but a
    /// clearly longer run was not run for it.
    public func covers(_ whole: Length) -> Bool {
        whole >= length && whole.millimetres <= length.millimetres + length.millimetres / 100
    }
}
