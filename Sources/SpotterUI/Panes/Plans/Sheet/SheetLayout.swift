import FitnessModel
import TerminalKit
import ViewKit

/// Which columns of a sheet are shown and how wide, for one window and one cursor.
struct SheetLayout: Sendable {
    /// One column on screen.
    struct Slot: Sendable {
        let field: SheetCursor.Field
        /// Left edge within the body.
        let offset: Int
        let width: Int
    }

    let slots: [Slot]
    /// Where the rule between plan and loads stands; nil when no load is shown.
    let rule: Int?

    static let loadWidth = 11...22

    init(width: Int, content: SheetContent, cursor: SheetCursor, isWide: Bool) {
        let isOnLoads = cursor.field.column != nil || !content.isPlan
        let fields = Self.planFields(width: width, content: content, isOnLoads: isOnLoads, isWide: isWide)
        let fixed = fields.filter { $0 != .exercise }.reduce(0) { $0 + Self.width(of: $1) + 1 }
        let turns = content.showsTurns ? SetTurn.widest + 1 : 0
        let wanted = min(max(content.lines.map { TextWidth.of($0.name) }.max() ?? 0, 20), 36) + turns
        let room = width - 1 - fixed
        let loadRoom =
            content.columnCount == 0
            ? 0 : min(content.columnCount, isOnLoads ? 2 : 1) * (Self.loadWidth.lowerBound + 1) + 1
        let exerciseWidth =
            content.columnCount == 0
            ? max(min(room - 1, 40), 8) : max(min(wanted, room - loadRoom - (turns > 0 ? 2 : 0)), 8)
        var placed: [Slot] = []
        var offset = 1
        for field in fields {
            let slotWidth = field == .exercise ? exerciseWidth : Self.width(of: field)
            placed.append(Slot(field: field, offset: offset, width: slotWidth))
            offset += slotWidth + 1
        }
        let columns = Self.loads(width: width - offset - 2, content: content, cursor: cursor)
        rule = columns.isEmpty ? nil : offset
        offset += 2
        for (column, slotWidth) in columns {
            placed.append(Slot(field: .load(column), offset: offset, width: slotWidth))
            offset += slotWidth + 1
        }
        slots = placed
    }

    func slot(_ field: SheetCursor.Field) -> Slot? { slots.first { $0.field == field } }

    private static func planFields(
        width: Int, content: SheetContent, isOnLoads: Bool, isWide: Bool
    ) -> [SheetCursor.Field] {
        if !content.isPlan || isWide || content.isRoutine { return [.label, .exercise] }
        if !isOnLoads || width >= 100 { return SheetCursor.Field.plan }
        return width >= 76 ? [.label, .exercise, .tempo, .reps, .sets, .rest] : [.label, .exercise, .reps, .sets]
    }

    private static func width(of field: SheetCursor.Field) -> Int {
        switch field {
        case .label: 3
        case .tempo, .reps, .rest, .micro: 5
        case .sets: 3
        default: 8
        }
    }

    /// The load columns that fit; the cursor's is among them, else the live one, else the latest ones with something in.
    private static func loads(width: Int, content: SheetContent, cursor: SheetCursor) -> [(Int, Int)] {
        guard content.columnCount > 0 else { return [] }
        let fitting = max(0, min(content.columnCount, (width + 1) / (loadWidth.lowerBound + 1)))
        guard fitting > 0 else { return [] }
        let focus =
            cursor.field.column ?? content.live(preferring: nil)?.column ?? content.nextColumn ?? content.columnCount
        let last = min(max(focus, fitting), content.columnCount)
        let slotWidth = min((width + 1) / fitting - 1, loadWidth.upperBound)
        return ((last - fitting + 1)...last).map { ($0, slotWidth) }
    }
}
