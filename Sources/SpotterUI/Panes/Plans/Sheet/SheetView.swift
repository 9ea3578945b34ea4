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
    /// The field that the cursor left for a line which has none such, and where it stands since.
    var passing: (through: SheetCursor, field: SheetCursor.Field)?
    /// What a letter logged, until something else is done: it may have been the first one of a word.
    var loggedByLetter: LoggedByLetter?
    /// Where the cursor stood when a letter was pressed, and the state of the diary then.
    var letterPlace: (cursor: SheetCursor, revision: Int)?
    /// What Esc took out of a cell, until something else is dropped.
    var dropped: (place: SheetCursor, session: Identifier<TrainingSession>?, text: String)?
    /// The name that was proposed for a sheet which was just begun; nil once there is more to it.
    var proposedName: String?
    /// The first row that is shown.
    var top = 0
    /// True while the row under the cursor is being moved with the arrows.
    var isMoving = false
    /// Where a range of marked cells begins; it goes to the cursor.
    var anchor: SheetCursor?
    /// The settings give way to more sessions, each cell to its best set; kept for each phase.
    var isFolded = false
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
    private(set) var version = 0
    private var laidOut: SheetGeometry?
    private var ordered: (version: Int, column: Int, rows: [SetTurn.Row])?

    init(_ source: SheetContent.Source) { self.source = source }

    /// The live session that keys are about: the one in the cursor's column, else the first one of the sheet.
    var live: (column: Int, session: TrainingSession)? { sheet.live(preferring: cursor.field.column) }

    var scopes: [KeyScope] {
        modeScopes + placeScopes + (isLogging ? [.logging] : [])
            + (isOnSessionRow ? [.session] : []) + [.sheet, .list]
    }
    var footerScopes: [KeyScope] {
        if !modeScopes.isEmpty { return modeScopes }
        if lastTarget != nil { return [.targets, .sheet] }
        return (sheet.isPlan ? [] : [.session]) + (isLogging ? [.logging] : sheet.isPlan ? [.sheet] : [])
    }
    /// What some keys are about where the cursor stands: the targets of a row, the notes.
    var placeScopes: [KeyScope] { isOnPlanRow ? [.targets] : sheet.isPlan && cursor.line == .notes ? [.notes] : [] }
    /// What has the keys before everything else: a row being moved, a range being marked.
    var modeScopes: [KeyScope] { isMoving ? [.moving] : anchor == nil ? [] : [.range] }
    var isTyping: Bool { editor != nil }

    /// Blue while a session is live, yellow while a past one is written.
    var mode: Role? { live.map { $0.session.mode == .handsFree ? .handsFree : .live } }

    /// True when the live session of this sheet has the keys.
    var isLogging: Bool { live != nil }

    /// The session in whose column the cursor stands.
    var session: TrainingSession? { cursor.field.column.flatMap { sheet.sessions[$0] } }

    /// The row under the cursor.
    var line: SheetContent.Line? { lineIndex.map { sheet.lines[$0] } }
    /// Its place among the rows.
    var lineIndex: Int? { if case .row(let id) = cursor.line { sheet.index(of: id) } else { nil } }

    func owner(_ context: Context) -> Identifier<Client>? { sheet.client }
    func marked(_ context: Context) -> AnyHashable? { [AnyHashable(cursor), AnyHashable(session?.id)] }
    func title(_ context: Context) -> String { sheet.title }
    func caption(_ context: Context) -> String {
        if let live {
            let day = live.session.letter.isEmpty ? "" : ", day \(live.session.letter)"
            let place = "session \(live.column) of \(sheet.columnCount)\(day)"
            if live.session.mode == .handsFree {
                return "PAST SESSION \(live.session.day.short) \(sheet.isPlan ? place : startTime(context))"
            }
            let clock = live.session.startedAt.map { Clock.full(Int(context.now.timeIntervalSince($0))) } ?? ""
            return sheet.isPlan ? "LIVE \(clock) \(place)" : "LIVE \(clock)"
        }
        if sheet.isTemplate { return sheet.isRoutine ? "Routine" : "Template" }
        let done = sheet.sessions.values.filter { $0.state == .done }.count
        return sheet.isPlan ? "\(done) of \(sheet.columnCount) sessions done" : "Session"
    }

    /// False when the phase or session is gone, by undo or by another program. A diary that is locked for a moment is no
    /// reason to close a sheet with a half-typed cell.
    func exists(_ context: Context) -> Bool {
        switch source {
        case .phase(let id): context.exists { diary in try diary.phases.get(id) }
        case .session(let id): context.exists { diary in try diary.sessions.get(id) }
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
        rememberPlace(&context)
        reveal(context)
    }

    /// Keeps the place in a live session, which is where work goes on however it is left and found again.
    func rememberPlace(_ context: inout Context) {
        if let session, session.state == .live { context.places[session.id] = cursor }
    }

    /// Reads the sheet alone where the diary changed, before the reading of everything that follows every change.
    mutating func readSheet(_ context: inout Context) {
        guard revision != context.revision else { return }
        let source = source
        guard var read = context.read({ diary in try SheetContent(source, diary) }) else { return }
        let isFirst = revision == nil
        if let client = read.client {
            let exercises = read.lines.compactMap(\.exercise)
            read.health = context.read { diary in try diary.health(of: client, exercises: exercises) } ?? sheet.health
        }
        read.readLastTargets(&context)
        sheet = read
        revision = context.revision
        if !sheet.cursorLines.contains(cursor.line) { cursor = SheetCursor.start }
        if range == nil { anchor = nil }
        cursor = sheet.cursor(cursor.line, preferring: cursor.field)
        if isFirst { readFolded(&context) }
    }

    /// Puts the cursor where work goes on in a session: in a live one where it stood last, or else on the set that is due;
    /// in another one on the first empty cell.
    mutating func goToSession(_ id: Identifier<TrainingSession>?, _ context: Context) {
        // A half-typed cell that came back keeps the cursor.
        guard editor == nil else { return }
        let column = id.flatMap { sheet.column(of: $0) } ?? live?.column
        if let column {
            cursor = place(inColumn: column, context) ?? cursor
        } else if let first = sheet.lines.first(where: { sheet.has($0, column: sheet.nextColumn ?? 1) })
            ?? sheet.lines.first
        {
            let field: SheetCursor.Field = sheet.isTemplate ? .exercise : .load(sheet.nextColumn ?? 1)
            cursor = SheetCursor(line: .row(first.id), field: field)
        } else {
            cursor = sheet.isPlan ? SheetCursor(line: .newRow, field: .exercise) : .start
        }
    }

    /// Where work goes on in the session of a column; nil on a sheet without rows.
    private func place(inColumn column: Int, _ context: Context) -> SheetCursor? {
        let session = sheet.sessions[column]
        let isLive = session?.state == .live
        if isLive, let place = session.flatMap({ context.places[$0.id] }), sheet.cursorLines.contains(place.line),
            place.field == .load(column)
        {
            return place
        }
        let due = isLive ? SetTurn.due(order(column: column)).map { sheet.lines[$0] } : nil
        let rows = sheet.lines.filter { !sheet.isOtherDay($0, column: column) }
        let line = due ?? rows.first { ($0.cells[column]?.text ?? "").isEmpty } ?? rows.first ?? sheet.lines.first
        return line.map { SheetCursor(line: .row($0.id), field: .load(column)) }
    }

    /// Keeps the cursor's row on screen.
    mutating func reveal(_ context: Context) {
        updateTurns()
        let geometry = geometry(context.body)
        laidOut = geometry
        // With the new row the notes are in view.
        let line = cursor.line == .newRow ? .notes : cursor.line
        if line == .header {
            top = 0
        } else if let index = SheetGeometry.place(of: line, on: sheet) {
            top = geometry.lines.top(revealing: index, from: top)
        }
    }
}

// MARK: What is computed from the cells

extension SheetView {
    /// Where everything stands in a body; laid out anew only when what it depends on is different.
    func geometry(_ body: Rect) -> SheetGeometry {
        let basis = SheetGeometry.Basis(
            body: body, layout: SheetLayout(body, content: sheet, cursor: cursor, isFolded: isFolded),
            panelHeight: min(panelHeight(body), max(body.height - 5, 0)), version: version)
        if let laidOut, laidOut.basis == basis { return laidOut }
        return SheetGeometry(basis, view: self)
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
