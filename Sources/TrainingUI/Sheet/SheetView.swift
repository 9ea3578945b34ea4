import DiaryStore
package import FitnessModel
import Foundation
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// The phase sheet: the paper that trainers fill in by hand, edited in place like a spreadsheet.
package struct SheetView: TypingView {
    package typealias Context = SpotterShell.Context

    /// The content and the cursor.
    package var grid: SheetGrid
    /// Help with logging.
    package var help = SheetHelp()
    /// The cell being typed.
    var typing = CellTyping()
    /// The revision of the diary at which the sheet was read.
    private var revision: Int?
    private var laidOut: SheetGeometry?

    package init(_ source: SheetContent.Source) { grid = SheetGrid(source) }

    var scopes: [KeyScope] {
        modeScopes + placeScopes + (grid.isLogging ? [.logging] : [])
            + (grid.isOnSessionRow ? [.session] : []) + [.sheet, .list]
    }
    var footerScopes: [KeyScope] {
        if !modeScopes.isEmpty { return modeScopes }
        if grid.lastTarget != nil { return [.targets, .sheet] }
        if placeScopes == [.notes], !grid.isLogging { return [.notes, .sheet] }
        return (grid.sheet.isPlan ? [] : [.session]) + (grid.isLogging ? [.logging] : grid.sheet.isPlan ? [.sheet] : [])
    }
    /// Scopes for the line under the cursor: the targets of a row, the notes.
    var placeScopes: [KeyScope] {
        grid.isOnPlanRow ? [.targets] : grid.sheet.isPlan && grid.cursor.line == .notes ? [.notes] : []
    }
    /// The mode that takes keys first: a row being moved, a range being marked.
    var modeScopes: [KeyScope] { grid.isMoving ? [.moving] : grid.anchor == nil ? [] : [.range] }
    /// Whether the next thing to do is likely to start a session: on a client's sheet while nothing is moved or marked.
    package var startsSession: Bool { modeScopes.isEmpty && grid.sheet.client != nil }

    /// Blue while a session is live, yellow while a past one is written.
    var mode: Role? { grid.live.map { $0.session.mode == .handsFree ? .handsFree : .live } }
    func owner(_ context: Context) -> Identifier<Client>? { grid.sheet.client }
    func marked(_ context: Context) -> AnyHashable? { [AnyHashable(grid.cursor), AnyHashable(grid.session?.id)] }
    func title(_ context: Context) -> Phrase { "\(grid.sheet.title)" }
    func caption(_ context: Context) -> Phrase {
        if let live = grid.live {
            let (column, count, letter) = (live.column, grid.sheet.columnCount, live.session.letter)
            let place: Phrase =
                letter.isEmpty ? "session \(column) of \(count)" : "session \(column) of \(count), day \(letter)"
            if live.session.mode == .handsFree {
                let day = live.session.day.short
                return grid.sheet.isPlan
                    ? "PAST SESSION \(day) \(place)" : "PAST SESSION \(day) \(grid.startTime(context))"
            }
            return grid.sheet.isPlan ? "\(shortCaption(context)) \(place)" : shortCaption(context)
        }
        if grid.sheet.isTemplate { return grid.sheet.isRoutine ? "Routine" : "Template" }
        let done = grid.sheet.sessions.values.filter { $0.state == .done }.count
        return grid.sheet.isPlan
            ? "\(done) of \(grid.sheet.columnCount, one: "session", other: "sessions") done" : "Session"
    }
    /// The state of a live session without its place: "LIVE 00:31:12".
    func shortCaption(_ context: Context) -> Phrase {
        guard let live = grid.live, live.session.mode == .realTime else { return "PAST SESSION" }
        let clock = live.session.startedAt.map { Clock.full(Int(context.now.timeIntervalSince($0))) } ?? ""
        return "LIVE \(clock)"
    }

    /// False if the phase or session is deleted, by undo or by another program. A temporarily locked diary does not
    /// close a sheet with a half-typed cell.
    func exists(_ context: Context) -> Bool {
        switch grid.source {
        case .phase(let id): context.exists { diary in try diary.phases.get(id) }
        case .session(let id): context.exists { diary in try diary.sessions.get(id) }
        }
    }

    package mutating func reload(_ context: inout Context) {
        readSheet(&context)
        help.update(grid, &context)
        rememberPlace(&context)
        reveal(context)
    }

    /// Remembers the cursor of a live session, so that work resumes there.
    func rememberPlace(_ context: inout Context) {
        if let session = grid.session, session.state == .live { context.live.cursors[session.id] = grid.cursor }
    }

    /// Reads the sheet alone where the diary changed, before the reading of everything that follows every change.
    mutating func readSheet(_ context: inout Context) {
        guard revision != context.revisions.all else { return }
        let source = grid.source
        guard var read = context.read({ diary in try SheetContent(source, diary) }) else { return }
        let isFirst = revision == nil
        if let client = read.client {
            let exercises = read.lines.compactMap(\.exercise)
            read.health =
                context.read { diary in try diary.clients.health(of: client, exercises: exercises) }
                ?? grid.sheet.health
        }
        read.readLastTargets(&context)
        grid.sheet = read
        revision = context.revisions.all
        if !grid.sheet.cursorLines.contains(grid.cursor.line) { grid.cursor = SheetCursor.start }
        if grid.range == nil { grid.anchor = nil }
        grid.cursor = grid.sheet.cursor(grid.cursor.line, preferring: grid.cursor.field)
        if isFirst { readFolded(&context) }
    }

    /// Moves the cursor to the next set of a session: in a live one to the remembered position or the next turn, else
    /// to the first empty cell.
    package mutating func goToSession(_ id: Identifier<TrainingSession>?, _ context: Context) {
        // A restored half-typed cell keeps the cursor.
        guard !isTyping else { return }
        let column = id.flatMap { grid.sheet.column(of: $0) } ?? grid.live?.column
        if let column {
            grid.cursor = place(inColumn: column, context) ?? grid.cursor
        } else if let first = grid.sheet.lines.first(where: { grid.sheet.has($0, column: grid.sheet.nextColumn ?? 1) })
            ?? grid.sheet.lines.first
        {
            let field: SheetCursor.Field = grid.sheet.isTemplate ? .exercise : .load(grid.sheet.nextColumn ?? 1)
            grid.cursor = SheetCursor(line: .row(first.id), field: field)
        } else {
            grid.cursor = grid.sheet.isPlan ? SheetCursor(line: .newRow, field: .exercise) : .start
        }
    }

    /// The position of the next set in a column; nil on a sheet without rows.
    private func place(inColumn column: Int, _ context: Context) -> SheetCursor? {
        let session = grid.sheet.sessions[column]
        let isLive = session?.state == .live
        if isLive, let place = session.flatMap({ context.live.cursors[$0.id] }),
            grid.sheet.cursorLines.contains(place.line),
            place.field == .load(column)
        {
            return place
        }
        let due = isLive ? SetTurn.due(grid.order(column: column)).map { grid.sheet.lines[$0] } : nil
        let rows = grid.sheet.lines.filter { !grid.sheet.isOtherDay($0, column: column) }
        let line = due ?? rows.first { ($0.cells[column]?.text ?? "").isEmpty } ?? rows.first ?? grid.sheet.lines.first
        return line.map { SheetCursor(line: .row($0.id), field: .load(column)) }
    }

    /// Scrolls to the cursor's row.
    mutating func reveal(_ context: Context) {
        help.updateTurns(grid)
        let geometry = geometry(context.body)
        laidOut = geometry
        // With the new row the notes are in view.
        let line = grid.cursor.line == .newRow ? .notes : grid.cursor.line
        if line == .header {
            grid.top = 0
        } else if let index = SheetGeometry.place(of: line, on: grid.sheet) {
            grid.top = geometry.lines.top(revealing: index, from: grid.top)
        }
    }
}

