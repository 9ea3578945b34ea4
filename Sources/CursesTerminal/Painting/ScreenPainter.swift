import CCurses
import TerminalKit

/// Brings frames onto the terminal: compares each with the one before, hands the changed rows to curses, and lets it
/// send what differs, all in one update.
struct ScreenPainter {
    private var styles: StyleCache
    private var shown: Screen?
    private var isCursorVisible: Bool?
    private var row: [cchar_t] = []

    /// For the open terminal.
    init(depth: ColourDepth) {
        styles = StyleCache(depth: depth)
    }

    /// What the terminal shows is not known any more.
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
        place(screen.cursor, within: size)
        cc_update()
        shown = screen
    }

    /// A row that is longer than the terminal is wide is cut by curses.
    private mutating func put(_ screen: Screen, line: Int) {
        row.removeAll(keepingCapacity: true)
        for run in screen.runs(inRow: line) {
            CellEncoder.append(run, look: styles.look(of: run.style), to: &row)
        }
        cc_put_row(Int32(line), 0, row, Int32(row.count))
    }

    private mutating func place(_ cursor: Point?, within size: Size) {
        let cursor = cursor.flatMap { size.columns > $0.column && size.rows > $0.row ? $0 : nil }
        if let cursor { cc_move_cursor(Int32(cursor.row), Int32(cursor.column)) }
        guard isCursorVisible != (cursor != nil) else { return }
        isCursorVisible = cursor != nil
        curs_set(cursor == nil ? 0 : 1)
    }
}
