public import FitnessModel

/// Which machines a list shows.
public struct MachineFilter: Hashable, Sendable {
    /// Only those whose name, notes or loads have each typed word.
    public var search: String
    /// Those in use, put away, or both.
    public var archive: ArchiveFilter
    /// Only those in this category.
    public var category: Identifier<Category>?

    /// All machines in use when nothing is given.
    public init(search: String = "", archive: ArchiveFilter = .active, category: Identifier<Category>? = nil) {
        self.search = search
        self.archive = archive
        self.category = category
    }

    var condition: Condition {
        var condition = Condition(archive.condition(on: "m"))
        if let category {
            condition.add("m.id IN (SELECT machine FROM machine_category WHERE category = ?)", category)
        }
        // A gym has some dozens of machines: looking at each is quicker than keeping an index of them.
        for word in search.searchKey.split(separator: " ") {
            condition.add("instr(m.name_key || ' ' || m.words, ?) > 0", String(word))
        }
        return condition
    }
}
