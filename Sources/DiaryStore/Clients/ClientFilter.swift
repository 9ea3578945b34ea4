public import FitnessModel

/// Which clients a list shows.
public struct ClientFilter: Hashable, Sendable {
    /// Only those in this category.
    public var category: Identifier<Category>?
    /// Only those of whom every typed word begins a word of name, contact or notes.
    public var search: String
    /// Those in use, put away, or both.
    public var archive: ArchiveFilter

    /// All clients in use when nothing is given.
    public init(category: Identifier<Category>? = nil, search: String = "", archive: ArchiveFilter = .active) {
        self.category = category
        self.search = search
        self.archive = archive
    }

    func condition(viewer: Identifier<Trainer>) -> Condition {
        var condition = Condition()
        condition.add(Visibility.client, viewer)
        condition.add(archive.condition(on: "c"))
        if let category {
            condition.add("c.id IN (SELECT client FROM client_category WHERE category = ?)", category)
        }
        SearchTerms(search).narrow(&condition, table: "c")
        return condition
    }
}
