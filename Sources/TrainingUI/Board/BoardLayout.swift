import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// The positions of the parts of the Board: from 100 columns on two sheets and the differences, below that one sheet
/// and both values.
struct BoardLayout: Sendable {
    /// A sheet on screen.
    struct Side: Sendable {
        let side: ComparedSide
        /// Left edge and width.
        let area: Rect
        let slots: SheetSlots
    }

    /// A column of differences.
    struct Column: Sendable {
        let figure: ComparedFigure
        let area: Rect
    }

    /// From this width on, two sheets fit side by side.
    static let besideWidth = 100

    let titles: Rect
    /// The aligned rows, the new row and the notes.
    let lines: LineStack
    let totals: Rect
    /// The figures of the line under the cursor, in words.
    let detail: Rect
    /// The panel of the sheet: reading, advice, rest.
    let panel: Rect
    let sides: [Side]
    /// "left -> right", if only one sheet fits.
    let values: Rect?
    let differences: [Column]

    /// The rules between sheets and differences.
    var rules: [Int] {
        sides.dropFirst().map { $0.area.column - 2 }
            + [(values ?? differences.first?.area).map { $0.column - 2 }].compactMap { $0 }
    }

    init(_ board: BoardView, _ tab: BoardTab, _ body: Rect) {
        let isPair = tab.isPair
        let isBeside = isPair && body.width >= Self.besideWidth
        let panelHeight = Self.panelHeight(tab[tab.active].view, body, isPair: isPair)
        let detailHeight = isPair ? Self.detailHeight(body, isBeside: isBeside, hasPanel: panelHeight > 0) : 0
        let table = body.droppingBottom(panelHeight + detailHeight)
        titles = table.top(1)
        let rows = table.droppingTop(1).droppingBottom(isPair ? 1 : 0)

        if isBeside {
            let sheets = Self.beside(board, tab, body, rows: rows)
            sides = sheets.sides
            values = nil
            var column = (sides.last?.area.endColumn ?? body.column) + 2
            differences = sheets.figures.map { figure in
                defer { column += figure.columnWidth + 1 }
                return Column(
                    figure: figure,
                    area: Rect(column: column, row: body.row, width: figure.columnWidth, height: body.height))
            }
        } else if isPair {
            let difference = body.width >= 76 ? board.figure.columnWidth : 11
            // Names are shortened before numbers: label, eight letters of the exercise and one cell stay.
            let wanted = min(max(board.valueWidth, 13), min(body.width - difference - 4 - 24, 27))
            let area = body.left(body.width - wanted - difference - 4)
            sides = [Side(side: tab.active, area: area, slots: board.slots(tab.active, tab, area, .best(whole: false)))]
            let right = body.droppingLeft(area.width + 2)
            values = right.left(wanted)
            differences = [Column(figure: board.figure, area: right.droppingLeft(wanted + 1).left(difference))]
        } else {
            let slots = board.slots(.left, tab, body, .whole, showsPlan: body.width >= Self.besideWidth)
            sides = [Side(side: .left, area: body, slots: slots)]
            (values, differences) = (nil, [])
        }
        lines = LineStack(rows: Self.heights(board, sides), in: rows)
        // Right below the last line, not at the foot of a large window.
        let used = min(lines.heights.reduce(0, +), rows.height)
        totals = table.droppingTop(1 + used).top(isPair ? 1 : 0)
        let below = body.droppingTop(1 + used + totals.height)
        detail = below.top(detailHeight)
        panel = below.droppingTop(detailHeight).top(panelHeight)
    }

    /// From this width on, cells that fit are shown whole.
    private static let wholeWidth = 120
    /// From this width on, the prescription is shown beside the loads.
    private static let planWidth = 180

    /// Two sheets side by side and the differences that have room: more than one only where every session and name is
    /// in view.
    private static func beside(
        _ board: BoardView, _ tab: BoardTab, _ body: Rect, rows: Rect
    ) -> (sides: [Side], figures: [ComparedFigure]) {
        func sides(_ figures: [ComparedFigure], _ cells: BoardSlots.Cells) -> [Side] {
            let taken = figures.reduce(0) { $0 + $1.columnWidth + 1 }
            let width = (body.width - taken - 3) / 2
            return ComparedSide.allCases.map { side in
                let area = body.droppingLeft(side == .left ? 0 : width + 2).left(width)
                let slots = board.slots(side, tab, area, cells, showsPlan: body.width >= planWidth)
                return Side(side: side, area: area, slots: slots)
            }
        }
        let figures = figures(board.figure, width: body.width) { figures in
            sides(figures, .best(whole: false)).allSatisfy { side in
                let sheet = tab[side.side].view.grid.sheet
                let shown = side.slots.all.compactMap(\.field.column)
                let longest = sheet.lines.map { TextWidth.of($0.name) }.max() ?? 0
                return (shown.isEmpty || sheet.sessions.keys.allSatisfy(shown.contains))
                    && side.slots[.exercise].map { $0.area.width >= min(longest, 20) } ?? true
            }
        }
        let best = sides(figures, .best(whole: false))
        // Rows are not hidden to show more than the best set of another.
        guard body.width >= wholeWidth, board.comparison.lines.count < rows.height else { return (best, figures) }
        let whole = sides(figures, .best(whole: true))
        let hasBoth = whole.allSatisfy { side in side.slots.all.contains { $0.field.column != nil && $0.isWhole } }
        let height = LineStack(rows: heights(board, whole), in: rows).heights.reduce(0, +)
        return (hasBoth && height <= rows.height ? whole : best, figures)
    }

    /// How many rows of the screen each line takes; only a whole cell takes more than one.
    private static func heights(_ board: BoardView, _ sides: [Side]) -> [Int] {
        let whole = sides.filter { side in side.slots.all.contains { $0.field.column != nil && $0.isWhole } }
        return board.comparison.lines.indices.map { index in
            (whole.map { board.height(index, $0) }.max() ?? 1) + board.headingHeight(index, sides.map(\.side))
        }
    }

    private static func panelHeight(_ sheet: SheetView, _ body: Rect, isPair: Bool) -> Int {
        if sheet.grid.isLogging { return HealthLine(sheet.grid) == nil ? 4 : 5 }
        if sheet.isTyping, sheet.grid.cursor.field.column != nil { return 3 }
        return isPair || sheet.grid.sheet.isTemplate ? 0 : 3
    }

    private static func detailHeight(_ body: Rect, isBeside: Bool, hasPanel: Bool) -> Int {
        guard body.height >= (hasPanel ? 26 : 14) else { return 0 }
        return isBeside && body.height < 24 ? 3 : 4
    }

    /// The figures that fit, from the chosen one on.
    private static func figures(
        _ first: ComparedFigure, width: Int, fits: ([ComparedFigure]) -> Bool
    ) -> [ComparedFigure] {
        let all = ComparedFigure.allCases
        let start = all.firstIndex(of: first) ?? 0
        var shown = [first]
        for figure in all[(start + 1)...] + all[..<start] {
            let taken = (shown + [figure]).reduce(0) { $0 + $1.columnWidth + 1 }
            guard (width - taken - 3) / 2 >= 50, fits(shown + [figure]) else { break }
            shown.append(figure)
        }
        return shown
    }
}
