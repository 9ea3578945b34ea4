package import FitnessModel
import GRDB

extension TrainingSession.State: Storable {}
extension TrainingSession.Mode: Storable {}

extension TrainingSession: StoredRecord {
    package static let storage = Storage<TrainingSession>(
        .session, as: "s", visible: Visibility.client(of: "s.client"),
        [
            .fixed("client", \.client), .fixed("phase", \.phase), .fixed("column_number", \.column),
            StoredColumn("title", \.title), StoredColumn("day", \.day),
            StoredColumn("started_at", \.startedAt), StoredColumn("ended_at", \.endedAt),
            StoredColumn("state", \.state), StoredColumn("mode", \.mode), StoredColumn("note", \.note),
            .computed("words") { SearchKey.fold($0.title + " " + $0.note) }, StoredColumn("effort_rpe10", \.effort),
            .fixed("unit", \.unit), StoredColumn("letter", \.letter), StoredColumn("place", \.place),
        ])
    /// Which of the columns that are read is the sheet's column.
    static let columnNumber = 3

    package init(blank id: Identifier<TrainingSession>) {
        self.init(id: id, client: .unsaved, day: .earliest, state: .done, mode: .handsFree)
    }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.day: day.iso]
    }

    /// The columns for lists of sessions: their own, then the names of client and phase.
    static let named = "\(columns), c.name, p.name"
    /// The tables of these columns.
    static let namedSource = "session s JOIN client c ON c.id = s.client LEFT JOIN phase p ON p.id = s.phase"
}

extension SessionRow {
    /// The columns that `init(row:at:)` reads, of the row as `r` and its exercise as `e`. Sheets have hundreds of
    /// cells, so they are read by position.
    static let columns = """
        r.id, r.session, r.phase_row, r.exercise, e.name, r.position, \(Prescription.columns(of: "r")), r.text, r.note,
        r.planned
        """

    /// The number of columns.
    static let columnCount = 15
    /// The order of training.
    static let ordering = Ordering<SessionRow, TrainingSession>(table: "session_row", whole: "session")

    init(row: Row, at column: Int = 0) {
        self.init(
            id: row.id(column),
            session: row.id(column + 1),
            phaseRow: row.optionalID(column + 2),
            exercise: row.id(column + 3),
            exerciseName: row.text(column + 4),
            position: row[column + 5],
            prescription: Prescription(row: row, at: column + 6),
            text: row.text(column + 12),
            note: row.text(column + 13),
            planned: row.text(column + 14))
    }
}
