/// The distances over which best times are kept.
public enum RaceDistance: String, Codable, Sendable, CaseIterable {
    case quarter = "400 m"
    case kilometre = "1 km"
    case mile = "1 mile"
    case fiveKilometres = "5 km"
    case tenKilometres = "10 km"
    case halfMarathon = "half marathon"
    case marathon = "marathon"

    /// How far it is.
    public var length: Length {
        switch self {
        case .quarter: Length(millimetres: 400_000)
        case .kilometre: Length(millimetres: 1_000_000)
        case .mile: Length(millimetres: 1_609_344)
        case .fiveKilometres: Length(millimetres: 5_000_000)
        case .tenKilometres: Length(millimetres: 10_000_000)
        case .halfMarathon: Length(millimetres: 21_097_500)
        case .marathon: Length(millimetres: 42_195_000)
        }
    }
}
