import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
package import TerminalKit
import ViewKit

/// The two rows above the Board: its tabs, and the compared phases.
extension BoardView {
    private static let name: Phrase = "BOARD"

    /// The tabs that have room; the one that is shown is among them.
    private func tabRow(_ context: Context) -> (tabs: [(index: Int, label: String, columns: Range<Int>)], isCut: Bool) {
        let labels = tabs.map(\.title.text).enumerated().map {
            $0.offset == shown ? "[\($0.element)]" : " \($0.element) "
        }
        let start = TextWidth.of(Self.name) + 3
        // Rests that run elsewhere are worth more than the names of closed tabs.
        let rests = LiveBar.count(context) == 0 ? 0 : LiveBar.crowdedWidth(context) + 3
        let room = context.size.columns - start - max(12, rests)
        var first = 0
        while first < shown, labels[first...shown].reduce(0, { $0 + TextWidth.of($1) }) > room { first += 1 }
        var column = start
        var tabs: [(index: Int, label: String, columns: Range<Int>)] = []
        for index in first..<max(labels.count, first) {
            let label = TextWidth.truncate(labels[index], to: max(room, 8))
            let end = column + TextWidth.of(label)
            guard end <= start + max(room, 8) else { break }
            tabs.append((index, label, column..<end))
            column = end
        }
        return (tabs, tabs.count < labels.count)
    }

    /// Row 1: the tabs in place of the panes.
    package func drawTabs(_ row: Rect, into screen: inout Screen, _ context: Context) {
        let style = Style(mode ?? .header)
        screen.fill(row, style: style)
        screen.put(Self.name, at: Point(1, row.row), style: style.with(.bold))
        let (tabs, isCut) = tabRow(context)
        for tab in tabs {
            let look = tab.index == shown ? Style(.tabActive, .bold) : mode == nil ? .tab : style
            screen.put(verbatim: tab.label, at: Point(tab.columns.lowerBound, row.row), style: look)
        }
        let close: Phrase = isCut ? "\(tabs.count, one: "tab", other: "tabs") [ ]  b close" : "b close"
        var end = row.width - 1
        let used = (tabs.last?.columns.upperBound ?? TextWidth.of(Self.name) + 3) + 2
        let isLive = LiveBar.count(context) > 0 && (mode == nil || LiveBar.count(context) > 1)
        let rests = isLive ? LiveBar.crowdedWidth(context) + 2 : 0
        if used + rests + TextWidth.of(close) <= end {
            end -= TextWidth.of(close)
            screen.put(close, at: Point(end, row.row), style: style)
        }
        // A live session elsewhere must stay visible.
        guard isLive, end - used > 8 else { return }
        let live = LiveBar.text(context, room: end - used, first: sheet?.grid.live?.session.id)
        screen.put(
            live, at: Point(end - TextWidth.of(live) - (end < row.width - 1 ? 2 : 0), row.row),
            style: Style(.live, .bold))
    }

    /// The tab at a column of row 1.
    package func tab(at column: Int, _ context: Context) -> Int? {
        tabRow(context).tabs.first { $0.columns.contains(column) }?.index
    }

    /// Row 2: the head of each sheet.
    package func drawHeads(_ row: Rect, into screen: inout Screen, _ context: Context) {
        guard let tab else { return }
        guard tab.isPair else { return drawHead(tab, .left, in: row, into: &screen, context) }
        if row.width >= BoardLayout.besideWidth {
            let layout = BoardLayout(self, tab, context.body)
            for side in layout.sides {
                let area = Rect(column: side.area.column, row: row.row, width: side.area.width, height: 1)
                drawHead(tab, side.side, in: area, into: &screen, context)
            }
            drawRules(into: &screen, layout, row: row.row)
        } else {
            drawHead(tab, .left, in: row.left(row.width / 2 - 2), into: &screen, context)
            drawHead(tab, .right, in: row.droppingLeft(row.width / 2 + 1), into: &screen, context)
            screen.put(verbatim: screen.glyphs.right, at: Point(row.width / 2 - 1, row.row), style: .accent)
        }
    }

