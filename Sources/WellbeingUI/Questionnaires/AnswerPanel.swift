import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The result of a questionnaire: its scores beside those of the time before, then every answer.
struct AnswerPanel: Overlay {
    private enum Line {
        case row([Phrase], isTitle: Bool)
        case text(Phrase, Style)
    }

    private let report: AnswerReport
    private let client: Client
    /// The heads of the columns of then and now; no then where there is nothing to compare.
    private let before, now: Phrase
    private var top = 0

    /// Shows one that was completed.
    static func open(_ set: AnswerSet, _ context: inout Context) {
        let read = context.read { diary in
            (try AnswerReport(set, in: diary), try diary.clients.get(set.client))
        }
        if let (report, client) = read { context.present(AnswerPanel(report, client, context)) }
    }

    private init(_ report: AnswerReport, _ client: Client, _ context: Context) {
        (self.report, self.client) = (report, client)
        func day(_ set: AnswerSet?) -> Phrase {
            set?.doneAt.map { Day($0, in: context.services.timeZone).short } ?? ""
        }
        let isEntry = report.earlier?.role == .entry && report.set.role == .retest
        before =
            report.earlier == nil ? "" : isEntry ? "entry \(day(report.earlier))" : "before \(day(report.earlier))"
        now = "now \(day(report.set))"
    }

    var takesText: Bool { false }
    var hints: [KeyHint] { [KeyHint("↑ ↓", "scroll"), KeyHint("Enter", "close"), KeyHint("Esc", "close")] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        let page = max(Self.area(context.body).height - 1, 1)
        switch key {
        case .escape, .enter, .char("q"): return .close
        case .up, .char("k"): scroll(by: -1, context)
        case .down, .char("j"): scroll(by: 1, context)
        case .pageUp: scroll(by: -page, context)
        case .pageDown: scroll(by: page, context)
        case .home: scroll(by: -1_000, context)
        case .end: scroll(by: 1_000, context)
        default: break
        }
        return .stay
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: scroll(by: -3, context)
        case .wheelDown: scroll(by: 3, context)
        case .press, .doubleClick: break
        }
        return .stay
    }

    private mutating func scroll(by offset: Int, _ context: Context) {
        let area = Self.area(context.body)
        top = max(0, min(top + offset, lines(width: area.width).count - area.height))
    }

    // MARK: Drawing

    private static func area(_ body: Rect) -> Rect { body.droppingTop(2).inset(columns: 1) }

    /// Scale, then, now, difference, and its meaning.
    private var columns: [TableColumn] {
        let compared =
            report.earlier == nil
            ? []
            : [
                TableColumn(before, .fixed(max(9, TextWidth.of(before))), align: .trailing)
            ]
        let difference = report.earlier == nil ? [] : [TableColumn("change", .fixed(7), align: .trailing)]
        let named = report.figures.contains { !$0.band.isEmpty }
        return [TableColumn("", .flexible(minimum: 14, weight: 2))] + compared
            + [TableColumn(now, .fixed(max(9, TextWidth.of(now))), align: .trailing)] + difference
            + (named ? [TableColumn("", .flexible(minimum: 12, weight: 1), dropOrder: 1)] : [])
    }

    private func lines(width: Int) -> [Line] {
        let isCompared = report.earlier != nil
        func cells(_ name: Phrase, _ then: Phrase, _ now: Phrase, _ change: Phrase, _ word: Phrase) -> [Phrase] {
            [name] + (isCompared ? [then, now, change] : [now]) + [word]
        }
        var lines = [Line.row(cells("RESULT", before, now, "change", ""), isTitle: true)]
        if report.figures.isEmpty { lines = [] }
        lines += report.figures.map { figure in
            .row(
                cells(
                    "\(figure.title)", "\(AnswerReport.shown(figure.before))", "\(AnswerReport.shown(figure.now))",
                    "\(AnswerReport.difference(figure.difference))", "\(figure.band)"), isTitle: false)
        }
        lines.append(.text("", .text))
        for text in [report.set.questionnaire.note] where !text.isEmpty {
            lines += TextWidth.wrap(text, width: width).map { .text(Phrase(verbatim: $0), .muted) }
            lines.append(.text("", .text))
        }
        lines.append(.text("ANSWERS", Style(.heading, .bold)))
        for line in report.lines {
            if report.set.questionnaire.isTickList {
                // A list names the ticked items.
                let before: Phrase = line.before.isEmpty ? "-" : line.before
                let text: Phrase = isCompared ? "  \(line.text) (before: \(before))" : "  \(line.text)"
                if line.isTicked { lines.append(.text(text, .text)) }
                continue
            }
            let current: Phrase = line.now.isEmpty ? "-" : line.now
            let answer: Phrase = isCompared && !line.before.isEmpty ? "\(current) (before: \(line.before))" : current
            lines += TextWidth.wrap(line.text, width: width).map { .text(Phrase(verbatim: $0), .muted) }
            lines += TextWidth.wrap(answer.text, width: width - 2).map { .text(Phrase(verbatim: "  \($0)"), .text) }
        }
        return lines
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.cover(body)
        screen.fill(body)
        let head = body.top(1).inset(columns: 1)
        let separator = " \(screen.glyphs.separator) "
        let title: [Phrase] = [
            "\(report.set.questionnaire.title)", "\(client.name)", AnswerReport.word(report.set.role),
        ]
        screen.put(
            title.joined(separator: separator), in: head, align: .leading, style: Style(.heading, .bold))
        screen.horizontalLine(from: Point(body.column, body.row + 1), width: body.width)
        let area = Self.area(body)
        // Wider, and the eye loses the row between what and how much.
        let table = TableLayout(columns, width: min(area.width, 90), gap: 2)
        let lines = lines(width: area.width)
        let first = max(0, min(top, lines.count - area.height))
        for (offset, line) in lines.dropFirst(first).prefix(area.height).enumerated() {
            let place = area.origin.moved(rows: offset)
            switch line {
            case .text(let text, let style): screen.put(text, at: place, style: style, maxWidth: area.width)
            case .row(let cells, let isTitle):
                screen.tableRow(cells, table, at: place, style: isTitle ? Style(.heading, .bold) : .text)
            }
        }
        let rest = lines.count - first - area.height
        guard rest > 0 else { return }
        let more: Phrase = " \(rest) more \(screen.glyphs.down) "
        screen.put(more, at: Point(body.endColumn - TextWidth.of(more) - 1, body.row + 1), style: .accent)
    }
}
