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
        for slot in layout.slots.all {
            let cell = slot.cell(in: area)
            let place = SheetCursor(line: .row(line.id), field: slot.field)
            let isCursor = isActive && view.editor == nil && view.cursor == place
            // What `<` would take stands out on the side without the keys.
            let marked = slot.field.column.map { tab[side].markedColumn == $0 }
            let isMarked = isHere && !isActive && (marked ?? (slot.field == tab[tab.active].view.cursor.field))
            if let column = slot.field.column {
                let lines = lines(of: line, column, view, slot, height: cell.height, screen.glyphs)
                view.drawLoad(lines, in: cell, isCursor: isCursor, isMarked: isMarked, into: &screen)
            } else {
                view.drawPlan(line, slot.field, in: cell, isCursor: isCursor, isHere: isHere, into: &screen)
                if isMarked, slot.field.isTarget { screen.restyle(cell.top(1), role: .selectionUnfocused) }
            }
            if !isCursor, range?.contains(place) == true { screen.restyle(cell, role: .selection) }
        }
    }

    /// The cell being typed, drawn last: it stands over its neighbours, and what belongs to it over the lines below.
    func drawTyped(_ layout: BoardLayout, _ tab: BoardTab, into screen: inout Screen) {
        let view = tab[tab.active].view
        guard let editor = view.editor, let index = cursorLine(tab.active), index <= comparison.lines.count,
            let side = layout.sides.first(where: { $0.side == tab.active }),
            let line = layout.lines.visible(from: tab.top).first(where: { $0.index == index }),
            let cell = index == comparison.lines.count
                ? newRowCell(side, view, row: line.area.row)
                : side.slots[view.cursor.field]?.cell(in: layout.row(index, in: line.area, of: self))
        else { return }
        let table = Rect(
            column: side.area.column, row: layout.lines.area.row, width: side.area.width,
            height: layout.lines.area.height)
        view.drawTyped(editor, in: cell, side.slots, table: table, into: &screen)
    }

    /// Where a row is typed, below the others.
    private func newRowCell(_ layout: BoardLayout.Side, _ view: SheetView, row: Int) -> Rect? {
        let field = view.cursor.line == .newRow ? view.cursor.field : .exercise
        guard let slot = layout.slots[field] ?? layout.slots[.exercise] else { return nil }
        return Rect(column: slot.area.column, row: row, width: max(slot.area.width, 17), height: 1)
    }

    /// The gap; on a narrow window the name of what only the other side has.
    private func drawGap(_ index: Int, row: Int, _ layout: BoardLayout.Side, into screen: inout Screen) {
        guard let slot = layout.slots[.exercise] else { return }
        let other = self.row(index, layout.side.other)
        let isNarrow = screen.size.columns < BoardLayout.besideWidth
        let text = isNarrow ? other.map { "(\($0.name))" } ?? "-" : "-"
        screen.put(text, at: Point(slot.area.column, row), style: .muted, maxWidth: slot.area.width)
    }

    /// What a load cell shows: all of it, or its best set; what is no set stands as it is.
    private func lines(
        of line: SheetContent.Line, _ column: Int, _ view: SheetView, _ slot: SheetSlot, height: Int, _ glyphs: Glyphs
    ) -> [[CellPiece]] {
        if slot.isWhole {
            let text = view.cellText(line, column: column, width: slot.area.width)
            return view.lines(of: text, line, column: column, height: height, glyphs)
        }
        let isPlanned = view.sheet.isAhead(column) && line.ahead[column] != nil
        return [[CellPiece(text: view.sheet.bestText(line, column: column), isGhost: isPlanned)]]
    }

    /// The lines below the rows: a new row, and the notes.
    private func drawEnd(
        _ index: Int, row: Int, _ layout: BoardLayout.Side, _ tab: BoardTab, into screen: inout Screen
    ) {
        let view = tab[layout.side].view
        let isNewRow = index == comparison.lines.count
        let isHere = layout.side == tab.active && view.cursor.line == (isNewRow ? .newRow : .notes)
        guard isNewRow else {
            let notes = (view.sheet.phase?.notes ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
            guard isHere || !notes.isEmpty else { return }
            let area = Rect(column: layout.area.column, row: row, width: layout.area.width, height: 1)
            return view.drawNotes([notes], in: area, isHere: isHere, into: &screen)
        }
        guard isHere || layout.side == tab.active, let cell = newRowCell(layout, view, row: row) else { return }
        view.drawNewRow(in: cell, room: cell.width, isHere: isHere, into: &screen)
    }
}
