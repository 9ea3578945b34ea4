package import FitnessModel

extension Place: ArchivedRecord {
    package static let storage = Storage<Place>(
        "place", as: "l", visible: "TRUE",
        [
            StoredColumn("name", \.name),
            .computed("name_key") { $0.name.searchKey },
            .archived(\.isArchived),
        ])

    static let byName = "l.name_key, l.id"

    package init(blank id: Identifier<Place>) { self.init(id: id, name: "") }
}
