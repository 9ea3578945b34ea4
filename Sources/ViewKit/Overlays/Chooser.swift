import FitnessModel
package import TerminalKit

/// A list that typing filters, in a box above the view. The chooser defines the search and the lines; keys, mouse,
/// scrolling and drawing are common to all.
package protocol Chooser: Overlay {
    /// The line to type into and the place in the list.
    var typed: TypedList { get set }
    /// How many lines there are now.
    var lineCount: Int { get }
    /// The title in the frame of the box.
    var heading: Phrase { get }
    /// The prompt before the input line.
    var sign: String { get }
    /// The text at the right end of that line: "3 of 12".
    var countText: Phrase { get }
    /// The text of an empty list.
    var emptyText: Phrase { get }
    /// The size of the box in a body.
    func boxSize(_ body: Rect) -> Size
    /// Rows at the box's foot that are the chooser's own.
    var footRows: Int { get }

    /// Finds the lines that match the typed text.
    mutating func search(_ context: inout Context)
    /// Enter, or a click on the marked line.
    mutating func choose(_ index: Int, context: inout Context) -> Outcome<Context>
    /// The action of Esc.
    mutating func cancel(_ context: inout Context) -> Outcome<Context>
    /// Takes a key before the list does; nil for keys of the list.
    mutating func special(_ key: Key, context: inout Context) -> Outcome<Context>?
    /// Draws the column titles above the lines.
    func drawTitles(in row: Rect, into screen: inout Screen, context: Context)
    /// Draws one line.
    func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context)
    /// Draws the chooser's own rows at the foot.
    func drawFoot(in area: Rect, into screen: inout Screen, context: Context)
}

extension Chooser {
    package var keys: [KeyHint] {
        hints + [
            KeyHint("PgUp PgDn", "ten lines up, down"), KeyHint(.ctrl("u"), "erase the text"),
            KeyHint(.ctrl("w"), "erase a word"),
        ]
    }
    package var sign: String { "/" }
    package var countText: Phrase { "" }
    package var emptyText: Phrase { .nothingMatches }
    package var footRows: Int { 0 }
    package func boxSize(_ body: Rect) -> Size { Size(columns: body.popupWidth(least: 78), rows: body.height) }
    package mutating func cancel(_ context: inout Context) -> Outcome<Context> { .close }
    package mutating func special(_ key: Key, context: inout Context) -> Outcome<Context>? { nil }
    package func drawTitles(in row: Rect, into screen: inout Screen, context: Context) {}
    package func drawFoot(in area: Rect, into screen: inout Screen, context: Context) {}

    private func inside(_ body: Rect) -> Rect { body.centred(boxSize(body)).inset(by: 1).inset(columns: 1) }
    /// The area of the lines.
    package func rows(_ body: Rect) -> Rect { inside(body).droppingTop(2).droppingBottom(footRows) }

    package mutating func handle(_ key: Key, context: inout Context) -> Outcome<Context> {
        if let outcome = special(key, context: &context) { return outcome }
        return follow(typed.handle(key, count: lineCount, height: rows(context.body).height), &context)
    }

    package mutating func paste(_ text: String, context: inout Context) {
        typed.paste(text)
        search(&context)
    }

    package mutating func mouse(_ mouse: Mouse, context: inout Context) -> Outcome<Context> {
        follow(typed.mouse(mouse, rows: rows(context.body), count: lineCount), &context)
    }

    private mutating func follow(_ reaction: TypedList.Reaction, _ context: inout Context) -> Outcome<Context> {
        switch reaction {
        case .stay: return .stay
        case .close: return cancel(&context)
        case .choose: return choose(typed.list.selected, context: &context)
        case .typed:
            search(&context)
            return .stay
        }
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(body.centred(boxSize(body)), title: heading)
        typed.drawEntry(sign, count: countText, in: inside(body).top(1), into: &screen)
        drawTitles(in: inside(body).droppingTop(1).top(1), into: &screen, context: context)
        typed.drawLines(count: lineCount, in: rows(body), into: &screen, empty: emptyText) {
            screen, index, row, isSelected in
            drawLine(index, in: row, isSelected: isSelected, into: &screen, context: context)
        }
        if footRows > 0 { drawFoot(in: inside(body).bottom(footRows), into: &screen, context: context) }
    }
}

/// Finds texts by a few of their letters, best matches first.
package enum Matching {
    /// The places of the texts that match, the best first; all of them for nothing typed.
    package static func indices<Texts: Collection>(
        of typed: String, in texts: Texts, text: (Texts.Element) -> String
    ) -> [Int] {
        guard !typed.isEmpty else { return Array(0..<texts.count) }
        return FuzzyMatch(typed).rank(texts.map(text))
    }
}

extension Phrase {
    /// What a list shows if nothing matches the typed text.
    package static var nothingMatches: Phrase { "Nothing matches. Backspace widens the search." }
}
