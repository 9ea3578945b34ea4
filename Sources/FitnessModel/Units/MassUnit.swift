/// The unit in which a person reads and types weights.
public enum MassUnit: String, Sendable, CaseIterable {
    case kg, lb

    /// A unit as people write it, in lower case: "kg", "lbs".
    init?(word: String) {
        switch word {
        case "kg", "kgs": self = .kg
        case "lb", "lbs": self = .lb
        default: return nil
        }
    }
}
