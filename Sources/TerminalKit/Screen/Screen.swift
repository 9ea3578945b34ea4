/// An image of the terminal in memory: views draw into it, then the terminal shows it.
///
/// Drawing outside neither traps nor shows; a wide character never straddles an edge; controls are drawn as pictures.
public struct Screen: Sendable {
    /// Columns and rows.
    public let size: Size
    /// The set of symbols to draw with; in ASCII everything drawn becomes ASCII.
    public let glyphs: Glyphs
    /// The position of the terminal's cursor; nil if it is hidden.
    public var cursor: Point?

    /// Row by row.
    var cells: [PackedCell]
    /// Characters of several scalars, by the index in a packed cell.
    var clusters: [String] = []
    /// The index of each of them.
    var clusterIndices: [String: UInt32] = [:]

    /// Makes an empty screen.
    public init(size: Size, glyphs: Glyphs = .unicode) {
        self.size = size
        self.glyphs = glyphs
        cells = Array(repeating: .blank, count: size.columns * size.rows)
    }

    /// The whole screen as a rectangle.
    public var bounds: Rect { Rect(size: size) }

    /// The cell at a place, a blank one outside.
    public subscript(column: Int, row: Int) -> Cell {
        guard bounds.contains(Point(column, row)) else { return Cell(text: " ", style: .text, width: 1) }
        let cell = cells[row * size.columns + column]
        return Cell(text: text(of: cell), style: cell.style, width: Int(cell.width))
    }

    /// The text of a packed cell.
    func text(of cell: PackedCell) -> String {
        if cell.width == 0 { return "" }
        if let index = cell.clusterIndex { return clusters[index] }
        return Unicode.Scalar(cell.code).map { String($0) } ?? " "
    }
}

extension Screen: Equatable {
    /// True when both show the same, whatever was drawn in between.
    public static func == (first: Screen, second: Screen) -> Bool {
        guard first.size == second.size, first.glyphs == second.glyphs, first.cursor == second.cursor else {
            return false
        }
        if first.clusters == second.clusters { return first.cells == second.cells }
        return zip(first.cells, second.cells).allSatisfy {
            $0.style == $1.style && $0.width == $1.width && first.text(of: $0) == second.text(of: $1)
        }
    }
}

extension Screen {
    /// Clears a box in the middle of an area (the whole screen by default) and returns the room inside its lines,
    /// one blank column away from them. Never larger than the area.
    public mutating func popup(_ size: Size, title: Phrase = "", in area: Rect? = nil) -> Rect {
        let frame = bounds.intersection(area ?? bounds).centred(size)
        cover(frame)
        cursor = nil
        return box(frame, title: title).inset(columns: 1)
    }

    /// Clears a box and one column at both sides of it, where marks from below would touch it.
    public mutating func cover(_ box: Rect) {
        fill(Rect(column: box.column - 1, row: box.row, width: box.width + 2, height: box.height))
        fill(box, style: .popup)
    }
}

extension Screen {
    /// Fills a rectangle with one character, by default a blank, replacing its content.
    public mutating func fill(_ rect: Rect, style: Style = .text, with character: Character = " ") {
        let area = bounds.intersection(rect)
        guard !area.isEmpty else { return }
        let cluster = Cluster(character)
        guard cluster.width == 1, cluster.text == nil else {
            let line = String(repeating: String(character), count: area.width)
            for row in area.rows {
                put(verbatim: line, at: Point(area.column, row), style: style, clip: area)
            }
            return
        }
        let code = glyphs.isASCII ? ASCIIForm.scalar(cluster.scalar).value : cluster.scalar.value
        let cell = PackedCell(code: code, style: style, width: 1)
        for row in area.rows {
            for column in area.column..<area.endColumn {
                store(cell, column: column, row: row)
            }
        }
    }

    /// Gives a rectangle another role, keeping its text and emphasis: the bar of a chosen row.
    public mutating func restyle(_ rect: Rect, role: Role) {
        let area = bounds.intersection(rect)
        for row in area.rows {
            for column in area.column..<area.endColumn {
                cells[row * size.columns + column].style.role = role
            }
        }
    }
}

extension Screen {
    /// Draws a horizontal line from a place to the right.
    public mutating func horizontalLine(from point: Point, width: Int, style: Style = .border) {
        let area = Rect(column: point.column, row: point.row, width: width, height: 1)
        fill(area, style: style, with: Character(glyphs.horizontal))
    }

    /// Draws a vertical line from a place downwards.
    public mutating func verticalLine(from point: Point, height: Int, style: Style = .border) {
        let area = Rect(column: point.column, row: point.row, width: 1, height: height)
        fill(area, style: style, with: Character(glyphs.vertical))
    }

    /// Draws a box at the edges of a rectangle, with a title in its upper line, and returns the room inside.
    @discardableResult
    public mutating func box(_ rect: Rect, title: Phrase = "", style: Style = .border) -> Rect {
        guard rect.width >= 2, rect.height >= 2 else { return rect.inset(by: 1) }
        let right = rect.endColumn - 1
        let bottom = rect.endRow - 1
        horizontalLine(from: Point(rect.column + 1, rect.row), width: rect.width - 2, style: style)
        horizontalLine(from: Point(rect.column + 1, bottom), width: rect.width - 2, style: style)
        verticalLine(from: Point(rect.column, rect.row + 1), height: rect.height - 2, style: style)
        verticalLine(from: Point(right, rect.row + 1), height: rect.height - 2, style: style)
        put(verbatim: glyphs.topLeft, at: rect.origin, style: style)
        put(verbatim: glyphs.topRight, at: Point(right, rect.row), style: style)
        put(verbatim: glyphs.bottomLeft, at: Point(rect.column, bottom), style: style)
        put(verbatim: glyphs.bottomRight, at: Point(right, bottom), style: style)
        if !title.isEmpty, rect.width >= 6 {
            put(
                verbatim: " \(title.text) ", at: Point(rect.column + 2, rect.row), style: .title,
                maxWidth: rect.width - 4)
        }
        return rect.inset(by: 1)
    }
}

