import FitnessModel
import Foundation
package import TerminalKit

extension FormOverlay {
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 76), rows: min(body.height, shown.count + 4 + answerRows(body))))
    }

    /// The indexes of the visible fields.
    private var shown: [Int] { fields.indices.filter { !fields[$0].isHidden } }

    /// The lines of the answer with the blank one above them.
    private func answerRows(_ body: Rect) -> Int { answer == nil ? 0 : answerLines(body).count + 1 }

    /// The lines of the answer with their styles. A sentence is never cut; the second line of a warning is one, too.
    private func answerLines(_ body: Rect) -> [(text: String, style: Style)] {
        let width = min(body.width - 2, 76) - 4
        return (answer?(self) ?? []).map(\.text).enumerated().flatMap { index, line -> [(text: String, style: Style)] in
            let isWarning = line.hasPrefix("! ")
            let style: Style = isWarning ? Style(.warning) : index == 0 ? Style(.accent, .bold) : .muted
            guard TextWidth.of(line) > width, isWarning || wrapsAnswer else { return [(line, style)] }
            guard isWarning else { return TextWidth.wrap(line, width: width).map { ($0, style) } }
            return TextWidth.wrap(String(line.dropFirst(2)), width: width - 2).map { ("! \($0)", style) }
        }
    }

    /// The area of the fields, and those that fit into it.
    private func visibleFields(_ body: Rect) -> (area: Rect, indexes: [Int]) {
        let inside = box(body).inset(by: 1).droppingLeft(1).droppingRight(1)
        // If there is no room for all, the fields come before the answer.
        let (shown, line) = (shown, shown.firstIndex(of: focus) ?? 0)
        let rows = max(inside.height - 2 - answerRows(body), min(shown.count, inside.height - 2), 1)
        let top = min(max(0, line - rows + 1), max(0, shown.count - rows))
        return (inside.top(rows), Array(shown.dropFirst(top).prefix(rows)))
    }

    /// A click moves the focus; the wheel goes through the fields.
    package mutating func mouse(_ mouse: Mouse, context: inout Context) -> Outcome<Context> {
        switch mouse.kind {
        case .wheelUp: return handle(.up, context: &context)
        case .wheelDown: return handle(.down, context: &context)
        case .press, .doubleClick:
            let (area, indexes) = visibleFields(context.body)
            let line = mouse.at.row - area.row
            if area.contains(mouse.at), indexes.indices.contains(line) { focus(on: indexes[line]) }
            return .stay
        }
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context) {
        let labelWidth = (fields.map { TextWidth.of($0.label) }.max() ?? 0) + 2
        let box = box(body)
        screen.popup(box, title: title)
        let (inside, indexes) = visibleFields(body)
        for (line, index) in indexes.enumerated() {
            let row = inside.droppingTop(line).top(1)
            draw(
                fields[index], isFocused: index == focus, isWrong: isWrong(index, today: context.today),
                labelWidth: labelWidth, into: &screen, at: row.origin,
                width: row.width - drawBefore(index, into: &screen, at: row.droppingLeft(2 + labelWidth)))
        }
        let answers = answerArea(body)
        for (row, line) in answerShown(answers.height, body).enumerated() {
            screen.put(
                verbatim: line.text, at: answers.origin.moved(rows: row), style: line.style, maxWidth: answers.width)
        }
        drawFoot(box.inset(by: 1).inset(columns: 1), into: &screen, today: context.today)
    }

    /// Draws at the end of a field's row what was there before its draft, in at most half of it.
    ///
    /// - Returns: the columns that this takes.
    private func drawBefore(_ index: Int, into screen: inout Screen, at row: Rect) -> Int {
        guard let before = before(index) else { return 0 }
        let width = min(TextWidth.of(before), row.width / 2)
        screen.put(before, in: row.right(width), align: .leading, style: .muted)
        return width + 2
    }

    private func answerArea(_ body: Rect) -> Rect {
        box(body).inset(by: 1).inset(columns: 1).droppingTop(visibleFields(body).area.height + 1).droppingBottom(1)
    }

    /// The lines of the answer that have room: the first always, of the others those that were scrolled to, and how
    /// many follow.
    private func answerShown(_ height: Int, _ body: Rect) -> [(text: String, style: Style)] {
        let lines = answerLines(body)
        guard lines.count > height, height > 2 else { return Array(lines.prefix(height)) }
        let rest = lines.dropFirst(1 + min(answerTop, lines.count - height))
        guard rest.count > height - 1 else { return Array(lines.prefix(1) + rest) }
        let left = rest.count - (height - 2)
        let more: Phrase = "\(left, one: "more line", other: "more lines"): PgDn"
        return Array(lines.prefix(1) + rest.prefix(height - 2)) + [(more.text, .muted)]
    }

    /// Scrolls the answer by pages.
    mutating func scrollAnswer(by pages: Int, _ body: Rect) {
        let (height, count) = (answerArea(body).height, answerLines(body).count)
        answerTop = max(0, min(answerTop + pages * max(height - 2, 1), count - height))
    }

    /// Draws the error, or the help of the field and the reading of its date; a second line uses the blank one above.
    private func drawFoot(_ inside: Rect, into screen: inout Screen, today: Day) {
        let field = fields[focus]
        let help = [field.dateShown(today: today), field.help].compactMap(\.self).filter { !$0.isEmpty }
        let text = notice.map { "! \($0.text)" } ?? help.joined(separator: " · ").text
        let lines = TextWidth.wrap(text, width: inside.width).prefix(2)
        let rows = inside.bottom(lines.count)
        screen.fill(rows, style: .popup)
        for (row, line) in lines.enumerated() {
            let place = rows.origin.moved(rows: row)
            screen.put(verbatim: line, at: place, style: notice == nil ? .muted : .warning, maxWidth: rows.width)
        }
    }

    private func draw(
        _ field: FormField, isFocused: Bool, isWrong: Bool, labelWidth: Int, into screen: inout Screen, at place: Point,
        width: Int
    ) {
        if isFocused { screen.put(verbatim: screen.glyphs.marker, at: place, style: Style(.accent)) }
        let label = isWrong ? Style.error : isFocused ? Style(.accent, .bold) : .muted
        screen.put(field.label, at: place.moved(columns: 2), style: label)
        if isWrong { screen.put("!", at: place.moved(columns: labelWidth), style: .error) }
        let start = place.moved(columns: 2 + labelWidth)
        let room = max(width - labelWidth - 2, 1)
        if let choices = field.choices {
            drawChoice(choices, field, isFocused, into: &screen, at: start, room: room)
            return
        }
        guard isFocused else {
            screen.put(verbatim: field.shown.text, at: start, style: isWrong ? .error : .text, maxWidth: room)
            return
        }
        screen.input(field.shown, in: Rect(origin: start, size: Size(columns: room, rows: 1)))
        if field.isSelected {
            screen.put(verbatim: field.shown.visible(width: room).text, at: start, style: .selection)
        }
    }

    /// Whether the field was left with an invalid or missing text.
    private func isWrong(_ index: Int, today: Day) -> Bool {
        left.contains(fields[index].id) && fields[index].problem(today: today) != nil
    }

    private func drawChoice(
        _ options: [FormField.Choice], _ field: FormField, _ isFocused: Bool, into screen: inout Screen,
        at start: Point,
        room: Int
    ) {
        let all = options.map { $0.word.isEmpty ? "-" : $0.word.text }
        let needed = all.reduce(0) { $0 + TextWidth.of($1) + 3 }
        guard needed <= room else {
            let word = options.first { $0.id == field.editor.text }?.word.text ?? ""
            screen.put(verbatim: "< \(word) >", at: start, style: isFocused ? Style(.input) : .text, maxWidth: room)
            return
        }
        var column = 0
        for (option, shown) in zip(options, all) {
            let isChosen = option.id == field.editor.text
            let text = isChosen ? "[\(shown)]" : " \(shown) "
            let style = isChosen ? Style(isFocused ? .accent : .text, .bold) : .muted
            column += screen.put(verbatim: text, at: start.moved(columns: column), style: style) + 1
        }
        if isFocused { screen.cursor = nil }
    }
}

