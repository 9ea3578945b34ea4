/// The positions of a table's columns in a given width.
public struct TableLayout: Hashable, Sendable {
    /// A column that is shown.
    public struct Slot: Hashable, Sendable {
        /// The index of the column among all columns.
        public let index: Int
        /// The column itself.
        public let column: TableColumn
        /// Its distance from the left edge of the table.
        public let offset: Int
        /// The width of the column.
        public let width: Int

        /// The rectangle of the column in the row that starts at a point.
        func rect(at point: Point) -> Rect {
            Rect(column: point.column + offset, row: point.row, width: width, height: 1)
        }
    }

    /// The columns that are shown, from left to right.
    public let slots: [Slot]

    /// Lays out columns with `gap` blanks between them; a heading that is longer widens a fixed column. If their minimum
    /// widths do not fit, columns are left out by `dropOrder`; the last ones are cut at the edge, or left out if a part
    /// of their text would mean something else.
    public init(_ columns: [TableColumn], width: Int, gap: Int = 1) {
        var shown = columns.enumerated().map { (index: $0, column: $1, minimum: $1.minimum) }
        func least() -> Int { shown.reduce(0) { $0 + $1.minimum } + gap * max(0, shown.count - 1) }
        while least() > width, let next = shown.map(\.column.dropOrder).max(), next > 0 {
            shown.removeAll { $0.column.dropOrder == next }
        }
        var spare = max(0, width - least())
        var weights = shown.reduce(0) { $0 + $1.column.width.weight }
        var offset = 0
        var slots: [Slot] = []
        for (index, column, minimum) in shown {
            let extra = weights > 0 ? spare * column.width.weight / weights : 0
            spare -= extra
            weights -= column.width.weight
            let columns = max(0, min(minimum + extra, width - offset))
            let isCut = columns < minimum && (column.isNumber || column.isWhole)
            if !isCut { slots.append(Slot(index: index, column: column, offset: offset, width: columns)) }
            offset += columns + gap
        }
        self.slots = slots
    }

    /// The rectangle of a slot with the empty cells after it.
    fileprivate func room(_ place: Int, _ texts: [Phrase], at point: Point) -> Rect {
        let rect = slots[place].rect(at: point)
        let next = slots.dropFirst(place + 1).prefix { $0.index >= texts.count || texts[$0.index].isEmpty }
        guard let last = next.last?.rect(at: point) else { return rect }
        return Rect(column: rect.column, row: rect.row, width: last.endColumn - rect.column, height: 1)
    }

    /// The rectangle of a column in the row that starts at a point; nil if it is not shown.
    public func rect(ofColumn index: Int, at point: Point) -> Rect? {
        slots.first { $0.index == index }?.rect(at: point)
    }
}

extension TableColumn {
    /// The fewest columns it can live with; a fixed column shows its heading whole in the language of the moment.
    fileprivate var minimum: Int { width.weight > 0 ? width.minimum : max(width.minimum, TextWidth.of(title.text)) }
}

extension Screen {
    /// Marks a row as selected in two ways that do not need colour: a marker at its left edge and a bar.
    public mutating func mark(_ line: Rect, isFocused: Bool = true) {
        put(verbatim: glyphs.marker, at: line.origin, clip: line)
        restyle(line, role: isFocused ? .selection : .selectionUnfocused)
    }
}

extension Screen {
    /// Draws how much of a limit is reached. Past the limit the bar ends with `»` and has the role `gaugeOver`.
    public mutating func gauge(_ value: Double, limit: Double, at point: Point, width: Int) {
        let width = max(0, min(width, size.columns))
        let share = limit > 0 && value.isFinite ? max(0, value / limit) : 0
        let reached = Int((min(share, 1) * Double(width)).rounded(.down))
        let isOver = share > 1
        let full = String(repeating: glyphs.full, count: reached)
        let used = put(verbatim: full, at: point, style: isOver ? .gaugeOver : .gaugeFull)
        put(
            verbatim: String(repeating: glyphs.empty, count: width - reached), at: point.moved(columns: used),
            style: .gaugeEmpty)
        if isOver, width > 0 {
            put(verbatim: "»", at: point.moved(columns: width - 1), style: .gaugeOver)
        }
    }
}

extension KeyHint {
    /// Columns between two hints: a blank, a separator, a blank.
    private static let gap = 3

