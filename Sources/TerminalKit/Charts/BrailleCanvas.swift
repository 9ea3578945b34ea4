/// Dots and lines at 2 x 4 dots for each cell, drawn with braille; in ASCII by `'`, `.` and `:`, by where in the cell
/// the dots are.
public struct BrailleCanvas: Sendable {
    /// Columns and rows of cells.
    public let size: Size
    /// The style of the dots set from now on; in a cell crossed by several lines the last one decides.
    public var style = Style.accent
    private var bits: [UInt8]
    private var styles: [Style]

    /// Dots from left to right.
    public var width: Int { size.columns * 2 }
    /// Dots from top to bottom.
    public var height: Int { size.rows * 4 }

    /// An empty canvas.
    public init(size: Size) {
        self.size = size
        bits = Array(repeating: 0, count: size.columns * size.rows)
        styles = Array(repeating: .text, count: bits.count)
    }

    /// Sets one dot; outside nothing happens.
    public mutating func dot(_ x: Int, _ y: Int) {
        guard x >= 0, y >= 0, x < width, y < height else { return }
        let index = y / 4 * size.columns + x / 2
        bits[index] |= Self.bit[(y & 3) * 2 + (x & 1)]
        styles[index] = style
    }

    /// Sets the dots between two places, both included (Bresenham's way). The part outside is left out.
    public mutating func line(from start: Point, to end: Point) {
        guard let (start, end) = clipped(start, end) else { return }
        let (dx, dy) = (abs(end.column - start.column), -abs(end.row - start.row))
        let (stepX, stepY) = (start.column < end.column ? 1 : -1, start.row < end.row ? 1 : -1)
        var (x, y, error) = (start.column, start.row, dx + dy)
        while true {
            dot(x, y)
            if x == end.column, y == end.row { return }
            let doubled = 2 * error
            if doubled >= dy {
                error += dy
                x += stepX
            }
            if doubled <= dx {
                error += dx
                y += stepY
            }
        }
    }

    /// Draws the dots; cells without a dot are left unchanged.
    public func draw(into screen: inout Screen, at origin: Point, clip: Rect? = nil) {
        let area = clip.map { screen.bounds.intersection($0) } ?? screen.bounds
        for (index, dots) in bits.enumerated() where dots != 0 {
            let place = origin.moved(columns: index % size.columns, rows: index / size.columns)
            guard area.contains(place) else { continue }
            let code = screen.glyphs.isASCII ? Self.plain(dots) : 0x2800 + UInt32(dots)
            screen.store(PackedCell(code: code, style: styles[index], width: 1), column: place.column, row: place.row)
        }
    }

    /// The bit of each dot, row by row (Unicode numbers the lowest row last).
    private static let bit: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

    private static func plain(_ bits: UInt8) -> UInt32 {
        let upper = bits & 0x1B != 0
        let lower = bits & 0xE4 != 0
        return upper && lower ? 0x3A : upper ? 0x27 : 0x2E
    }

    /// The part of a line inside the canvas (Liang and Barsky), so that far ends cost nothing.
    private func clipped(_ start: Point, _ end: Point) -> (Point, Point)? {
        let bounds = Rect(column: 0, row: 0, width: width, height: height)
        if bounds.contains(start), bounds.contains(end) { return (start, end) }
        guard !bounds.isEmpty else { return nil }
        let (x, y) = (Double(start.column), Double(start.row))
        let (dx, dy) = (Double(end.column) - x, Double(end.row) - y)
        var (from, to) = (0.0, 1.0)
        for (slope, room) in [(-dx, x), (dx, Double(width - 1) - x), (-dy, y), (dy, Double(height - 1) - y)] {
            if slope == 0 {
                if room < 0 { return nil }
            } else if slope < 0 {
                from = max(from, room / slope)
            } else {
                to = min(to, room / slope)
            }
        }
        guard from <= to else { return nil }
        func place(_ share: Double) -> Point {
            Point(Int((x + share * dx).rounded()), Int((y + share * dy).rounded()))
        }
        return (place(from), place(to))
    }
}
