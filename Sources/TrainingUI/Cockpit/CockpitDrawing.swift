import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
import ViewKit

extension CockpitView {
    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let layout = CockpitLayout(body, count: columns.count, active: active)
        // The longest note decides for all columns, so that their lines match.
        let maxHealth = body.height >= 18 ? 2 : 1
        let health = layout.columns.compactMap { place in
            HealthLine(columns[place.index].view.grid)?.height(width: place.area.width - 2, most: maxHealth)
        }
        for place in layout.columns {
            let parts = CockpitColumn.Parts(place.area, healthHeight: health.max() ?? 0)
            columns[place.index].draw(parts, isActive: place.index == active, into: &screen, context)
            if place.area.endColumn < body.endColumn {
                screen.verticalLine(from: Point(place.area.endColumn, body.row), height: place.area.height)
            }
        }
        guard let first = layout.columns.first, let last = layout.columns.last, !layout.foot.isEmpty else { return }
        let separator = screen.glyphs.separator
        screen.put(
            "\(first.index + 1)-\(last.index + 1) of \(columns.count) in view \(separator) o goes through all",
            at: layout.foot.origin.moved(columns: 1), style: .accent, maxWidth: body.width - 2)
    }
}

extension CockpitColumn {
    /// The parts of a column from top to bottom; parts without room are empty.
    struct Parts: Hashable, Sendable {
        let head, health, exercise, count, cell, help, clock, rows: Rect

        init(_ area: Rect, healthHeight: Int) {
            let isTall = area.height >= 18
            var rest = area.droppingLeft(1)
            func take(_ height: Int) -> Rect {
                defer { rest = rest.droppingTop(height) }
                return rest.top(height)
            }
            head = take(1)
            health = take(healthHeight)
            exercise = take(1)
            count = take(1)
            cell = take(isTall ? 3 : 2)
            help = take(isTall ? 3 : 1)
            // Digits that can be read across the gym, and the words below them.
            clock = take(isTall && area.width >= 36 ? BigDigits.height + 1 : 2)
            rows = rest
        }
    }

    func draw(_ parts: Parts, isActive: Bool, into screen: inout Screen, _ context: Context) {
        drawHead(parts.head, isActive: isActive, into: &screen, context)
        HealthLine(view.grid)?.draw(into: &screen, in: parts.health)
        if let line = view.grid.line, let number {
            drawTurn(line, number, parts, isActive: isActive, into: &screen)
        } else {
            let room = Rect(
                column: parts.exercise.column, row: parts.exercise.row, width: parts.exercise.width, height: 3)
            let words: Phrase =
                view.grid.sheet.isPlan
                ? "No exercise yet: Enter opens the sheet." : "No exercise yet. a picks one, or adds a new one."
            screen.paragraph(words, in: room, style: .muted)
        }
        if !view.panel.drawClock(into: &screen, parts.clock, context), isActive {
            screen.paragraph(
                view.panel.idleHints.joined(separator: " \(screen.glyphs.separator) "), in: parts.clock, style: .muted)
        }
        drawRows(parts.rows, into: &screen)
        guard let editor = view.typing.editor else { return }
        let table = Rect(
            column: parts.cell.column - 1, row: parts.cell.row, width: parts.cell.width + 1,
            height: max(parts.rows.endRow - parts.cell.row, 1))
        view.painter.drawTyped(editor, in: parts.cell.top(1), SheetSlots(in: parts.cell), table: table, into: &screen)
    }

    /// Draws the client and how long they have trained.
    private func drawHead(_ area: Rect, isActive: Bool, into screen: inout Screen, _ context: Context) {
        // Only the active head is filled.
        let style = Style(isActive ? view.mode ?? .live : .clock, .bold)
        if isActive {
            screen.put(verbatim: screen.glyphs.marker, at: area.origin.moved(columns: -1), style: .accent)
            screen.fill(area, style: style)
        }
        let clock: Phrase =
            live.session.mode == .realTime ? LiveBar.clock(context, live) : live.session.day.short
        let name = context.shared.label.title(live.clientName, client)
        screen.put(
            name, at: area.origin, style: style, maxWidth: max(area.width - TextWidth.of(clock) - 2, 0))
        screen.put(clock, in: area.droppingRight(1), align: .trailing, style: style)
    }

    /// Draws the current turn: exercise, set number, the cell with the rest of last time, and advice.
    private func drawTurn(
        _ line: SheetContent.Line, _ number: Int, _ parts: Parts, isActive: Bool, into screen: inout Screen
    ) {
        let prescription = line.prescription
        let name = [prescription.label, view.grid.sheet.markedName(line)].filter { !$0.isEmpty }.joined(separator: " ")
        let warns = view.grid.sheet.warning(line) != nil
        screen.put(
            verbatim: name, at: parts.exercise.origin, style: Style(warns ? .warning : .accent, .bold),
            maxWidth: parts.exercise.width)
        let count: [Phrase] = [
            view.grid.setCount(line, column: number) ?? "",
            prescription.reps.isEmpty ? "" : "reps \(prescription.reps)",
        ]
        screen.put(
            count.filter { !$0.isEmpty }.joined(separator: " \(screen.glyphs.separator) "), at: parts.count.origin,
            maxWidth: parts.count.width)
        if view.typing.editor == nil {
            let text = view.painter.cellText(line, column: number, width: parts.cell.width)
            let lines = view.painter.lines(
                of: text, line, column: number, height: parts.cell.height, screen.glyphs)
            view.painter.drawLoad(lines, in: parts.cell.top(max(lines.count, 1)), isCursor: isActive, into: &screen)
        }
        drawHelp(line, number, parts.help, into: &screen)
    }

