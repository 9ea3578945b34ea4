package import FitnessModel
import GRDB

extension Mesocycle: StoredPlan {
    package static let storage = Storage<Mesocycle>(
        "mesocycle", as: "m", joining: "LEFT JOIN client c ON c.id = m.client", visible: Visibility.mesocycle,
        [
            .owner,
            .fixed("client", \.client),
            StoredColumn("name", \.name),
            .computed("name_key") { $0.name.searchKey },
            .computed("words") { SearchKey.fold($0.description) },
            StoredColumn("description", \.description),
            StoredColumn("start", \.start),
            .archived(\.isArchived),
            .added("created_at") { $1.now },
        ])
    package static let routineColumn = "FALSE"
    package static let lastUse = """
        (SELECT max(s.day) FROM mesocycle_part t JOIN session s ON s.phase = t.phase WHERE t.mesocycle = m.id)
        """

    package init(blank id: Identifier<Mesocycle>) { self.init(id: id, name: "") }

    /// "mesocycle Autumn", "mesocycle template Build-up".
    package var label: String { "mesocycle \(isTemplate ? "template " : "")\(Label.name(name))" }
}

extension MesocyclePart {
    /// The columns that `init(row:)` reads, of the part as `t`.
    static let columns = "t.id, t.phase, t.days, t.note"
    static let columnCount = 4
    /// From the first to the last.
    static let ordering = Ordering<MesocyclePart, Mesocycle>(table: "mesocycle_part", whole: "mesocycle")

    init(row: Row) {
        self.init(id: row.id(0), phase: row.optionalID(1), days: row[2], note: row.text(3))
    }
}
