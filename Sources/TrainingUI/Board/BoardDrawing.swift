import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

extension BoardView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let tab else {
            drawEmpty(into: &screen, body, context)
            return
        }
        let layout = BoardLayout(self, tab, body)
        drawTitles(into: &screen, layout, tab, context)
        for (index, area) in layout.lines.visible(from: tab.top) {
            drawLine(index, in: area, layout, tab, into: &screen)
        }
        drawMore(into: &screen, layout, tab)
        drawTotals(into: &screen, layout, tab)
        drawDetail(into: &screen, layout, tab)
        tab[tab.active].view.panel.draw(into: &screen, layout.panel, context, showsHealth: true)
        drawTyped(layout, tab, into: &screen)
    }

    private func drawEmpty(into screen: inout Screen, _ body: Rect, _ context: Context) {
        let text: Phrase = """
            The Board shows two phases side by side, aligned by exercise, with what increased and what decreased.

            / finds the first phase, of any client, or a template. Tab then picks the one beside it. \
            n p creates a new phase. b closes the Board.
            """
        screen.paragraph(text, in: body.inset(columns: 2, rows: 1), style: .muted)
    }

    private func drawTitles(into screen: inout Screen, _ layout: BoardLayout, _ tab: BoardTab, _ context: Context) {
        screen.fill(layout.titles, style: .header)
        for side in layout.sides {
            tab[side.side].view.painter.drawTitles(side.slots, row: layout.titles.row, into: &screen, context)
        }
        let arrow = screen.glyphs.right
        if let values = layout.values {
            screen.put(
                "left \(arrow) right", at: Point(values.column, layout.titles.row), style: .header,
                maxWidth: values.width)
        }
        for column in layout.differences {
            let names: [Phrase] = [column.figure.name, column.figure.shortName].map { "\(screen.glyphs.delta) \($0)" }
            screen.put(
                names.first { TextWidth.of($0) <= column.area.width } ?? names[1],
                at: Point(column.area.column, layout.titles.row),
                style: column.figure == figure ? Style(.header, .bold) : .header, maxWidth: column.area.width)
        }
        drawRules(into: &screen, layout, row: layout.titles.row)
    }

    func drawRules(into screen: inout Screen, _ layout: BoardLayout, row: Int) {
        for column in layout.rules {
            screen.put(verbatim: screen.glyphs.vertical, at: Point(column, row), style: .border)
        }
    }

    private func drawLine(
        _ index: Int, in lines: Rect, _ layout: BoardLayout, _ tab: BoardTab, into screen: inout Screen
    ) {
        for row in lines.rows { drawRules(into: &screen, layout, row: row) }
        drawHeadings(index, in: lines, layout, into: &screen)
        let area = layout.row(index, in: lines, of: self)
        guard !area.isEmpty else { return }
        for side in layout.sides { drawSide(index, in: area, side, tab, into: &screen) }
        guard comparison.lines.indices.contains(index), tab.isPair else { return }
        let line = comparison.lines[index]
        // A row whose exercise is not chosen yet has nothing to compare.
        guard row(index, .left)?.exercise ?? row(index, .right)?.exercise != nil else { return }
        if let rect = layout.values {
            drawValues(values(line.left, line.right), in: rect, row: area.row, style: .text, into: &screen)
        }
        for column in layout.differences {
            let difference = line.fairDifference(column.figure)
            let room = column.area.width
            let wording = difference.wording(
                column.figure, in: unit(.right), screen.glyphs, perSession: line.isPerSession(column.figure), room: room
            )
            screen.put(wording, at: Point(column.area.column, area.row), style: difference.style, maxWidth: room)
        }
    }

    /// "100x3 → 105x3", the arrow in one column.
    private func drawValues(
        _ values: (left: String, right: String), in rect: Rect, row: Int, style: Style, into screen: inout Screen
    ) {
        let half = (rect.width - 3) / 2
        let left = Rect(column: rect.column, row: row, width: half, height: 1)
        // Half a number is a wrong number: the older one is hidden in favour of the newer one.
        guard max(TextWidth.of(values.left), TextWidth.of(values.right)) <= half else {
            let newer = "\(screen.glyphs.right) \(values.right.isEmpty ? "-" : values.right)"
            let whole = Rect(column: rect.column, row: row, width: rect.width, height: 1)
            return screen.put(verbatim: newer, in: whole, align: .trailing, style: style)
        }
        screen.put(verbatim: values.left.isEmpty ? "-" : values.left, in: left, align: .trailing, style: .muted)
        screen.put(verbatim: screen.glyphs.right, at: Point(rect.column + half + 1, row), style: .muted)
        screen.put(
            verbatim: values.right.isEmpty ? "-" : values.right, at: Point(rect.column + half + 3, row), style: style,
            maxWidth: rect.width - half - 3)
    }

    private func drawMore(into screen: inout Screen, _ layout: BoardLayout, _ tab: BoardTab) {
        let below = layout.lines.rowsBelow(from: tab.top)
        var words: [String] = []
        if tab.top > 0 { words.append("\(screen.glyphs.up) \(tab.top)") }
        if below > 0 { words.append("\(screen.glyphs.down) \(below)") }
        guard !words.isEmpty else { return }
        let more: Phrase = "\(list: words, separator: " ") more"
        screen.put(" \(more)", in: layout.titles.droppingRight(1), align: .trailing, style: .accent)
    }

    private func drawTotals(into screen: inout Screen, _ layout: BoardLayout, _ tab: BoardTab) {
        guard layout.totals.height > 0 else { return }
        let row = layout.totals.row
        drawRules(into: &screen, layout, row: row)
        for side in layout.sides {
            let text = totals(side.side, tab, room: side.area.width - 2, isAlone: layout.values != nil, screen.glyphs)
            screen.put(
                text, at: Point(side.area.column + 1, row), style: Style(.text, .bold), maxWidth: side.area.width - 1)
        }
        // Best set and e1RM have no sum: the volume is shown there.
        if let values = layout.values {
            let shown = totalFigure(figure)
            drawValues(
                self.values(comparison.left, comparison.right, of: shown), in: values, row: row,
                style: Style(.text, .bold), into: &screen)
        }
        var shown: [ComparedFigure] = []
        for column in layout.differences {
            let figure = totalFigure(column.figure)
            // The volume is shown once, also beside best set and e1RM.
            guard !shown.contains(figure) else { continue }
            shown.append(figure)
            // A session that has only started is not an empty session.
            let sessions = (
                left: comparison.left.sets > 0 ? sessionCount(.left, tab) : 0,
                right: comparison.right.sets > 0 ? sessionCount(.right, tab) : 0
            )
            // Phases of different length are compared by the session.
            let isByDay = (figure == .volume || figure == .sets) && sessions.left != sessions.right
            // A mean of two sets says nothing.
            if isByDay, min(comparison.left.sets, comparison.right.sets) < Self.fewSets { continue }
            let difference = isByDay ? comparison.perSession(figure, sessions) : comparison.difference(figure)
            let wording = difference.wording(
                figure, in: unit(.right), screen.glyphs, perSession: isByDay, room: column.area.width)
            screen.put(
                wording, at: Point(column.area.column, row), style: difference.style.with(.bold),
                maxWidth: column.area.width)
        }
    }

    func totalFigure(_ figure: ComparedFigure) -> ComparedFigure {
        figure == .best || figure == .e1RM ? .volume : figure
    }

    /// From this number of sets on a side, its mean session is compared.
    private static let fewSets = 5

    private func sessionCount(_ side: ComparedSide, _ tab: BoardTab) -> Int { tab[side].view.grid.sheet.sessions.count }

    /// The sums that have room; with one sheet on screen the sessions of both.
    private func totals(
        _ side: ComparedSide, _ tab: BoardTab, room: Int, isAlone: Bool, _ glyphs: Glyphs
    ) -> Phrase {
        let total = comparison.total(side)
        let (left, right) = (sessionCount(.left, tab), sessionCount(.right, tab))
        guard total.sets > 0 else { return "TOTAL  nothing done yet" }
        let sessions: Phrase =
            isAlone && left != right
            ? "\(left) \(glyphs.right) \(right, one: "sessions", other: "sessions")"
            : "\(sessionCount(side, tab), one: "session", other: "sessions")"
        let parts: [Phrase] = [
            sessions, "\(total.text(.volume, in: unit(side)))", "\(total.sets, one: "set", other: "sets")",
            total.meanEffortTenths.map { "RPE \(NumberFormat.shown($0, decimals: 1))" } ?? "",
        ].filter { !$0.isEmpty }
        let texts: [Phrase] = (1...parts.count).map { count in
            "TOTAL  \(list: Array(parts.prefix(count)), separator: " \(glyphs.separator) ")"
        }
        return texts.last { TextWidth.of($0) <= room } ?? "TOTAL"
    }
}

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
            screen.put(verbatim: screen.glyphs.marker, at: Point(layout.area.column, area.row), style: .accent)
        }
        guard comparison.lines.indices.contains(index) else {
            return drawEnd(index, row: area.row, layout, tab, into: &screen)
        }
        guard let line = row(index, side) else {
            return drawGap(index, row: area.row, layout, into: &screen)
        }
        let range = isActive ? view.grid.range : nil
        for slot in layout.slots.all {
            let cell = slot.cell(in: area)
            let place = SheetCursor(line: .row(line.id), field: slot.field)
            let isCursor = isActive && view.typing.editor == nil && view.grid.cursor == place
            // The cell that `<` would take is highlighted on the inactive side.
            let marked = slot.field.column.map { tab[side].markedColumn == $0 }
            let isMarked = isHere && !isActive && (marked ?? (slot.field == tab[tab.active].view.grid.cursor.field))
            if let column = slot.field.column {
                let lines = lines(of: line, column, view, slot, height: cell.height, screen.glyphs)
                view.painter.drawLoad(lines, in: cell, isCursor: isCursor, isMarked: isMarked, into: &screen)
            } else {
                view.painter.drawPlan(line, slot.field, in: cell, isCursor: isCursor, isHere: isHere, into: &screen)
                if isMarked, slot.field.isTarget { screen.restyle(cell.top(1), role: .selectionUnfocused) }
            }
            if !isCursor, range?.contains(place) == true { screen.restyle(cell, role: .selection) }
        }
    }

    /// Draws the cell being typed last: it covers its neighbours, its suggestions the lines below.
    func drawTyped(_ layout: BoardLayout, _ tab: BoardTab, into screen: inout Screen) {
        let view = tab[tab.active].view
        guard let editor = view.typing.editor, let index = cursorLine(tab.active), index <= comparison.lines.count,
            let side = layout.sides.first(where: { $0.side == tab.active }),
            let line = layout.lines.visible(from: tab.top).first(where: { $0.index == index }),
            let cell = index == comparison.lines.count
                ? newRowCell(side, view, row: line.area.row)
                : side.slots[view.grid.cursor.field]?.cell(in: layout.row(index, in: line.area, of: self))
        else { return }
        let table = Rect(
            column: side.area.column, row: layout.lines.area.row, width: side.area.width,
            height: layout.lines.area.height)
        view.painter.drawTyped(editor, in: cell, side.slots, table: table, into: &screen)
    }

    /// The cell of a new row, below the others.
    private func newRowCell(_ layout: BoardLayout.Side, _ view: SheetView, row: Int) -> Rect? {
        let field = view.grid.cursor.line == .newRow ? view.grid.cursor.field : .exercise
        guard let slot = layout.slots[field] ?? layout.slots[.exercise] else { return nil }
        return Rect(column: slot.area.column, row: row, width: max(slot.area.width, 17), height: 1)
    }

    /// The gap; on a narrow window the name of what only the other side has.
    private func drawGap(_ index: Int, row: Int, _ layout: BoardLayout.Side, into screen: inout Screen) {
        guard let slot = layout.slots[.exercise] else { return }
        let other = self.row(index, layout.side.other)
        let isNarrow = screen.size.columns < BoardLayout.besideWidth
        let text = isNarrow ? other.map { "(\($0.name))" } ?? "-" : "-"
        screen.put(verbatim: text, at: Point(slot.area.column, row), style: .muted, maxWidth: slot.area.width)
    }

    /// The lines of a load cell: the whole text or its best set; text that is not a set is shown unchanged.
    private func lines(
        of line: SheetContent.Line, _ column: Int, _ view: SheetView, _ slot: SheetSlot, height: Int, _ glyphs: Glyphs
    ) -> [[CellPiece]] {
        if slot.isWhole {
            let text = view.painter.cellText(line, column: column, width: slot.area.width)
            return view.painter.lines(of: text, line, column: column, height: height, glyphs)
        }
        let isPlanned = view.grid.sheet.isAhead(column) && line.ahead[column] != nil
        return [[CellPiece(text: view.grid.sheet.bestText(line, column: column), isGhost: isPlanned)]]
    }

    /// The lines below the rows: a new row, and the notes.
    private func drawEnd(
        _ index: Int, row: Int, _ layout: BoardLayout.Side, _ tab: BoardTab, into screen: inout Screen
    ) {
        let view = tab[layout.side].view
        let isNewRow = index == comparison.lines.count
        let isHere = layout.side == tab.active && view.grid.cursor.line == (isNewRow ? .newRow : .notes)
        guard isNewRow else {
            let notes = (view.grid.sheet.phase?.notes ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
            guard isHere || !notes.isEmpty else { return }
            let area = Rect(column: layout.area.column, row: row, width: layout.area.width, height: 1)
            return view.painter.drawNotes([notes], in: area, isHere: isHere, into: &screen)
        }
        guard isHere || layout.side == tab.active, let cell = newRowCell(layout, view, row: row) else { return }
        view.painter.drawNewRow(in: cell, room: cell.width, isHere: isHere, into: &screen)
    }
}
