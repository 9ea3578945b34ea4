/// One movement.
public struct Exercise: Identified, Hashable {
    /// The smallest change of weight when nothing else is said: 2.5 kg.
    public static let defaultLoadStep = Mass(grams: 2500)

    /// Names the record.
    public var id: Identifier<Exercise>
    /// As the trainer writes it.
    public var name: String
    /// How it is done, free text.
    public var description: String
    /// Address of a video, empty when there is none.
    public var videoURL: String
    /// Free words to filter by.
    public var tags: [String]
    /// The muscle groups it trains, and how.
    public var muscles: [MuscleGroup: MuscleGroup.Role]
    /// What it is done on; nil where that does not matter.
    public var machine: Identifier<Machine>?
    /// What is counted.
    public var unitKind: UnitKind
    /// The smallest change of weight that suggestions make.
    public var loadStep: Mass
    /// The number of the library's entry that it was made from; nil for one that was typed.
    public var library: Int?
    /// What else it is called, to be found by, parted by commas.
    public var otherNames: String
    /// What it takes, free text: "barbell".
    public var equipment: String
    /// The activity by which its energy is estimated; nil as the rest of a session is.
    public var activity: Identifier<Activity>?
    /// Hidden from lists, with everything kept.
    public var isArchived = false

    /// An exercise of which only the name is known.
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
