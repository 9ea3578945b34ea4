import CCurses
import TerminalKit

/// Turns drawn text into curses' cells. Curses counts columns with the C library: where that disagrees with the frame,
/// the frame's width is kept, or everything to the right would shift.
enum CellEncoder {
    /// Stands for what the C library cannot place.
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

    /// One character with its marks; or two of one column, which come out the same.
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