    /// The reading of what is typed, last time and the suggestion; a line that does not fit is left out rather than
    /// cut.
    private func drawHelp(_ line: SheetContent.Line, _ number: Int, _ area: Rect, into screen: inout Screen) {
        var rest = area
        if let editor = view.typing.editor {
            let wording = view.panel.reading(
                editor.line.text, line, column: number, room: area.width, screen.glyphs)
            screen.put(wording.text, at: rest.origin, style: wording.style, maxWidth: rest.width)
            rest = rest.droppingTop(1)
        }
        for ways in help {
            let fitting = ways.first { TextWidth.wrap($0.text, width: max(rest.width, 1)).count <= rest.height }
            if let fitting { rest = rest.droppingTop(screen.paragraph(fitting, in: rest, style: .muted)) }
        }
    }

    /// "last 80x5*3 (5 Mar)", without the day in a narrow column, and "next 82.5x5"; the longest wording first.
    private var help: [[Phrase]] {
        guard let advice = view.help.advice(on: view.grid) else { return [] }
        guard let last = advice.last else { return [["First time."]] }
        let worked = advice.lastText
        return [["\(worked) (\(last.day.short))", worked]]
            + (advice.suggestion.map { [["next \($0.text)"]] } ?? [])
    }

    /// Draws all rows of the session with their performed sets and the next ones.
    private func drawRows(_ area: Rect, into screen: inout Screen) {
        guard area.height > 1 else { return }
        screen.horizontalLine(from: area.origin, width: area.width)
        if let number, let day = view.grid.sheet.columnDays[number], !day.isEmpty {
            let heading: Phrase = "Day \(day)"
            screen.put(
                " \(heading) ", at: area.origin.moved(columns: 1), style: .heading, maxWidth: max(area.width - 2, 0))
        }
        let table = area.droppingTop(1)
        let lines = lines
        let here = lines.firstIndex { $0.id == view.grid.line?.id } ?? 0
        let first = max(min(here - table.height / 2, lines.count - table.height), 0)
        for (offset, line) in lines.dropFirst(first).prefix(table.height).enumerated() {
            let row = table.droppingTop(offset).top(1)
            let isHere = line.id == view.grid.line?.id
            screen.put(verbatim: line.prescription.label, at: row.origin, style: .superset, maxWidth: 3)
            let name = row.droppingLeft(4)
            view.painter.drawPlan(line, .exercise, in: name, isCursor: false, isHere: isHere, into: &screen)
            view.painter.drawTurn(line, in: name, isCursor: false, into: &screen)
        }
    }
}

/// The columns of the cockpit that fit side by side, and their positions. The active one is among them.
struct CockpitLayout: Hashable, Sendable {
    /// A column in view: its place among all, and its part of the body.
    struct Column: Hashable, Sendable {
        let index: Int
        let area: Rect
    }

    /// The least room of a column; below it a set with its reading is cut.
    private static let minWidth = 25

    /// From left to right, a rule between them.
    let columns: [Column]
    /// The line that names the visible columns if not all fit; else empty.
    let foot: Rect

    /// - Parameters:
    ///   - count: how many columns there are.
    ///   - active: the place of the one with the keys.
    init(_ body: Rect, count: Int, active: Int) {
        let fitting = max(min(count, (body.width + 1) / (Self.minWidth + 1)), min(count, 1))
        foot = body.bottom(fitting < count ? 1 : 0)
        let height = body.height - foot.height
        let first = max(min(active, count - 1) - fitting + 1, 0)
        // The remainder goes to the first columns, one each.
        let room = body.width - max(fitting - 1, 0)
        var column = body.column
        var laid: [Column] = []
        for place in 0..<fitting {
            let width = room / fitting + (place < room % fitting ? 1 : 0)
            laid.append(
                Column(index: first + place, area: Rect(column: column, row: body.row, width: width, height: height)))
            column += width + 1
        }
        columns = laid
    }
}

/// One live session in the cockpit: its sheet, with the cursor in the session's column.
struct CockpitColumn: Sendable {
    /// The session as stored.
    var live: LiveSession
    /// The sheet itself; it reads, writes, logs and undoes as in the plans.
    var view: SheetView
    /// The remembered position of the next set; another one may be chosen on the sheet.
    private var place: SheetCursor?

    /// A session whose sheet is not read yet.
    init(_ live: LiveSession) {
        self.live = live
        view = SheetView(live.session.phase.map { .phase($0) } ?? .session(live.id))
    }

    /// The id of the session.
    var id: Identifier<TrainingSession> { live.id }
    /// The client.
    var client: Identifier<Client> { live.session.client }
    /// The column of the sheet.
    var number: Int? { view.grid.sheet.column(of: id) }

    /// The rows of the session: those that have an exercise and are not another session's.
    var lines: [SheetContent.Line] {
        guard let number else { return [] }
        return view.grid.sheet.lines.filter { $0.exercise != nil && view.grid.sheet.has($0, column: number) }
    }

    /// Reads what changed and moves the cursor to the next set.
    mutating func read(_ context: inout Context) {
        view.readSheet(&context)
        if view.grid.session?.id != id || view.grid.line == nil || context.live.cursors[id] != place {
            view.goToSession(id, context)
        }
        view.reload(&context)
        place = context.live.cursors[id]
    }

    /// Goes to another row of the session.
    mutating func move(_ motion: Motion, count: Int, _ context: inout Context) {
        guard let number else { return }
        let lines = lines
        let here = lines.firstIndex { $0.id == view.grid.line?.id } ?? 0
        guard let row = motion.target(from: here, count: lines.count, times: count, page: lines.count) else { return }
        view.grid.isMoving = false
        view.grid.cursor = SheetCursor(line: .row(lines[row].id), field: .load(number))
        view.cursorMoved(&context)
    }
}
