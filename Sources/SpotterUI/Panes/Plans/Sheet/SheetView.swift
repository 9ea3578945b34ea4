import DiaryStore
import FitnessModel
import Foundation
import TerminalKit

/// The phase sheet: the paper that trainers fill in by hand, edited in place like a spreadsheet.
struct SheetView: View {
    let source: SheetContent.Source
    var sheet = SheetContent()
    var cursor = SheetCursor.start
    /// The cell being typed.
    var editor: CellEditor?
    /// The first row that is shown.
    var top = 0
    /// True while the row under the cursor is being moved with the arrows.
    var isMoving = false
    /// Where a range of marked cells begins; it goes to the cursor.
    var anchor: SheetCursor?
    /// Plan columns give way to the load cells.
    var isWide = false
    /// What is left of last time in each row, for the column that shows it.
    var ghosts: [SheetContent.RowID: Ghost] = [:]
    var ghostColumn: Int?
    /// What the rows that prescribe a share of the maximum are reckoned from.
    var bests = PrescribedBests()
    /// What the gym has for these exercises.
    var gym = SheetGym()
    /// How far each row is in the session that has the keys.
    var turns: [SheetContent.RowID: SetTurn] = [:]
    /// The state of the diary of which `sheet` is.
    private var revision: Int?
    /// The state of the diary of which ghosts and advice are.
    private var helpRevision: Int?
    /// What helps with the row under the cursor.
    var advice: Advice?

    init(_ source: SheetContent.Source) { self.source = source }

    /// The live session that keys are about: the one in the cursor's column, else the first one of the sheet.
    var live: (column: Int, session: TrainingSession)? { sheet.live(preferring: cursor.field.column) }

    var scopes: [KeyScope] {
        modeContexts + (isLogging ? [.logging] : []) + (isOnSessionRow ? [.session] : []) + [.sheet, .list]
    }
    var footerScopes: [KeyScope] {
        if !modeContexts.isEmpty { return modeContexts }
        return (sheet.isPlan ? [] : [.session]) + (isLogging ? [.logging] : sheet.isPlan ? [.sheet] : [])
    }
    /// What has the keys before everything else: a row being moved, a range being marked.
    var modeContexts: [KeyScope] { isMoving ? [.moving] : anchor == nil ? [] : [.range] }
    var isTyping: Bool { editor != nil }

    /// Blue while a session is live, yellow while one is written afterwards.
    var mode: Role? { live.map { $0.session.mode == .handsFree ? .handsFree : .live } }

    /// True when the live session of this sheet has the keys.
    var isLogging: Bool { live != nil }

    /// The session in whose column the cursor stands.
    var session: TrainingSession? { cursor.field.column.flatMap { sheet.sessions[$0] } }

    /// The row under the cursor.
    var line: SheetContent.Line? { if case .row(let id) = cursor.line { sheet.line(id) } else { nil } }

    func caption(_ context: Context) -> String {
        if let live, live.session.mode == .handsFree {
            let place = sheet.isPlan ? "session \(live.column) of \(sheet.columnCount)" : startTime(context)
            return "HANDS-FREE \(live.session.day.short) \(place)"
        }
        if let live {
            let clock = live.session.startedAt.map { Clock.full(Int(context.now.timeIntervalSince($0))) } ?? ""
            return sheet.isPlan ? "LIVE \(clock) session \(live.column) of \(sheet.columnCount)" : "LIVE \(clock)"
        }
        if sheet.isTemplate { return sheet.isRoutine ? "Routine" : "Template" }
        let done = sheet.sessions.values.filter { $0.state == .done }.count
        return sheet.isPlan ? "\(done) of \(sheet.columnCount) sessions done" : "Session"
    }

    /// False when the phase or session is gone, by undo or by another program.
    func exists(_ context: Context) -> Bool {
        do throws(StoreError) {
            switch source {
            case .phase(let id): _ = try context.diary.phase(id)
            case .session(let id): _ = try context.diary.session(id)
            }
            return true
        } catch {
            // A diary that is locked for a moment is no reason to close a sheet with a half-typed cell.
            if case .missing = error { return false }
            return true
        }
    }

    mutating func reload(_ context: inout Context) {
        if revision != context.revision { readSheet(&context) }
        if helpRevision != context.revision {
            helpRevision = context.revision
            readGhosts(&context)
            readAdvice(&context)
        } else {
            if wantedGhostColumn != ghostColumn { readGhosts(&context) }
            updateAdvice(&context)
        }
        reveal(context)
    }

    /// Reads the sheet alone, between a change and the reading of everything that follows every change.
    mutating func readSheet(_ context: inout Context) {
        let source = source
        guard let read = context.read({ diary throws(StoreError) in try SheetContent(source, diary) }) else { return }
        sheet = read
        revision = context.revision
        if !sheet.cursorLines.contains(cursor.line) { cursor = SheetCursor.start }
        if range == nil { anchor = nil }
        cursor = sheet.cursor(cursor.line, wishing: cursor.field)
    }

    /// Puts the cursor on the first open cell of a session, or where work goes on.
    mutating func goToSession(_ id: Identifier<TrainingSession>?) {
        // A half-typed cell that came back keeps the cursor.
        guard editor == nil else { return }
        let column = id.flatMap { sheet.column(of: $0) } ?? live?.column
        if let column {
            let open = sheet.lines.first { ($0.cells[column]?.text ?? "").isEmpty } ?? sheet.lines.first
            if let open { cursor = SheetCursor(line: .row(open.id), field: .load(column)) }
        } else if let first = sheet.lines.first {
            let field: SheetCursor.Field = sheet.isTemplate ? .exercise : .load(sheet.nextColumn ?? 1)
            cursor = SheetCursor(line: .row(first.id), field: field)
        } else {
            cursor = sheet.isPlan ? SheetCursor(line: .newRow, field: .exercise) : .start
        }
    }

    /// Keeps the cursor's row on screen.
    mutating func reveal(_ context: Context) {
        updateTurns()
        let geometry = SheetGeometry(body: Frame(context.size).body, pane: self)
        switch cursor.line {
        case .header: top = 0
        case .row(let id): if let index = sheet.index(of: id) { top = geometry.top(revealing: index, from: top) }
        case .newRow, .notes: top = geometry.top(revealing: sheet.lines.count - 1, from: top, spare: 2)
        }
    }
}
