public import FitnessModel
import GRDB

/// All that one mesocycle shows; also a line of the list, which needs no less to say where it stands.
public struct MesocycleContent: Hashable, Sendable, Identifiable {
    /// The head.
    public let mesocycle: Mesocycle
    /// Whose it is; nil for a template.
    public let clientName: String?
    /// From the first to the last.
    public let parts: [MesocyclePartItem]

    /// Names the mesocycle.
    public var id: Identifier<Mesocycle> { mesocycle.id }
    /// How many parts are phases.
    public var phaseCount: Int { parts.count { $0.part.phase != nil } }
    /// The parts laid out in time.
    ///
    /// - Parameter today: the day from which past, current and next are seen; nil for no such words.
    public func timeline(today: Day?) -> MesocycleTimeline {
        let progress = parts.compactMap { item in
            item.phase.map { ($0.id, PhaseProgress(done: $0.sessionsDone, planned: $0.sessionCount)) }
        }
        return MesocycleTimeline(
            parts.map(\.part), of: mesocycle, progress: Dictionary(progress) { first, _ in first }, today: today)
    }

    /// Reads the parts of a row of `Mesocycle.columns, c.name`.
    init(_ db: Database, row: Row) throws {
        mesocycle = Mesocycle(row: row)
        clientName = row.optionalText(Mesocycle.columnCount)
        parts = try MesocyclePartItem.fetch(db, of: mesocycle.id)
    }
}
