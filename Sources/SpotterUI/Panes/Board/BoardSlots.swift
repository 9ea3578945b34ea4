import FitnessModel
import TerminalKit
import ViewKit

/// The columns of one sheet on the Board.
enum BoardSlots {
    /// Room for "102.5x12".
    static let compactWidth = 8
    /// Label and exercise stand at the left.
    private static let fixed = 6

    /// - Parameter field: where the keys are, on this side or the other: both sides show the targets together.
    static func slots(_ view: SheetView, at field: SheetCursor.Field, in area: Rect, isWhole: Bool) -> SheetSlots {
        let sheet = view.sheet
        let plan = planFields(view, at: field, width: area.width)
        let wanted = min(max(sheet.lines.map { TextWidth.of($0.name) }.max() ?? 0, 12), 28)
        let planRoom = plan.reduce(0) { $0 + $1.slotWidth + 1 }
        let columns = min(sheet.columnCount, area.width >= 48 ? 3 : area.width >= 36 ? 2 : 1)
        let loadRoom = plan.isEmpty ? max(columns * (compactWidth + 1), view.isLogging || isWhole ? 18 : 0) : planRoom
        var slots = SheetSlots(in: area)
        slots.add(.label, width: SheetCursor.Field.label.slotWidth)
        slots.add(.exercise, width: max(min(wanted, area.width - fixed - loadRoom), 8))
        for field in plan { slots.add(field, width: field.slotWidth) }
        if plan.isEmpty { addLoads(view, to: &slots, room: area.width - slots.end, isWhole: isWhole) }
        return slots
    }

    /// The targets, where the cursor is on one of them and on a template; those that do not fit give way.
    private static func planFields(
        _ view: SheetView, at field: SheetCursor.Field, width room: Int
    ) -> [SheetCursor.Field] {
        var fields: [SheetCursor.Field] = [.tempo, .reps, .sets, .rest, .micro]
        guard fields.contains(field) || view.sheet.columnCount == 0 else { return [] }
        for spare in [SheetCursor.Field.micro, .tempo, .rest, .sets] where spare != field {
            guard fields.reduce(fixed + 14, { $0 + $1.slotWidth + 1 }) > room else { break }
            fields.removeAll { $0 == spare }
        }
        return fields
    }

    /// The load columns that fit; the one with the cursor is among them, else the latest with something in.
    private static func addLoads(_ view: SheetView, to slots: inout SheetSlots, room: Int, isWhole: Bool) {
        let count = view.sheet.columnCount
        guard count > 0, room >= compactWidth else { return }
        let focus = min(view.focusColumn, count)
        if isWhole { return slots.addLoads(room: room, of: count, showing: focus, atLeast: 1) }
        // The cell that is being logged is shown whole, with what is left of last time.
        let wide = view.isLogging ? min(room, 18) : compactWidth
        let fitting = max(1, min(count, 1 + (room - wide) / (compactWidth + 1)))
        for column in SheetSlots.columns(fitting, of: count, showing: focus) {
            let isWhole = column == focus && view.isLogging
            slots.add(.load(column), width: column == focus ? wide : compactWidth, isWhole: isWhole)
        }
    }
}

extension SheetView {
    /// The column of the cursor, else the one that work is on.
    var focusColumn: Int { cursor.field.column ?? live?.column ?? sheet.sessions.keys.max() ?? 1 }
}

extension BoardView {
    func slots(_ side: ComparedSide, _ tab: BoardTab, _ area: Rect) -> SheetSlots {
        BoardSlots.slots(
            tab[side].view, at: tab[tab.active].view.cursor.field, in: area, isWhole: isWhole || !tab.isPair)
    }

    /// How many rows of the screen a line takes on one side.
    func height(_ index: Int, _ layout: BoardLayout.Side) -> Int {
        guard let line = row(index, layout.side), let tab else { return 1 }
        let view = tab[layout.side].view
        let heights = layout.slots.all.compactMap { slot in
            slot.isWhole
                ? slot.field.column.map { view.lineCount(line, column: $0, width: slot.area.width) } : nil
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
    func unit(_ side: ComparedSide) -> MassUnit { tab?[side].view.sheet.clientUnit ?? .kg }
}