    private func drawHead(
        _ tab: BoardTab, _ side: ComparedSide, in area: Rect, into screen: inout Screen, _ context: Context
    ) {
        let view = tab[side].view
        let isActive = side == tab.active
        if isActive, tab.isPair { screen.put(verbatim: screen.glyphs.marker, at: area.origin, style: .accent) }
        let inside = area.droppingLeft(1)
        if isActive, view.grid.cursor.line == .header { return drawHeadFields(view, in: inside, into: &screen) }
        let states = headStates(tab, side, context)
        let isShared = tab[.left].about.client == tab[.right].about.client
        let about = tab[side].about
        let name: Phrase = isShared && about.client != nil ? "\(about.name)" : "\(tab[side].owner): \(about.name)"
        // The clock of a live session comes before the end of a long name.
        let room = max(inside.width - (view.grid.isLogging ? TextWidth.of(states.last ?? "") + 2 : 0), 8)
        let used = screen.put(
            name, at: inside.origin, style: isActive ? Style(.title, .bold) : Style(.text, .bold), maxWidth: room)
        let free = inside.width - used - 2
        guard let state = states.first(where: { TextWidth.of($0) <= free }) else { return }
        let style = view.grid.isLogging ? Style(view.mode ?? .live, .bold) : .muted
        screen.put(state, at: inside.origin.moved(columns: used + 2), style: style)
    }

    /// "2 Jan - 25 Feb · 3 of 6 done", or the clock of the session that is live; the longest wording first.
    private func ownStates(_ tab: BoardTab, _ side: ComparedSide, _ context: Context) -> [Phrase] {
        let view = tab[side].view
        let sheet = view.grid.sheet
        if view.grid.isLogging {
            return [view.caption(context), view.shortCaption(context)]
        }
        guard !sheet.isTemplate else { return ["\(sheet.lines.count, one: "row", other: "rows")", ""] }
        let days = sheet.sessions.values.map(\.day).sorted()
        let done = sheet.sessions.values.count { $0.state == .done }
        let isOver = done >= sheet.columnCount
        let start = sheet.phase?.start ?? days.first
        let end = isOver ? days.last : tab[side].about.end.map { max($0, days.last ?? $0) }
        let span: Phrase? = start.map { start in end.map { "\(start.short) - \($0.short)" } ?? "from \(start.short)" }
        let count: Phrase = "\(done) of \(sheet.columnCount) done"
        return [[span, count].compactMap { $0 }.joined(separator: " · "), span ?? count, count]
    }

    /// What the head of a side says after its name: also that it is the later one, though it is on the left.
    private func headStates(_ tab: BoardTab, _ side: ComparedSide, _ context: Context) -> [Phrase] {
        let states = ownStates(tab, side, context)
        guard tab.comesLater(side) else { return states }
        // The clock of a live session stays in view.
        let short: [Phrase] = tab[side].view.grid.isLogging ? Array(states.suffix(1)) : ["later phase", "later"]
        return states.filter { !$0.isEmpty }.map { "later phase · \($0)" } + short
    }

    /// The head as fields, while the cursor is on it.
    private func drawHeadFields(_ view: SheetView, in area: Rect, into screen: inout Screen) {
        var column = area.column
        let fields = view.grid.sheet.fields(of: .header)
        // Fields before the cursor are hidden if there is little room.
        let first = max(0, (fields.firstIndex(of: view.grid.cursor.field) ?? 0) - (area.width >= 60 ? 4 : 1))
        for field in fields[first...] {
            let isHere = view.grid.cursor.field == field
            let text = view.grid.sheet.text(at: SheetCursor(line: .header, field: field))
            let room = area.endColumn - column
            guard room > 4 else { return }
            if isHere, let editor = view.typing.editor {
                let width = min(max(TextWidth.of(editor.line.text) + 2, 14), room)
                screen.input(editor.line, in: Rect(column: column, row: area.row, width: width, height: 1))
                column += width + 1
            } else {
                let shown: Phrase =
                    text.isEmpty ? field.placeholder : field == .sessions ? view.grid.sheet.sessionCountText : "\(text)"
                let style = isHere ? Style.cursorCell : .muted
                column += screen.put(shown, at: Point(column, area.row), style: style, maxWidth: room) + 1
                column += screen.put(
                    verbatim: screen.glyphs.separator, at: Point(column, area.row), style: .muted,
                    maxWidth: max(area.endColumn - column, 0))
                column += 1
            }
        }
    }
}

/// The details of the line under the cursor: every value of both sides, and the difference in words.
extension BoardView {
    /// Text that is not broken between lines.
    private typealias Piece = [(text: Phrase, style: Style)]

