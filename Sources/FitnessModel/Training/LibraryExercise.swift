/// An exercise of the library that is built into the program. It becomes a trainer's own when it is first taken.
public struct LibraryExercise: Hashable, Sendable {
    /// Names it for good.
    public let number: Int
    /// As trainers call it.
    public let name: String
    /// What it is called besides.
    public let otherNames: [String]
    /// What kind of exercise it is: Legs, Push, Stretch.
    public let category: String
    /// What it is done with: barbell, cable, body.
    public let equipment: String
    /// The muscle groups it trains, and how.
    public let muscles: [MuscleGroup: MuscleGroup.Role]
    /// What is counted.
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
