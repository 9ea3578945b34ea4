extension Screen {
    /// Fills a rectangle with one character, a blank by default; what was drawn there is gone.
    public mutating func fill(_ rect: Rect, style: Style = .text, with character: Character = " ") {
        let area = bounds.intersection(rect)
        guard !area.isEmpty else { return }
        let cluster = Cluster(character)
        guard cluster.width == 1, cluster.text == nil else {
            let line = String(repeating: String(character), count: area.width)
            for row in area.rows {
                put(line, at: Point(area.column, row), style: style, clip: area)
            }
            return
        }
        let code = glyphs.isASCII ? ASCIIForm.scalar(cluster.scalar).value : cluster.scalar.value
        let cell = PackedCell(code: code, style: style, width: 1)
        for row in area.rows {
            for column in area.column..<area.endColumn {
                store(cell, column: column, row: row)
            }
        }
    }

    /// Gives a rectangle another role, keeping its text and emphasis: the bar of a chosen row.
    public mutating func restyle(_ rect: Rect, role: Role) {
        let area = bounds.intersection(rect)
        for row in area.rows {
            for column in area.column..<area.endColumn {
                cells[row * size.columns + column].style.role = role
            }
        }
    }
}
