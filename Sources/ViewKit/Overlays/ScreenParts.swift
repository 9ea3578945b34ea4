package import TerminalKit

extension Rect {
    /// The width of a list above this body: two thirds of it or 78 columns, but at least `least` if it has them.
    ///
    /// - Parameter longest: the columns of its longest line; only they make it wider than `least`.
    package func popupWidth(least: Int, longest: Int = .max) -> Int {
        min(width - 2, max(least, min(longest, max(width * 2 / 3, 78))))
    }
}

extension Screen {
    /// Draws a box that covers the content below it; returns the area inside, one blank column from its frame.
    @discardableResult
    package mutating func popup(_ rect: Rect, title: Phrase) -> Rect {
        cover(rect)
        return box(rect, title: title, style: Style(.border)).inset(columns: 1)
    }

    /// One line of a list: a marker and reverse colours when selected, muted detail at the right end in at most half of
    /// the line, or in what the left text leaves.
    package mutating func listLine(
        _ row: Rect, isSelected: Bool, left: Phrase, right: Phrase = "", style: Style = .text
    ) {
        guard row.width > 2 else { return }
        let shown = isSelected ? Style(.selection) : style
        if isSelected { fill(row, style: shown) }
        put(verbatim: isSelected ? glyphs.marker : " ", at: row.origin, style: shown)
        let right = right.text
        let rightWidth = min(TextWidth.of(right), max(row.width / 2, row.width - 4 - TextWidth.of(left)))
        let room = row.width - 2 - (rightWidth > 0 ? rightWidth + 2 : 0)
        put(left, at: row.origin.moved(columns: 2), style: shown, maxWidth: room)
        put(verbatim: right, in: row.right(rightWidth), align: .leading, style: isSelected ? shown : .muted)
    }

    /// Writes how many lines follow at the right end of a line below or above them; nothing if none do.
    package mutating func moreLines(_ count: Int, on line: Rect) {
        guard count > 0 else { return }
        let text: Phrase = "\(count) more \(glyphs.down)"
        let place = line.droppingRight(1).right(TextWidth.of(text) + 2)
        fill(place, style: .accent)
        put(text, in: place.inset(columns: 1), align: .leading, style: .accent)
    }

    /// A heading over a part of a pane.
    package mutating func heading(_ text: Phrase, at place: Point, width: Int) {
        put(text, at: place, style: Style(.heading, .bold), maxWidth: width)
    }

    /// Draws labels with their wrapped texts; empty texts are left out.
    ///
    /// - Returns: the used rows.
    @discardableResult
    package mutating func facts(_ facts: [(Phrase, Phrase)], in area: Rect) -> Int {
        var rest = area
        let labels = max(9, (facts.map { TextWidth.of($0.0) }.max() ?? 0) + 1)
        for (label, text) in facts where !text.isEmpty && !rest.isEmpty {
            put(label, at: rest.origin, style: .muted)
            rest = rest.droppingTop(max(1, paragraph(text, in: rest.droppingLeft(labels))))
        }
        return area.height - rest.height
    }
}
