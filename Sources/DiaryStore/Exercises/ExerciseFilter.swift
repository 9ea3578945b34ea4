public import FitnessModel

/// Which exercises a list shows.
public struct ExerciseFilter: Hashable, Sendable {
    /// Only those of which every typed word begins a word of name, tags or description.
    public var search: String
    /// Only those with this tag.
    public var tag: String?
    /// Only those that train this muscle group, directly or not.
    public var muscle: MuscleGroup?
    /// Only those in this category.
    public var category: Identifier<Category>?
    /// Those in use, put away, or both.
    public var archive: ArchiveFilter

    /// All exercises in use when nothing is given.
    public init(
        search: String = "", tag: String? = nil, muscle: MuscleGroup? = nil, category: Identifier<Category>? = nil,
        archive: ArchiveFilter = .active
    ) {
        self.search = search
        self.tag = tag
        self.muscle = muscle
        self.category = category
        self.archive = archive
    }

    func condition(viewer: Identifier<Trainer>) -> Condition {
        var condition = Condition("e.owner = ?", viewer)
        if let tag { condition.add("e.id IN (SELECT exercise FROM exercise_tag WHERE tag = ?)", tag) }
        if let muscle {
            condition.add("e.id IN (SELECT exercise FROM exercise_muscle WHERE muscle = ?)", muscle.rawValue)
        }
        ListFilter(search: search, archive: archive, category: category).narrow(&condition, Exercise.self)
        return condition
    }
}
