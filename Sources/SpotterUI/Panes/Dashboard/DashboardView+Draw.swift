import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

extension DashboardView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard !isBare else { return drawFirstSteps(into: &screen, at: body.inset(columns: 2).droppingTop(1)) }
        let areas = areas(body)
        let isMarked = unlisted.client(at: cursor.key, context) == nil
        for (index, area) in areas.enumerated() where parts.indices.contains(index) {
            if index > 0, area.column > areas[0].column {
                screen.verticalLine(from: area.origin.moved(columns: -1), height: area.height, style: .border)
            }
            let lines = parts[index]
            cursor.parts[index].draw(
                into: &screen, in: area, count: lines.count, isFocused: index == cursor.focus && isMarked
            ) { screen, line, row in
                draw(lines[line], into: &screen, at: row.droppingLeft(2).droppingRight(1), context)
            }
        }
        let side = Self.previewArea(body)
        guard !side.isEmpty else { return }
        screen.verticalLine(from: side.origin.moved(columns: -1), height: side.height, style: .border)
        preview?.draw(into: &screen, body: side, context: context, isFocused: false)
    }

    private func draw(_ line: DashboardLine, into screen: inout Screen, at row: Rect, _ context: Context) {
        switch line {
        case .heading(let text): screen.put(text, in: row, align: .leading, style: Style(.heading, .bold))
        case .blank: break
        case .plain(let text): screen.put(text, in: row, align: .leading)
        case .week(let counts): drawWeek(counts, into: &screen, at: row)
        case .appointment(let item, let forms): screen.appointment(item, forms, at: row)
        case .free(let from, let to):
            screen.freeTime(from: from, to: to, at: row)
        case .need(let need) where need.isDue:
            screen.put("!", at: row.origin, style: Style(.warning, .bold))
            screen.pair(need.name, need.forms, at: row.droppingLeft(2), style: .warning)
        case .need(let need): screen.pair(need.name, need.forms, at: row.droppingLeft(2), style: .success)
        case .live(let session): drawLive(session, into: &screen, at: row, context)
        case .about(_, _, let name, let what, let style): screen.pair(name, what, at: row, style: style)
        }
    }

    /// "Mon ▃  Tue █  Wed ▁": how many sessions each day had.
    private func drawWeek(_ counts: [Int], into screen: inout Screen, at row: Rect) {
        let signs = Array(Sparkline.text(counts.map(Double.init), width: 7, glyphs: screen.glyphs))
        let names = Weekday.allCases.map { String($0.short.prefix(row.width >= 40 ? 3 : 2)) }
        var place = row.origin
        for (index, name) in names.enumerated() {
            screen.put(name, at: place, style: .muted)
            screen.put(counts[index] == 0 ? " " : String(signs[index]), at: place.moved(columns: name.count), style: .accent)
            place = place.moved(columns: name.count + 2)
        }
    }

    private func drawLive(_ session: LiveSession, into screen: inout Screen, at row: Rect, _ context: Context) {
        let place = session.session.column.map { column in
            session.sessionCount.map { "\(column) of \($0)" } ?? "session \(column)"
        }
        let time =
            session.session.mode == .handsFree
            ? "past, \(session.session.day.short)" : LiveBar.clock(context, session)
        let parts = [time, place ?? "", session.phaseName ?? session.session.title].filter { !$0.isEmpty }
        let forms = parts.indices.reversed().map { parts[...$0].joined(separator: " · ") }
        screen.pair(session.clientName, forms, at: row, style: Style(.live, .bold))
    }

    private func drawFirstSteps(into screen: inout Screen, at area: Rect) {
        screen.put("A new diary", at: area.origin, style: Style(.title, .bold))
        let steps = [
            ("n c", "add your first client"),
            ("I", "import what another program recorded (Strong)"),
            ("3", "the plans: v shows templates, a creates a sheet"),
            (":", "every command by name"),
            ("Ctrl-F", "find a client, an exercise or a phase"), ("?", "the keys of each view"),
        ]
        for (row, step) in steps.enumerated() {
            let place = area.origin.moved(rows: row + 2)
            screen.put(step.0, at: place, style: .key)
            screen.put(step.1, at: place.moved(columns: 8), maxWidth: area.width - 8)
        }
    }
}
