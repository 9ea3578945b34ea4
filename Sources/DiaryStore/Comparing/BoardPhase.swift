public import FitnessModel
import GRDB

/// A phase as the Board names it: whose it is and what it is called.
public struct BoardPhase: Hashable, Sendable, Identifiable {
    /// Names the phase.
    public let id: Identifier<Phase>
    /// "P6 In season".
    public let name: String
    /// Nil for a template.
    public let client: Identifier<Client>?
    /// Whose it is; nil for a template.
    public let clientName: String?
    /// The first planned day.
    public let start: Day?
    /// Columns of the sheet.
    public let sessionCount: Int
    /// Sessions finished.
    public let sessionsDone: Int

    /// The columns that `init(row:)` reads, of the phase as `p` and its client, if any, as `c`.
    static let columns = """
        p.id, p.name, p.client, c.name, p.start, p.session_count,
        (SELECT count(*) FROM session WHERE phase = p.id AND state = 'done')
        """

    init(row: Row) {
        id = row.id(0)
        name = row.text(1)
        client = row.optionalID(2)
        clientName = row.optionalText(3)
        start = row.optionalDay(4)
        sessionCount = row[5]
        sessionsDone = row[6]
    }
}
