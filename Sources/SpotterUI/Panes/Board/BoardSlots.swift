import FitnessModel
import TerminalKit
import ViewKit

/// The columns of one sheet on the Board.
enum BoardSlots {
    /// One column on screen.
    struct Slot: Sendable {
        let field: SheetCursor.Field
        let area: Rect
        /// The whole cell is shown instead of its best set.
        let isWhole: Bool
    }

    /// Room for "102.5x12".
    static let compactWidth = 8
    private static let wholeWidths = 11...22
    /// Label and exercise stand at the left.
    private static let fixed = 6

    /// - Parameter field: where the keys are, on this side or the other: both sides show the targets together.
    static func slots(_ view: SheetView, at field: SheetCursor.Field, in area: Rect, isWhole: Bool) -> [Slot] {
        let sheet = view.sheet
        let plan = planFields(view, at: field, width: area.width)
        let wanted = min(max(sheet.lines.map { TextWidth.of($0.name) }.max() ?? 0, 12), 28)
        let planRoom = plan.reduce(0) { $0 + width(of: $1) + 1 }
        let columns = min(sheet.columnCount, area.width >= 48 ? 3 : area.width >= 36 ? 2 : 1)
        let loadRoom = plan.isEmpty ? max(columns * (compactWidth + 1), view.isLogging || isWhole ? 18 : 0) : planRoom
        let nameWidth = max(min(wanted, area.width - fixed - loadRoom), 8)
        var placed: [Slot] = []
        func place(_ field: SheetCursor.Field, at offset: Int, width: Int, isWhole: Bool = false) {
            let slot = area.droppingLeft(offset).left(width)
            if slot.width > 0 { placed.append(Slot(field: field, area: slot, isWhole: isWhole)) }
        }
        place(.label, at: 1, width: 3)
        place(.exercise, at: 5, width: nameWidth)
        var offset = 5 + nameWidth + 1
        for field in plan {
            place(field, at: offset, width: width(of: field))
            offset += width(of: field) + 1
        }
        if plan.isEmpty {
            for column in loads(view, room: area.width - offset, isWhole: isWhole) {
                place(.load(column.number), at: offset, width: column.width, isWhole: column.isWhole)
                offset += column.width + 1
            }
        }
        return placed
    }

    /// The targets, where the cursor is on one of them and on a template; those that do not fit give way.
    private static func planFields(
        _ view: SheetView, at field: SheetCursor.Field, width room: Int
    ) -> [SheetCursor.Field] {
        var fields: [SheetCursor.Field] = [.tempo, .reps, .sets, .rest, .micro]
        guard fields.contains(field) || view.sheet.columnCount == 0 else { return [] }
        for spare in [SheetCursor.Field.micro, .tempo, .rest, .sets] where spare != field {
            guard fields.reduce(fixed + 14, { $0 + width(of: $1) + 1 }) > room else { break }
            fields.removeAll { $0 == spare }
        }
        return fields
    }

    private static func width(of field: SheetCursor.Field) -> Int { field == .sets ? 3 : 5 }

    /// The load columns that fit; the one with the cursor is among them, else the latest with something in.
    private static func loads(
        _ view: SheetView, room: Int, isWhole: Bool
    ) -> [(number: Int, width: Int, isWhole: Bool)] {
        let count = view.sheet.columnCount
        guard count > 0, room >= compactWidth else { return [] }
        let focus = min(view.cursor.field.column ?? view.live?.column ?? view.sheet.sessions.keys.max() ?? 1, count)
        if isWhole {
            let fitting = max(1, min(count, (room + 1) / (wholeWidths.lowerBound + 1)))
            let width = min((room + 1) / fitting - 1, wholeWidths.upperBound)
            let last = min(max(focus, fitting), count)
            return ((last - fitting + 1)...last).map { ($0, width, true) }
        }
        // The cell that is being logged is shown whole, with what is left of last time.
        let wide = view.isLogging ? min(room, 18) : compactWidth
        let fitting = max(1, min(count, 1 + (room - wide) / (compactWidth + 1)))
        let last = min(max(focus, fitting), count)
        return ((last - fitting + 1)...last).map { number in
            number == focus ? (number, wide, view.isLogging) : (number, compactWidth, false)
        }
    }
}

extension BoardView {
    func slots(_ side: ComparedSide, _ tab: BoardTab, _ area: Rect) -> [BoardSlots.Slot] {
        BoardSlots.slots(
            tab[side].view, at: tab[tab.active].view.cursor.field, in: area, isWhole: isWhole || tab.right == nil)
    }

    /// How many rows of the screen a line takes on one side.
    func height(_ index: Int, _ layout: BoardLayout.Side) -> Int {
        guard let line = row(index, layout.side), let tab else { return 1 }
        let view = tab[layout.side].view
        let heights = layout.slots.filter(\.isWhole).map { slot in
            view.lineCount(line, column: slot.field.column ?? 0, width: slot.area.width)
        }
        return min(max(heights.max() ?? 1, 1), SheetGeometry.tallestRow)
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
