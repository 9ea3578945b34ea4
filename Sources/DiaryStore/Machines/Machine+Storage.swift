package import FitnessModel

extension Machine: ArchivedRecord {
    package static let storage = Storage<Machine>(
        "machine", as: "m", visible: "m.owner = ?",
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
