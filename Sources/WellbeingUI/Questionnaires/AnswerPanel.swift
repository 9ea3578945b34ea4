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
        case text(Phrase, Style, indent: Int = 0)
    }

    private let report: AnswerReport
    private let client: Client
    /// The heads of the columns of then and now; no then where there is nothing to compare.
    private let before, now: Phrase
    private var scroll = LineScroll()

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
        if [.escape, .enter, .char("q")].contains(key) { return .close }
        let area = Self.area(context.body)
        scroll.handle(key, count: lines(width: area.width).count, height: area.height)
        return .stay
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        let area = Self.area(context.body)
        scroll.mouse(mouse, count: lines(width: area.width).count, height: area.height)
        return .stay
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
                let text: Phrase = isCompared ? "\(line.text) (before: \(before))" : "\(line.text)"
                if line.isTicked { lines.append(.text(text, .text, indent: 2)) }
                continue
            }
            let current: Phrase = line.now.isEmpty ? "-" : line.now
            let answer: Phrase = isCompared && !line.before.isEmpty ? "\(current) (before: \(line.before))" : current
            lines += TextWidth.wrap(line.text, width: width).map { .text(Phrase(verbatim: $0), .muted) }
            lines += TextWidth.wrap(answer.text, width: width - 2).map {
                .text(Phrase(verbatim: $0), .text, indent: 2)
            }
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
        let shown = scroll.visible(count: lines.count, height: area.height)
        for (offset, line) in lines[shown].enumerated() {
            let place = area.origin.moved(rows: offset)
            switch line {
            case .text(let text, let style, let indent):
                screen.put(text, at: place.moved(columns: indent), style: style, maxWidth: area.width - indent)
            case .row(let cells, let isTitle):
                screen.tableRow(cells, table, at: place, style: isTitle ? Style(.heading, .bold) : .text)
            }
        }
        screen.moreLines(lines.count - shown.upperBound, on: body.droppingTop(1).top(1))
    }
}
