import DiaryStore
package import FitnessModel
import SpotterShell
import ViewKit

/// The content of a sheet and the cursor.
package struct SheetGrid: Sendable {
    let source: SheetContent.Source
    package var sheet = SheetContent() { didSet { version += 1 } }
    var cursor = SheetCursor.start
    /// The field that the cursor left for a line without it, and its position since then.
    var passing: (through: SheetCursor, field: SheetCursor.Field)?
    /// The corner of a range of marked cells opposite to the cursor.
    var anchor: SheetCursor?
    /// True while the row under the cursor is being moved with the arrows.
    var isMoving = false
    /// Whether the sheet is compact: settings are hidden and cells show their best set; stored for each phase.
    var isFolded = false
    /// The first row that is shown.
    var top = 0
    /// Counts the contents, so that a sheet is laid out again only after a change.
    private(set) var version = 0

    init(_ source: SheetContent.Source) { self.source = source }
}

extension SheetGrid {
    /// The live session that keys are about: the one in the cursor's column, else the first one of the sheet.
    package var live: (column: Int, session: TrainingSession)? { sheet.live(preferring: cursor.field.column) }

    /// True if a session of this sheet is live.
    var isLogging: Bool { live != nil }

    /// The session of the column under the cursor.
    var session: TrainingSession? { cursor.field.column.flatMap { sheet.sessions[$0] } }

    /// The row under the cursor.
    var line: SheetContent.Line? { lineIndex.map { sheet.lines[$0] } }

    /// The index of the cursor's row.
    var lineIndex: Int? { if case .row(let id) = cursor.line { sheet.index(of: id) } else { nil } }

    /// The session that is being filled: the live one, else the one under the cursor.
    var target: TrainingSession? { live?.session ?? session }

    /// The unit of advice: that of the session being filled.
    var adviceUnit: MassUnit { target?.unit ?? sheet.clientUnit }

    /// The column that shows ghosts: the live one, or the next one while nothing is live.
    var nextGhostColumn: Int? { live?.column ?? sheet.nextColumn }

    /// What is planned in a row for the session under the cursor, else for the live or the next one; empty for nothing.
    func plan(_ line: SheetContent.Line) -> LoadCell {
        let column = cursor.field.column ?? nextGhostColumn
        return column.map { sheet.planned(line, column: $0) } ?? LoadCell("", unit: adviceUnit)
    }

    /// The load cell that a set would be written to: the one under the cursor, if its column has a session.
    package var logCell: (line: SheetContent.Line, column: Int, session: TrainingSession)? {
        guard let line, line.exercise != nil, let column = cursor.field.column ?? live?.column,
            let session = sheet.sessions[column], sheet.has(line, column: column)
        else { return nil }
        return (line, column, session)
    }

    /// Which set of the row comes next, counted from 1, and how many there should be.
    func setNumber(_ line: SheetContent.Line, column: Int) -> (next: Int, of: Int?) {
        let done = sheet.cell(line, column: column).sets.count { !$0.isWarmUp }
        return (done + 1, SetTarget(line.prescription.sets)?.highest)
    }

    /// "set 3 of 5" while there is something to do, "3 sets" where the session has ended.
    func setCount(_ line: SheetContent.Line, column: Int) -> Phrase? {
        if sheet.isOtherDay(line, column: column) { return nil }
        let number = setNumber(line, column: column)
        if sheet.isAhead(column) { return "session \(column)" }
        if sheet.sessions[column]?.state == .done {
            return number.next == 1 ? nil : "\(number.next - 1, one: "set", other: "sets")"
        }
        guard let planned = number.of else { return "set \(number.next)" }
        return number.next <= planned
            ? "set \(number.next) of \(planned)" : "all \(planned, one: "set", other: "sets") done"
    }

    /// The column under the cursor if it has no session and can be planned.
    var columnAhead: Int? { cursor.field.column.flatMap { sheet.isPlan && sheet.isAhead($0) ? $0 : nil } }

    /// The label of a row added at the end: the partner of the last one if that is single, else the next letter.
    var nextLabel: String { nextLabel(on: sheet.planned.last?.day ?? "") }

    /// The next label at the end of a day; each day starts with A1 again.
    func nextLabel(on day: String) -> String {
        RowLabel.next(after: sheet.companions(of: day).map(\.prescription.label))
    }

    /// Whether the cursor is in the plan, where `f`, `F` and `P` act on targets.
    var isOnPlan: Bool { sheet.isPlan && cursor.field.column == nil }

    /// Whether it is so on a row.
    var isOnPlanRow: Bool { isOnPlan && line?.isPlanned == true }

    /// Whether any cell shows last time's target in grey.
    var hasLastTargets: Bool { sheet.lines.contains { sheet.takingLastTargets($0) != nil } }

    /// Last time's target, shown in grey, of the cell under the cursor.
    var lastTarget: String? { line.flatMap { sheet.lastTarget($0, cursor.field) } }

    /// True if `a`, `d` and `m` are about the session and not about the plan.
    var isOnSessionRow: Bool { !sheet.isPlan || sessionRow != nil }

    /// The row under the cursor when it belongs to one session only.
    var sessionRow: (id: Identifier<SessionRow>, name: String, sets: Int)? {
        guard let line, case .session(let first) = line.id else { return nil }
        let column = cursor.field.column ?? 1
        guard let cell = line.cells[column] else { return sheet.isPlan ? nil : (first, line.name, 0) }
        return (cell.id, line.name, sheet.cell(line, column: column).sets.count)
    }

    /// The session that exercises are added to: the live one, else the one under the cursor.
    var addingSession: (column: Int, session: TrainingSession)? {
        if let live { return live }
        let column = sheet.isPlan ? cursor.field.column : 1
        return column.flatMap { column in sheet.sessions[column].map { (column, $0) } }
    }