// MARK: Values computed from the cells

extension SheetView {
    /// The layout in a body; computed again only if its basis changed.
    func geometry(_ body: Rect) -> SheetGeometry {
        let basis = SheetGeometry.Basis(
            body: body, layout: SheetLayout(body, content: grid.sheet, cursor: grid.cursor, isFolded: grid.isFolded),
            panelHeight: min(panel.height(body), max(body.height - 5, 0)),
            version: grid.version + help.version)
        if let laidOut, laidOut.basis == basis { return laidOut }
        return SheetGeometry(basis, painter: painter)
    }
}

extension SheetView {
    /// Draws the table.
    var painter: SheetPainter { SheetPainter(grid: grid, help: help, editor: typing.editor) }
    /// Draws the lines below the table.
    var panel: SheetPanel { SheetPanel(grid: grid, help: help, editor: typing.editor) }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let geometry = geometry(body)
        painter.draw(into: &screen, geometry, context)
        panel.draw(into: &screen, geometry.panel, context)
        // Over its neighbours, and the panel.
        painter.drawTyped(into: &screen, geometry)
    }
}

/// A view inside which a sheet takes the keys: the Board, the cockpit.
protocol SheetHost: TypingView where Context == SpotterShell.Context {
    /// The active sheet; nil if there is none.
    var sheet: SheetView? { get set }
}

