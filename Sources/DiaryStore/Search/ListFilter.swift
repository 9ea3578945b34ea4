public import FitnessModel

/// Which clients, sheets or mesocycles a list shows: all are narrowed alike.
public struct ListFilter: Hashable, Sendable {
    /// Only those of which every typed word begins a word: of names, contacts, goals, notes.
    public var search: String
    /// Those in use, put away, or both.
    public var archive: ArchiveFilter
    /// Only those in this category.
    public var category: Identifier<Category>?

    /// All that are in use when nothing is given.
    public init(search: String = "", archive: ArchiveFilter = .active, category: Identifier<Category>? = nil) {
        self.search = search
        self.archive = archive
        self.category = category
    }

    /// The same whatever the category.
    var inAllCategories: ListFilter {
        var filter = self
        filter.category = nil
        return filter
    }

    /// Narrows a condition on records of this kind, of their table under its alias.
    func narrow<Record: StoredRecord>(_ condition: inout Condition, _ kind: Record.Type) {
        let (table, alias) = (Record.storage.table, Record.storage.alias)
        condition.add(archive.condition(on: alias))
        if let category {
            condition.add("\(alias).id IN (SELECT \(table) FROM \(table)_category WHERE category = ?)", category)
        }
        SearchTerms(search).narrow(&condition, table: alias)
    }
}
