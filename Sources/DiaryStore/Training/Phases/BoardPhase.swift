public import FitnessModel
import GRDB

/// A phase as shown on the Board: its client and its name.
public struct BoardPhase: Hashable, Sendable, Identifiable {
    /// Names the phase.
    public let id: Identifier<Phase>
    /// "P6 In season".
    public let name: String
    /// Nil for a template.
    public let client: Identifier<Client>?
    /// The client's name; nil for a template.
    public let clientName: String?
    /// The first planned day.
    public let start: Day?
    /// The last day of its part in a mesocycle that has a start.
    public let end: Day?
    /// Columns of the sheet.
    public let sessionCount: Int
    /// Sessions finished.
    public let sessionsDone: Int

    /// The columns for `init(row:)`, of the phase as `p` and its client, if any, as `c`.
    static let select = """
        SELECT p.id, p.name, p.client, c.name, p.start, p.session_count,
        (SELECT count(*) FROM session WHERE phase = p.id AND state = 'done'),
        (SELECT date(m.start, ((SELECT sum(days) FROM mesocycle_part
            WHERE mesocycle = m.id AND (position, id) <= (part.position, part.id)) - 1) || ' days')
         FROM mesocycle_part part JOIN mesocycle m ON m.id = part.mesocycle
         WHERE part.phase = p.id AND m.start IS NOT NULL ORDER BY part.id DESC LIMIT 1)
        FROM \(Phase.storage.source)
        """

    init(row: Row) {
        id = row.id(0)
        name = row.text(1)
        client = row.optionalID(2)
        clientName = row.optionalText(3)
        start = row.optionalDay(4)
        sessionCount = row[5]
        sessionsDone = row[6]
        end = row.optionalDay(7)
    }
}
