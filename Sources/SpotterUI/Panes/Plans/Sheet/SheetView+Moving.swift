import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let moving = KeyScope("moving", "Moving a row")
}

extension SheetView {
    /// While a row is being moved: takes it along or puts it down.
    static let rowCommands: CommandSet<SheetView> = [
        Command("row.up", "Move the row up", hint: "row up", in: .moving, keys: ["Up", "k"], unless: needsMoving) {
            view, context, count in view.moveRow(by: -count, context: &context)
        },
        Command(
            "row.down", "Move the row down", hint: "row down", in: .moving, keys: ["Down", "j"], unless: needsMoving
        ) { view, context, count in view.moveRow(by: count, context: &context) },
        Command(
            "row.put", "Leave the row where it is now", hint: "put it here", in: .moving, keys: ["Enter", "Esc", "m"],
            unless: needsMoving
        ) { view, context, _ in
            view.isMoving = false
            context.message = .plain("The row stays here. u: undo.")
        },
    ]

    private static func needsMoving(_ view: SheetView, _ context: Context) -> String? {
        view.isMoving ? nil : "no row is being moved: m takes it along"
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let page = motion.isPaging ? geometry(context.body).lines.area.height : 0
        move(motion, through: sheet.cursorLines, count: count, page: page, context: &context)
        cursorMoved(&context)
        return true
    }

    /// Moves the cursor through these lines in the order of the screen, and the corner of a range with it.
    mutating func move(
        _ motion: Motion, through lines: [SheetCursor.Line], count: Int, page: Int, context: inout Context
    ) {
        let before = cursor
        switch motion {
        case .left: cursor = sheet.moved(cursor, fields: -count)
        case .right: cursor = sheet.moved(cursor, fields: count)
        case .last where sheet.lines.isEmpty: break
        case .up, .down, .first, .last, .pageUp, .pageDown:
            // The last of them is the last row: below it stand the new row and the notes.
            let end = sheet.isPlan && motion == .last ? lines.count - 2 : lines.count
            let here = lines.firstIndex(of: cursor.line) ?? 0
            guard let place = motion.target(from: here, count: end, times: count, page: page) else { break }
            // While a session is logged, one comes back to its column through the head, the new row and the notes.
            let field = passing.map { $0.through == cursor ? $0.field : cursor.field } ?? cursor.field
            cursor = sheet.cursor(lines[place], preferring: field)
            passing = cursor.field == field || !isLogging ? nil : (cursor, field)
        }
        holdRange(from: before, context: &context)
    }

    /// Reads what helps with the new row and keeps it on screen.
    mutating func cursorMoved(_ context: inout Context) {
        rememberPlace(&context)
        // After a change everything is read again at the end of the event anyway.
        guard !context.isStale else { return }
        updateHelp(&context)
        reveal(context)
    }

    private mutating func moveRow(by offset: Int, context: inout Context) {
        if sessionRow != nil { return moveSessionRow(by: offset, context: &context) }
        guard case .row(.phase(let id)) = cursor.line, let index = sheet.index(of: .phase(id)) else { return }
        let target = min(max(index + offset, 0), sheet.planned.count - 1)
        if changeDay(ofRow: id, at: index, by: offset, &context) { return }
        guard target != index else { return }
        context.write("Moved. Enter puts the row down.") { diary in try diary.moveRow(id, to: target) }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        guard acceptTyped(before: mouse, &context) else { return }
        isMoving = false
        anchor = nil
        switch mouse.kind {
        case .wheelUp: cursor = sheet.moved(cursor, lines: -1)
        case .wheelDown: cursor = sheet.moved(cursor, lines: 1)
        case .press, .doubleClick:
            guard let hit = geometry(body).cursor(at: mouse.at, view: self) else { return }
            cursor = hit
            if mouse.kind == .doubleClick { edit(&context) }
        }
        cursorMoved(&context)
    }
}

extension Motion {
    /// By what fits on the screen.
    var isPaging: Bool { self == .pageUp || self == .pageDown }
}