    /// The finished session of the column under the cursor, or the only one.
    var finishedSession: TrainingSession? {
        let shown = session ?? (sheet.isPlan ? nil : sheet.sessions[1])
        return shown.flatMap { $0.state == .done ? $0 : nil }
    }

    /// The session whose gym location is edited: the one under the cursor, else the live one.
    var placed: TrainingSession? { session ?? live?.session }

    /// The row under the cursor went away: the cursor goes to the next one, or the one before.
    mutating func leaveRow() {
        guard let index = lineIndex else { return }
        let neighbour = sheet.lines.indices.contains(index + 1) ? index + 1 : index - 1
        if sheet.lines.indices.contains(neighbour) { cursor.line = .row(sheet.lines[neighbour].id) }
    }

    /// The cell that a note belongs to: the one under the cursor, or the one of its row in the live session.
    var noted: SessionRow? {
        guard let line, let column = cursor.field.column ?? live?.column else { return nil }
        return line.cells[column]
    }

    /// The marked cells, from the corner where `*` was pressed to the cursor; nil when none are marked.
    var range: SheetRange? { anchor.flatMap { sheet.range(from: $0, to: cursor) } }

    /// The marked cells, or the one under the cursor; nil when the cursor is on no row.
    var chosen: SheetRange? { range ?? sheet.range(from: cursor, to: cursor) }

    /// Whether the loads of one column may fill another: one of the same day, and plans only into plans.
    func canCopy(from source: Int, to column: Int) -> Bool {
        // Exercises of another day have no row here.
        guard sheet.columnDays[source] == sheet.columnDays[column] else { return false }
        guard sheet.isAhead(source) else { return true }
        return sheet.isAhead(column) && sheet.lines.contains { $0.ahead[source] != nil }
    }

    /// Fills the empty load cells of a column with the `text` for each line.
    func filling(_ column: Int, with text: (SheetContent.Line) -> String?) -> SheetEdit {
        var edit = SheetEdit()
        for line in sheet.lines where line.exercise != nil && sheet.has(line, column: column) {
            guard line.text(.load(column)).isEmpty, let text = text(line), !text.isEmpty,
                let place = sheet.place(line.id, column: column)
            else { continue }
            edit.put(text, at: place, replacing: "")
        }
        return edit
    }

    /// The name of the sheet.
    var name: String { sheet.phase?.name ?? sheet.title }

    /// The facts of a change of this sheet.
    func facts(_ action: ChangeKind.Action, _ kind: RecordKind, _ details: ChangeDetails) -> ChangeFacts {
        var details = details
        if details[.name].isEmpty { details[.name] = name }
        return ChangeFacts(action, kind, subject: sheet.phase?.id.rawValue, of: sheet.client, details)
    }

    /// The rows that a paste of that many lines goes to: the marked ones, else those from the cursor on, of the plan or
    /// of the extras; empty on the line for new rows; nil if the cursor is on no row.
    func targets(for count: Int) -> [SheetContent.RowID]? {
        if let range, range.rows.count >= count { return Array(range.rows.prefix(count)) }
        let top = range?.rows.first.map { SheetCursor.Line.row($0) } ?? cursor.line
        switch top {
        case .row(let id):
            guard let index = sheet.index(of: id) else { return nil }
            let planned = sheet.planned.count
            let end = index < planned ? planned : sheet.lines.count
            return sheet.lines[index..<end].prefix(count).map(\.id)
        case .newRow: return []
        case .header, .notes: return nil
        }
    }

    /// The marked rows of the plan, or the one under the cursor.
    var dayRows: [Identifier<PhaseRow>] {
        (range?.rows ?? [line?.id].compactMap { $0 }).compactMap { if case .phase(let id) = $0 { id } else { nil } }
    }

    /// The column that the turns are about: the live one, or the only one.
    var turnColumn: Int? { live?.column ?? (sheet.isPlan ? nil : 1) }

    /// The rows of a session as far as their order matters.
    func order(column: Int) -> [SetTurn.Row] {
        sheet.lines.map { line in
            let cell = sheet.cell(line, column: column)
            return SetTurn.Row(
                // The A1 of another day is not a partner of this one's.
                label: sheet.isOtherDay(line, column: column) ? "" : line.prescription.label,
                sets: cell.sets.count { !$0.isWarmUp },
                target: SetTarget(line.prescription.sets)?.highest,
                // Extras of another session, and rows without a name, have no turn here.
                isSkipped: cell.isSkipped || line.exercise == nil || !sheet.has(line, column: column))
        }
    }

    /// How far each row of the session in a column is, by what counts of its rows.
    func turns(_ rows: [SetTurn.Row], column: Int) -> [SheetContent.RowID: SetTurn] {
        let all = zip(sheet.lines, SetTurn.all(rows, current: lineIndex))
        let shown = all.filter { line, _ in line.exercise != nil && sheet.has(line, column: column) }
        return Dictionary(shown.map { ($0.id, $1) }) { first, _ in first }
    }

    /// Puts the cursor on the row of a session, once it is read.
    @discardableResult
    mutating func goToRow(_ id: Identifier<SessionRow>) -> Bool {
        for line in sheet.lines {
            if let column = line.cells.first(where: { $0.value.id == id })?.key {
                cursor = SheetCursor(line: .row(line.id), field: .load(column))
                return true
            }
        }
        return false
    }

    /// The column of the cursor, else the one that work is on.
    var focusColumn: Int { cursor.field.column ?? live?.column ?? sheet.sessions.keys.max() ?? 1 }
}