extension SheetHost {
    package var mode: Role? { sheet?.mode }
    package var isTyping: Bool { sheet?.isTyping ?? false }
    package var typingHints: [KeyHint] { sheet?.typingHints ?? [] }
    package var isHalfTyped: Bool { sheet?.isHalfTyped ?? false }
    package var needsAutosave: Bool { sheet?.needsAutosave ?? false }

    package mutating func paste(_ text: String, context: inout Context) { sheet?.paste(text, context: &context) }
    package mutating func autosave(_ context: inout Context) { sheet?.autosave(&context) }

    /// The sheet is found here like one on a stack.
    package mutating func update<Other: View, Result>(
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
        ) { view, context, _ in view.grid.chooseDay(&context) }
    ]

    private static func needsDays(_ view: SheetView, _ context: Context) -> Phrase? {
        if !view.grid.sheet.isPlan { return "a session without a phase has no plan" }
        if view.grid.sheet.days.isEmpty { return "the phase has no days yet: E gives it some, such as A B" }
        return view.grid.dayRows.isEmpty ? "the cursor is not on a row of the plan" : nil
    }
}

extension SheetGrid {
    fileprivate func chooseDay(_ context: inout Context) {
        let (rows, days) = (dayRows, sheet.days)
        let name = line?.name ?? ""
        let what: Phrase =
            rows.count > 1 ? "\(rows.count, one: "row", other: "rows")" : name.isEmpty ? "the row" : "\(name)"
        let now = line?.day ?? ""
        context.present(
            Picker(
                "Day of \(what)", of: days.names + [""], verb: "choose",
                title: { $0.isEmpty ? "Every day" : "Day \($0)" },
                detail: { day in
                    let details: [Phrase] = ["\(days.weekdays(of: day))", day == now ? "now" : ""]
                    return details.filter { !$0.isEmpty }.joined(separator: ", ")
                }
            ) { day, context in
                context.update(SheetView.self) { view, context in
                    view.grid.put(rows, named: name, on: day, what, &context)
                }
            })
    }

    fileprivate mutating func put(
        _ rows: [Identifier<PhaseRow>], named name: String, on day: String, _ what: Phrase, _ context: inout Context
    ) {
        anchor = nil
        let message: Phrase = day.isEmpty ? "Put \(what) on every day. u: undo." : "Put \(what) on day \(day). u: undo."
        context.write(message) { diary in
            let facts = facts(
                .setDay, .phase,
                [.source: rows.count == 1 ? name : "", .count: rows.count == 1 ? "" : String(rows.count), .value: day])
            try diary.change(facts) { change in
                for row in rows { try change.phaseRows.setDay(day, row: row) }
            }
        }
    }

    /// At the end of its day a row that is moved goes over to the next one; false if it stays in its day.
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
        let message: Phrase =
            names[next].isEmpty
            ? "Now on every day. Enter places the row." : "Now on day \(names[next]). Enter places the row."
        context.write(message) { diary in
            try diary.phaseRows.setDay(names[next], row: id, staysNear: true)
        }
        return true
    }
}