extension FormOverlay {
    private static var editorWord: String { "field " }

    /// The field whose text is in a draft with that key.
    package static func editedField(_ draftKey: String) -> String? {
        guard let last = draftKey.components(separatedBy: ": ").last, last.hasPrefix(editorWord) else { return nil }
        return String(last.dropFirst(editorWord.count))
    }

    /// The key of the draft that the editor opens: it begins with the key of the form's own draft, so that both are
    /// deleted together.
    private func editorKey(_ field: FormField) -> String {
        [draftKey, Self.editorWord + field.id].compactMap(\.self).joined(separator: ": ")
    }

    /// Opens the note under the cursor in the person's own editor. The form stays open and is stored as a draft first.
    mutating func openEditor(_ context: inout Context) {
        let field = fields[focus]
        let key = editorKey(field)
        guard field.isNote, context.openEditor(draftKey: key) else { return }
        keepDraft(&context)
        context.saveDraft(field.editor.text, for: key)
    }

    /// Puts the text from the editor into the field of that id.
    package mutating func takeEdited(_ text: String, in id: String, _ context: inout Context) {
        // Editors end a file with a line end; notes do not.
        edit(id, to: text.hasSuffix("\n") ? String(text.dropLast()) : text, context)
        keepDraft(&context)
    }
}

