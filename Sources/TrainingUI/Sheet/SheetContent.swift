import DiaryStore
package import FitnessModel
import Phrases
package import SpotterShell

/// The content of a sheet: a phase with all its sessions, or a single session without a phase.
package struct SheetContent: Sendable {
    /// The record that it shows.
    package enum Source: Hashable, Sendable {
        case phase(Identifier<Phase>)
        case session(Identifier<TrainingSession>)
    }

    /// A row: an exercise, its prescription, and a cell for each column.
    package struct Line: Sendable, Identifiable {
        package let id: RowID
        let exercise: Identifier<Exercise>?
        let name: String
        var prescription: Prescription
        let unitKind: UnitKind
        let step: Mass
        /// The load cells by column number, counted from 1.
        let cells: [Int: SessionRow]
        /// The planned loads of columns without a session, in the unit of future sessions.
        var ahead: [Int: String] = [:]
        /// The day of the phase on which it is trained; empty for every day.
        var day = ""

        /// The planned load of a column, or the one planned before its session started; empty for none.
        func planned(_ column: Int) -> String { cells[column]?.planned ?? ahead[column] ?? "" }

        /// The row with the planned target "80%" or "@8" in place of its own.
        func asking(_ planned: String) -> Line {
            var line = self
            line.prescription = prescription.asking(planned)
            return line
        }
    }

    /// Names a line.
    package typealias RowID = SheetRowID

    var phase: Phase?
    var title = ""
    package var client: Identifier<Client>?
    /// The client's unit now, for sessions to come.
    var clientUnit = MassUnit.kg
    /// The client's health note, and the rows it speaks against.
    var health = ClientHealth.none
    /// The earlier prescriptions for exercises of rows in which nothing was done yet.
    var lastTargets: [Identifier<Exercise>: Prescription] = [:]
    var lines: [Line] = []
    /// The sessions by column number.
    var sessions: [Int: TrainingSession] = [:]
    /// How many load columns there are; none for a routine.
    var columnCount = 0
    /// The days of the phase by column, also without a session.
    var columnDays: [Int: String] = [:]

    /// Whether it is a template: its load cells hold plans alone.
    var isTemplate: Bool { phase?.isTemplate ?? false }
    /// Whether its columns are sessions: it is a client's sheet.
    var hasSessions: Bool { columnCount > 0 && !isTemplate }
    /// Whether it is a routine, which shows exercises only.
    var isRoutine: Bool { phase?.isRoutine ?? false }
    /// The rows of a free or imported session are not planned here.
    package var isPlan: Bool { phase != nil }

    func index(of id: RowID) -> Int? { lines.firstIndex { $0.id == id } }
    func line(_ id: RowID) -> Line? { lines.first { $0.id == id } }
    func column(of session: Identifier<TrainingSession>) -> Int? { sessions.first { $0.value.id == session }?.key }
    /// The live session of this sheet with its column; of several the one in `preferred`.
    func live(preferring preferred: Int?) -> (column: Int, session: TrainingSession)? {
        if let preferred, let session = sessions[preferred], session.state == .live { return (preferred, session) }
        return sessions.lazy.filter { $0.value.state == .live }.min { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    /// The column of the next session: after the last one, as on paper; a gap only if no column follows.
    var nextColumn: Int? {
        guard columnCount > 0, !isTemplate else { return nil }
        let next = (sessions.keys.max() ?? 0) + 1
        return next <= columnCount ? next : (1...columnCount).first { sessions[$0] == nil }
    }

    /// The day on which it begins: that of its first session, else the planned start.
    var firstDay: Day? { sessions.values.map(\.day).min() ?? phase?.start }

    /// The unit of a column: its session's, or the client's if it has none.
    func unit(inColumn column: Int) -> MassUnit { sessions[column]?.unit ?? clientUnit }
    /// Whether the column has no session: its loads are planned.
    func isAhead(_ column: Int) -> Bool { sessions[column] == nil }
    /// The position of a row's load cell in a column; nil for extra exercises of other sessions, and for columns of
    /// another day.
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
    /// The text of a cell, with its unit if the client's is now another one.
    func shownLoad(_ line: Line, column: Int) -> String {
        hasOtherUnit(column) ? cell(line, column: column).namingUnit : line.text(.load(column))
    }
    /// Whether the loads of a column are in another unit than the client's now.
    func hasOtherUnit(_ column: Int) -> Bool { unit(inColumn: column) != clientUnit }
    /// The parsed cell of the performed sets in a column; empty if it is only planned.
    func cell(_ line: Line, column: Int) -> LoadCell { reading(line.cells[column]?.text ?? "", line, column: column) }
    /// The parsed text of a cell, done or planned.
    func written(_ line: Line, column: Int) -> LoadCell { reading(line.text(.load(column)), line, column: column) }
    /// The parsed planned load of a column, or the one planned before its session started.
    func planned(_ line: Line, column: Int) -> LoadCell { reading(line.planned(column), line, column: column) }
    /// The loads planned for an exercise when it comes next, in all its rows: each has the first session of its day that
    /// has not started. Nil without a plan.
    func plannedNext(_ exercise: Identifier<Exercise>) -> LoadCell? {
        guard let next = nextColumn else { return nil }
        let rows = planned.filter { $0.exercise == exercise }
        let texts = rows.compactMap { line in
            (next..<columnCount + 1).first { isAhead($0) && has(line, column: $0) }.flatMap { line.ahead[$0] }
        }
        guard let first = rows.first, !texts.isEmpty else { return nil }
        return LoadCell(texts.joined(separator: " "), unit: clientUnit, kind: first.unitKind)
    }
}

extension SheetContent {
    /// Reads a phase or a session from the diary.
    init(_ source: Source, _ diary: Diary) throws(StoreError) {
        switch source {
        case .phase(let id): self.init(try diary.phases.sheet(id))
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

extension SheetContent {
    /// The lines that the cursor can reach.
    var cursorLines: [SheetCursor.Line] {
        let rows = lines.map { SheetCursor.Line.row($0.id) }
        return isPlan ? [.header] + rows + [.newRow, .notes] : rows
    }

    /// The fields that a line has.
    func fields(of line: SheetCursor.Line) -> [SheetCursor.Field] {
        switch line {
        case .header where isRoutine: return [.name, .goal]
        case .header: return isTemplate ? [.name, .periodization, .goal, .sessions, .days] : SheetCursor.Field.header
        case .row(.session): return loadFields
        case .row: return (isPlan ? planFields : []) + loadFields
        // A row starts with its exercise: a cell typed below the others must not create a nameless one.
        case .newRow: return [.exercise]
        case .notes: return [.name]
        }
    }

    /// The load columns.
    var loadFields: [SheetCursor.Field] { (1..<columnCount + 1).map { .load($0) } }

    /// The columns of the plan; a routine has no prescription.
    var planFields: [SheetCursor.Field] { isRoutine ? [.label, .exercise] : SheetCursor.Field.plan }

    /// The cursor in another line: the same field if the line has it, else the nearest one.
    func cursor(_ line: SheetCursor.Line, preferring field: SheetCursor.Field) -> SheetCursor {
        let fields = fields(of: line)
        if fields.contains(field) { return SheetCursor(line: line, field: field) }
        let fallback: SheetCursor.Field =
            line == .newRow || fields.contains(.exercise) ? .exercise : fields.first ?? .name
        return SheetCursor(line: line, field: fallback)
    }

    /// The cursor moved by lines and fields, held inside the sheet.
    ///
    /// - Parameter isWithinDay: load cells of rows that belong to another day than their column are passed over.
    func moved(
        _ cursor: SheetCursor, lines lineStep: Int = 0, fields fieldStep: Int = 0, withinDay isWithinDay: Bool = false
    ) -> SheetCursor {
        let all = cursorLines
        guard let index = all.firstIndex(of: cursor.line) else {
            return all.first.map { self.cursor($0, preferring: cursor.field) } ?? cursor
        }
        var moved = cursor
        if lineStep != 0 {
            moved = self.cursor(all[min(max(index + lineStep, 0), all.count - 1)], preferring: cursor.field)
        }
        let fields = fields(of: moved.line)
        if fieldStep != 0, let place = fields.firstIndex(of: moved.field) {
            moved.field = fields[min(max(place + fieldStep, 0), fields.count - 1)]
        }
        if isWithinDay, moved != cursor, case .row(let id) = moved.line, let column = moved.field.column,
            let line = line(id), isOtherDay(line, column: column)
        {
            let next = self.moved(moved, lines: lineStep, fields: fieldStep, withinDay: true)
            // After the last one it does not move.
            guard case .row(let end) = next.line, let column = next.field.column else { return next }
            return self.line(end).map { isOtherDay($0, column: column) } ?? false ? cursor : next
        }
        return moved
    }

    /// The text of a cell.
    func text(at cursor: SheetCursor) -> String {
        switch cursor.line {
        case .header: return headerText(cursor.field)
        case .notes: return phase?.notes ?? ""
        case .newRow: return ""
        case .row(let id): return line(id)?.text(cursor.field) ?? ""
        }
    }

    /// "6 sessions": how many the phase is planned to have.
    var sessionCountText: Phrase { "\(phase?.sessionCount ?? 0, one: "session", other: "sessions")" }

    private func headerText(_ field: SheetCursor.Field) -> String {
        guard let phase else { return "" }
        switch field {
        case .name: return phase.name
        case .periodization: return phase.periodization
        case .goal: return phase.goal
        case .start: return phase.start?.iso ?? ""
        case .sessions: return String(phase.sessionCount)
        case .end: return phase.lastDay?.iso ?? ""
        case .days: return phase.daysText
        default: return ""
        }
    }
}

extension SheetContent.Line {
    /// The text of a field.
    func text(_ field: SheetCursor.Field) -> String {
        switch field {
        case .exercise: name
        case .load(let column): cells[column]?.text ?? ahead[column] ?? ""
        default: prescription.text(field)
        }
    }
}

/// A phase that holds several days, each with rows of its own.
extension SheetContent {
    /// The days that the phase holds.
    var days: PhaseDays { phase?.days ?? .none }

    /// Which day each column is: that of its session, or what comes by turn.
    var daysOfColumns: [Int: String] {
        days.ofColumns(
            columnCount, begun: sessions.mapValues { (name: $0.letter, date: $0.day) }, from: phase?.start)
    }

    /// True if a column is another day than the row's, and nothing was done or planned there all the same.
    func isOtherDay(_ line: Line, column: Int) -> Bool {
        guard !line.day.isEmpty, let day = columnDays[column], !days.isTrained(line.day, on: day) else { return false }
        return line.cells[column] == nil && line.ahead[column] == nil
    }

    /// The rows that are trained together with a row: those of its day and of every day.
    func companions(of day: String) -> [Line] {
        planned.filter { days.isTrained($0.day, on: day) && (!day.isEmpty || $0.day.isEmpty) }
    }

    /// The headings above a row: its day's if it is the first of the day, and those of earlier days without rows.
    func headings(above index: Int) -> [Phrase] {
        guard planned.indices.contains(index) else { return [] }
        let before = index == 0 ? -1 : days.order(of: lines[index - 1].day)
        let here = days.order(of: lines[index].day)
        return here <= before ? [] : days.names[(before + 1)...here].map(heading)
    }

    /// The headings of the days after the last row; a new row below belongs to the day of the row above.
    var emptyHeadings: [Phrase] {
        days.names.dropFirst(days.order(of: planned.last?.day ?? "") + 1).map(heading)
    }

    /// "Day A", "Day A · mon".
    func heading(_ name: String) -> Phrase {
        let weekdays = days.weekdays(of: name)
        return weekdays.isEmpty ? "Day \(name)" : "Day \(name) · \(weekdays)"
    }

    /// Why a cell is empty in a column of another day, and what to do.
    func otherDay(_ line: Line, column: Int) -> Phrase {
        let (name, day, other) = (line.name, line.day, columnDays[column] ?? "")
        return switch (name.isEmpty, sessions[column] == nil) {
        case (true, true): "This row is on day \(day), session \(column) is day \(other): H gives the row its day."
        case (true, false):
            "This row is on day \(day), session \(column) is day \(other): B adds it to this session alone."
        case (false, true): "\(name) is on day \(day), session \(column) is day \(other): H gives the row its day."
        case (false, false):
            "\(name) is on day \(day), session \(column) is day \(other): B adds it to this session alone."
        }
    }
}
