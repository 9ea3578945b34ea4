import DiaryStore
import FitnessModel

/// What a sheet shows: a phase with all its sessions, or one session that follows no phase.
struct SheetContent: Sendable {
    /// Where it comes from.
    enum Source: Hashable, Sendable {
        case phase(Identifier<Phase>)
        case session(Identifier<TrainingSession>)
    }

    /// One row: an exercise, what is asked for, and a cell for each column.
    struct Line: Sendable, Identifiable {
        let id: RowID
        let exercise: Identifier<Exercise>?
        let name: String
        let prescription: Prescription
        let unitKind: UnitKind
        let step: Mass
        /// The load cells by column number, counted from 1.
        let cells: [Int: SessionRow]
    }

    /// Names a line.
    typealias RowID = SheetRowID

    var phase: Phase?
    var title = ""
    var client: Identifier<Client>?
    /// The client's unit now, for sessions to come.
    var clientUnit = MassUnit.kg
    /// The client's health note, and the rows it speaks against.
    var health = ClientHealth.none
    var lines: [Line] = []
    /// The sessions by column number.
    var sessions: [Int: TrainingSession] = [:]
    /// How many load columns there are; none for a template.
    var columnCount = 0

    /// A template has no load cells.
    var isTemplate: Bool { phase?.isTemplate ?? false }
    /// A routine asks for nothing: only its exercises are shown.
    var isRoutine: Bool { phase?.isRoutine ?? false }
    /// The rows of a free or imported session are not planned here.
    var isPlan: Bool { phase != nil }

    func index(of id: RowID) -> Int? { lines.firstIndex { $0.id == id } }
    func line(_ id: RowID) -> Line? { lines.first { $0.id == id } }
    func column(of session: Identifier<TrainingSession>) -> Int? { sessions.first { $0.value.id == session }?.key }
    /// The live session of this sheet with its column; of several the one in `preferred`.
    func live(preferring preferred: Int?) -> (column: Int, session: TrainingSession)? {
        if let preferred, let session = sessions[preferred], session.state == .live { return (preferred, session) }
        return sessions.lazy.filter { $0.value.state == .live }.min { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    /// The column of the next session: after the last one, as on paper; a gap only when there is no room behind.
    var nextColumn: Int? {
        guard columnCount > 0 else { return nil }
        let next = (sessions.keys.max() ?? 0) + 1
        return next <= columnCount ? next : (1...columnCount).first { sessions[$0] == nil }
    }

    /// The unit in which the cells of a column are read: its session's, or the client's where none stands yet.
    func unit(inColumn column: Int) -> MassUnit { sessions[column]?.unit ?? clientUnit }
    /// Where the load cell of a row stands in a column; nil where no session does.
    func place(_ id: RowID, column: Int) -> CellPlace? {
        sessions[column].map { session in
            switch id {
            case .phase(let row): .planned(row, session.id)
            case .session(let row): .own(line(id)?.cells[column]?.id ?? row)
            }
        }
    }
    /// How a text reads in a column.
    func reading(_ text: String, _ line: Line, column: Int) -> LoadCell {
        LoadCell(text, unit: unit(inColumn: column), kind: line.unitKind)
    }
    /// What a cell shows: its text, with the unit where that is another one than the client's now.
    func shownLoad(_ line: Line, column: Int) -> String {
        hasOtherUnit(column) ? cell(line, column: column).namingUnit : line.text(.load(column))
    }
    /// Whether the loads of a column are in another unit than the client's now.
    func hasOtherUnit(_ column: Int) -> Bool { unit(inColumn: column) != clientUnit }
    /// How the cell of a column reads.
    func cell(_ line: Line, column: Int) -> LoadCell { reading(line.cells[column]?.text ?? "", line, column: column) }
}

extension SheetContent {
    /// Reads a phase or a session from the diary.
    init(_ source: Source, _ diary: Diary) throws(StoreError) {
        switch source {
        case .phase(let id): self.init(try diary.sheet(id))
        case .session(let id): self.init(try diary.sessions.sheet(id))
        }
    }

    private init(_ sheet: PhaseSheet) {
        phase = sheet.phase
        title = sheet.phase.name
        client = sheet.phase.client
        clientUnit = sheet.unit
        columnCount = sheet.phase.isTemplate ? 0 : sheet.phase.sessionCount
        for session in sheet.sessions { if let column = session.column { sessions[column] = session } }
        lines = sheet.rows.map { row in
            Line(
                id: .phase(row.row.id), exercise: row.row.exercise, name: row.row.exerciseName,
                prescription: row.row.prescription, unitKind: row.unitKind, step: row.loadStep,
                cells: sheet.cells[row.row.id] ?? [:])
        }
        lines += Self.looseLines(sheet)
    }

    private init(_ sheet: SessionSheet) {
        title = sheet.session.title
        client = sheet.session.client
        clientUnit = sheet.unit
        columnCount = 1
        sessions = [1: sheet.session]
        lines = sheet.rows.map { row in
            Line(
                id: .session(row.row.id), exercise: row.row.exercise, name: row.row.exerciseName,
                prescription: row.row.prescription, unitKind: row.unitKind, step: row.loadStep, cells: [1: row.row])
        }
    }
}
