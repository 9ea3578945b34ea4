import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

extension WeekView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        drawHead(into: &screen, body.top(1).inset(columns: 1))
        screen.horizontalLine(from: Point(body.column, body.row + 1), width: body.width)
        let layout = layout(body)
        screen.paragraph(current.question, in: layout.question, style: Style(.heading, .bold))
        screen.paragraph(current.help, in: layout.help, style: .muted)
        drawAnswer(into: &screen, layout.answer)
        drawFoot(into: &screen, layout.foot)
    }

    /// The parts of a page.
    func layout(_ body: Rect) -> (question: Rect, help: Rect, answer: Rect, foot: Rect) {
        var area = body.droppingTop(2).inset(columns: 2)
        if area.height > 12 { area = area.droppingTop(1) }
        func take(_ text: Phrase, _ most: Int) -> Rect {
            let rows = text.isEmpty ? 0 : min(most, TextWidth.wrap(text.text, width: area.width).count)
            defer { area = area.droppingTop(rows) }
            return area.top(rows)
        }
        let question = take(current.question, 2)
        // Lists need the room more than their help text.
        let help = take(current.help, lineCount > 0 ? 1 : 3)
        if area.height > 6 { area = area.droppingTop(1) }
        let foot = area.bottom(footRows(area))
        return (question, help, area.droppingBottom(foot.height), foot)
    }

    private func drawHead(into screen: inout Screen, _ row: Rect) {
        screen.put(part.headline, in: row, align: .leading, style: Style(.heading, .bold))
        let width = row.width >= 76 ? 18 : 0
        screen.put(
            "page \(page + 1) of \(pages.count)", in: row.droppingRight(width > 0 ? width + 2 : 0), align: .trailing)
        screen.gauge(
            Double(page + 1), limit: Double(pages.count), at: row.right(width).origin, width: width)
    }

    // MARK: The answer

    private func drawAnswer(into screen: inout Screen, _ area: Rect) {
        switch current.answer {
        case .none: break
        case .text(let path):
            let box = area.top(min(6, area.height))
            screen.textBox(typing?.editor ?? LineEditor(answers[keyPath: path], isMultiline: true), in: box)
            if typing == nil { screen.cursor = nil }
            if (typing?.editor.text ?? answers[keyPath: path]).isEmpty {
                let text: Phrase = typing == nil ? "Enter opens the answer." : "Type the answer here."
                screen.put(text, in: area.top(1).droppingLeft(2), align: .leading, style: .muted)
            }
        case .feasibility: drawFeasibility(into: &screen, area)
        case .times:
            let lines: [(name: Phrase, value: String, isMissing: Bool)] = DayTimes.Kind.allCases.map {
                ($0.word, ProgrammeText.time(answers.times[$0]), answers.times[$0] == nil)
            }
            drawLines(lines, into: &screen, area)
        case .minutes:
            let lines: [(name: Phrase, value: String, minutes: Int, percent: Int)] = answers.activities.map { one in
                (
                    one.isOwn ? "\(one.name) (custom)" : one.title, ProgrammeText.hours(one.minutes), one.minutes,
                    DayShares.percent(of: one.minutes)
                )
            }
            drawBars(lines, into: &screen, area)
            drawTraining(into: &screen, area, from: valueColumn(after: lines.map(\.name)) + 8)
        case .shares:
            let shares = answers.shares.shares
            drawBars(
                shares.filter { $0.minutes > 0 }.map { share in
                    let isChosen = share.activity?.isChosen == true
                    let title: Phrase =
                        isChosen ? "\(screen.glyphs.check) \(share.part.title)" : share.part.title
                    return (title, ProgrammeText.hours(share.minutes), share.minutes, share.percent)
                }, into: &screen, area)
        case .practice: screen.put("Enter starts the practice.", in: area.top(1), align: .leading, style: .accent)
        case .sentences: screen.put("Enter shows them.", in: area.top(1), align: .leading, style: .accent)
        }
    }

    private func drawFeasibility(into screen: inout Screen, _ area: Rect) {
        var place = area.origin
        for value in WeekGoal.feasibilities {
            let isChosen = value == answers.goal.feasibility
            let text = isChosen ? "[\(value)]" : " \(value) "
            place = place.moved(
                columns: screen.put(verbatim: text, at: place, style: isChosen ? .selection : .text) + 1)
        }
        let below = area.droppingTop(1).top(1).left(max(0, place.column - area.column - 1))
        screen.put("no chance", in: below, align: .leading, style: .muted)
        screen.put("certain", in: below, align: .trailing, style: .muted)
        let keys: Phrase =
            switch (isClients || typing != nil, screen.glyphs.isASCII) {
            case (true, true): "1 to 9, 0 for 10, or left/right"
            case (true, false): "1 to 9, 0 for 10, or ← →"
            case (false, true): "Enter, then 1 to 9 or 0 for 10, or left/right"
            case (false, false): "Enter, then 1 to 9 or 0 for 10, or ← →"
            }
        screen.put(keys, in: area.droppingTop(2).top(1), align: .leading, style: .muted)
    }

    /// The column of the values beside names.
    private func valueColumn(after names: [Phrase]) -> Int { names.map { TextWidth.of($0) + 2 }.reduce(20, max) }

    /// Lines of a name and a value, the chosen one marked and typed in.
    private func drawLines(
        _ lines: [(name: Phrase, value: String, isMissing: Bool)], into screen: inout Screen, _ area: Rect
    ) {
        let start = valueColumn(after: lines.map(\.name))
        for (index, text) in lines.enumerated() where index < area.height {
            let row = area.droppingTop(index).top(1)
            screen.put(text.name, in: row.droppingLeft(2).left(start - 2), align: .leading)
            screen.put(
                verbatim: text.value, in: row.droppingLeft(start).left(8), align: .leading,
                style: text.isMissing ? .muted : .text)
            if index == line { screen.mark(row.left(start + 8), isFocused: typing == nil) }
            if index == line, let typing { screen.input(typing.editor, in: row.droppingLeft(start).left(8)) }
        }
        let sleep: Phrase = ProgrammeText.sleep(answers.times)
        guard case .times = current.answer, area.width >= 60 else { return }
        screen.put(sleep, in: area.top(1).droppingLeft(start + 12), align: .leading, style: .accent)
    }

    private func drawBars(
        _ lines: [(name: Phrase, value: String, minutes: Int, percent: Int)], into screen: inout Screen, _ area: Rect
    ) {
        let top = firstBar(area, of: lines.count)
        let start = valueColumn(after: lines.map(\.name))
        for (index, text) in lines.enumerated().dropFirst(top).prefix(area.height) {
            let row = area.droppingTop(index - top).top(1)
            let isChosen = index == place(of: line)
            screen.put(text.name, in: row.droppingLeft(2).left(start - 2), align: .leading)
            screen.putNumber(text.value, in: row.droppingLeft(start).left(6))
            let bar = row.droppingLeft(start + 8).left(min(max(0, row.width - start - 14), 40))
            screen.gauge(Double(text.minutes), limit: 1_440, at: bar.origin, width: bar.width)
            screen.putNumber("\(text.percent) %", in: row.droppingLeft(start + 8 + bar.width).left(6))
            if isChosen {
                screen.mark(row.left(start + 7), isFocused: typing == nil)
                if let typing { screen.input(typing.editor, in: row.droppingLeft(start).left(7)) }
            }
        }
    }

    /// Draws the recorded training on the line of the sport, over the end of its bar.
    private func drawTraining(into screen: inout Screen, _ area: Rect, from start: Int) {
        guard let minutesTrained, let place = answers.activities.firstIndex(where: \.isSport) else { return }
        let row = place - firstBar(area, of: answers.activities.count)
        guard (0..<area.height).contains(row) else { return }
        let bar = area.droppingTop(row).top(1).droppingLeft(start).left(min(40, area.width - start - 6))
        let text: Phrase = "this week \(ProgrammeText.hours(minutesTrained)) a day"
        if TextWidth.of(text) < bar.width { screen.put(" \(text)", in: bar, align: .trailing, style: .accent) }
    }

    /// The first line in view: the chosen one stays in it.
    func firstBar(_ area: Rect, of count: Int) -> Int { max(0, min(line - area.height + 1, count - area.height)) }

    /// The position of the selected line among the drawn ones: sleep and the rest cannot be selected.
    func place(of line: Int) -> Int {
        guard case .shares = current.answer, choices.indices.contains(line) else { return line }
        return answers.shares.shares.filter { $0.minutes > 0 }.firstIndex(of: choices[line]) ?? line
    }

    // MARK: The foot

    /// The rows for the remark and earlier answers, as far as the answer leaves room.
    private func footRows(_ area: Rect) -> Int {
        let wanted = (remark.map { TextWidth.wrap($0.text, width: area.width).count } ?? 0) + earlier.count
        let needed = lineCount > 0 ? min(lineCount, area.height) : 3
        return max(0, min(wanted, area.height - needed))
    }

    /// The remark on the answer.
    private var remark: Phrase? { current.hint(answers)?.wording }

    /// The answers of the pages before, each in one line; lists need their room.
    private var earlier: [(label: Phrase, text: String)] {
        guard lineCount == 0 else { return [] }
        return pages.prefix(page).filter { !$0.label.isEmpty }
            .map { ($0.label, ProgrammeText.text(of: $0, answers).text.replacing("\n", with: " ")) }
            .filter { !$0.text.isEmpty }
    }

    private func drawFoot(into screen: inout Screen, _ area: Rect) {
        var area = area
        if let remark {
            area = area.droppingTop(screen.paragraph(remark, in: area, style: .warning))
        }
        let labels = earlier.map { TextWidth.of($0.label) }.reduce(13, max)
        for (row, line) in zip(0..<area.height, earlier) {
            screen.field(line.label, "\(line.text)", in: area.droppingTop(row).top(1), labelWidth: labels)
        }
    }
}
