@testable import TerminalKit

/// Draws a chart on its own screen and returns the lines.
func drawn(_ columns: Int, _ rows: Int, _ glyphs: Glyphs = .unicode, _ draw: (inout Screen, Rect) -> Void) -> [String] {
    var screen = Screen(size: Size(columns: columns, rows: rows), glyphs: glyphs)
    draw(&screen, screen.bounds)
    return screen.lines()
}

/// Draws a chart inside a margin. Returns true if the margin stays clean.
func staysInside(_ size: Size, _ glyphs: Glyphs, _ draw: (inout Screen, Rect) -> Void) -> Bool {
    var screen = Screen(size: Size(columns: size.columns + 6, rows: size.rows + 4), glyphs: glyphs)
    let room = screen.bounds.inset(columns: 3, rows: 2)
    draw(&screen, room)
    for row in 0..<screen.size.rows {
        for column in 0..<screen.size.columns where !room.contains(Point(column, row)) {
            if screen[column, row] != Cell(text: " ", style: .text, width: 1) { return false }
        }
    }
    return true
}
