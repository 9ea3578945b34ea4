/// A picture of the terminal in memory: what every view draws into and what the terminal shows afterwards.
///
/// Nothing drawn outside traps or shows; a wide character never straddles an edge; controls are drawn as pictures.
public struct Screen: Sendable {
    /// Columns and rows.
    public let size: Size
    /// The set of signs to draw with; in ASCII everything put here becomes ASCII.
    public let glyphs: Glyphs
    /// Where the terminal's cursor stands, nil when it is hidden.
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

    /// What a packed cell shows.
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
