import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension SheetView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let geometry = geometry(body)
        let outside = whatIsOutside(geometry, screen.glyphs)
        drawHeader(into: &screen, row: geometry.header.droppingRight(outside.isEmpty ? 0 : TextWidth.of(outside) + 1))
        drawTitles(into: &screen, geometry, context)
        drawRows(into: &screen, geometry, context)
        drawPanel(into: &screen, geometry.panel, context)
        drawWhatIsOutside(into: &screen, geometry)
        drawTyped(into: &screen, geometry)
    }

    private func drawHeader(into screen: inout Screen, row: Rect) {
        guard sheet.isPlan else {
            let day = sheet.sessions[1]?.day.long ?? ""
            screen.put(
                "\(sheet.title.isEmpty ? "Free session" : sheet.title) \(screen.glyphs.separator) \(day)",
                at: Point(row.column + 1, row.row),
                style: Style(.title, .bold), maxWidth: row.width - 2)
            return
        }
        var column = row.column + 1
        for field in sheet.fields(of: .header) {
            if field != .name {
                let separator = " \(screen.glyphs.separator) "
                column += screen.put(
                    separator, at: Point(column, row.row), style: .muted, maxWidth: max(row.width - column - 4, 0))
            }
            let place = SheetCursor(line: .header, field: field)
            let isHere = cursor == place
            let text = headerText(field)
            let room = row.endColumn - column - 1
            guard room > 4 else { break }
            if isHere, let editor {
                let width = min(max(TextWidth.of(editor.line.text) + 2, 16), room)
                screen.input(editor.line, in: Rect(column: column, row: row.row, width: width, height: 1))
                column += width
            } else {
                let style = isHere ? Style(.selection) : field == .name ? Style(.title, .bold) : Style.muted
                let used = screen.put(
                    isHere ? "\(screen.glyphs.marker)\(text)" : text, at: Point(column, row.row), style: style,
                    maxWidth: room)
                column += used
            }
        }
    }

    /// A field of the header; an empty one says what belongs there.
    private func headerText(_ field: SheetCursor.Field) -> String {
        let text = sheet.text(at: SheetCursor(line: .header, field: field))
        switch field {
        case .start: return sheet.phase?.start.map { "from \($0.short)" } ?? "start"
        case .sessions: return "\(text) sessions"
        default: return text.isEmpty ? field.title.lowercased() : text
        }
    }

    private func drawTitles(into screen: inout Screen, _ geometry: SheetGeometry, _ context: Context) {
        let row = geometry.titles
        screen.fill(row, style: .header)
        for slot in geometry.layout.slots {
            let text: String
            var style = Style.header
            if let column = slot.field.column {
                text = columnTitle(column, today: context.today)
                if sheet.sessions[column]?.state == .live {
                    style = Style(sheet.sessions[column]?.mode == .handsFree ? .handsFree : .live, .bold)
                }
            } else {
                text = slot.field.title
            }
            screen.put(text, at: Point(row.column + slot.offset, row.row), style: style, maxWidth: slot.width)
        }
        drawRule(into: &screen, geometry, row: row.row)
    }

    private func columnTitle(_ column: Int, today: Day) -> String {
        guard let session = sheet.sessions[column] else { return "\(column)" }
        let day = session.day == today ? "today" : session.day.short
        return sheet.isPlan ? "\(column) · \(day)" : day
    }

    private func drawRule(into screen: inout Screen, _ geometry: SheetGeometry, row: Int) {
        guard let rule = geometry.layout.rule else { return }
        screen.put(screen.glyphs.vertical, at: Point(geometry.titles.column + rule, row), style: .border)
    }

    private func drawRows(into screen: inout Screen, _ geometry: SheetGeometry, _ context: Context) {
        let range = range
        var row = geometry.rows.row
        for index in min(top, sheet.lines.count)..<sheet.lines.count {
            let height = min(geometry.heights[index], geometry.rows.endRow - row)
            guard height > 0 else { return }
            let rect = Rect(column: geometry.rows.column, row: row, width: geometry.rows.width, height: height)
            draw(sheet.lines[index], in: rect, geometry, range, into: &screen)
            row += height
        }
        guard sheet.isPlan else { return drawEmptySession(into: &screen, geometry.rows) }
        if row < geometry.rows.endRow {
            drawNewRow(into: &screen, geometry, row: row)
            row += 1
        }
        if row < geometry.rows.endRow { drawNotes(into: &screen, geometry, row: row) }
    }

    private func draw(
        _ line: SheetContent.Line, in rect: Rect, _ geometry: SheetGeometry, _ range: SheetRange?,
        into screen: inout Screen
    ) {
        let isHere = cursor.line == .row(line.id)
        for offset in 0..<rect.height { drawRule(into: &screen, geometry, row: rect.row + offset) }
        if isHere { screen.put(screen.glyphs.marker, at: rect.origin, style: .accent) }
        for slot in geometry.layout.slots {
            let place = SheetCursor(line: .row(line.id), field: slot.field)
            let cell = Rect(column: rect.column + slot.offset, row: rect.row, width: slot.width, height: rect.height)
            if let column = slot.field.column {
                drawLoad(line, column: column, in: cell, isCursor: place == cursor, into: &screen)
            } else {
                drawPlan(
                    line.text(slot.field), field: slot.field, in: cell, isCursor: place == cursor, isHere: isHere,
                    into: &screen)
                if slot.field == .exercise { drawTurn(line, in: cell, isCursor: place == cursor, into: &screen) }
            }
            if place != cursor, range?.contains(place) == true { screen.restyle(cell, role: .selection) }
        }
    }

    private func drawPlan(
        _ text: String, field: SheetCursor.Field, in cell: Rect, isCursor: Bool, isHere: Bool, into screen: inout Screen
    ) {
        var style = field == .label ? Style.superset : isHere ? Style(.text, .bold) : .text
        if isCursor {
            style = isMoving ? Style(.warning, .reverse) : .cursorCell
            screen.fill(cell.top(1), style: style)
        }
        let shown = text.isEmpty && field == .exercise ? "(no exercise)" : text
        screen.put(
            shown, at: cell.origin, style: text.isEmpty && field == .exercise && !isCursor ? .muted : style,
            maxWidth: cell.width)
    }

    private func drawLoad(
        _ line: SheetContent.Line, column: Int, in cell: Rect, isCursor: Bool, into screen: inout Screen
    ) {
        if isCursor { screen.fill(cell, style: .cursorCell) }
        let lines = cellLines(line, column: column, width: cell.width, height: cell.height, screen.glyphs)
        for (offset, pieces) in lines.enumerated() {
            var place = Point(cell.column, cell.row + offset)
            for piece in pieces {
                let style = piece.isGhost ? Style.ghost : .text
                let used = screen.put(
                    piece.text, at: place, style: isCursor ? Style(.cursorCell, piece.isGhost ? .dim : []) : style,
                    maxWidth: cell.endColumn - place.column)
                place = place.moved(columns: used)
            }
        }
        if isCursor { screen.put(screen.glyphs.marker, at: Point(cell.column - 1, cell.row), style: .accent) }
    }

    private func drawNewRow(into screen: inout Screen, _ geometry: SheetGeometry, row: Int) {
        let isHere = cursor.line == .newRow
        let slot = geometry.layout.slot(isHere ? cursor.field : .exercise) ?? geometry.layout.slots.first
        guard let slot else { return }
        let cell = Rect(column: geometry.rows.column + slot.offset, row: row, width: slot.width, height: 1)
        if isHere { screen.put(screen.glyphs.marker, at: Point(geometry.rows.column, row), style: .accent) }
        if isHere { screen.fill(cell, style: .cursorCell) }
        let text = isHere ? "Enter types a row" : "+ new row"
        screen.put(text, at: cell.origin, style: isHere ? .cursorCell : .muted, maxWidth: max(cell.width, 9))
    }

    private func drawNotes(into screen: inout Screen, _ geometry: SheetGeometry, row: Int) {
        let isHere = cursor.line == .notes
        let place = Point(geometry.rows.column + 1, row)
        if isHere { screen.put(screen.glyphs.marker, at: Point(geometry.rows.column, row), style: .accent) }
        let used = screen.put("NOTES  ", at: place, style: .heading)
        let rest = Rect(
            column: place.column + used, row: row, width: geometry.rows.width - used - 2,
            height: geometry.rows.endRow - row)
        if isHere, let editor {
            screen.input(editor.line, in: rest.top(1))
        } else {
            let notes = sheet.phase?.notes ?? ""
            if isHere { screen.fill(rest.top(1), style: .cursorCell) }
            for (offset, text) in TextWidth.wrap(notes, width: max(rest.width, 1)).prefix(rest.height).enumerated() {
                screen.put(
                    text, at: Point(rest.column, row + offset), style: isHere ? .cursorCell : .text,
                    maxWidth: rest.width)
            }
        }
    }
}
