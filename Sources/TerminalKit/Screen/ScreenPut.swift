extension Screen {
    /// Draws one line of a phrase, in the current language, and returns the columns that it took.
    @discardableResult
    public mutating func put(
        _ phrase: Phrase, at point: Point, style: Style = .text, maxWidth: Int? = nil, clip: Rect? = nil
    ) -> Int {
        put(verbatim: phrase.text, at: point, style: style, maxWidth: maxWidth, clip: clip)
    }

    /// Draws one line of data and returns the columns that it took, up to the right edge.
    ///
    /// With `maxWidth` longer text is truncated with an ellipsis; at the edges of `clip` and of the screen it is cut.
    @discardableResult
    public mutating func put(
        verbatim text: String, at point: Point, style: Style = .text, maxWidth: Int? = nil, clip: Rect? = nil
    ) -> Int {
        let area = clip.map { bounds.intersection($0) } ?? bounds
        guard area.rows.contains(point.row), !area.isEmpty else { return 0 }
        let start = point.column.asCoordinate
        if let maxWidth, text.utf8.count > maxWidth {
            let shown = TextWidth.truncate(text, to: maxWidth, ellipsis: glyphs.ellipsis)
            return write(shown, from: start, row: point.row, style: style, area: area)
        }
        return write(text, from: start, row: point.row, style: style, area: area)
    }

    private mutating func write(_ text: String, from start: Int, row: Int, style: Style, area: Rect) -> Int {
        if start >= area.column, let end = writeASCII(text, from: start, row: row, style: style, area: area) {
            return end - start
        }
        var sequence = ClusterSequence(text)
        var column = start
        while column < area.endColumn, let cluster = sequence.next() {
            guard cluster.width > 0 else { continue }
            let end = column + cluster.width
            if column >= area.column, end <= area.endColumn {
                write(cluster, column: column, row: row, style: style)
            } else {
                for part in max(column, area.column)..<max(min(end, area.endColumn), max(column, area.column)) {
                    store(PackedCell(code: 0x20, style: style, width: 1), column: part, row: row)
                }
            }
            column = end
        }
        return max(0, min(column, area.endColumn) - start)
    }

    /// The quick way for printable ASCII; nil when the text is something else. Returns the column after the text.
    private mutating func writeASCII(_ text: String, from start: Int, row: Int, style: Style, area: Rect) -> Int? {
        let end = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
            let count = min(bytes.count, max(0, area.endColumn - start))
            let offset = row * size.columns + start
            for position in 0..<count {
                if cells[offset + position].width != 1 { parts(of: start + position, row: row) }
                cells[offset + position] = PackedCell(code: UInt32(bytes[position]), style: style, width: 1)
            }
            return start + count
        }
        return end ?? nil
    }

    private mutating func write(_ cluster: Cluster, column: Int, row: Int, style: Style) {
        if glyphs.isASCII {
            let code = ASCIIForm.scalar(cluster.scalar).value
            for part in 0..<cluster.width {
                store(PackedCell(code: code, style: style, width: 1), column: column + part, row: row)
            }
            return
        }
        let code = cluster.text.map { index(of: $0) } ?? cluster.scalar.value
        store(PackedCell(code: code, style: style, width: UInt8(cluster.width)), column: column, row: row)
        if cluster.width == 2 {
            store(PackedCell(code: 0x20, style: style, width: 0), column: column + 1, row: row, isSecondHalf: true)
        }
    }

    /// Writes a cell that is known to be inside; the other half of a wide character that it hits becomes a blank.
    mutating func store(_ cell: PackedCell, column: Int, row: Int, isSecondHalf: Bool = false) {
        let index = row * size.columns + column
        if isSecondHalf {
            if cells[index].width == 2 { cells[index + 1].clear() }
        } else if cells[index].width != 1 {
            parts(of: column, row: row)
        }
        cells[index] = cell
    }

    /// Blanks the other half of the wide character at a place that is about to be overwritten.
    private mutating func parts(of column: Int, row: Int) {
        let index = row * size.columns + column
        switch cells[index].width {
        case 0 where column > 0: cells[index - 1].clear()
        case 2 where column + 1 < size.columns: cells[index + 1].clear()
        default: break
        }
    }

    private mutating func index(of text: String) -> UInt32 {
        if let index = clusterIndices[text] { return index }
        let index = PackedCell.clusterBit | UInt32(clusters.count)
        clusters.append(text)
        clusterIndices[text] = index
        return index
    }
}

extension PackedCell {
    /// Clears the text and leaves the style.
    fileprivate mutating func clear() {
        code = 0x20
        width = 1
    }
}

/// A cell in eight bytes: cheap to write, copy and compare.
struct PackedCell: Equatable, Sendable {
    /// A scalar, or with the top bit set an index into the screen's list of characters with several scalars.
    var code: UInt32
    /// The style of the cell.
    var style: Style
    /// 1, 2 for the left half of a wide character, 0 for its right half.
    var width: UInt8

    /// Marks codes that are an index.
    static let clusterBit: UInt32 = 0x8000_0000

    /// An empty cell.
    static let blank = PackedCell(code: 0x20, style: .text, width: 1)

    /// The index into the screen's list, nil for a single scalar.
    var clusterIndex: Int? {
        code & Self.clusterBit == 0 ? nil : Int(code & ~Self.clusterBit)
    }

    /// Whether it is a single scalar in one column whose width is certain.
    var isPlain: Bool {
        width == 1 && code & Self.clusterBit == 0
    }
}
