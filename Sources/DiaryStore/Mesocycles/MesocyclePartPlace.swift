import FitnessModel
import GRDB

/// A part, where it stands, and what to call it.
struct MesocyclePartPlace {
    /// The part.
    let part: MesocyclePart
    /// The mesocycle it belongs to.
    let mesocycle: Identifier<Mesocycle>
    /// Whose mesocycle that is; nil for a template.
    let client: Identifier<Client>?
    /// Its place, counted from 0.
    let index: Int
    /// "P6 in mesocycle Autumn".
    let label: String
}

extension DiaryAccess {
    /// Where a part stands, if the acting trainer may see it.
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
        let name = item.phase.map { Label.name($0.name) } ?? "pause"
        return MesocyclePartPlace(
            part: item.part, mesocycle: owner, client: content.mesocycle.client, index: index,
            label: "\(name) in \(content.mesocycle.label)")
    }
}
