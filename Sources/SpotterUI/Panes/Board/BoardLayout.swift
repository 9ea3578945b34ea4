import FitnessModel
import TerminalKit
import ViewKit

/// Where the parts of the Board stand: from 100 columns two sheets and the differences, below one sheet and both values.
struct BoardLayout: Sendable {
    /// A sheet on screen.
    struct Side: Sendable {
        let side: ComparedSide
        /// Left edge and width.
        let area: Rect
        let slots: [BoardSlots.Slot]

        func slot(_ field: SheetCursor.Field) -> BoardSlots.Slot? { slots.first { $0.field == field } }
    }

    /// A column of differences.
    struct Column: Sendable {
        let figure: ComparedFigure
        let area: Rect
    }

    /// From so many columns on two sheets stand beside each other.
    static let besideWidth = 100

    let titles: Rect
    let rows: Rect
    let totals: Rect
    /// What the line under the cursor amounts to, in words.
    let detail: Rect
    /// The panel of the sheet: reading, advice, rest.
    let panel: Rect
    let sides: [Side]
    /// "left -> right", where only one sheet has room.
    let values: Rect?
    let differences: [Column]
    /// How many rows of the screen each line takes.
    let heights: [Int]

    /// The rules between sheets and differences.
    var rules: [Int] {
        sides.dropFirst().map { $0.area.column - 2 }
            + [(values ?? differences.first?.area).map { $0.column - 2 }].compactMap { $0 }
    }

    init(_ board: BoardView, _ body: Rect) {
        let tab = board.tab
        let isPair = tab?.right != nil
        let isBeside = isPair && body.width >= Self.besideWidth
        let sheet = tab.map { $0[$0.active].view }
        let panelHeight = sheet.map { Self.panelHeight($0, body, isPair: isPair) } ?? 0
        let detailHeight = isPair ? Self.detailHeight(body, isBeside: isBeside, hasPanel: panelHeight > 0) : 0
        panel = body.bottom(panelHeight)
        detail = body.droppingBottom(panelHeight).bottom(detailHeight)
        let table = body.droppingBottom(panelHeight + detailHeight)
        titles = table.top(1)
        totals = table.droppingTop(1).bottom(isPair ? 1 : 0)
        rows = table.droppingTop(1).droppingBottom(isPair ? 1 : 0)

        guard let tab else {
            (sides, values, differences, heights) = ([], nil, [], [])
            return
        }
        if isBeside {
            let figures = Self.figures(board.figure, width: body.width)
            let taken = figures.reduce(0) { $0 + $1.columnWidth + 1 }
            let width = (body.width - taken - 3) / 2
            sides = ComparedSide.allCases.map { side in
                let area = body.droppingLeft(side == .left ? 0 : width + 2).left(width)
                return Side(side: side, area: area, slots: board.slots(side, tab, area))
            }
            values = nil
            var column = body.column + 2 * width + 4
            differences = figures.map { figure in
                defer { column += figure.columnWidth + 1 }
                return Column(
                    figure: figure,
                    area: Rect(column: column, row: body.row, width: figure.columnWidth, height: body.height))
            }
        } else if isPair {
            let difference = body.width >= 76 ? 15 : 11
            // Names give way before numbers: label, eight letters of the exercise and one cell stay.
            let wanted = min(max(board.valueWidth, 13), min(body.width - difference - 4 - 24, 27))
            let area = body.left(body.width - wanted - difference - 4)
            sides = [Side(side: tab.active, area: area, slots: board.slots(tab.active, tab, area))]
            let right = body.droppingLeft(area.width + 2)
            values = right.left(wanted)
            differences = [Column(figure: board.figure, area: right.droppingLeft(wanted + 1).left(difference))]
        } else {
            sides = [Side(side: .left, area: body, slots: board.slots(.left, tab, body))]
            (values, differences) = (nil, [])
        }
        // Only a whole cell takes more than one line.
        let whole = sides.filter { side in side.slots.contains { $0.isWhole } }
        heights = board.lines.map { line in
            guard case .row(let index) = line else { return 1 }
            return whole.map { board.height(index, $0) }.max() ?? 1
        }
    }

    private static func panelHeight(_ sheet: SheetView, _ body: Rect, isPair: Bool) -> Int {
        if sheet.isLogging { return 4 }
        if sheet.isTyping, sheet.cursor.field.column != nil { return 3 }
        return isPair || sheet.sheet.isTemplate ? 0 : 3
    }

    private static func detailHeight(_ body: Rect, isBeside: Bool, hasPanel: Bool) -> Int {
        guard body.height >= (hasPanel ? 26 : 14) else { return 0 }
        return isBeside ? 3 : 4
    }

    /// The figures that have room, beginning with the chosen one.
    private static func figures(_ first: ComparedFigure, width: Int) -> [ComparedFigure] {
        let all = ComparedFigure.allCases
        let start = all.firstIndex(of: first) ?? 0
        var shown = [first]
        for figure in all[(start + 1)...] + all[..<start] {
            let taken = (shown + [figure]).reduce(0) { $0 + $1.columnWidth + 1 }
            guard (width - taken - 3) / 2 >= 50 else { break }
            shown.append(figure)
        }
        return shown
    }

    /// The first line to show so that this one is whole on screen.
    func top(revealing index: Int, from top: Int) -> Int {
        guard heights.indices.contains(index) else { return 0 }
        var first = max(0, min(top, index))
        var used = heights[first...index].reduce(0, +)
        while first < index, used > rows.height {
            used -= heights[first]
            first += 1
        }
        // Room left at the end shows lines above instead of nothing.
        var rest = heights[first...].reduce(0, +)
        while first > 0, rest + heights[first - 1] <= rows.height {
            first -= 1
            rest += heights[first]
        }
        return first
    }

    /// The lines in view with the rows of the screen that they take.
    func visible(from top: Int) -> [(index: Int, area: Rect)] {
        var found: [(index: Int, area: Rect)] = []
        var row = rows.row
        for index in min(top, heights.count)..<heights.count {
            let height = min(heights[index], rows.endRow - row)
            guard height > 0 else { break }
            found.append((index, Rect(column: rows.column, row: row, width: rows.width, height: height)))
            row += height
        }
        return found
    }
}