    func drawDetail(into screen: inout Screen, _ layout: BoardLayout, _ tab: BoardTab) {
        guard layout.detail.height > 1 else { return }
        screen.horizontalLine(from: layout.detail.origin, width: layout.detail.width)
        let area = layout.detail.droppingTop(1).inset(columns: 1)
        guard let index = cursorLine(tab.active), comparison.lines.indices.contains(index) else {
            screen.paragraph(hint(tab), in: area, style: .muted)
            return
        }
        let showsPlan = layout.sides.contains { $0.slots[.reps] != nil }
        var place = area.origin
        for piece in pieces(index, tab, screen.glyphs, plan: layout.values == nil && !showsPlan) {
            let width = piece.reduce(0) { $0 + TextWidth.of($1.text) }
            if place.column > area.column, place.column + width > area.endColumn {
                place = Point(area.column, place.row + 1)
            }
            guard place.row < area.endRow else { return }
            for (text, style) in piece {
                place = place.moved(
                    columns: screen.put(text, at: place, style: style, maxWidth: area.endColumn - place.column))
            }
            place = place.moved(columns: 3)
        }
    }

    private func hint(_ tab: BoardTab) -> Phrase {
        let name = tab[tab.active].about.name
        switch tab[tab.active].view.grid.cursor.line {
        case .header: return "Sheet header of \(name). Enter edits it; Down goes to the rows."
        case .newRow: return "New row of \(name): Enter, then the exercise. & carries a row over from the other side."
        default: return "The notes of \(name). Enter edits them."
        }
    }

    private func pieces(_ index: Int, _ tab: BoardTab, _ glyphs: Glyphs, plan showsPlan: Bool) -> [Piece] {
        let line = comparison.lines[index]
        guard let here = row(index, tab.active), here.exercise != nil else {
            return [[("This row has no exercise yet: Enter names it.", .muted)]]
        }
        var pieces: [Piece] = [[("\(here.name)", Style(.accent, .bold))]]
        if let days = dayText(index, glyphs) { pieces.append([(days, .muted)]) }
        let plan: Phrase = showsPlan ? plan(index, glyphs) : ""
        if !plan.isEmpty { pieces.append([(Phrase("plan", context: "prescription"), .muted), (" \(plan)", .text)]) }
        let count = pieces.count
        guard line.row.left != nil, line.row.right != nil else {
            let (has, lacks) = (tab[tab.active].about.name, tab[tab.active.other].about.name)
            pieces.append([("only in \(has). & carries the row over to \(lacks).", .muted)])
            return pieces + own(line.figures(tab.active), unit(tab.active))
        }
        for figure in ComparedFigure.allCases {
            let (left, right) = values(line.left, line.right, of: figure)
            guard !left.isEmpty || !right.isEmpty else { continue }
            let difference = line.fairDifference(figure)
            pieces.append([
                ("\(figure.shortName) ", .muted),
                ("\(left.isEmpty ? "-" : left) \(glyphs.right) \(right.isEmpty ? "-" : right)  ", .text),
                (
                    difference.wording(figure, in: unit(.right), glyphs, perSession: line.isPerSession(figure)),
                    difference.style
                ),
            ])
        }
        if line.isPerSession(.volume) || line.isPerSession(.sets), let left = line.left, let right = line.right {
            let sessions: Phrase =
                "done in \(left.sessions) \(glyphs.right) \(right.sessions, one: "sessions", other: "sessions")"
            pieces.append([(sessions, .text)])
        }
        if pieces.count == count { pieces.append([("Nothing done on either side yet.", .muted)]) }
        return pieces
    }

    /// The prescription of a row, once if both sides agree: "31X0 · 3 reps · 5 sets · rest 150".
    private func plan(_ index: Int, _ glyphs: Glyphs) -> Phrase {
        let sides = ComparedSide.allCases.compactMap { row(index, $0)?.prescription.inWords(glyphs) }
        guard let first = sides.first, let last = sides.last else { return "" }
        return first == last ? first : sides.map { $0.isEmpty ? "-" : $0 }.joined(separator: " \(glyphs.right) ")
    }

    private func own(_ figures: ExerciseFigures?, _ unit: MassUnit) -> [Piece] {
        ComparedFigure.allCases.compactMap { figure in
            guard let text = figures?.text(figure, in: unit), !text.isEmpty else { return nil }
            return [("\(figure.shortName) ", .muted), ("\(text)", .text)]
        }
    }
}

extension Prescription {
    /// Tempo, reps, sets and rest; empty without a prescription.
    fileprivate func inWords(_ glyphs: Glyphs) -> Phrase {
        let parts: [Phrase] = [
            "\(tempo)", reps.isEmpty ? "" : "\(reps) reps", sets.isEmpty ? "" : "\(sets) sets",
            rest.isEmpty ? "" : "rest \(rest)",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " \(glyphs.separator) ")
    }
}
