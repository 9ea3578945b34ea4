/// A group of muscles that an exercise trains.
public enum MuscleGroup: String, CaseIterable, Sendable, Comparable {
    case chest, back, shoulders, biceps, triceps, forearms, core, glutes, quadriceps, hamstrings, calves, adductors,
        neck

    /// How an exercise trains a group.
    public enum Role: Int, Sendable, CaseIterable {
        /// A set counts as one set for the group.
        case direct = 1
        /// A set counts as half a set for the group.
        case indirect = 2
    }

    /// "Chest".
    public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// From the trunk to the limbs.
    public static func < (left: MuscleGroup, right: MuscleGroup) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