extension FormOverlay {
    /// A confirmation for an unlikely value: the form asks at the field. Enter again keeps the value, Ctrl-G takes the
    /// suggestion if there is one. The answer is valid for this value, even if the words change.
    package struct Confirmation: Sendable {
        enum Offer: Sendable {
            case text(String)
            case way(Phrase, OverlayAction<Context>)
        }

        /// The field that it is about.
        let field: String
        /// Names the question: its field and the value that it is about.
        let id: String
        /// The question, as a sentence.
        let wording: Phrase
        /// What Enter does: "keeps it".
        let keeping: Phrase
        let offer: Offer?

        /// A question about the text of a field, with the words for Enter; `instead` is the suggested text.
        package init(
            field: String, about value: some Sendable, _ wording: Phrase, keeping: Phrase = "keeps it",
            instead: String? = nil
        ) {
            (self.field, self.wording, self.keeping, offer) = (field, wording, keeping, instead.map(Offer.text))
            id = "\(field): \(value)"
        }

        /// A question whether to continue, with the words for Enter and for Ctrl-G, and the action of Ctrl-G.
        package init(
            field: String, about value: some Sendable, _ wording: Phrase, keeping: Phrase, offering offer: Phrase,
            _ way: @escaping OverlayAction<Context>
        ) {
            (self.field, self.wording, self.keeping, self.offer) = (field, wording, keeping, .way(offer, way))
            id = "\(field): \(value)"
        }

        var question: Phrase {
            let keep: Phrase = "\(wording) Enter again \(keeping)"
            return switch offer {
            case nil: "\(keep)."
            case .text(let text): "\(keep), Ctrl-G makes it \(text)."
            case .way(let way, _): "\(keep), Ctrl-G \(way)."
            }
        }

        var hints: [KeyHint] {
            let take: KeyHint? =
                switch offer {
                case nil: nil
                case .text(let text): KeyHint(.ctrl("g"), Phrase(verbatim: text))
                case .way(let way, _): KeyHint(.ctrl("g"), way)
                }
            return [KeyHint("Enter", keeping)] + [take].compactMap(\.self)
        }
    }
}

extension FormOverlay.Result {
    /// The same for the text of a field alone.
    package static func confirm(
        field: String, about value: some Sendable, _ wording: Phrase, instead: String? = nil
    ) -> Self {
        .confirm(FormOverlay.Confirmation(field: field, about: value, wording, instead: instead))
    }
}