    /// The columns of hints in one row, the most useful first; whole hints are left out from the end when they do not
    /// fit.
    public static func places(of hints: [KeyHint], in area: Rect) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var column = area.column + 1
        for hint in hints {
            let end = column + TextWidth.of(hint.key) + 1 + TextWidth.of(hint.label.text)
            guard end <= area.endColumn else { break }
            places.append(column..<end)
            column = end + gap
        }
        return places
    }
}

extension Screen {
    /// Draws hints in one row, the most useful first: `Enter start · n new`. Whole hints are left out from the end
    /// when they do not fit.
    public mutating func keyHints(_ hints: [KeyHint], row: Int, in area: Rect? = nil) {
        let area = area ?? bounds
        for (place, hint) in zip(KeyHint.places(of: hints, in: area), hints) {
            if place.lowerBound > area.column + 1 {
                put(verbatim: glyphs.separator, at: Point(place.lowerBound - 2, row), style: .border, clip: area)
            }
            let used = put(verbatim: hint.key, at: Point(place.lowerBound, row), style: .key, clip: area)
            put(verbatim: " " + hint.label.text, at: Point(place.lowerBound + used, row), style: .muted, clip: area)
        }
    }
}

extension Screen {
    /// Draws the headings of a table's columns.
    ///
    /// - Parameter end: the column from which the row is in use; a title that would reach into it is left out.
    public mutating func tableHeader(
        _ layout: TableLayout, at point: Point, before end: Int = .max, style: Style = .header
    ) {
        for slot in layout.slots {
            let rect = slot.rect(at: point)
            let title = slot.column.title.text
            let reach = slot.column.align == .leading ? min(TextWidth.of(title), rect.width) : rect.width
            guard rect.column + reach <= end else { continue }
            put(verbatim: title, in: rect, align: slot.column.align, style: style)
        }
    }

    /// Draws one row of a table from one text for each column. Missing texts are empty; a text that is longer than its
    /// column takes the empty cells after it as well. `styles` may give single columns, by their number, another style.
    public mutating func tableRow(
        _ texts: [Phrase], _ layout: TableLayout, at point: Point, style: Style = .text, styles: [Int: Style] = [:]
    ) {
        for (place, slot) in layout.slots.enumerated() where slot.index < texts.count {
            let rect = slot.rect(at: point)
            let cellStyle = styles[slot.index] ?? style
            if slot.column.isNumber {
                putNumber(texts[slot.index].text, in: rect, style: cellStyle)
            } else {
                let text = texts[slot.index].text
                let room = slot.column.align == .leading ? layout.room(place, texts, at: point) : rect
                let isCut = slot.column.isWhole && TextWidth.of(text) > room.width
                put(verbatim: isCut ? glyphs.ellipsis : text, in: room, align: slot.column.align, style: cellStyle)
            }
        }
    }
}

/// A key and its action here, for the last line of the screen.
public struct KeyHint: Hashable, Sendable {
    private let name: String
    /// What to do, where no key has a name: "type", "any key".
    private let words: Phrase?
    /// The key's name for people.
    public var key: String { words?.text ?? name }
    /// The effect in one or two words.
    public let label: Phrase
    /// The keys that a click presses, one after another; empty if the hint names several.
    public let keys: [Key]

    /// Creates a hint from the names of keys: `Enter`, `↑ ↓`.
    public init(_ key: String, _ label: Phrase) {
        (name, words) = (key, nil)
        self.label = label
        keys = Key(name: key).map { [$0] } ?? []
    }

    /// Creates a hint from words in place of a key: "type", "any key".
    public init(words: Phrase, _ label: Phrase) {
        (name, self.words, self.label, keys) = ("", words, label, [])
    }

    /// Creates a hint that text can be typed, with its effect.
    public static func typing(_ label: Phrase) -> KeyHint {
        KeyHint(words: Phrase("type", context: "verb"), label)
    }

    /// Makes a hint for a key.
    public init(_ key: Key, _ label: Phrase) {
        self.init([key], label)
    }

    /// Makes a hint for keys pressed after each other.
    public init(_ keys: [Key], _ label: Phrase) {
        (name, words) = (keys.map(\.displayName).joined(separator: " "), nil)
        self.label = label
        self.keys = keys
    }
}
