public import FitnessModel

/// Which machines a list shows.
public struct MachineFilter: Hashable, Sendable {
    /// Only those whose name, notes or loads have each typed word.
    public var search: String
    /// Active machines, archived ones, or both.
    public var archive: ArchiveFilter
    /// Lists only machines in this category.
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
        // A gym has some dozens of machines: checking each is faster than keeping an index.
        for word in search.searchKey.split(separator: " ") {
            condition.add("instr(m.name_key || ' ' || m.words, ?) > 0", String(word))
        }
        return condition
    }
}

extension Machine: ArchivedRecord {
    package static let storage = Storage<Machine>(
        .machine, as: "m", visible: "m.owner = ?",
        [
            .owner,
            StoredColumn("name", \.name),
            .computed("name_key") { $0.name.searchKey },
            .computed("words") { SearchKey.fold([$0.notes, $0.loads].joined(separator: " ")) },
            StoredColumn("image_path", \.imagePath),
            StoredColumn("notes", \.notes),
            StoredColumn("kind", \.kind),
            StoredColumn("unit", \.unit),
            StoredColumn("start_g", \.start) { max($0, .zero) },
            StoredColumn("step_g", \.step) { max($0, .zero) },
            StoredColumn("maximum_g", \.maximum) { $0.map { max($0, .zero) } },
            // One side or two.
            StoredColumn("sides", \.sides) { $0 == 1 ? 1 : 2 },
            StoredColumn("loads", \.loads),
            .archived(\.isArchived),
            StoredColumn("place", \.place),
        ])

    static let byName = "m.name_key, m.id"

    package init(blank id: Identifier<Machine>) { self.init(id: id, name: "") }
}

extension Machine.Kind: Storable {}
