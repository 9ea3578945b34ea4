import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

extension QuestionnairePanel {
    /// The rows of the head: questionnaire, progress and a rule.
    private static let headHeight = 2

    private static func page(_ body: Rect) -> Rect { body.droppingTop(headHeight).inset(columns: 2) }

    /// The area of a tick list.
    static func listArea(_ body: Rect) -> Rect { page(body).droppingTop(2) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.cover(body)
        screen.fill(body)
        drawHead(into: &screen, body.top(1).inset(columns: 1))
        screen.horizontalLine(from: Point(body.column, body.row + 1), width: body.width)
        let page = Self.page(body)
        if isEnd {
            drawEnd(into: &screen, page)
        } else if isList {
            drawList(into: &screen, body)
        } else if let item {
            drawQuestion(item, into: &screen, page)
        }
    }

    private func drawHead(into screen: inout Screen, _ row: Rect) {
        let gauge = min(18, row.width / 4)
        let position: Phrase = isEnd ? "end" : isList ? "" : "question \(place + 1) of \(items.count)"
        let right = row.right(TextWidth.of(position) + 1 + gauge)
        let name: Phrase = "\(set.questionnaire.title) \(screen.glyphs.separator) \(client.name)"
        screen.put(
            name, at: row.origin, style: Style(.heading, .bold), maxWidth: max(0, row.width - right.width - 2))
        screen.put(position, at: right.origin, style: .muted)
        let done = isEnd ? items.count : isList ? answers.count : place
        screen.gauge(
            Double(done), limit: Double(max(items.count, 1)), at: right.origin.moved(columns: right.width - gauge),
            width: gauge)
    }

    private func drawQuestion(_ item: Questionnaire.Item, into screen: inout Screen, _ page: Rect) {
        let lines = TextWidth.wrap(item.text, width: page.width)
        let options = item.options
        // The question gets air where there is room for it.
        let spare = page.height - lines.count - max(options.count, 1)
        let text = page.droppingTop(spare >= 3 ? 1 : 0)
        let used = screen.paragraph(
            verbatim: item.text, in: text.top(max(1, text.height - 1)), style: Style(.text, .bold))
        let below = text.droppingTop(used + (spare >= 2 ? 1 : 0))
        guard case .number(let low, let high) = item.kind else { return drawOptions(item, into: &screen, below) }
        let range: Phrase = "\(low) to \(high)"
        screen.put(range, in: below.top(1), align: .leading, style: .muted)
        let field = below.top(1).droppingLeft(TextWidth.of(range) + 2).left(10)
        screen.input(LineEditor(typed), in: field)
        if answers.has(item.key), answers.value(of: item.key) == nil, typed.isEmpty {
            screen.put(
                "does not say", in: below.top(1).droppingLeft(TextWidth.of(range) + 14), align: .leading, style: .muted)
        }
        drawNote(into: &screen, page, below: below.row + 2)
    }

    /// The choices one below the other; in two columns where there are more than rows.
    private func drawOptions(_ item: Questionnaire.Item, into screen: inout Screen, _ area: Rect) {
        let options = item.options
        guard !options.isEmpty, area.height > 0 else { return }
        let columns = options.count > area.height ? 2 : 1
        let rows = (options.count + columns - 1) / columns
        let width = area.width / columns
        let isSilent = answers.has(item.key) && answers.value(of: item.key) == nil && marked == nil
        for (index, word) in options.enumerated() where index % rows < area.height {
            let place = area.droppingTop(index % rows).top(1).droppingLeft(index / rows * width).left(width)
            let isMarked = index == marked
            if isMarked { screen.fill(place, style: .selection) }
            screen.put(
                verbatim: isMarked ? screen.glyphs.marker : " ", at: place.origin, style: isMarked ? .selection : .text)
            screen.put(
                verbatim: word.key, at: place.origin.moved(columns: 2), style: isMarked ? .selection : .key)
            screen.put(
                word.word, at: place.origin.moved(columns: 4), style: isMarked ? .selection : .text,
                maxWidth: max(0, place.width - 4))
        }
        guard rows + 1 < area.height else { return }
        if isSilent {
            screen.put("does not say", in: area.droppingTop(rows + 1).top(1), align: .leading, style: .muted)
        }
        drawNote(into: &screen, area, below: area.row + rows + 2)
    }

    /// Draws the source of the questions at the foot.
    private func drawNote(into screen: inout Screen, _ area: Rect, below row: Int) {
        let note = set.questionnaire.note
        let lines = TextWidth.wrap(note, width: area.width)
        guard !note.isEmpty, area.endRow - lines.count > row else { return }
        screen.paragraph(verbatim: note, in: area.bottom(lines.count), style: .muted)
    }

    private func drawList(into screen: inout Screen, _ body: Rect) {
        let page = Self.page(body)
        let period = set.questionnaire.period
        let count = items.count { answers.value(of: $0.key) == 1 }
        let head: Phrase =
            period.isEmpty ? "Tick what applies (\(count) ticked)" : "Tick what applied in \(period) (\(count) ticked)"
        screen.put(head, in: page.top(1), align: .leading, style: Style(.text, .bold))
        let area = Self.listArea(body)
        let shown = list.visible(height: area.height, count: items.count)
        let more = items.count - shown.upperBound
        let left: Phrase =
            more > 0 ? "\(screen.glyphs.down) \(more) more" : shown.lowerBound > 0 ? "end of the list" : ""
        screen.put(left, in: page.droppingTop(1).top(1), align: .trailing, style: .muted)
        for (line, index) in shown.enumerated() {
            let item = items[index]
            let box = answers.value(of: item.key) == 1 ? "[x] " : "[ ] "
            screen.listLine(
                area.droppingTop(line).top(1), isSelected: index == list.selected, left: "\(box)\(item.text)")
        }
    }

    private func drawEnd(into screen: inout Screen, _ page: Rect) {
        let answered = items.count { answers.value(of: $0.key) != nil }
        let ticked = items.count { answers.value(of: $0.key) == 1 }
        let silent = items.count - answered
        let what: Phrase =
            switch (isList, ticked, silent) {
            case (true, 0, _): "Nothing ticked."
            case (true, _, _): "\(ticked) of \(items.count, one: "line", other: "lines") ticked."
            case (false, _, 0): "All questions answered."
            case (false, _, _):
                "\(answered, one: "question", other: "questions") answered, \(silent) without an answer."
            }
        let text: Phrase =
            "\(what) Enter completes it: after that the answers cannot be changed. PgUp shows them again."
        let used = screen.paragraph(text, in: page.droppingTop(1))
        drawNote(into: &screen, page, below: page.row + 1 + used)
    }
}
