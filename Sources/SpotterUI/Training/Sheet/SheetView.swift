import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// The phase sheet: the paper that trainers fill in by hand, edited in place like a spreadsheet.
struct SheetView: TypingView {
    let source: SheetContent.Source
    var sheet = SheetContent() { didSet { version += 1 } }
    var cursor = SheetCursor.start
    /// The cell being typed.
    var editor: CellEditor?
    /// The field that the cursor left for a line which has none such, and where it stands since.
    var passing: (through: SheetCursor, field: SheetCursor.Field)?
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
        if helpRevision != context.revisions.all {
            helpRevision = context.revisions.all
            advices = [:]
            readGhosts(&context)
        }
        updateHelp(&context)
        rememberPlace(&context)
        reveal(context)
    }

    /// Keeps the place in a live session, which is where work goes on however it is left and found again.
    func rememberPlace(_ context: inout Context) {
        if let session, session.state == .live { context.live.cursors[session.id] = cursor }
    }

    /// Reads the sheet alone where the diary changed, before the reading of everything that follows every change.
    mutating func readSheet(_ context: inout Context) {
        guard revision != context.revisions.all else { return }
        let source = source
        guard var read = context.read({ diary in try SheetContent(source, diary) }) else { return }
        let isFirst = revision == nil
        if let client = read.client {
            let exercises = read.lines.compactMap(\.exercise)
            read.health =
                context.read { diary in try diary.clients.health(of: client, exercises: exercises) } ?? sheet.health
        }
        read.readLastTargets(&context)
        sheet = read
        revision = context.revisions.all
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
        if isLive, let place = session.flatMap({ context.live.cursors[$0.id] }), sheet.cursorLines.contains(place.line),
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

/// A view inside which a sheet takes the keys: the Board, the cockpit.
protocol SheetHost: TypingView where Context == SpotterUI.Context {
    /// The sheet that has the keys; nil while there is none.
    var sheet: SheetView? { get set }
}

extension SheetHost {
    var mode: Role? { sheet?.mode }
    var isTyping: Bool { sheet?.isTyping ?? false }
    var typingHints: [KeyHint] { sheet?.typingHints ?? [] }
    var isHalfTyped: Bool { sheet?.isHalfTyped ?? false }
    var needsAutosave: Bool { sheet?.needsAutosave ?? false }

    mutating func paste(_ text: String, context: inout Context) { sheet?.paste(text, context: &context) }
    mutating func autosave(_ context: inout Context) { sheet?.autosave(&context) }

    /// The sheet is found here like one on a stack.
    mutating func update<Other: View, Result>(
        _ kind: Other.Type, _ change: (inout Other) -> Result
    ) -> Result? where Other.Context == Context {
        guard var host = self as? Other else { return sheet?.update(kind, change) }
        let result = change(&host)
        if let changed = host as? Self { self = changed }
        return result
    }
}

/// Which day of its phase a row is trained on.
extension SheetView {
    static let dayCommands: CommandSet<SheetView> = [
        Command(
            "sheet.day", "Choose the day of the row, or of the marked rows", in: .sheet, keys: ["H"], unless: needsDays
        ) { view, context, _ in view.chooseDay(&context) }
    ]

    private static func needsDays(_ view: SheetView, _ context: Context) -> String? {
        if !view.sheet.isPlan { return "a session without a phase has no plan" }
        if view.sheet.days.isEmpty { return "the phase has no days yet: E gives it some, such as A B" }
        return view.dayRows.isEmpty ? "no row of the plan is under the cursor" : nil
    }

    /// The marked rows of the plan, or the one under the cursor.
    private var dayRows: [Identifier<PhaseRow>] {
        (range?.rows ?? [line?.id].compactMap { $0 }).compactMap { if case .phase(let id) = $0 { id } else { nil } }
    }

    private func chooseDay(_ context: inout Context) {
        let (rows, days) = (dayRows, sheet.days)
        let name = line?.name ?? ""
        let what = rows.count > 1 ? Count.text(rows.count, "row") : name.isEmpty ? "the row" : name
        let now = line?.day ?? ""
        context.present(
            Picker(
                "Which day is \(what) of?", of: days.names + [""], verb: "choose",
                title: { $0.isEmpty ? "Every day" : "Day \($0)" },
                detail: { day in
                    [days.weekdays(of: day), day == now ? "now" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
                }
            ) { day, context in
                context.update(SheetView.self) { view, context in view.put(rows, on: day, what, &context) }
            })
    }

    private mutating func put(
        _ rows: [Identifier<PhaseRow>], on day: String, _ what: String, _ context: inout Context
    ) {
        anchor = nil
        let words = day.isEmpty ? "every day" : "day \(day)"
        context.write("Put \(what) on \(words). u: undo.") { diary in
            let facts = facts(
                .setDay, .phase, [.source: rows.count == 1 ? what : "", .count: String(rows.count), .value: day])
            try diary.change(facts) { change in
                for row in rows { try change.phaseRows.setDay(day, row: row) }
            }
        }
    }

    /// At the end of its day a row that is moved goes over to the next one; false where it stays in its day.
    mutating func changeDay(
        ofRow id: Identifier<PhaseRow>, at index: Int, by offset: Int, _ context: inout Context
    ) -> Bool {
        let names = [""] + sheet.days.names
        guard names.count > 1, let here = names.firstIndex(of: sheet.lines[index].day) else { return false }
        let neighbour = index + offset.signum()
        let isWithin = sheet.planned.indices.contains(neighbour) && sheet.lines[neighbour].day == names[here]
        guard !isWithin else { return false }
        let next = here + offset.signum()
        guard names.indices.contains(next) else { return true }
        let words = names[next].isEmpty ? "every day" : "day \(names[next])"
        context.write("Now of \(words). Enter puts the row down.") { diary in
            try diary.phaseRows.setDay(names[next], row: id, staysNear: true)
        }
        return true
    }
}
