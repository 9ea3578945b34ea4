import TerminalKit

/// Which columns of the cockpit have room beside each other, and where they stand. The one with the keys is among them.
struct CockpitLayout: Hashable, Sendable {
    /// A column in view: its place among all, and its part of the body.
    struct Column: Hashable, Sendable {
        let index: Int
        let area: Rect
    }

    /// The least room of a column; below it a set with its reading is cut.
    private static let leastWidth = 25

    /// From left to right, a rule between them.
    let columns: [Column]
    /// Says which are in view where not all are; empty else.
    let foot: Rect

    /// - Parameters:
    ///   - count: how many columns there are.
    ///   - active: the place of the one with the keys.
    init(_ body: Rect, count: Int, active: Int) {
        let fitting = max(min(count, (body.width + 1) / (Self.leastWidth + 1)), min(count, 1))
        foot = body.bottom(fitting < count ? 1 : 0)
        let height = body.height - foot.height
        let first = max(min(active, count - 1) - fitting + 1, 0)
        // What does not divide goes to the first columns, one each.
        let room = body.width - max(fitting - 1, 0)
        var column = body.column
        var laid: [Column] = []
        for place in 0..<fitting {
            let width = room / fitting + (place < room % fitting ? 1 : 0)
            laid.append(
                Column(index: first + place, area: Rect(column: column, row: body.row, width: width, height: height)))
            column += width + 1
        }
        columns = laid
    }
}
