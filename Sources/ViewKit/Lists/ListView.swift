package import TerminalKit

/// A list of records drawn as a table, with the details of the selected one beside or below it. A view gives layout,
/// columns and lines; moving, filter, drawing and mouse follow.
package protocol ListView: ChoosingView where Chosen == Item {
    /// The listed records.
    associatedtype Item: Identifiable & Sendable where Item.ID: Hashable & Sendable
    /// The records in view and the chosen one.
    var list: RecordList<Item> { get set }
    /// The layout while the list does not take the full width; by default the list alone.
    func layout(_ body: Rect) -> ListLayout
    /// The columns of the table.
    func columns(_ context: Context) -> [TableColumn]
    /// A record as a line of it.
    func line(_ item: Item, _ context: Context) -> TableLine
    /// Whether a record is one of several that the next command acts on.
    func isMarked(_ item: Item) -> Bool
    /// The text of an empty list.
    func emptyText(_ context: Context) -> Phrase
    /// A click on the chosen record.
    func open(_ item: Item, _ context: inout Context)
    /// False while the details of the chosen record are not read: their area stays blank.
    func showsDetail(in layout: ListLayout) -> Bool
    /// Draws the details of the selected record into its part of the layout.
    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context)
}

/// The content and the style of one line of a table.
package struct TableLine: Sendable {
    /// A text for each column.
    package let texts: [Phrase]
    /// The style of the line.
    package let style: Style
    /// The styles of single columns, by number.
    package let styles: [Int: Style]

    /// Makes a line.
    package init(_ texts: [Phrase], style: Style = .text, styles: [Int: Style] = [:]) {
        self.texts = texts
        self.style = style
        self.styles = styles
    }
}

extension ListView {
    package func marked(_ context: Context) -> AnyHashable? { list.selected.map { AnyHashable($0.id) } }
    package var isTyping: Bool { list.isTyping }
    package var typingHints: [KeyHint] { list.typingHints }
    package func chosen(_ context: Context) -> Item? { list.selected }
    package func layout(_ body: Rect) -> ListLayout { ListLayout(body) }
    package func isMarked(_ item: Item) -> Bool { false }
    package func showsDetail(in layout: ListLayout) -> Bool { true }
    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {}

    /// The current layout.
    package func arrangement(_ body: Rect) -> ListLayout { list.isAlone ? layout(body).expanded : layout(body) }
    /// The area of the list's lines.
    package func rows(_ body: Rect) -> Rect { arrangement(body).rows }

    package mutating func maximise(_ context: Context) -> Bool {
        guard !layout(context.body).detail.isEmpty else { return false }
        list.isAlone.toggle()
        return true
    }

    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        guard list.move(motion, count: count, height: rows(context.body).height) else { return false }
        reload(&context)
        return true
    }

    package mutating func back(_ context: inout Context) -> Bool { list.clearSearch(&context) }

    package mutating func type(_ key: Key, context: inout Context) {
        list.type(key)
        reload(&context)
    }

    package mutating func paste(_ text: String, context: inout Context) {
        list.paste(text)
        reload(&context)
    }

    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        clickList(mouse, body: body, &context)
    }

    /// Takes a click or the wheel over the list.
    package mutating func clickList(_ mouse: Mouse, body: Rect, _ context: inout Context) {
        if list.mouse(mouse, rows: rows(body)), let item = list.selected { open(item, &context) }
        reload(&context)
    }
}

// MARK: Drawing

extension ListView {
    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        drawTable(into: &screen, body: body, context: context, isFocused: isFocused)
    }

    /// Draws the list and the selected record; without the focus the list alone, since a view is beside it.
    package func drawTable(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let layout = isFocused ? arrangement(body) : layout(body).alone(in: body)
        drawTable(into: &screen, layout, context: context, isFocused: isFocused)
    }

    /// Draws the list and the selected record in a layout.
    package func drawTable(into screen: inout Screen, _ layout: ListLayout, context: Context, isFocused: Bool) {
        let table = table(layout, context)
        let hasDetail = !layout.detail.isEmpty && showsDetail(in: layout)
        let position = layout.position(isFiltered: list.isFiltered, showsDetail: hasDetail)
        let isBesideTitles = position?.row == layout.list.row && list.total > 0
        screen.tableHeader(
            table, at: layout.list.origin.moved(columns: 2),
            before: isBesideTitles ? layout.list.right(list.positionWidth).column : .max)
        list.draw(into: &screen, rows: layout.rows, isFocused: isFocused, empty: emptyText(context)) {
            screen, item, row in
            if isMarked(item) {
                screen.put(verbatim: screen.glyphs.check, at: row.origin.moved(columns: 1), style: .accent)
            }
            let line = line(item, context)
            screen.tableRow(
                line.texts, table, at: row.origin.moved(columns: 2), style: line.style, styles: line.styles)
        }
        if hasDetail { layout.drawBorder(into: &screen) }
        if let position { list.drawPosition(into: &screen, at: position) }
        if hasDetail { drawDetail(into: &screen, layout, context) }
    }

    /// The columns of the table; two at the left edge hold the marker of the selected line.
    package func table(_ layout: ListLayout, _ context: Context) -> TableLayout {
        TableLayout(columns(context), width: layout.list.width - 3)
    }
}
