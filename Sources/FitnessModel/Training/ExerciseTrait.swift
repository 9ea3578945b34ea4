/// What exercises can be narrowed by: a category, a muscle group, what they are done with, or a tag. Two are one where they
/// differ in case and accents alone: a trainer's category "legs" is the library's "Legs".
public struct ExerciseTrait: Hashable, Sendable {
    /// What kind of trait it is, in the order of lists.
    public enum Kind: String, CaseIterable, Sendable {
        case category
        case muscle = "muscle group"
        case equipment
        case tag
    }

    /// What kind of trait it is.
    public let kind: Kind
    /// As it is written.
    public let name: String
    /// As it is compared.
    private let key: String

    /// Makes a trait.
    public init(_ kind: Kind, _ name: String) {
        (self.kind, self.name, key) = (kind, name, SearchKey.fold(name))
    }

    /// The same kind and, but for case and accents, the same name.
    public static func == (left: ExerciseTrait, right: ExerciseTrait) -> Bool {
        left.kind == right.kind && left.key == right.key
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(key)
    }
}

extension ExerciseTrait: Comparable {
    /// By kind, then by name; muscle groups from the trunk to the limbs.
    public static func < (left: ExerciseTrait, right: ExerciseTrait) -> Bool {
        if left.kind != right.kind { return left.place < right.place }
        if let one = MuscleGroup(rawValue: left.key), let other = MuscleGroup(rawValue: right.key) {
            return one < other
        }
        return left.key < right.key
    }

    private var place: Int { Kind.allCases.firstIndex(of: kind) ?? 0 }
}

extension LibraryExercise {
    /// Its category, muscle groups and equipment.
    public var traits: Set<ExerciseTrait> {
        Set(
            [ExerciseTrait(.category, category), ExerciseTrait(.equipment, equipment)]
                + muscles.keys.map { ExerciseTrait(.muscle, $0.rawValue) })
    }
}
