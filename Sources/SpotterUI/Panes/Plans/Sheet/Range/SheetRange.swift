/// A rectangle of cells on the rows of a sheet.
struct SheetRange: Hashable, Sendable {
    /// From top to bottom; never empty.
    let rows: [SheetContent.RowID]
    /// From left to right; never empty.
    let fields: [SheetCursor.Field]

    /// "3 x 4 cells", rows first.
    var words: String { SheetClip.words(rows: rows.count, columns: fields.count) }

    func contains(_ place: SheetCursor) -> Bool {
        guard case .row(let id) = place.line else { return false }
        return rows.contains(id) && fields.contains(place.field)
    }
}

extension SheetContent {
    /// The cells between two corners; nil when a corner is on no row.
    func range(from first: SheetCursor, to last: SheetCursor) -> SheetRange? {
        guard case .row(let top) = first.line, case .row(let bottom) = last.line,
            let start = index(of: top), let end = index(of: bottom)
        else { return nil }
        let all = fields(of: last.line)
        guard let left = all.firstIndex(of: first.field), let right = all.firstIndex(of: last.field) else { return nil }
        return SheetRange(
            rows: lines[min(start, end)...max(start, end)].map(\.id),
            fields: Array(all[min(left, right)...max(left, right)]))
    }

    /// The cells of a range, with how the loads among them read.
    func clip(_ range: SheetRange) -> SheetClip {
        var clip = SheetClip(
            cells: range.rows.map { row in
                range.fields.map { field in
                    let text = text(at: SheetCursor(line: .row(row), field: field))
                    guard let column = field.column, let line = line(row) else { return SheetClip.Cell(text: text) }
                    return SheetClip.Cell(text: text, load: reading(text, line, column: column))
                }
            })
        clip.beginsWithLabel = range.fields.first == .label
        return clip
    }
}
