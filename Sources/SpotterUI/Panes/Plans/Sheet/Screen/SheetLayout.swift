import FitnessModel
import TerminalKit
import ViewKit

/// Which columns of a sheet are shown and how wide, for one window and one cursor.
struct SheetLayout: Hashable, Sendable {
    let slots: SheetSlots
    /// The column of the screen with the rule between plan and loads; nil when no load is shown.
    let rule: Int?

    init(_ body: Rect, content: SheetContent, cursor: SheetCursor, isWide: Bool) {
        let isOnLoads = cursor.field.column != nil || !content.isPlan
        let fields = Self.planFields(width: body.width, content: content, isOnLoads: isOnLoads, isWide: isWide)
        let loads = min(content.columnCount, 2) * SheetSlots.leastLoad + 1
        func fixed(_ width: (SheetCursor.Field) -> Int) -> Int {
            fields.filter { $0 != .exercise }.reduce(0) { $0 + width($1) + 1 }
        }
        // As wide as what is asked for, as long as two sessions and the names have room.
        let isWhole = body.width - 1 - fixed(content.planWidth) >= loads + Self.leastName
        func width(_ field: SheetCursor.Field) -> Int { isWhole ? content.planWidth(field) : field.slotWidth }
        let turns = content.showsTurns ? SetTurn.widest + 1 : 0
        let wanted = min(max(content.lines.map { TextWidth.of(content.markedName($0)) }.max() ?? 0, 20), 36) + turns
        let room = body.width - 1 - fixed(width)
        let loadRoom = min(content.columnCount, isOnLoads ? 2 : 1) * SheetSlots.leastLoad + 1
        let exerciseWidth =
            content.columnCount == 0
            ? max(min(room - 1, 40), 8) : max(min(wanted, room - loadRoom - (turns > 0 ? 2 : 0)), 8)
        var slots = SheetSlots(in: body)
        for field in fields { slots.add(field, width: field == .exercise ? exerciseWidth : width(field)) }
        let end = slots.end
        slots.end += 2
        slots.addLoads(
            room: body.width - end - 2, of: content.columnCount, showing: Self.focus(content, cursor))
        rule = slots.all.last?.field.column == nil ? nil : body.column + end
        self.slots = slots
    }

    /// The room that names keep when what is asked for is shown whole.
    private static let leastName = 20

    private static func planFields(
        width: Int, content: SheetContent, isOnLoads: Bool, isWide: Bool
    ) -> [SheetCursor.Field] {
        if !content.isPlan || isWide || content.isRoutine { return [.label, .exercise] }
        if !isOnLoads || width >= 100 { return SheetCursor.Field.plan }
        return width >= 76 ? [.label, .exercise, .tempo, .reps, .sets, .rest] : [.label, .exercise, .reps, .sets]
    }

    /// The load column that must be in view: the cursor's, else the live one, else the latest ones with something in.
    private static func focus(_ content: SheetContent, _ cursor: SheetCursor) -> Int {
        cursor.field.column ?? content.live(preferring: nil)?.column ?? content.nextColumn ?? content.columnCount
    }
}

extension SheetContent {
    /// How wide a column of the plan is, so that nothing in it is cut: at most nine columns.
    fileprivate func planWidth(_ field: SheetCursor.Field) -> Int {
        let longest = field.asked == nil ? 0 : lines.map { TextWidth.of($0.text(field)) }.max() ?? 0
        return max(field.slotWidth, min(longest, 9))
    }
}
