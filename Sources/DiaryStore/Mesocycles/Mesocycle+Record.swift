import FitnessModel
import GRDB

extension Mesocycle {
    /// The columns that `init(row:)` reads, of the mesocycle as `m`.
    static let columns = "m.id, m.client, m.name, m.description, m.start, m.archived_at IS NOT NULL"
    static let columnCount = 6
    /// What the acting trainer may see, of the mesocycle as `m` and its client, if any, as `c`.
    static let visibility = "(c.shared IS 1 OR coalesce(c.owner, m.owner) = ?)"

    init(row: Row) {
        self.init(
            id: row.id(0), client: row.optionalID(1), name: row.text(2), description: row.text(3),
            start: row.optionalDay(4), isArchived: row.flag(5))
    }

    /// What search finds the mesocycle by besides the name.
    var words: String { SearchKey.fold(description) }
}

extension MesocyclePart {
    /// The columns that `init(row:)` reads, of the part as `t`.
    static let columns = "t.id, t.phase, t.days, t.note"
    static let columnCount = 4

    init(row: Row) {
        self.init(id: row.id(0), phase: row.optionalID(1), days: row[2], note: row.text(3))
    }
}

extension Label {
    /// "mesocycle Autumn", "mesocycle template Build-up".
    static func mesocycle(_ mesocycle: Mesocycle) -> String {
        "mesocycle \(mesocycle.isTemplate ? "template " : "")\(name(mesocycle.name))"
    }
}
