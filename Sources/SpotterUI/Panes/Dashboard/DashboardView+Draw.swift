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
            if area.column > body.column {
                screen.verticalLine(from: area.origin.moved(columns: -1), height: area.height, style: .border)
            }
            let lines = parts[index]
            let names = Self.nameWidth(lines, area.width)
            cursor.parts[index].draw(
                into: &screen, in: area, count: lines.count, isFocused: index == cursor.focus && isMarked
            ) { screen, line, row in
                draw(lines[line], names, into: &screen, at: row.droppingLeft(2).droppingRight(1), context)
            }
        }
        drawStrip(into: &screen, at: Self.strip(body))
        let side = Self.previewArea(body)
        guard !side.isEmpty else { return }
        screen.verticalLine(from: side.origin.moved(columns: -1), height: side.height, style: .border)
        preview?.draw(into: &screen, body: side, context: context, isFocused: false)
    }

    /// The line under the cursor in full, where its column has no room for it.
    private func drawStrip(into screen: inout Screen, at area: Rect) {
        switch line {
        case .appointment(let item, let forms): screen.strip(AppointmentText.whole(item, forms), at: area)
        case .need(let need): screen.strip("\(need.name): \(need.forms.first ?? "")", at: area)
        default: screen.strip("", at: area)
        }
    }

    /// The room for the names of a part: the longest of them, unless that leaves too little for what is said.
    private static func nameWidth(_ lines: [DashboardLine], _ width: Int) -> Int {
        min(lines.map { TextWidth.of($0.name) }.max() ?? 0, 24, max(width / 3, 10))
    }

    private func draw(
        _ line: DashboardLine, _ names: Int, into screen: inout Screen, at row: Rect, _ context: Context
    ) {
        switch line {
        case .heading(let text): screen.put(text, in: row, align: .leading, style: Style(.heading, .bold))
        case .blank: break
        case .plain(let text): screen.put(text, in: row, align: .leading)
        case .week(let first, let counts): drawWeek(from: first, counts, into: &screen, at: row)
        case .appointment(let item, let forms): screen.appointment(item, forms, names: names, at: row)
        case .free(let from, let to):
            screen.freeTime(from: from, to: to, at: row)
        case .need(let need) where need.isDue:
            screen.put("!", at: row.origin, style: Style(.warning, .bold))
            screen.pair(need.name, need.forms, names: names, at: row.droppingLeft(2), style: .warning)
        case .need(let need): screen.pair(need.name, need.forms, names: names, at: row.droppingLeft(2), style: .success)
        case .live(let session): drawLive(session, names, into: &screen, at: row, context)
        case .about(_, _, let name, let what, let style): screen.pair(name, what, names: names, at: row, style: style)
        }
    }

    /// "Mon ▃  Tue █  Wed ▁": how many sessions each day had.
    private func drawWeek(from first: Weekday, _ counts: [Int], into screen: inout Screen, at row: Rect) {
        let signs = Array(Sparkline.text(counts.map(Double.init), width: 7, glyphs: screen.glyphs))
        let week = (0..<7).map { Weekday.allCases[(first.rawValue - 1 + $0) % 7] }
        let names = week.map { String($0.short.prefix(row.width >= 40 ? 3 : 2)) }
        var place = row.origin
        for (index, name) in names.enumerated() {
            screen.put(name, at: place, style: .muted)
            screen.put(
                counts[index] == 0 ? " " : String(signs[index]), at: place.moved(columns: name.count), style: .accent)
            place = place.moved(columns: name.count + 2)
        }
    }

    private func drawLive(
        _ session: LiveSession, _ names: Int, into screen: inout Screen, at row: Rect, _ context: Context
    ) {
        let place = session.session.column.map { column in
            session.sessionCount.map { "\(column) of \($0)" } ?? "session \(column)"
        }
        let time =
            session.session.mode == .handsFree
            ? "past, \(session.session.day.short)" : LiveBar.clock(context, session)
        let parts = [time, place ?? "", session.phaseName ?? session.session.title].filter { !$0.isEmpty }
        let forms = parts.indices.reversed().map { parts[...$0].joined(separator: " · ") }
        screen.pair(session.clientName, forms, names: names, at: row, style: Style(.live, .bold))
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
