import DiaryStore
import FitnessModel
import TerminalKit

extension SheetPane {
    /// Moves the cursor, or the row under it while a row is being moved; false for other commands.
    mutating func move(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        let before = cursor
        let page = max(SheetGeometry(body: Frame(desk.size).body, pane: self).rows.height - 1, 1)
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
        holdRange(from: before, desk: &desk)
        cursorMoved(&desk)
        return true
    }

    /// While a row is being moved: takes it along or puts it down. Every other command ends the moving first.
    mutating func performMoving(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        guard isMoving else { return false }
        switch command {
        case .rowUp: moveRow(by: -count, desk: &desk)
        case .rowDown: moveRow(by: count, desk: &desk)
        case .putRow:
            isMoving = false
            desk.message = .plain("The row stays here. u takes it back.")
        default:
            isMoving = false
            return false
        }
        return true
    }

    /// Reads what helps with the new row and keeps it on screen.
    mutating func cursorMoved(_ desk: inout Desk) {
        // After a change everything is read again at the end of the event anyway.
        if !desk.isStale {
            if wantedGhostColumn != ghostColumn { readGhosts(&desk) }
            updateAdvice(&desk)
        }
        reveal(desk)
    }

    private mutating func moveRow(by offset: Int, desk: inout Desk) {
        if sessionRow != nil { return moveSessionRow(by: offset, desk: &desk) }
        guard case .row(.phase(let id)) = cursor.line, let index = sheet.index(of: .phase(id)) else { return }
        let target = min(max(index + offset, 0), sheet.planned.count - 1)
        guard target != index else { return }
        desk.write("Moved. Enter puts the row down.") { diary throws(StoreError) in try diary.moveRow(id, to: target) }
        readSheet(&desk)
        reveal(desk)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        // A click elsewhere accepts what is typed first, as in a spreadsheet; the wheel waits until then.
        if editor != nil {
            guard mouse.kind == .press || mouse.kind == .doubleClick else { return }
            acceptInPlace(&desk)
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
            if mouse.kind == .doubleClick { edit(&desk) }
        }
        cursorMoved(&desk)
    }
}
