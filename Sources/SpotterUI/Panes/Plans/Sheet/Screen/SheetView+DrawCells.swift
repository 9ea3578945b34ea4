import FitnessModel
import TerminalKit
import ViewKit

/// The parts of a table that look the same on a sheet alone and on the Board.
extension SheetView {
    /// The titles over the columns; a live session's in its colour.
    func drawTitles(_ slots: SheetSlots, row: Int, into screen: inout Screen, _ context: Context) {
        for slot in slots.all {
            let session = slot.field.column.flatMap { sheet.sessions[$0] }
            var style = Style.header
            if let session, session.state == .live {
                style = Style(session.mode == .handsFree ? .handsFree : .live, .bold)
            }
            let text = title(slot, session, today: context.today)
            screen.put(text, at: Point(slot.area.column, row), style: style, maxWidth: slot.area.width)
        }
    }

    /// "3 · 12 Mar", "3·today" where there is little room; of a free session the day alone.
    private func title(_ slot: SheetSlot, _ session: TrainingSession?, today: Day) -> String {
        let width = slot.area.width
        let named = slot.field.column.flatMap { dayTitle($0, session, width: width, today: today) }
        guard let session else { return named ?? slot.field.title(width: width) }
        let day = session.day == today ? "today" : session.day.short
        let title = named ?? (sheet.isPlan ? "\(slot.field.title)\(slot.isWhole ? " · " : "·")\(day)" : day)
        let withUnit = "\(title) \(session.unit.rawValue)"
        return session.unit != sheet.clientUnit && TextWidth.of(withUnit) <= width ? withUnit : title
    }

    /// A cell of the plan.
    func drawPlan(
        _ line: SheetContent.Line, _ field: SheetCursor.Field, in cell: Rect, isCursor: Bool, isHere: Bool,
        into screen: inout Screen
    ) {
        let text = line.text(field)
        let isUnnamed = text.isEmpty && field == .exercise
        let ghost = sheet.lastTarget(line, field)
        var style = field == .label ? Style.superset : isHere ? Style(.text, .bold) : .text
        if isUnnamed { style = .muted }
        if isCursor {
            style = isMoving ? Style(.warning, .reverse) : .cursorCell
            screen.fill(cell.top(1), style: style)
        }
        let shown = isUnnamed ? "(no exercise)" : field == .exercise ? sheet.markedName(line) : text
        screen.put(shown, at: cell.origin, style: style, maxWidth: cell.width)
        if let ghost {
            drawLastTarget(ghost, in: cell, style: isCursor ? style.with(.dim) : .ghost, into: &screen)
        }
        guard field == .exercise, sheet.warning(line) != nil, !isCursor else { return }
        screen.put("!", at: cell.origin, style: Style(.warning, .bold), maxWidth: cell.width)
    }

    /// A load cell; a marked one stands out without the keys.
    func drawLoad(
        _ lines: [[CellPiece]], in cell: Rect, isCursor: Bool, isMarked: Bool = false, into screen: inout Screen
    ) {
        let base = isCursor ? Style.cursorCell : isMarked ? .selectionUnfocused : .text
        if isCursor || isMarked { screen.fill(cell, style: base) }
        for (offset, pieces) in lines.enumerated() {
            var place = Point(cell.column, cell.row + offset)
            for piece in pieces {
                let style = piece.isGhost ? (isCursor ? base.with(.dim) : .ghost) : base
                let used = screen.put(piece.text, at: place, style: style, maxWidth: cell.endColumn - place.column)
                place = place.moved(columns: used)
            }
        }
        if isCursor { screen.put(screen.glyphs.marker, at: Point(cell.column - 1, cell.row), style: .accent) }
    }

    /// The cell being typed takes the room it needs within its table, over its neighbours.
    func drawTyped(
        _ editor: CellEditor, in cell: Rect, _ slots: SheetSlots, table: Rect, into screen: inout Screen
    ) {
        let typed = editor.area(over: cell, in: table)
        // Cells that are covered in part go away wholly: the rest of a number would read as another one.
        let taken = typed.column..<typed.endColumn + 1
        for slot in slots.all where taken.overlaps(slot.area.column..<slot.area.endColumn + 1) {
            screen.fill(slot.cell(in: cell), style: .text)
        }
        drawInput(editor, in: typed, into: &screen)
        if let typedOver { drawLastTarget(typedOver, in: typed, style: .input.with(.dim), into: &screen) }
        if let question = editor.question { drawQuestion(question, at: typed, in: table, into: &screen) }
        drawNames(editor, below: typed, in: table, into: &screen)
    }

    /// The text that is typed; a selected one stands out.
    func drawInput(_ editor: CellEditor, in area: Rect, into screen: inout Screen) {
        screen.input(editor.line, in: area)
        if editor.isSelected { screen.restyle(area.left(TextWidth.of(editor.line.text)), role: .selection) }
    }

    /// What is asked about the cell being typed: right below it, above it where nothing is below.
    private func drawQuestion(
        _ question: CellQuestion, at typed: Rect, in table: Rect, into screen: inout Screen
    ) {
        let width = min(TextWidth.of(question.words) + 2, table.width - 1)
        let lines = TextWidth.wrap(question.words, width: max(width - 2, 1))
        let column = min(typed.column, table.endColumn - width)
        let isBelow = typed.row + lines.count < table.endRow
        for (offset, text) in lines.enumerated() {
            let row = isBelow ? typed.row + 1 + offset : typed.row - lines.count + offset
            let area = Rect(column: column, row: row, width: width, height: 1)
            screen.fill(area, style: .warning)
            screen.put(text, at: area.origin.moved(columns: 1), style: Style(.warning, .bold), maxWidth: width - 1)
        }
    }

    /// The line below the rows, where typing makes a row.
    func drawNewRow(in cell: Rect, room: Int, isHere: Bool, into screen: inout Screen) {
        if isHere { screen.fill(cell, style: .cursorCell) }
        screen.put(
            isHere ? "Enter types a row" : "+ new row", at: cell.origin, style: isHere ? .cursorCell : .muted,
            maxWidth: room)
    }

    private static let notesTitle = "NOTES  "

    /// Where the notes stand in the lines below the new row.
    static func notesArea(in lines: Rect) -> Rect { lines.droppingLeft(1 + notesTitle.count).droppingRight(1) }

    /// The notes of the phase, as many lines of them as there is room for.
    func drawNotes(_ notes: [String], in lines: Rect, isHere: Bool, into screen: inout Screen) {
        screen.put(Self.notesTitle, at: lines.origin.moved(columns: 1), style: .heading)
        let area = Self.notesArea(in: lines)
        if isHere, let editor { return screen.input(editor.line, in: area.top(1)) }
        let style = isHere ? Style.cursorCell : .text
        if isHere { screen.fill(area.top(1), style: style) }
        for (offset, text) in notes.prefix(area.height).enumerated() {
            screen.put(text, at: area.origin.moved(rows: offset), style: style, maxWidth: area.width)
        }
    }
}

extension CellEditor {
    /// The room that the cell being typed takes within a table: over its neighbours, as much as it needs.
    fileprivate func area(over cell: Rect, in table: Rect) -> Rect {
        let width = min(max(cell.width, TextWidth.of(line.text) + 2), table.width - 1)
        return Rect(column: min(cell.column, table.endColumn - width), row: cell.row, width: width, height: 1)
    }
}
