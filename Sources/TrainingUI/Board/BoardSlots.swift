import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The columns of one sheet on the Board: as many sessions as fit, each as wide as its longest set and its day need.
/// Names are shortened before numbers.
struct BoardSlots {
    /// How the load cells are shown.
    enum Cells: Sendable {
        /// The best set of each cell; from the last four, whole cells where there is room.
        case best(whole: Bool)
        /// Whole cells.
        case whole
    }

    /// Room for "102.5x12".
    static let compactWidth = 8
    /// The sessions that are shown whole where there is room.
    private static let maxWhole = 4
    /// The room for a whole cell.
    private static let wholeWidths = 11...22
    /// The width of the cell being logged, with the rest of last time.
    private static let loggedWidth = 18
    /// The width of label and exercise.
    private static let fixed = 6
    /// The fields of the prescription beside the loads.
    private static let prescriptionFields: [SheetCursor.Field] = [.tempo, .reps, .sets, .rest]

    private let view: SheetView
    private let area: Rect
    private let widths: [Int: Int]
    private let plan: [SheetCursor.Field]
    private let hasLoads: Bool

    /// - Parameters:
    ///   - field: the field with the cursor, on either side: both sides show the prescription together.
    ///   - widths: the smallest width of each column that is not empty.
    ///   - showsPlan: shows the prescription beside the loads, not in their place.
    init(_ view: SheetView, at field: SheetCursor.Field, in area: Rect, widths: [Int: Int], showsPlan: Bool) {
        self.view = view
        self.area = area
        self.widths = widths
        let isOnPlan = field.isTarget || !view.grid.sheet.hasSessions
        hasLoads = view.grid.sheet.hasSessions && (showsPlan || !isOnPlan)
        plan =
            hasLoads
            ? showsPlan ? Self.prescriptionFields + (field == .micro ? [.micro] : []) : []
            : Self.planFields(at: field, width: area.width)
    }

    func slots(_ cells: Cells) -> SheetSlots {
        guard hasLoads else {
            var slots = slots(name: room - lastRoom)
            if lastRoom > 0 { slots.add(.load(focus), width: lastRoom - 1) }
            return slots
        }
        switch cells {
        case .best(let whole): return compact(mayBeWhole: whole)
        case .whole:
            let least = area.width >= 48 ? 3 * (Self.compactWidth + 1) : Self.loggedWidth
            var slots = slots(name: room - least)
            slots.addLoads(room: area.width - slots.end, of: view.grid.sheet.columnCount, showing: focus, atLeast: 1)
            return slots
        }
    }

    /// Label, exercise and targets; the exercise gets at most so much.
    private func slots(name width: Int) -> SheetSlots {
        var slots = SheetSlots(in: area)
        slots.add(.label, width: SheetCursor.Field.label.slotWidth)
        slots.add(.exercise, width: max(min(wantedName, width), 8))
        for field in plan { slots.add(field, width: field.slotWidth) }
        return slots
    }

    private var wantedName: Int { min(max(view.grid.sheet.lines.map { TextWidth.of($0.name) }.max() ?? 0, 12), 28) }
    private var planRoom: Int { plan.reduce(0) { $0 + $1.slotWidth + 1 } }
    /// The room of the last session beside the prescription; none if the names need it.
    private var lastRoom: Int {
        guard view.grid.sheet.hasSessions, !view.grid.sheet.sessions.isEmpty else { return 0 }
        let wanted = width(focus) + 1
        return room - wanted >= min(wantedName, 14) ? wanted : 0
    }
    /// The width for names and loads together.
    private var room: Int { area.width - Self.fixed - planRoom }
    private var focus: Int { min(view.grid.focusColumn, view.grid.sheet.columnCount) }

    /// The width of a column that shows the best set of each cell; the cell that is being logged is shown whole.
    private func width(_ column: Int) -> Int {
        if isLogged(column) { return max(min(Self.loggedWidth, room - 9), Self.compactWidth) }
        return min(max(widths[column] ?? 0, Self.compactWidth), Self.wholeWidths.upperBound)
    }

    private func isLogged(_ column: Int) -> Bool { view.grid.isLogging && column == focus }

