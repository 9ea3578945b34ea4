import DiaryStore
import FitnessModel
import Foundation
import TerminalKit

/// The phase sheet: the paper that trainers fill in by hand, edited in place like a spreadsheet.
struct SheetPane: Pane {
    let source: SheetContent.Source
    var sheet = SheetContent()
    var cursor = SheetCursor.start
    /// The cell being typed.
    var editor: CellEditor?
    /// The first row that is shown.
    var top = 0
    /// True while the row under the cursor is being moved with the arrows.
    var isMoving = false
    /// Plan columns give way to the load cells.
    var isWide = false
    /// The last loads of each exercise of this sheet, for the ghosts.
    var ghosts: [Identifier<Exercise>: DoneCell] = [:]
    /// What helps with the row under the cursor.
    var advice: Advice?

    init(_ source: SheetContent.Source) { self.source = source }

    var contexts: [KeyContext] { isLogging ? [.logging, .sheet, .list] : [.sheet, .list] }
    var footerContexts: [KeyContext] { isLogging ? [.logging] : [.sheet] }
    var isTyping: Bool { editor != nil }

    /// Blue while a session is live, yellow while one is written afterwards.
    var mode: Role? { sheet.live.map { $0.session.mode == .handsFree ? .handsFree : .live } }

    /// True when the live session of this sheet has the keys.
    var isLogging: Bool { sheet.live != nil }

    /// The session in whose column the cursor stands.
    var session: TrainingSession? { cursor.field.column.flatMap { sheet.sessions[$0] } }

    /// The row under the cursor.
    var line: SheetContent.Line? { if case .row(let id) = cursor.line { sheet.line(id) } else { nil } }

    func caption(_ desk: Desk) -> String {
        if let live = sheet.live, live.session.mode == .handsFree {
            return "HANDS-FREE \(live.session.day.short) session \(live.column) of \(sheet.columnCount)"
        }
        if let live = sheet.live {
            let clock = live.session.startedAt.map { Clock.full(Int(desk.now.timeIntervalSince($0))) } ?? ""
            return sheet.isPlan ? "LIVE \(clock) session \(live.column) of \(sheet.columnCount)" : "LIVE \(clock)"
        }
        if sheet.isTemplate { return "Template" }
        let done = sheet.sessions.values.filter { $0.state == .done }.count
        return sheet.isPlan ? "\(done) of \(sheet.columnCount) sessions done" : "Session"
    }

    /// False when the phase or session is gone, by undo or by another program.
    func exists(_ desk: Desk) -> Bool {
        switch source {
        case .phase(let id): (try? desk.diary.phase(id)) != nil
        case .session(let id): (try? desk.diary.session(id)) != nil
        }
    }

    mutating func reload(_ desk: inout Desk) {
        let source = source
        guard let read = desk.read({ diary throws(StoreError) in try SheetContent(source, diary) }) else { return }
        sheet = read
        if !sheet.cursorLines.contains(cursor.line) { cursor = SheetCursor.start }
        cursor = sheet.cursor(cursor.line, wishing: cursor.field)
        readGhosts(&desk)
        readAdvice(&desk)
        reveal(desk)
    }

    /// Puts the cursor on the first open cell of a session, or where work goes on.
    mutating func goToSession(_ id: Identifier<TrainingSession>?) {
        let column = id.flatMap { sheet.column(of: $0) } ?? sheet.live?.column
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
    mutating func reveal(_ desk: Desk) {
        guard case .row(let id) = cursor.line, let index = sheet.index(of: id) else {
            if cursor.line == .header { top = 0 }
            return
        }
        let geometry = SheetGeometry(body: Frame(desk.size).body, pane: self)
        top = geometry.top(revealing: index, from: top)
    }
}
