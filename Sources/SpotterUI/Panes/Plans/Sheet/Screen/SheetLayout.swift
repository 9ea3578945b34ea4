import FitnessModel
import TerminalKit
import ViewKit

/// Which columns of a sheet are shown and how wide, for one window and one cursor.
struct SheetLayout: Hashable, Sendable {
    let slots: SheetSlots
    /// The column of the screen with the rule between plan and loads; nil when no load is shown.
    let rule: Int?
    /// On a folded sheet where the cursor is: that cell is shown whole, and no other row takes more than a line of the
    /// screen. Nil where no cell is folded.
    let unfolded: SheetCursor?

    init(_ body: Rect, content: SheetContent, cursor: SheetCursor, isFolded: Bool) {
        // What is asked for comes in sight while the cursor is on it.
        let isFolded = isFolded && content.canFold && !cursor.field.isTarget
        let isOnLoads = cursor.field.column != nil || !content.isPlan
        let fields = Self.planFields(width: body.width, content: content, isOnLoads: isOnLoads, isFolded: isFolded)
        let columnCount = content.shownColumns(cursor)
        let loads = min(columnCount, 2) * SheetSlots.leastLoad + 1
        func fixed(_ width: (SheetCursor.Field) -> Int) -> Int {
            fields.filter { $0 != .exercise }.reduce(0) { $0 + width($1) + 1 }
        }
        // As wide as what is asked for, as long as two sessions and the names have room.
        let isWhole = body.width - 1 - fixed(content.planWidth) >= loads + Self.leastName
        func width(_ field: SheetCursor.Field) -> Int { isWhole ? content.planWidth(field) : field.slotWidth }
        let turns = content.showsTurns ? SetTurn.widest + 1 : 0
        let wanted = min(max(content.lines.map { TextWidth.of(content.markedName($0)) }.max() ?? 0, 20), 36) + turns
        let room = body.width - 1 - fixed(width)
        let wantedLoads =
            isFolded
            ? max((room - 2 - (body.width < 76 ? Self.leastFoldedName : Self.leastName)) / SheetSlots.leastLoad, 1)
            : isOnLoads ? 2 : 1
        let loadRoom = min(columnCount, wantedLoads) * SheetSlots.leastLoad + 2
        let exerciseWidth =
            columnCount == 0
            ? max(min(room - 1, 40), 8) : max(min(wanted, room - loadRoom - (turns > 0 ? 1 : 0)), 8)
        var slots = SheetSlots(in: body)
        for field in fields { slots.add(field, width: field == .exercise ? exerciseWidth : width(field)) }
        let end = slots.end
        slots.end += 2
        slots.addLoads(
            room: body.width - end - 2, of: columnCount, showing: Self.focus(content, cursor)
        ) { column in !isFolded || content.sessions[column]?.state == .live }
        rule = slots.all.last?.field.column == nil ? nil : body.column + end
        self.slots = slots
        unfolded = isFolded ? cursor : nil
    }

    /// Whether all of a load cell is shown, not only its best set.
    func isWhole(_ slot: SheetSlot, in row: SheetRowID) -> Bool {
        slot.isWhole || unfolded == SheetCursor(line: .row(row), field: slot.field)
    }

    /// Whether a row takes as many lines of the screen as its cells need.
    func isTall(_ row: SheetRowID) -> Bool { unfolded == nil || unfolded?.line == .row(row) }

    /// The room that names keep when what is asked for is shown whole.
    private static let leastName = 20
    /// The same in a folded sheet on a small window.
    private static let leastFoldedName = 16

    private static func planFields(
        width: Int, content: SheetContent, isOnLoads: Bool, isFolded: Bool
    ) -> [SheetCursor.Field] {
        if !content.isPlan || isFolded || content.isRoutine { return [.label, .exercise] }
        if !isOnLoads || width >= 100 { return SheetCursor.Field.plan }
        return width >= 76 ? [.label, .exercise, .tempo, .reps, .sets, .rest] : [.label, .exercise, .reps, .sets]
    }

    /// The load column that must be in view: the cursor's, else the live one, else the latest ones with something in.
    private static func focus(_ content: SheetContent, _ cursor: SheetCursor) -> Int {
        cursor.field.column ?? content.live(preferring: nil)?.column ?? content.nextColumn
            ?? (content.isTemplate ? 1 : content.columnCount)
    }
}

extension SheetContent {
    /// How many load columns there are to be shown: a template shows them once something is planned, or the cursor is there.
    fileprivate func shownColumns(_ cursor: SheetCursor) -> Int {
        let isWanted = !isTemplate || cursor.field.column != nil || lines.contains { !$0.ahead.isEmpty }
        return isWanted ? columnCount : 0
    }

    /// How wide a column of the plan is, so that nothing in it is cut: at most nine columns.
    fileprivate func planWidth(_ field: SheetCursor.Field) -> Int {
        let texts = field.asked == nil ? [] : lines.map { lastTarget($0, field).map { "‹\($0)›" } ?? $0.text(field) }
        let longest = texts.map(TextWidth.of).max() ?? 0
        return max(field.slotWidth, min(longest, 9))
    }
}
