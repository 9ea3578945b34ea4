/// An exercise.
public struct Exercise: Identified, Hashable {
    /// The default step of loads: 2.5 kg.
    public static let defaultLoadStep = Mass(grams: 2500)

    /// Names the record.
    public var id: Identifier<Exercise>
    /// As the trainer writes it.
    public var name: String
    /// How it is done, free text.
    public var description: String
    /// The address of a video; empty for none.
    public var videoURL: String
    /// Free words for filters.
    public var tags: [String]
    /// The muscle groups it trains, and how.
    public var muscles: [MuscleGroup: MuscleGroup.Role]
    /// The machine; nil if it does not matter.
    public var machine: Identifier<Machine>?
    /// The unit kind.
    public var unitKind: UnitKind
    /// The smallest change of weight that suggestions make.
    public var loadStep: Mass
    /// The number of the library's entry that it was made from; nil for one that was typed.
    public var library: Int?
    /// Other names for the search, separated by commas.
    public var otherNames: String
    /// The equipment, free text: "barbell".
    public var equipment: String
    /// The activity by which its energy is estimated; nil as the rest of a session is.
    public var activity: Identifier<Activity>?
    /// Whether it is hidden from lists.
    public var isArchived = false

    /// An exercise with a name only.
    public init(
        id: Identifier<Exercise>,
        name: String,
        description: String = "",
        videoURL: String = "",
        tags: [String] = [],
        muscles: [MuscleGroup: MuscleGroup.Role] = [:],
        machine: Identifier<Machine>? = nil,
        unitKind: UnitKind = .loadAndReps,
        loadStep: Mass = Exercise.defaultLoadStep,
        library: Int? = nil,
        otherNames: String = "",
        equipment: String = "",
        activity: Identifier<Activity>? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.videoURL = videoURL
        self.tags = tags
        self.muscles = muscles
        self.machine = machine
        self.unitKind = unitKind
        self.loadStep = loadStep
        self.library = library
        self.otherNames = otherNames
        self.equipment = equipment
        self.activity = activity
    }
}

/// A trait for filtering exercises: a category, a muscle group, equipment, or a tag. Traits that differ only in case
/// and accents are equal: a trainer's category "legs" is the library's "Legs".
public struct ExerciseTrait: Hashable, Sendable {
    /// The kind of trait, in the order of lists.
    public enum Kind: String, CaseIterable, Sendable {
        case category, muscle, equipment, tag
    }

    /// The kind.
    public let kind: Kind
    /// The tag as written.
    public let name: String
    /// The folded form for comparisons.
    private let key: String

    /// Makes a trait.
    public init(_ kind: Kind, _ name: String) {
        (self.kind, self.name, key) = (kind, name, SearchKey.fold(name))
    }

    /// Equal if the kind and, ignoring case and accents, the name are the same.
    public static func == (left: ExerciseTrait, right: ExerciseTrait) -> Bool {
        left.kind == right.kind && left.key == right.key
    }

    /// Hashes the compared properties.
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
