/// Where a fold is taken with the caliper, in the order in which trainers write them down.
public enum SkinfoldSite: String, Sendable, CaseIterable {
    case chin, cheek, chest, triceps, subscapular, midaxillary, suprailiac, umbilical, knee, calf, quad, hamstring,
        biceps
    case lowerBack = "lower_back"

    /// "Chest/Pec", "Lower back".
    public var name: String {
        switch self {
        case .chest: "Chest/Pec"
        case .lowerBack: "Lower back"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    /// Up to five letters, for the head of a column.
    public var short: String {
        switch self {
        case .chin: "Chin"
        case .cheek: "Cheek"
        case .chest: "Chest"
        case .triceps: "Tri"
        case .subscapular: "Subsc"
        case .midaxillary: "MidAx"
        case .suprailiac: "Supra"
        case .umbilical: "Umbil"
        case .knee: "Knee"
        case .calf: "Calf"
        case .quad: "Quad"
        case .hamstring: "Hams"
        case .biceps: "Bi"
        case .lowerBack: "LBack"
        }
    }

    /// The thirteen of the trainers' own sheet.
    public static let usual = allCases.filter { $0 != .lowerBack }
}
