import CCurses

/// Turns a drawn character into curses' cells. Curses counts columns with the C library: where that disagrees with the
/// picture, the picture's width is kept, or everything to the right would shift.
enum CellShape {
    /// Stands for what the C library cannot place.
    private static let unknown: UInt32 = 0x25A1

    /// Appends the cells of `text`, which takes `width` columns (1 or 2), in the look of `blank`.
    static func append(_ text: String, width: Int, blank: cchar_t, to row: inout [cchar_t]) {
        var cell = blank
        if text.utf8.count == 1, let byte = text.utf8.first {
            cc_set_scalar(&cell, UInt32(byte))
            row.append(cell)
        } else {
            appendWide(text, width: width, blank: blank, to: &row)
        }
    }

    private static func appendWide(_ text: String, width: Int, blank: cchar_t, to row: inout [cchar_t]) {
        var scalars = text.unicodeScalars.map(\.value)[...]
        guard let base = scalars.popFirst() else { return row.append(blank) }
        let columns = Int(cc_scalar_width(base))
        var cell = blank
        cc_set_scalar(&cell, (1...width).contains(columns) ? base : unknown)
        var marks: Int32 = 0
        while let mark = scalars.first, cc_scalar_width(mark) == 0 {
            scalars.removeFirst()
            marks += 1
            if (1...width).contains(columns) { cc_set_mark(&cell, marks, mark) }
        }
        row.append(cell)
        guard columns != width, width == 2 else { return }
        var second = blank
        // Two narrow scalars that make one wide character: the letters of a flag.
        if let next = scalars.first, cc_scalar_width(next) == 1 { cc_set_scalar(&second, next) }
        row.append(second)
    }
}
