import FitnessModel
import Foundation

/// What the statistics of a client are parted into.
public enum ProgressSection: String, CaseIterable, Sendable {
    case overview, sessions, volume, muscles, strength, records, adherence, frequency, load, badges

    /// The name in the list of sections.
    public var title: String {
        switch self {
        case .muscles: "Muscle groups"
        case .load: "Session load"
        default: rawValue.capitalized
        }
    }

    /// By its short name or the one on screen, in any case.
    public init?(named name: String) {
        let wanted = name.trimmingBlanks.lowercased()
        guard let found = Self.allCases.first(where: { [$0.rawValue, $0.title.lowercased()].contains(wanted) }) else {
            return nil
        }
        self = found
    }
}
