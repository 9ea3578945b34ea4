import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

extension SheetPainter {
    func draw(into screen: inout Screen, _ geometry: SheetGeometry, _ context: Context) {
        let outside = whatIsOutside(geometry, screen.glyphs)
        let taken = outside.isEmpty ? 0 : TextWidth.of(outside) + 1
        drawHeader(into: &screen, row: geometry.header.droppingRight(taken))
        HealthLine(grid)?.draw(into: &screen, in: geometry.health)
        drawTitles(into: &screen, geometry, context)
        drawRows(into: &screen, geometry)
        screen.put(outside, at: Point(geometry.header.endColumn - taken, geometry.header.row), style: .accent)
    }

    private func drawHeader(into screen: inout Screen, row: Rect) {
        guard grid.sheet.isPlan else {
            let day = grid.sheet.sessions[1]?.day.long ?? ""
            let name: Phrase = SessionName.text(phase: nil, column: nil, title: grid.sheet.title)
            screen.put(
                "\(name) \(screen.glyphs.separator) \(day)",
                at: Point(row.column + 1, row.row),
                style: Style(.title, .bold), maxWidth: row.width - 2)
            return
        }
        var column = row.column + 1
        let fields = headerFields(width: row.width)
        for field in fields {
            let separator = field == fields.first ? "" : " \(screen.glyphs.separator) "
            let place = SheetCursor(line: .header, field: field)
            let isHere = grid.cursor == place
            let text = headerText(field)
            let room = row.endColumn - column - TextWidth.of(separator) - 1
            // The start of a name that does not fit is worth more than a gap; the start of a date or a count is not.
            let isName = ![.start, .sessions, .end, .days].contains(field) && !grid.sheet.text(at: place).isEmpty
            let least = isHere || isName ? min(TextWidth.of(text), Self.leastCutField) : TextWidth.of(text)
            guard room >= least else { break }
            column += screen.put(verbatim: separator, at: Point(column, row.row), style: .muted)
            if isHere, let editor {
                let width = min(max(TextWidth.of(editor.line.text) + 2, 16), room)
                let area = Rect(column: column, row: row.row, width: width, height: 1)
                drawInput(editor, in: area, into: &screen)
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

    /// The least room in which a field of the header that does not fit is shown cut.
    private static let leastCutField = 9

    /// The fields of the header, from the first one that leaves the cursor's field visible. While the cursor is
    /// elsewhere, end and days only if they are set, and of all only those that are set if there is no room for others.
    private func headerFields(width: Int) -> [SheetCursor.Field] {
        let isHere = grid.cursor.line == .header
        let set = grid.sheet.fields(of: .header).filter {
            !grid.sheet.text(at: SheetCursor(line: .header, field: $0)).isEmpty
        }
        var fields = grid.sheet.fields(of: .header).filter { field in
            isHere || ![.end, .days].contains(field) || set.contains(field)
        }
        if !isHere, fields.map({ 3 + TextWidth.of(headerText($0)) }).reduce(0, +) > width + 1 { fields = set }
        let here = isHere ? fields.firstIndex(of: grid.cursor.field) ?? 0 : 0
        let widths = fields.map { field in
            let isMarked = isHere && field == grid.cursor.field
            return 3 + max(TextWidth.of(headerText(field)) + (isMarked ? 1 : 0), isMarked && editor != nil ? 16 : 0)
        }
        // The last one needs no separator.
        let room = width + 1
        let first = (0...here).first { widths[$0...here].reduce(0, +) <= room } ?? here
        return Array(fields[first...])
    }

    /// A field of the header; an empty one shows what belongs there.
    private func headerText(_ field: SheetCursor.Field) -> Phrase {
        let text = grid.sheet.text(at: SheetCursor(line: .header, field: field))
        switch field {
        case .start: return grid.sheet.phase?.start.map { "from \($0.short)" } ?? "start"
        case .sessions: return grid.sheet.sessionCountText
        case .end: return grid.sheet.phase?.lastDay.map { "until \($0.short)" } ?? "end"
        case .days: return text.isEmpty ? "days" : "days \(text)"
        default: return text.isEmpty ? field.placeholder : "\(text)"
        }
    }

    private func drawTitles(into screen: inout Screen, _ geometry: SheetGeometry, _ context: Context) {
        screen.fill(geometry.titles, style: .header)
        drawTitles(geometry.layout.slots, row: geometry.titles.row, into: &screen, context)
        drawRule(into: &screen, geometry, row: geometry.titles.row)
    }

    private func drawRule(into screen: inout Screen, _ geometry: SheetGeometry, row: Int) {
        guard let rule = geometry.layout.rule else { return }
        screen.put(verbatim: screen.glyphs.vertical, at: Point(rule, row), style: .border)
    }

    private func drawRows(into screen: inout Screen, _ geometry: SheetGeometry) {
        if grid.sheet.lines.isEmpty, !grid.sheet.isPlan {
            let text: Phrase = "No exercise yet. a picks one, or adds a new one by its name; d removes it."
            screen.paragraph(text, in: geometry.lines.area.inset(columns: 2), style: .muted)
            return
        }
        let range = grid.range
        for (index, lines) in geometry.lines.visible(from: grid.top) {
            if geometry.headings.indices.contains(index) {
                drawHeadings(geometry.headings[index], geometry, in: lines, into: &screen)
            }
            let area = geometry.row(index, in: lines)
            guard !area.isEmpty else { return }
            if grid.sheet.lines.indices.contains(index) {
                drawRow(index, in: area, geometry, range, into: &screen)
            } else if !grid.sheet.isPlan {
                return
            } else if index == grid.sheet.lines.count {
                drawNewRow(in: area.top(1), geometry, into: &screen)
                drawHeadings(geometry.emptyHeadings, geometry, in: area.droppingTop(1), into: &screen)
            } else {
                let isHere = grid.cursor.line == .notes
                if isHere { screen.put(verbatim: screen.glyphs.marker, at: area.origin, style: .accent) }
                // The notes have the rest of the room.
                let rest = geometry.lines.area.droppingTop(area.row - geometry.lines.area.row)
                drawNotes(geometry.notes, in: rest, isHere: isHere, into: &screen)
            }
        }
    }

    private func drawRow(
        _ index: Int, in rect: Rect, _ geometry: SheetGeometry, _ range: SheetRange?, into screen: inout Screen
    ) {
        let line = grid.sheet.lines[index]
        let isHere = grid.cursor.line == .row(line.id)
        for row in rect.rows { drawRule(into: &screen, geometry, row: row) }
        if isHere { screen.put(verbatim: screen.glyphs.marker, at: rect.origin, style: .accent) }
        for slot in geometry.layout.slots.all {
            let place = SheetCursor(line: .row(line.id), field: slot.field)
            let isCursor = place == grid.cursor
            let cell = slot.cell(in: rect)
            if let column = slot.field.column {
                let text = geometry.text(row: index, column: column)
                let shown =
                    text.map { lines(of: $0, line, column: column, height: cell.height, screen.glyphs) }
                    ?? [foldedPieces(line, column: column, width: cell.width)]
                drawLoad(shown, in: cell, isCursor: isCursor, into: &screen)
            } else {
                drawPlan(line, slot.field, in: cell, isCursor: isCursor, isHere: isHere, into: &screen)
                if slot.field == .exercise { drawTurn(line, in: cell, isCursor: isCursor, into: &screen) }
            }
            if !isCursor, range?.contains(place) == true { screen.restyle(cell, role: .selection) }
        }
    }

    private func drawNewRow(in row: Rect, _ geometry: SheetGeometry, into screen: inout Screen) {
        let isHere = grid.cursor.line == .newRow
        let slots = geometry.layout.slots
        guard let slot = slots[isHere ? grid.cursor.field : .exercise] ?? slots.all.first else { return }
        if isHere { screen.put(verbatim: screen.glyphs.marker, at: row.origin, style: .accent) }
        let cell = slot.cell(in: row)
        let room = isHere ? row.endColumn - cell.column : max(cell.width, 9)
        drawNewRow(in: cell, room: room, isHere: isHere, into: &screen)
    }

    /// Draws the cell being typed last: it covers its neighbours.
    func drawTyped(into screen: inout Screen, _ geometry: SheetGeometry) {
        guard let editor, let cell = geometry.cell(at: editor.place, on: grid) else { return }
        drawTyped(editor, in: cell, geometry.layout.slots, table: geometry.lines.area, into: &screen)
    }

    /// Which sessions are shown when not all fit, and how many rows are below; empty when all is in view, and while the
    /// head is typed.
    private func whatIsOutside(_ geometry: SheetGeometry, _ glyphs: Glyphs) -> Phrase {
        guard grid.cursor.line != .header || editor == nil else { return "" }
        let columns = geometry.layout.slots.all.compactMap(\.field.column)
        var words: [Phrase] = []
        if let first = columns.first, let last = columns.last, columns.count < grid.sheet.columnCount {
            let (shown, count) = (first == last ? "\(first)" : "\(first)-\(last)", grid.sheet.columnCount)
            words.append(geometry.header.width < 80 ? "\(shown) of \(count)" : "sessions \(shown) of \(count)")
        }
        let below = geometry.lines.rowsBelow(from: grid.top)
        if below > 0 { words.append("\(below) more \(glyphs.down)") }
        return words.isEmpty ? "" : " \(list: words, separator: " \(glyphs.separator) ")"
    }
}

/// The days of a phase on screen: headings above their rows, and which day each column is.
extension SheetPainter {
    /// Draws the headings of the days on these lines.
    func drawHeadings(
        _ headings: [Phrase], _ geometry: SheetGeometry, in lines: Rect, into screen: inout Screen
    ) {
        let rule = min(geometry.layout.rule ?? lines.endColumn, lines.endColumn)
        for (heading, row) in zip(headings, lines.rows) {
            screen.dayHeading(
                heading, in: Rect(column: lines.column, row: row, width: rule - lines.column, height: 1))
        }
    }

    /// The title above the column of a day if there is room: "3 · Day A · 12 Mar", "3·A·12 Mar". Nil for a phase
    /// without days.
    func dayTitle(_ column: Int, _ session: TrainingSession?, width: Int, today: FitnessModel.Day) -> Phrase? {
        guard let day = grid.sheet.columnDays[column], !day.isEmpty else { return nil }
        let titles: [Phrase]
        if let session {
            let date: Phrase = session.day == today ? "today" : session.day.short
            titles = [
                "\(column) · Day \(day) · \(date)", "\(column) Day \(day) \(date)", "\(column)·\(day)·\(date)",
                "\(day)·\(date)",
            ]
        } else {
            titles = ["\(column) · Day \(day)", "\(column) Day \(day)", "\(column)·\(day)"]
        }
        return titles.first { TextWidth.of($0) <= width }
    }
}

extension Screen {
    /// "Day A" with a rule after it.
    mutating func dayHeading(_ text: Phrase, in row: Rect) {
        let place = row.origin.moved(columns: 1)
        let used = put(text, at: place, style: .heading, maxWidth: row.width - 2)
        let room = row.endColumn - place.column - used - 2
        if room > 0 { horizontalLine(from: place.moved(columns: used + 1), width: room) }
    }
}

/// A compact sheet: label, exercise and the best of each session, so that as many sessions fit as on paper.
extension SheetView {
    /// Toggles the compact view and stores that for this phase.
    mutating func fold(_ context: inout Context) {
        grid.isFolded.toggle()
        keepFolded(&context)
        reveal(context)
    }

    /// The key under which the compact view of the phase is stored; nil for other sheets.
    private var foldedSetting: String? {
        if case .phase(let id) = grid.source { "folded phase \(id.rawValue)" } else { nil }
    }

    /// Reads whether the phase was left folded.
    mutating func readFolded(_ context: inout Context) {
        guard let key = foldedSetting else { return }
        let stored: String?? = context.read { diary in try diary.settings.get(key) }
        if let stored { grid.isFolded = stored != nil }
    }

    /// Stores whether the phase is compact; not part of the history.
    private func keepFolded(_ context: inout Context) {
        guard !context.isReadOnly, let key = foldedSetting else { return }
        let value = grid.isFolded ? "yes" : nil
        _ = context.read { diary in try diary.settings.set(key, to: value) }
    }
}

extension SheetPainter {
    /// A compact load cell in one line: its best work set and how often it was done; other text unchanged; in an empty
    /// cell what is left of last time.
    func foldedPieces(_ line: SheetContent.Line, column: Int, width: Int) -> [CellPiece] {
        let done = grid.sheet.foldedText(line, column: column, width: width)
        if !done.isEmpty { return [CellPiece(text: done, isGhost: false)] }
        let whole = cellText(line, column: column, width: width).lines
        let isAhead = line.ahead[column] != nil
        let open =
            isAhead ? grid.sheet.planned(line, column: column).sets : help.ghost(line, column: column)?.work ?? []
        guard whole.count > 1, let best = BestSet(of: open) else { return whole[0] }
        let text = best.text(in: grid.sheet.unit(inColumn: column), among: open)
        let marks = isAhead ? ("[", "]") : help.ghost(line, column: column)?.marks ?? ("‹", "›")
        return [CellPiece(text: marks.0 + text + marks.1, isGhost: true)]
    }
}

extension SheetContent {
    /// Whether there is something to leave out: sessions beside settings.
    var canFold: Bool { isPlan && hasSessions }

    /// The best work set of a cell and how often it was done, "82.5x5*3", as far as it fits; with the unit if the
    /// client's is now another one. Other text is unchanged.
    fileprivate func foldedText(_ line: Line, column: Int, width: Int) -> String {
        let cell = cell(line, column: column)
        if isAhead(column) { return "" }
        guard let best = BestSet(of: cell.sets) else { return shownLoad(line, column: column) }
        let ways = [best.text(in: cell.unit, among: cell.sets), best.text(in: cell.unit)].map { text in
            hasOtherUnit(column) ? reading(text, line, column: column).namingUnit : text
        }
        return ways.first { TextWidth.of($0) <= width } ?? ways[1]
    }
}
