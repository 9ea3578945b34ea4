import DiaryStore
import FitnessModel
import TerminalKit

extension SheetView {
    /// Moves the cursor, or the row under it while a row is being moved; false for other commands.
    mutating func move(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        let before = cursor
        let page = max(SheetGeometry(body: Frame(context.size).body, pane: self).rows.height - 1, 1)
        switch command {
        case .up: cursor = sheet.moved(cursor, lines: -count)
        case .down: cursor = sheet.moved(cursor, lines: count)
        case .left: cursor = sheet.moved(cursor, fields: -count)
        case .right: cursor = sheet.moved(cursor, fields: count)
        case .pageUp: cursor = sheet.moved(cursor, lines: -page * count)
        case .pageDown: cursor = sheet.moved(cursor, lines: page * count)
        case .first: cursor = sheet.moved(cursor, lines: -sheet.cursorLines.count)
        case .last: if let last = sheet.lines.last { cursor = sheet.cursor(.row(last.id), wishing: cursor.field) }
        default: return false
        }
        holdRange(from: before, context: &context)
        cursorMoved(&context)
        return true
    }

    /// While a row is being moved: takes it along or puts it down. Every other command ends the moving first.
    mutating func performMoving(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        guard isMoving else { return false }
        switch command {
        case .rowUp: moveRow(by: -count, context: &context)
        case .rowDown: moveRow(by: count, context: &context)
        case .putRow:
            isMoving = false
            context.message = .plain("The row stays here. u takes it back.")
        default:
            isMoving = false
            return false
        }
        return true
    }

    /// Reads what helps with the new row and keeps it on screen.
    mutating func cursorMoved(_ context: inout Context) {
        // After a change everything is read again at the end of the event anyway.
        if !context.isStale {
            if wantedGhostColumn != ghostColumn { readGhosts(&context) }
            updateAdvice(&context)
        }
        reveal(context)
    }

    private mutating func moveRow(by offset: Int, context: inout Context) {
        if sessionRow != nil { return moveSessionRow(by: offset, context: &context) }
        guard case .row(.phase(let id)) = cursor.line, let index = sheet.index(of: .phase(id)) else { return }
        let target = min(max(index + offset, 0), sheet.planned.count - 1)
        guard target != index else { return }
        context.write("Moved. Enter puts the row down.") { diary throws(StoreError) in try diary.moveRow(id, to: target)
        }
        readSheet(&context)
        reveal(context)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        // A click elsewhere accepts what is typed first, as in a spreadsheet; the wheel waits until then.
        if editor != nil {
            guard mouse.kind == .press || mouse.kind == .doubleClick else { return }
            acceptInPlace(&context)
            guard editor == nil else { return }
        }
        isMoving = false
        anchor = nil
        switch mouse.kind {
        case .wheelUp: cursor = sheet.moved(cursor, lines: -1)
        case .wheelDown: cursor = sheet.moved(cursor, lines: 1)
        case .press, .doubleClick:
            let geometry = SheetGeometry(body: body, pane: self)
            guard let hit = geometry.cursor(at: mouse.at, pane: self) else { return }
            cursor = hit
            if mouse.kind == .doubleClick { edit(&context) }
        }
        cursorMoved(&context)
    }
}
