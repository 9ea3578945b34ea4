import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// The phase sheet: the paper that trainers fill in by hand, edited in place like a spreadsheet.
struct SheetView: View {
    let source: SheetContent.Source
    var sheet = SheetContent() { didSet { version += 1 } }
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
    var ghosts: [SheetContent.RowID: Ghost] = [:] { didSet { version += 1 } }
    var ghostColumn: Int?
    /// What the rows that prescribe a share of the maximum are computed from.
    var bests = PrescribedBests()
    /// What the gym has for these exercises.
    var gym = SheetGym()
    /// How far each row is in the session that has the keys.
    var turns: [SheetContent.RowID: SetTurn] = [:]
    /// The state of the diary of which `sheet` is.
    private var revision: Int?
    /// The state of the diary of which ghosts and advice are.
    private var helpRevision: Int?
    /// What helps with the rows on which the cursor was since the diary changed.
    var advices: [Advice.Subject: Advice] = [:]
    /// Counts what is shown in the cells, so that it is laid out and counted anew only when it changed.
    private var version = 0
    private var laidOut: (basis: LayoutBasis, geometry: SheetGeometry)?
    private var ordered: (version: Int, column: Int, rows: [SetTurn.Row])?

    init(_ source: SheetContent.Source) { self.source = source }

    /// The live session that keys are about: the one in the cursor's column, else the first one of the sheet.
    var live: (column: Int, session: TrainingSession)? { sheet.live(preferring: cursor.field.column) }

    var scopes: [KeyScope] {
        modeScopes + (isLogging ? [.logging] : []) + (isOnSessionRow ? [.session] : []) + [.sheet, .list]
    }
    var footerScopes: [KeyScope] {
        if !modeScopes.isEmpty { return modeScopes }
        return (sheet.isPlan ? [] : [.session]) + (isLogging ? [.logging] : sheet.isPlan ? [.sheet] : [])
    }
    /// What has the keys before everything else: a row being moved, a range being marked.
    var modeScopes: [KeyScope] { isMoving ? [.moving] : anchor == nil ? [] : [.range] }
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

    /// What it is called on the way back.
    var title: String { sheet.title.isEmpty ? "Session" : sheet.title }

    /// False when the phase or session is gone, by undo or by another program, and when another client is chosen: the
    /// header would name the wrong one.
    func exists(_ context: Context) -> Bool {
        if let owner = sheet.client, let current = context.client?.id, owner != current { return false }
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
        readSheet(&context)
        if helpRevision != context.revision {
            helpRevision = context.revision
            advices = [:]
            readGhosts(&context)
        }
        updateHelp(&context)
        reveal(context)
    }

    /// Reads the sheet alone where the diary changed, before the reading of everything that follows every change.
    mutating func readSheet(_ context: inout Context) {
        guard revision != context.revision else { return }
        let source = source
        guard let read = context.read({ diary in try SheetContent(source, diary) }) else { return }
        sheet = read
        revision = context.revision
        if !sheet.cursorLines.contains(cursor.line) { cursor = SheetCursor.start }
        if range == nil { anchor = nil }
        cursor = sheet.cursor(cursor.line, preferring: cursor.field)
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
        let geometry = geometry(context.body)
        laidOut = (basis(context.body), geometry)
        switch cursor.line {
        case .header: top = 0
        case .row(let id): if let index = sheet.index(of: id) { top = geometry.top(revealing: index, from: top) }
        case .newRow, .notes: top = geometry.top(revealing: sheet.lines.count - 1, from: top, spare: 2)
        }
    }
}

// MARK: What is computed from the cells

extension SheetView {
    /// What a layout depends on: moving up and down changes nothing of it.
    private struct LayoutBasis: Hashable, Sendable {
        let body: Rect
        let field: SheetCursor.Field
        let isWide: Bool
        let showsPlates: Bool
        let version: Int
    }

    private func basis(_ body: Rect) -> LayoutBasis {
        LayoutBasis(
            body: body, field: cursor.field, isWide: isWide, showsPlates: gym.showsPlates, version: version)
    }

    /// Where everything stands in a body; laid out anew only when something moved.
    func geometry(_ body: Rect) -> SheetGeometry {
        if let laidOut, laidOut.basis == basis(body) { return laidOut.geometry }
        return SheetGeometry(body: body, view: self)
    }

    /// The words beside the rows, for the row under the cursor.
    private mutating func updateTurns() {
        guard let column = turnColumn else {
            turns = [:]
            return
        }
        if ordered?.version != version || ordered?.column != column {
            ordered = (version, column, order(column: column))
        }
        turns = turns(ordered?.rows ?? [], column: column)
    }
}
