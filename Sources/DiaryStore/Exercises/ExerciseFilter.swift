import FitnessModel

/// Which exercises a list shows.
public struct ExerciseFilter: Hashable, Sendable {
    /// Only those of which every typed word begins a word of name, tags or description.
    public var search: String
    /// Only those with this tag.
    public var tag: String?
    /// Those in use, put away, or both.
    public var archive: ArchiveFilter

    /// All exercises in use when nothing is given.
    public init(search: String = "", tag: String? = nil, archive: ArchiveFilter = .active) {
        self.search = search
        self.tag = tag
        self.archive = archive
    }

    func condition(viewer: Identifier<Trainer>) -> Condition {
        var condition = Condition()
        condition.add("e.owner = ?", viewer)
        condition.add(archive.condition(on: "e"))
        if let tag { condition.add("e.id IN (SELECT exercise FROM exercise_tag WHERE tag = ?)", tag) }
        SearchTerms(search).narrow(&condition, table: "e")
        return condition
    }
}
