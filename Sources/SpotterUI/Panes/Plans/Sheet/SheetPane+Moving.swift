import DiaryStore
import FitnessModel
import TerminalKit

extension SheetPane {
    /// Moves the cursor, or the row under it while a row is being moved; false for other commands.
    mutating func move(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        if isMoving, command == .up || command == .down {
            moveRow(by: command == .up ? -count : count, desk: &desk)
            return true
        }
        switch command {
        case .up: cursor = sheet.moved(cursor, lines: -count)
        case .down: cursor = sheet.moved(cursor, lines: count)
        case .left: cursor = sheet.moved(cursor, fields: -count)
        case .right: cursor = sheet.moved(cursor, fields: count)
        case .pageUp: cursor = sheet.moved(cursor, lines: -10 * count)
        case .pageDown: cursor = sheet.moved(cursor, lines: 10 * count)
        case .first: cursor = sheet.moved(cursor, lines: -sheet.cursorLines.count)
        case .last: if let last = sheet.lines.last { cursor = sheet.cursor(.row(last.id), wishing: cursor.field) }
        default: return false
        }
        cursorMoved(&desk)
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
        guard case .row(.phase(let id)) = cursor.line, let index = sheet.index(of: .phase(id)) else { return }
        let target = min(max(index + offset, 0), sheet.lines.count - 1)
        guard target != index else { return }
        desk.write("Moved. Enter or Esc ends moving.") { diary throws(StoreError) in try diary.moveRow(id, to: target) }
        readSheet(&desk)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        // A click elsewhere accepts what is typed first, as in a spreadsheet; the wheel waits until then.
        if editor != nil {
            guard mouse.kind == .press || mouse.kind == .doubleClick else { return }
            acceptInPlace(&desk)
            guard editor == nil else { return }
        }
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