extension Screen {
    /// Draws one line of text in the first row of a rectangle, aligned, and truncated when it does not fit.
    public mutating func put(_ phrase: Phrase, in rect: Rect, align: Alignment, style: Style = .text) {
        put(verbatim: phrase.text, in: rect, align: align, style: style)
    }

    /// Draws one line of data in the same way.
    public mutating func put(verbatim text: String, in rect: Rect, align: Alignment, style: Style = .text) {
        let shown = TextWidth.truncate(text, to: rect.width, ellipsis: glyphs.ellipsis)
        let shift = align == .leading ? 0 : rect.width - TextWidth.of(shown)
        put(verbatim: shown, at: Point(rect.column + shift, rect.row), style: style, clip: rect.top(1))
    }

    /// Draws a number or a date at the right edge of a rectangle; one that does not fit becomes `###`, because a
    /// part of it would be another number.
    public mutating func putNumber(_ text: String, in rect: Rect, style: Style = .text) {
        let shown = TextWidth.of(text) <= rect.width ? text : String(repeating: "#", count: rect.width)
        put(verbatim: shown, in: rect, align: .trailing, style: style)
    }

    /// Draws text broken into lines and returns the used rows; an ellipsis marks missing text.
    @discardableResult
    public mutating func paragraph(_ phrase: Phrase, in rect: Rect, style: Style = .text) -> Int {
        paragraph(verbatim: phrase.text, in: rect, style: style)
    }

    /// Draws data in the same way, such as a note.
    @discardableResult
    public mutating func paragraph(verbatim text: String, in rect: Rect, style: Style = .text) -> Int {
        let lines = TextWidth.wrap(text, width: rect.width, rows: rect.height, ellipsis: glyphs.ellipsis)
        for (offset, line) in lines.enumerated() {
            put(verbatim: line, at: Point(rect.column, rect.row + offset), style: style, clip: rect)
        }
        return lines.count
    }

    /// Draws a label and, from the same column in every row, its value.
    public mutating func field(
        _ label: Phrase, _ value: Phrase, in rect: Rect, labelWidth: Int, style: Style = .text
    ) {
        put(label, in: rect.left(labelWidth), align: .leading, style: .muted)
        put(value, in: rect.droppingLeft(labelWidth + 1), align: .leading, style: style)
    }

    /// Draws the line that is being typed, scrolled so that the cursor shows, and puts the terminal's cursor there.
    public mutating func input(_ editor: LineEditor, in rect: Rect, isFocused: Bool = true, style: Style = .input) {
        let area = rect.top(1)
        guard !area.isEmpty else { return }
        fill(area, style: style)
        guard isFocused else {
            put(verbatim: editor.text, in: area, align: .leading, style: style)
            return
        }
        let view = editor.visible(width: area.width)
        put(verbatim: view.text, at: area.origin, style: style, clip: area)
        let place = Point(area.column + view.cursorColumn, area.row)
        cursor = bounds.contains(place) ? place : nil
    }
}

extension Screen {
    /// The rows as text, without blanks at their ends, for tests.
    public func lines() -> [String] {
        (0..<size.rows).map { line($0) }
    }

    /// One row as text, without blanks at its end; empty outside.
    public func line(_ row: Int) -> String {
        guard row >= 0, row < size.rows else { return "" }
        let start = row * size.columns
        var end = start + size.columns
        while end > start, cells[end - 1].code == 0x20, cells[end - 1].width == 1 {
            end -= 1
        }
        return text(of: cells[start..<end])
    }

    /// True when a row shows the same in both screens, so that it need not be drawn again.
    public func hasSameRow(_ row: Int, as other: Screen) -> Bool {
        guard size == other.size, clusters == other.clusters, row >= 0, row < size.rows else { return false }
        let range = row * size.columns..<(row + 1) * size.columns
        return cells[range] == other.cells[range]
    }

    /// The runs of one row that share a style, from left to right, as the terminal writes them.
    ///
    /// A character whose width terminals disagree on is a run of its own, so that the next one is positioned again.
    public func runs(inRow row: Int) -> [CellRun] {
        guard row >= 0, row < size.rows else { return [] }
        var runs: [CellRun] = []
        let end = (row + 1) * size.columns
        var start = row * size.columns
        while start < end {
            let first = cells[start]
            var next = start + max(1, Int(first.width))
            if first.isPlain {
                while next < end, cells[next].isPlain, cells[next].style == first.style { next += 1 }
            }
            let text = text(of: cells[start..<min(next, end)])
            runs.append(CellRun(column: start % size.columns, text: text, style: first.style, columns: next - start))
            start = next
        }
        return runs
    }

    /// The text of neighbouring cells.
    private func text(of cells: ArraySlice<PackedCell>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(cells.count)
        for cell in cells where cell.width > 0 {
            if cell.code < 0x80 {
                bytes.append(UInt8(cell.code))
            } else if let index = cell.clusterIndex {
                bytes.append(contentsOf: clusters[index].utf8)
            } else if let scalar = Unicode.Scalar(cell.code) {
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// One cell of the screen, as a terminal or a test reads it.
public struct Cell: Hashable, Sendable {
    /// One drawn character; empty in the right half of a wide one.
    public let text: String
    /// The role and the emphasis.
    public let style: Style
    /// Columns: 1, 2 for the left half of a wide character, 0 for its right half.
    public let width: Int
}
