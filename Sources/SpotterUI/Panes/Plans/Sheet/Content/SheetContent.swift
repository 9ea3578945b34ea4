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
        var prescription: Prescription
        let unitKind: UnitKind
        let step: Mass
        /// The load cells by column number, counted from 1.
        let cells: [Int: SessionRow]
        /// What is planned for columns in which no session has begun, in the unit of sessions to come.
        var ahead: [Int: String] = [:]
        /// The day of the phase on which it is trained; empty for every day.
        var day = ""

        /// What is planned for a column, or was planned before its session began; empty where nothing is.
        func planned(_ column: Int) -> String { cells[column]?.planned ?? ahead[column] ?? "" }

        /// The row as a session asks for it where "80%" or "@8" is planned: that takes the place of the row's own target.
        func asking(_ planned: String) -> Line {
            var line = self
            line.prescription = prescription.asking(planned)
            return line
        }
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
    /// What the rows before asked for that had the exercises of rows in which nothing was done yet.
    var lastTargets: [Identifier<Exercise>: Prescription] = [:]
    var lines: [Line] = []
    /// The sessions by column number.
    var sessions: [Int: TrainingSession] = [:]
    /// How many load columns there are; none for a routine.
    var columnCount = 0
    /// The days of the phase by column, also where no session has begun.
    var columnDays: [Int: String] = [:]

    /// A template is nobody's: its load cells hold plans alone.
    var isTemplate: Bool { phase?.isTemplate ?? false }
    /// Sessions stand in its columns, or shall: it is a client's.
    var hasSessions: Bool { columnCount > 0 && !isTemplate }
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
        guard columnCount > 0, !isTemplate else { return nil }
        let next = (sessions.keys.max() ?? 0) + 1
        return next <= columnCount ? next : (1...columnCount).first { sessions[$0] == nil }
    }

    /// The unit in which the cells of a column are read: its session's, or the client's where none stands yet.
    func unit(inColumn column: Int) -> MassUnit { sessions[column]?.unit ?? clientUnit }
    /// No session has begun in this column: what stands in it is planned.
    func isAhead(_ column: Int) -> Bool { sessions[column] == nil }
    /// Where the load cell of a row stands in a column; nil where what was done beside the plan has none, and where the
    /// column is another day than the row's.
    func place(_ id: RowID, column: Int) -> CellPlace? {
        if let line = line(id), isOtherDay(line, column: column) { return nil }
        return switch (id, sessions[column]) {
        case (.phase(let row), let session?): .planned(row, session.id)
        case (.phase(let row), nil): .ahead(row, column: column)
        case (.session(let row), .some): .own(line(id)?.cells[column]?.id ?? row)
        case (.session, nil): nil
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
    /// How the cell of a column reads: what was done, nothing where it is only planned.
    func cell(_ line: Line, column: Int) -> LoadCell { reading(line.cells[column]?.text ?? "", line, column: column) }
    /// How reads what stands in a cell, done or planned.
    func written(_ line: Line, column: Int) -> LoadCell { reading(line.text(.load(column)), line, column: column) }
    /// How reads what is planned for a column, or was planned before its session began.
    func planned(_ line: Line, column: Int) -> LoadCell { reading(line.planned(column), line, column: column) }
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
        columnCount = sheet.phase.isRoutine ? 0 : sheet.phase.sessionCount
        for session in sheet.sessions { if let column = session.column { sessions[column] = session } }
        lines = sheet.rows.map { row in
            Line(
                id: .phase(row.row.id), exercise: row.row.exercise, name: row.row.exerciseName,
                prescription: row.row.prescription, unitKind: row.unitKind, step: row.loadStep,
                cells: sheet.cells[row.row.id] ?? [:],
                ahead: (sheet.ahead[row.row.id] ?? [:]).mapValues { $0.text(in: sheet.unit, kind: row.unitKind) },
                day: sheet.phase.days.order(of: row.row.letter) < 0 ? "" : row.row.letter)
        }
        columnDays = daysOfColumns
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
