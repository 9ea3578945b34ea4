import TerminalKit

/// A column of a sheet on screen.
struct SheetSlot: Hashable, Sendable {
    let field: SheetCursor.Field
    /// Its columns of the screen.
    let area: Rect
    /// A whole load cell is shown, not only its best set.
    var isWhole = true

    /// Where it crosses a line of the table.
    func cell(in line: Rect) -> Rect {
        Rect(column: area.column, row: line.row, width: area.width, height: line.height)
    }
}

/// The columns of a sheet from left to right, laid one after the other.
struct SheetSlots: Hashable, Sendable {
    private(set) var all: [SheetSlot] = []
    private let area: Rect
    /// Where the next one begins, counted from the left edge of the area.
    var end = 1

    init(in area: Rect) { self.area = area }

    subscript(field: SheetCursor.Field) -> SheetSlot? { all.first { $0.field == field } }

    /// Lays a column behind the others; what has no room is left out.
    mutating func add(_ field: SheetCursor.Field, width: Int, isWhole: Bool = true) {
        let slot = area.droppingLeft(end).left(width)
        if slot.width > 0 { all.append(SheetSlot(field: field, area: slot, isWhole: isWhole)) }
        end += width + 1
    }

    private static let wholeWidths = 11...22
    /// The least room that a whole load cell takes, with the gap behind it.
    static let leastLoad = wholeWidths.lowerBound + 1

    /// Lays as many load columns as there is room for a whole cell in, at least so many; `focus` is among them.
    mutating func addLoads(
        room: Int, of count: Int, showing focus: Int, atLeast least: Int = 0,
        isWhole: (_ column: Int) -> Bool = { _ in true }
    ) {
        let fitting = max(least, min(count, (room + 1) / Self.leastLoad))
        guard fitting > 0 else { return }
        let width = min((room + 1) / fitting - 1, Self.wholeWidths.upperBound)
        for column in Self.columns(fitting, of: count, showing: focus) {
            add(.load(column), width: width, isWhole: isWhole(column))
        }
    }

    /// So many columns next to each other; `focus` is the last of them where it can be.
    static func columns(_ fitting: Int, of count: Int, showing focus: Int) -> ClosedRange<Int> {
        let last = min(max(focus, fitting), count)
        return (last - fitting + 1)...last
    }
}

extension SheetCursor.Field {
    /// How wide a column of the plan is; the exercise takes what is left.
    var slotWidth: Int { self == .label ? 3 : self == .sets ? 4 : 5 }
}
