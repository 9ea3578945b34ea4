import FitnessModel
import GRDB

extension Client {
    /// The columns that `init(row:)` reads, of the client as `c`.
    static let columns = """
        c.id, c.name, c.sex, c.birth_day, c.email, c.phone, c.height_mm, c.weight_g, c.plan_type, c.health, c.goal,
        c.unit, c.photo_path, c.archived_at IS NOT NULL, c.shared
        """

    init(row: Row) {
        self.init(
            id: row.id(0),
            name: row.text(1),
            sex: row.raw(2),
            birthDay: row.optionalDay(3),
            email: row.text(4),
            phone: row.text(5),
            height: (row[6] as Int?).map(Length.init(millimetres:)),
            weight: row.mass(7),
            planType: row.text(8),
            health: row.text(9),
            goal: row.text(10),
            unit: row.raw(11) ?? .kg,
            photoPath: row.text(12),
            isArchived: row.flag(13),
            isShared: row.flag(14))
    }

    /// What search finds the client by besides the name.
    var words: String { SearchKey.fold([email, phone, planType, health, goal].joined(separator: " ")) }

    /// Body height as the file can keep it; nothing that is not above zero.
    var storedHeight: Length? { height.flatMap { $0.millimetres > 0 ? $0 : nil } }

    /// Body weight as the file can keep it; nothing that is not above zero.
    var storedWeight: Mass? { weight.flatMap { $0.grams > 0 ? $0 : nil } }
}

extension SessionPackage {
    /// The columns that `init(row:)` reads, of the package as `k`.
    static let columns = "k.id, k.client, k.bought, k.sessions, k.note"

    init(row: Row) {
        self.init(id: row.id(0), client: row.id(1), bought: row.day(2), sessions: row[3], note: row.text(4))
    }
}
