public import FitnessModel

/// Which plans a list shows: sheets and mesocycles are narrowed alike.
public struct PlanFilter: Hashable, Sendable {
    /// Only those of which every typed word begins a word.
    public var search: String
    /// Those in use, put away, or both.
    public var archive: ArchiveFilter
    /// Only those in this category.
    public var category: Identifier<Category>?

    /// All plans in use when nothing is given.
    public init(search: String = "", archive: ArchiveFilter = .active, category: Identifier<Category>? = nil) {
        self.search = search
        self.archive = archive
        self.category = category
    }

    /// Narrows the query of a table known by this name; `owner` names the table of its categories.
    func narrow(_ condition: inout Condition, table: String, categories owner: String) {
        condition.add(archive.condition(on: table))
        if let category {
            condition.add("\(table).id IN (SELECT \(owner) FROM \(owner)_category WHERE category = ?)", category)
        }
        SearchTerms(search).narrow(&condition, table: table)
    }
}
