public import FitnessModel
import GRDB

/// A stretch of a mesocycle with what is known of its phase.
public struct MesocyclePartItem: Hashable, Sendable, Identifiable {
    /// The stretch.
    public let part: MesocyclePart
    /// The sheet trained in it; nil for a pause.
    public let phase: PhaseListItem?

    /// Names the part.
    public var id: Identifier<MesocyclePart> { part.id }

    static func fetch(_ db: Database, of mesocycle: Identifier<Mesocycle>) throws -> [MesocyclePartItem] {
        let sql = """
            SELECT \(MesocyclePart.columns), \(PhaseListItem.columns)
            FROM mesocycle_part t LEFT JOIN phase p ON p.id = t.phase
            WHERE t.mesocycle = ? ORDER BY t.position, t.id
            """
        return try db.all(sql, mesocycle) { row in
            let part = MesocyclePart(row: row)
            return MesocyclePartItem(
                part: part, phase: part.phase == nil ? nil : PhaseListItem(row: row, at: MesocyclePart.columnCount))
        }
    }
}
