package import TerminalKit

/// Texts to read, each after its label: wrapped, and scrolled if they do not fit.
package struct LabelledTexts: Sendable {
    /// A text with a label.
    package struct Text: Sendable {
        /// The label of the text.
        package let label: Phrase
        /// The text.
        package let text: Phrase
        /// Whether it needs attention.
        package let isWarning: Bool

        package init(_ label: Phrase, _ text: Phrase, isWarning: Bool = false) {
            (self.label, self.text, self.isWarning) = (label, text, isWarning)
        }
    }

    /// A text above all others, in the full width.
    package var lead: Phrase = ""
    /// The texts from top to bottom.
    package var texts: [Text] = []
    /// The first row in view.
    private var top = 0

    /// Texts, or none yet.
    package init(_ texts: [Text] = []) { self.texts = texts }

    private var labelWidth: Int { (texts.map { TextWidth.of($0.label) }.max() ?? 0) + 2 }

    /// The rows; a label is at the first row of its text.
    private func rows(_ width: Int) -> [(label: Phrase, text: String, isLead: Bool, isWarning: Bool)] {
        let above =
            lead.isEmpty
            ? []
            : TextWidth.wrap(lead.text, width: width).map { ("" as Phrase, $0, true, false) } + [("", "", true, false)]
        return above
            + texts.flatMap { text in
                TextWidth.wrap(text.text.text, width: max(10, width - labelWidth)).enumerated().map { index, line in
                    (index == 0 ? text.label : "", line, false, text.isWarning)
                }
            }
    }

    /// Scrolls; false if that way leads nowhere.
    package mutating func move(_ motion: Motion, count: Int, in area: Rect) -> Bool {
        let last = max(0, rows(area.width).count - area.height)
        guard let target = motion.target(from: min(top, last), count: last + 1, times: count, page: area.height - 1)
        else { return false }
        top = target
        return true
    }

    /// The wheel scrolls.
    package mutating func mouse(_ mouse: Mouse, in area: Rect) {
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 3, in: area)
        case .wheelDown: _ = move(.down, count: 3, in: area)
        case .press, .doubleClick: break
        }
    }

    /// Draws what fits, and the number of rows that follow.
    package func draw(into screen: inout Screen, in area: Rect) {
        let rows = rows(area.width)
        let top = max(0, min(top, rows.count - area.height))
        for (offset, row) in rows.dropFirst(top).prefix(area.height).enumerated() {
            let line = area.droppingTop(offset).top(1)
            screen.put(row.label, in: line, align: .leading, style: row.isWarning ? .warning : .muted)
            screen.put(verbatim: row.text, in: row.isLead ? line : line.droppingLeft(labelWidth), align: .leading)
        }
        let left = rows.count - top - area.height
        if left > 0 {
            screen.put("\(screen.glyphs.down) \(left) more", in: area.bottom(1), align: .trailing, style: .muted)
        }
    }
}

/// The first line in view of something that is read: it scrolls, without a selected line.
package struct LineScroll: Sendable {
    private var top = 0

    /// Starts at the first line.
    package init() {}

    /// Scrolls by the arrows, the pages and to both ends; other keys do nothing.
    package mutating func handle(_ key: Key, count: Int, height: Int) {
        let page = max(height - 1, 1)
        switch key {
        case .up, .char("k"): move(by: -1, count, height)
        case .down, .char("j"): move(by: 1, count, height)
        case .pageUp, .ctrl("u"): move(by: -page, count, height)
        case .pageDown, .char(" "), .ctrl("d"): move(by: page, count, height)
        case .home, .char("g"): move(by: -count, count, height)
        case .end, .char("G"): move(by: count, count, height)
        default: break
        }
    }

    /// The wheel scrolls.
    package mutating func mouse(_ mouse: Mouse, count: Int, height: Int) {
        switch mouse.kind {
        case .wheelUp: move(by: -3, count, height)
        case .wheelDown: move(by: 3, count, height)
        case .press, .doubleClick: break
        }
    }

    private mutating func move(by lines: Int, _ count: Int, _ height: Int) {
        top = max(0, min(top + lines, count - height))
    }

    /// The lines in view. An area that grew shows more above, not less below.
    package func visible(count: Int, height: Int) -> Range<Int> {
        let first = max(0, min(top, count - height))
        return first..<min(count, first + height)
    }
}