    private func compact(mayBeWhole: Bool) -> SheetSlots {
        func taken(_ columns: some Sequence<Int>) -> Int { columns.reduce(0) { $0 + width($1) + 1 } }
        // Sessions to come have nothing to show, but for the one with the cursor, and the next one where it is planned.
        let next = view.grid.sheet.nextColumn.flatMap { next in
            view.grid.sheet.lines.contains { $0.ahead[next] != nil } ? next : nil
        }
        let count = max(focus, view.grid.sheet.sessions.keys.max() ?? 1, next ?? 1)
        let least = area.width < 36 ? 8 : min(wantedName, 14)
        let columns =
            (1...count).reversed().lazy.map { SheetSlots.columns($0, of: count, showing: focus) }
            .first { taken($0) <= room - least } ?? focus...focus
        let reserved = min(wantedName, 18)
        let minWhole = (view.grid.isLogging ? Self.loggedWidth : Self.wholeWidths.lowerBound) + 1
        let whole =
            mayBeWhole
            ? (0...min(columns.count, Self.maxWhole)).reversed().first { whole in
                taken(columns.dropLast(whole)) + whole * minWhole <= room - reserved
            } ?? 0 : 0
        let others = taken(columns.dropLast(whole))
        var slots = slots(name: room - others - whole * minWhole)
        let each = whole == 0 ? 0 : min((area.width - slots.end - others) / whole - 1, Self.wholeWidths.upperBound)
        for column in columns {
            let isWhole = column > columns.upperBound - whole
            slots.add(.load(column), width: isWhole ? each : width(column), isWhole: isWhole || isLogged(column))
        }
        return slots
    }

    /// The fields of the prescription in place of the loads; those that do not fit are left out.
    private static func planFields(at field: SheetCursor.Field, width room: Int) -> [SheetCursor.Field] {
        var fields = prescriptionFields + [.micro]
        for spare in [SheetCursor.Field.micro, .tempo, .rest, .sets] where spare != field {
            guard fields.reduce(fixed + 14, { $0 + $1.slotWidth + 1 }) > room else { break }
            fields.removeAll { $0 == spare }
        }
        return fields
    }
}

extension SheetContent {
    /// The best set of a cell, in [ ] if it is planned; text that is not a set is shown unchanged.
    func bestText(_ line: Line, column: Int) -> String {
        if isOtherDay(line, column: column) { return "·" }
        if isAhead(column), let text = line.ahead[column] {
            return "[\(BestSet(of: planned(line, column: column).sets)?.text(in: unit(inColumn: column)) ?? text)]"
        }
        let cell = cell(line, column: column)
        return BestSet(of: cell.sets)?.text(in: cell.unit) ?? cell.text
    }

    /// How wide the columns of best sets are at least: sets and days are never cut.
    var bestWidths: [Int: Int] {
        var widths = sessions.reduce(into: [Int: Int]()) { widths, session in
            let name = session.value.letter.isEmpty ? "\(session.key)" : session.value.letter
            widths[session.key] = TextWidth.of("\(name)·\(session.value.day.short)")
        }
        for line in lines {
            for column in line.cells.keys {
                let cell = cell(line, column: column)
                guard let best = BestSet(of: cell.sets) else { continue }
                widths[column] = max(widths[column] ?? 0, TextWidth.of(best.text(in: cell.unit)))
            }
            for column in line.ahead.keys where !planned(line, column: column).sets.isEmpty {
                widths[column] = max(widths[column] ?? 0, TextWidth.of(bestText(line, column: column)))
            }
        }
        return widths
    }
}

extension BoardView {
    func slots(_ side: ComparedSide, _ tab: BoardTab, _ area: Rect, _ cells: BoardSlots.Cells, showsPlan: Bool = false)
        -> SheetSlots
    {
        BoardSlots(
            tab[side].view, at: tab[tab.active].view.grid.cursor.field, in: area, widths: widths[side] ?? [:],
            showsPlan: showsPlan
        )
        .slots(isWhole || !tab.isPair ? .whole : cells)
    }

    /// How many rows of the screen a line takes on one side.
    func height(_ index: Int, _ layout: BoardLayout.Side) -> Int {
        guard let line = row(index, layout.side), let tab else { return 1 }
        let view = tab[layout.side].view
        let heights = layout.slots.all.compactMap { slot in
            slot.isWhole
                ? slot.field.column.map { view.painter.lineCount(line, column: $0, width: slot.area.width) } : nil
        }
        return min(max(heights.max() ?? 1, 1), LineStack.tallestRow)
    }

    /// How wide the values of both sides are at most: "100x3 -> 105x3".
    var valueWidth: Int {
        (comparison.lines.map { values($0.left, $0.right) } + [
            values(comparison.left, comparison.right, of: totalFigure(figure))
        ])
        .map { 2 * max(TextWidth.of($0.left), TextWidth.of($0.right)) + 3 }.max() ?? 0
    }

    /// The chosen figure of both sides as text.
    func values(
        _ left: ExerciseFigures?, _ right: ExerciseFigures?, of figure: ComparedFigure? = nil
    ) -> (left: String, right: String) {
        let figure = figure ?? self.figure
        return (left?.text(figure, in: unit(.left)) ?? "", right?.text(figure, in: unit(.right)) ?? "")
    }

    /// The unit of a side: its client's.
    func unit(_ side: ComparedSide) -> MassUnit { tab?[side].view.grid.sheet.clientUnit ?? .kg }
}
