import CCurses
import TerminalKit

/// Paints frames on the terminal: compares each with the one before, passes the changed rows to curses, and lets it
/// send the differences in one update.
struct ScreenPainter {
    private var styles: StyleCache
    private var shown: Screen?
    private var isCursorVisible: Bool?
    private var row: [cchar_t] = []

    /// Creates a painter for the open terminal.
    init(depth: ColourDepth) {
        styles = StyleCache(depth: depth)
    }

    /// Marks the content of the terminal as unknown.
    mutating func forget() {
        shown = nil
        isCursorVisible = nil
    }

    /// Shows the part of a frame that fits into `size`.
    mutating func paint(_ screen: Screen, theme: Theme, onto size: Size) {
        if styles.use(theme) || shown?.size != screen.size { shown = nil }
        if shown == nil { erase() }
        for line in 0..<min(screen.size.rows, size.rows) {
            if let shown, shown.hasSameRow(line, as: screen) { continue }
            put(screen, line: line)
        }
        cc_update(place(screen.cursor, within: size))
        shown = screen
    }

    /// Curses cuts a row that is wider than the terminal.
    private mutating func put(_ screen: Screen, line: Int) {
        row.removeAll(keepingCapacity: true)
        for run in screen.runs(inRow: line) {
            CellEncoder.append(run, look: styles.look(of: run.style), to: &row)
        }
        cc_put_row(Int32(line), 0, row, Int32(row.count))
    }

    /// Moves the cursor. Returns how its visibility changes, for `cc_update`.
    private mutating func place(_ cursor: Point?, within size: Size) -> Int32 {
        let cursor = cursor.flatMap { size.columns > $0.column && size.rows > $0.row ? $0 : nil }
        if let cursor { cc_move_cursor(Int32(cursor.row), Int32(cursor.column)) }
        guard isCursorVisible != (cursor != nil) else { return -1 }
        isCursorVisible = cursor != nil
        return cursor == nil ? 0 : 1
    }
}

/// Encodes drawn text as curses' cells. Curses counts columns with the C library: if that disagrees with the frame, the
/// frame's width is used, since everything to the right would shift otherwise.
enum CellEncoder {
    /// Shown in place of a character that the C library cannot measure.
    private static let unknown: UInt32 = 0x25A1

    /// Appends the cells of a run.
    static func append(_ run: CellRun, look: cc_look, to row: inout [cchar_t]) {
        // A run is either one character or many of one scalar and one column each.
        let scalars = run.text.unicodeScalars
        guard run.columns > 2 || run.text.utf8.count == run.columns else {
            return append(scalars.map(\.value), width: run.columns, look: look, to: &row)
        }
        for scalar in scalars {
            let isPlaced = scalar.value < 0x80 || cc_scalar_width(scalar.value) == 1
            var shown = isPlaced ? scalar.value : unknown
            row.append(cc_cell(look, &shown, 1))
        }
    }

    /// Appends one character with its marks, or two of one column each.
    private static func append(_ scalars: [UInt32], width: Int, look: cc_look, to row: inout [cchar_t]) {
        var left = width
        var rest = scalars[...]
        while left > 0 {
            let base = rest.popFirst() ?? 0x20
            let columns = Int(cc_scalar_width(base))
            let isPlaced = (1...left).contains(columns)
            var text = [isPlaced ? base : unknown]
            while let mark = rest.first, cc_scalar_width(mark) == 0 {
                rest.removeFirst()
                if isPlaced { text.append(mark) }
            }
            row.append(cc_cell(look, text, Int32(text.count)))
            left -= isPlaced ? columns : 1
        }
    }
}

/// Attributes and colours of every style, resolved on first use.
struct StyleCache {
    private let depth: ColourDepth
    private var pairs: ColourPairs
    private var theme = Theme.plain
    private var looks: [Style: cc_look] = [:]

    /// Creates an empty cache for the open terminal.
    init(depth: ColourDepth) {
        self.depth = depth
        pairs = ColourPairs(depth: depth)
    }

    /// Sets the theme. True if everything must be painted again: the theme changed, or colours were left out because
    /// all pairs were used.
    mutating func use(_ theme: Theme) -> Bool {
        guard theme.name != self.theme.name || pairs.isExhausted else { return false }
        if pairs.isExhausted { pairs.recycle() }
        self.theme = theme
        looks = [:]
        return true
    }

    /// The look of a style.
    mutating func look(of style: Style) -> cc_look {
        if let known = looks[style] { return known }
        let paint = theme.resolve(style, depth: depth)
        let look = cc_look(attributes: attributes(of: paint), pair: pairs.number(for: paint))
        looks[style] = look
        return look
    }

    private func attributes(of paint: Paint) -> attr_t {
        let known: [(Emphasis, attr_t)] = [
            (.bold, cc_bold()), (.dim, cc_dim()), (.italic, cc_italic()), (.underline, cc_underline()),
            (.reverse, cc_reverse()),
        ]
        let bold = pairs.needsBold(paint) ? cc_bold() : 0
        return known.reduce(bold) { paint.attributes.contains($1.0) ? $0 | $1.1 : $0 }
    }
}
