package import FitnessModel
import GRDB

/// A part with its position and names.
struct MesocyclePartPlace {
    /// The part.
    let part: MesocyclePart
    /// The mesocycle it belongs to.
    let mesocycle: Identifier<Mesocycle>
    /// The client of the mesocycle; nil for a template.
    let client: Identifier<Client>?
    /// The index of the part, from 0.
    let index: Int
    /// The name of the phase; nil for a pause.
    let name: String?
    /// The name of the mesocycle.
    let mesocycleName: String

    /// The facts of a change of the part.
    func facts(_ action: ChangeKind.Action, _ more: ChangeDetails = [:]) -> ChangeFacts {
        let names: ChangeDetails = [
            .source: name ?? "", .name: mesocycleName, .isTemplate: .flag(client == nil),
        ]
        return ChangeFacts(action, .mesocyclePart, subject: part.id.rawValue, of: client, names.with(more))
    }
}

extension Access {
    /// A part with its position, if the acting trainer may see it.
    func place(of part: Identifier<MesocyclePart>) throws(StoreError) -> MesocyclePartPlace {
        let owner = try read { db in
            try db.first("SELECT mesocycle FROM mesocycle_part WHERE id = ?", part) {
                $0.id(0) as Identifier<Mesocycle>
            }
        }
        guard let owner else { throw .missing }
        let content = try mesocycles.content(owner)
        guard let index = content.parts.firstIndex(where: { $0.id == part }) else { throw .missing }
        let item = content.parts[index]
        return MesocyclePartPlace(
            part: item.part, mesocycle: owner, client: content.mesocycle.client, index: index,
            name: item.phase?.name, mesocycleName: content.mesocycle.name)
    }
}

extension Mesocycle: StoredPlan {
    package static let storage = Storage<Mesocycle>(
        .mesocycle, as: "m", joining: "LEFT JOIN client c ON c.id = m.client", visible: Visibility.mesocycle,
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

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.name: name, .isTemplate: .flag(isTemplate)]
    }

    /// The facts of a change of its parts.
    func facts(_ action: ChangeKind.Action, _ more: ChangeDetails = [:]) -> ChangeFacts {
        let named: ChangeDetails = [.name: name, .isTemplate: .flag(isTemplate)]
        return ChangeFacts(action, .mesocyclePart, subject: id.rawValue, of: client, named.with(more))
    }
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
