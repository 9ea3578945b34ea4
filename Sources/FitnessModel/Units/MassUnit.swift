/// The unit in which a person reads and types weights.
public enum MassUnit: String, Codable, Sendable, CaseIterable {
    case kg, lb
}
