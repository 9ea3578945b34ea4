import FitnessModel
import TerminalKit
import ViewKit

/// One side of one line: label, exercise, and targets or loads; or the gap of what this side lacks.
extension BoardView {
    func drawSide(
        _ index: Int, in area: Rect, _ layout: BoardLayout.Side, _ tab: BoardTab, into screen: inout Screen
    ) {
        let side = layout.side
        let isActive = side == tab.active
        let view = tab[side].view
        let isHere = cursorLine(tab.active) == index
        if isHere, isActive {
            screen.put(screen.glyphs.marker, at: Point(layout.area.column, area.row), style: .accent)
        }
        guard comparison.lines.indices.contains(index) else {
            return drawEnd(index, row: area.row, layout, tab, into: &screen)
        }
        guard let line = row(index, side) else {
            return drawGap(index, row: area.row, layout, into: &screen)
        }
        let range = isActive ? view.range : nil
        var typed: (editor: CellEditor, cell: Rect)?
        for slot in layout.slots {
            let cell = Rect(column: slot.area.column, row: area.row, width: slot.area.width, height: area.height)
            let place = SheetCursor(line: .row(line.id), field: slot.field)
            let isCursor = isActive && view.cursor == place
            // What `<` would take stands out on the side without the keys.
            let marked = slot.field.column.map { tab[side].markedColumn == $0 }
            let isMarked = isHere && !isActive && (marked ?? (slot.field == tab[tab.active].view.cursor.field))
            if isCursor, let editor = view.editor {
                typed = (editor, cell)
            } else if let column = slot.field.column {
                drawLoad(line, column, view, slot, in: cell, isCursor: isCursor, isMarked: isMarked, into: &screen)
            } else {
                drawPlan(view, place, in: cell, isCursor: isCursor, isHere: isHere, into: &screen)
                if isMarked, slot.field.isTarget { screen.restyle(cell.top(1), role: .selectionUnfocused) }
            }
            if !isCursor, range?.contains(place) == true { screen.restyle(cell, role: .selection) }
        }
        // Last, over the cells beside it.
        if let typed { drawEditor(typed.editor, in: typed.cell, layout, into: &screen) }
    }

    /// The gap; on a narrow window the name of what only the other side has.
    private func drawGap(_ index: Int, row: Int, _ layout: BoardLayout.Side, into screen: inout Screen) {
        guard let slot = layout.slot(.exercise) else { return }
        let other = self.row(index, layout.side.other)
        let isNarrow = screen.size.columns < BoardLayout.besideWidth
        let text = isNarrow ? other.map { "(\($0.name))" } ?? "-" : "-"
        screen.put(text, at: Point(slot.area.column, row), style: .muted, maxWidth: slot.area.width)
    }

    /// The cell being typed takes the room it needs within its side.
    private func drawEditor(
        _ editor: CellEditor, in cell: Rect, _ layout: BoardLayout.Side, into screen: inout Screen
    ) {
        let width = min(max(cell.width, TextWidth.of(editor.line.text) + 2), layout.area.width - 1)
        let start = min(cell.column, layout.area.endColumn - width)
        // Cells that are covered in part go away wholly: the rest of a number would read as another one.
        let taken = start..<start + width + 1
        for slot in layout.slots where taken.overlaps(slot.area.column..<slot.area.endColumn + 1) {
            screen.fill(
                Rect(column: slot.area.column, row: cell.row, width: slot.area.width, height: cell.height), style: .text
            )
        }
        screen.input(editor.line, in: Rect(column: start, row: cell.row, width: width, height: 1))
    }

    private func drawPlan(
        _ view: SheetView, _ place: SheetCursor, in cell: Rect, isCursor: Bool, isHere: Bool, into screen: inout Screen
    ) {
        let text = view.sheet.text(at: place)
        let isUnnamed = text.isEmpty && place.field == .exercise
        var style = place.field == .label ? Style.superset : isHere ? Style(.text, .bold) : .text
        if isUnnamed { style = .muted }
        if isCursor {
            style = view.isMoving ? Style(.warning, .reverse) : .cursorCell
            screen.fill(cell.top(1), style: style)
        }
        screen.put(isUnnamed ? "(no exercise)" : text, at: cell.origin, style: style, maxWidth: cell.width)
    }

    private func drawLoad(
        _ line: SheetContent.Line, _ column: Int, _ view: SheetView, _ slot: BoardSlots.Slot, in cell: Rect,
        isCursor: Bool, isMarked: Bool, into screen: inout Screen
    ) {
        let base = isCursor ? Style.cursorCell : isMarked ? .selectionUnfocused : .text
        if isCursor || isMarked { screen.fill(cell, style: base) }
        if slot.isWhole {
            let lines = view.cellLines(line, column: column, width: cell.width, height: cell.height, screen.glyphs)
            for (offset, pieces) in lines.enumerated() {
                var place = Point(cell.column, cell.row + offset)
                for piece in pieces {
                    let style = piece.isGhost ? (isCursor ? base.with(.dim) : .ghost) : base
                    let used = screen.put(piece.text, at: place, style: style, maxWidth: cell.endColumn - place.column)
                    place = place.moved(columns: used)
                }
            }
        } else {
            let text = compactText(view.sheet.cell(line, column: column), screen.glyphs)
            screen.put(text, at: cell.origin, style: base, maxWidth: cell.width)
        }
        if isCursor { screen.put(screen.glyphs.marker, at: Point(cell.column - 1, cell.row), style: .accent) }
    }

    /// The best set of a cell; what is no set stands as it is.
    private func compactText(_ cell: LoadCell, _ glyphs: Glyphs) -> String {
        BestSet(of: cell.sets)?.text(in: cell.unit) ?? cell.text
    }

    /// The lines below the rows: a new row, and the notes.
    private func drawEnd(
        _ index: Int, row: Int, _ layout: BoardLayout.Side, _ tab: BoardTab, into screen: inout Screen
    ) {
        let view = tab[layout.side].view
        let isNewRow = index == comparison.lines.count
        let isHere = layout.side == tab.active && view.cursor.line == (isNewRow ? .newRow : .notes)
        guard isNewRow else { return drawNotes(row: row, layout, view, isHere: isHere, into: &screen) }
        guard isHere || layout.side == tab.active,
            let slot = layout.slot(isHere ? view.cursor.field : .exercise) ?? layout.slot(.exercise)
        else { return }
        let cell = Rect(column: slot.area.column, row: row, width: max(slot.area.width, 17), height: 1)
        if isHere, let editor = view.editor {
            drawEditor(editor, in: cell, layout, into: &screen)
        } else {
            if isHere { screen.fill(cell, style: .cursorCell) }
            screen.put(
                isHere ? "Enter types a row" : "+ new row", at: cell.origin, style: isHere ? .cursorCell : .muted,
                maxWidth: cell.width)
        }
    }

    private func drawNotes(
        row: Int, _ layout: BoardLayout.Side, _ view: SheetView, isHere: Bool, into screen: inout Screen
    ) {
        let notes = (view.sheet.phase?.notes ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
        guard isHere || !notes.isEmpty else { return }
        let used = screen.put("NOTES  ", at: Point(layout.area.column + 1, row), style: .heading)
        let rest = Rect(
            column: layout.area.column + 1 + used, row: row, width: layout.area.width - used - 2, height: 1)
        if isHere, let editor = view.editor {
            screen.input(editor.line, in: rest)
        } else {
            if isHere { screen.fill(rest, style: .cursorCell) }
            screen.put(notes, at: rest.origin, style: isHere ? .cursorCell : .text, maxWidth: rest.width)
        }
    }
}
