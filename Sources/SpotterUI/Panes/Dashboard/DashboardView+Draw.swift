import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension DashboardView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard !isBare else { return drawFirstSteps(into: &screen, at: body.inset(columns: 2).droppingTop(1)) }
        let areas = Self.areas(body)
        for (index, area) in areas.enumerated() where parts.indices.contains(index) {
            if index > 0 {
                screen.verticalLine(from: area.origin.moved(columns: -1), height: area.height, style: .border)
            }
            draw(parts[index], cursors[index], isFocused: index == focus, into: &screen, at: area, context)
        }
    }

    private func draw(
        _ lines: [DashboardLine], _ cursor: LineCursor<DashboardLine.Key>, isFocused: Bool,
        into screen: inout Screen, at area: Rect, _ context: Context
    ) {
        for (row, index) in (cursor.top..<min(lines.count, cursor.top + area.height)).enumerated() {
            let place = area.droppingTop(row).top(1)
            draw(lines[index], into: &screen, at: place.droppingLeft(2).droppingRight(1), context)
            if isFocused, let key = lines[index].key, key == cursor.key { screen.mark(place) }
        }
        guard cursor.top + area.height < lines.count else { return }
        let more = " \(screen.glyphs.down) more "
        screen.put(more, in: area.bottom(1).droppingRight(1).right(TextWidth.of(more)), align: .trailing, style: .muted)
    }

    private func draw(_ line: DashboardLine, into screen: inout Screen, at row: Rect, _ context: Context) {
        switch line {
        case .heading(let text): screen.put(text, in: row, align: .leading, style: Style(.heading, .bold))
        case .blank: break
        case .plain(let text): screen.put(text, in: row, align: .leading)
        case .live(let session): drawLive(session, into: &screen, at: row, context)
        case .need(_, _, let name, let what):
            screen.put("!", at: row.origin, style: Style(.warning, .bold))
            drawPair(name, what, into: &screen, at: row.droppingLeft(2), style: .warning)
        case .recent(let trained, let day): drawPair(trained.name, day, into: &screen, at: row, style: .muted)
        case .eaten(_, let name, let forms):
            let room = row.width - Self.nameWidth(row) - 1
            let what = forms.first { TextWidth.of($0) <= room } ?? ""
            drawPair(name, what, into: &screen, at: row, style: .text)
        }
    }

    private static func nameWidth(_ row: Rect) -> Int { min(24, max(row.width / 3, min(16, row.width / 2))) }

    /// A name and, from the middle on, what is said of it.
    private func drawPair(_ name: String, _ what: String, into screen: inout Screen, at row: Rect, style: Style) {
        let nameWidth = Self.nameWidth(row)
        screen.put(name, in: row.left(nameWidth), align: .leading)
        screen.put(what, in: row.droppingLeft(nameWidth + 1), align: .leading, style: style)
    }

    private func drawLive(_ session: LiveSession, into screen: inout Screen, at row: Rect, _ context: Context) {
        let place = session.session.column.map { column in
            session.sessionCount.map { "\(column) of \($0)" } ?? "session \(column)"
        }
        let parts = [
            session.session.mode == .handsFree
                ? "afterwards, \(session.session.day.short)" : LiveBar.clock(context, session), place ?? "",
            session.phaseName ?? session.session.title,
        ]
        drawPair(
            session.clientName, parts.filter { !$0.isEmpty }.joined(separator: " · "), into: &screen, at: row,
            style: Style(.live, .bold))
    }

    private func drawFirstSteps(into screen: inout Screen, at area: Rect) {
        screen.put("A new diary", at: area.origin, style: Style(.title, .bold))
        let steps = [
            ("n c", "add your first client"),
            ("I", "import what another program recorded (Strong)"),
            ("3", "the plans: t shows templates, a begins a sheet"),
            (":", "every command by name"),
            ("?", "the keys of each view"),
        ]
        for (row, step) in steps.enumerated() {
            let place = area.origin.moved(rows: row + 2)
            screen.put(step.0, at: place, style: .key)
            screen.put(step.1, at: place.moved(columns: 5), maxWidth: area.width - 5)
        }
    }
}
