/// An exercise of the library that is built into the program. It becomes a trainer's own when it is first taken.
public struct LibraryExercise: Hashable, Sendable {
    /// Names it for good.
    public let number: Int
    /// As trainers call it.
    public let name: String
    /// Other names.
    public let otherNames: [String]
    /// The category: Legs, Push, Stretch.
    public let category: String
    /// The equipment: barbell, cable, body.
    public let equipment: String
    /// The muscle groups it trains, and how.
    public let muscles: [MuscleGroup: MuscleGroup.Role]
    /// The unit kind.
    public let unitKind: UnitKind
    /// Whether most trainers use it: it comes before the rest of the library.
    public let isCommon: Bool

    /// Makes an entry.
    public init(
        number: Int, name: String, otherNames: [String], category: String, equipment: String,
        muscles: [MuscleGroup: MuscleGroup.Role], unitKind: UnitKind, isCommon: Bool
    ) {
        self.number = number
        self.name = name
        self.otherNames = otherNames
        self.category = category
        self.equipment = equipment
        self.muscles = muscles
        self.unitKind = unitKind
        self.isCommon = isCommon
    }
}

/// The unit kind of an exercise.
public enum UnitKind: String, Sendable, CaseIterable {
    /// Weight x reps.
    case loadAndReps = "load"
    /// Reps with the own body, with weight added or taken off.
    case bodyWeight = "body"
    /// Held time.
    case time
    /// Distance covered.
    case distance
}

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

    /// From the trunk to the limbs.
    public static func < (left: MuscleGroup, right: MuscleGroup) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
