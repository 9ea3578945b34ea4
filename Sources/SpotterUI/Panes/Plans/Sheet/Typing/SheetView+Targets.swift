import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let targets = KeyScope("target", "Targets of a row")
}

/// The targets of last time, in grey in the empty cells of the plan: taken one by one, by the row, or all of the sheet.
extension SheetView {
    static let targetCommands: CommandSet<SheetView> = [
        Command(
            "target.take", "Take last time's target (grey) into the cell", hint: "take grey", in: .targets, keys: ["f"],
            unless: { view, context in
                needsTargets(view, context)
                    ?? (view.lastTarget == nil ? "nothing stands in grey here: F takes what does in the row" : nil)
            }
        ) { view, context, _ in
            if let line = view.line { view.takeTargets([line], [view.cursor.field], &context) }
        },
        Command(
            "target.take-row", "Take last time's targets (grey) of the row", hint: "of the row", in: .targets,
            keys: ["F"],
            unless: { view, context in
                let isGrey = view.line.flatMap { view.sheet.takingLastTargets($0) } != nil
                return needsTargets(view, context)
                    ?? (isGrey ? nil : "nothing stands in grey in this row: P takes what does on the sheet")
            }
        ) { view, context, _ in if let line = view.line { view.takeTargets([line], SheetCursor.Field.plan, &context) }
        },
    ]

    /// Why no target can be taken at all; nil when one can.
    static func needsTargets(_ view: SheetView, _ context: Context) -> String? {
        if view.hasLastTargets { return nil }
        // While a session is logged, a slip into the plan must not seem to log.
        return (view.isLogging ? needsLogCell(view, context) : nil) ?? "nothing stands in grey on this sheet"
    }

    /// The cursor stands in the plan, where `f`, `F` and `P` are about its targets.
    var isOnPlan: Bool { sheet.isPlan && cursor.field.column == nil }
    /// It stands so on a row.
    var isOnPlanRow: Bool { isOnPlan && line?.isPlanned == true }

    /// A target of last time stands in grey somewhere.
    private var hasLastTargets: Bool { sheet.lines.contains { sheet.takingLastTargets($0) != nil } }

    /// What stands in grey in the cell under the cursor.
    var lastTarget: String? { line.flatMap { sheet.lastTarget($0, cursor.field) } }

    /// Takes the targets of all rows that show some.
    mutating func takeAllTargets(_ context: inout Context) {
        takeTargets(sheet.planned, SheetCursor.Field.plan, &context)
    }

    /// Puts what stands in grey into the cells of rows, as one change.
    private mutating func takeTargets(
        _ lines: [SheetContent.Line], _ fields: [SheetCursor.Field], _ context: inout Context
    ) {
        var edit = SheetEdit()
        var taken: [SheetContent.Line] = []
        for line in lines {
            guard case .phase(let row) = line.id, let filled = sheet.takingLastTargets(line, fields) else { continue }
            edit.put(filled, row: row, replacing: line.prescription)
            taken.append(line)
        }
        guard let first = taken.first else { return }
        let rows = lines.count == 1 ? first.name : Count.text(taken.count, "row")
        let what = fields.count == 1 ? fields[0].title.lowercased() : "targets"
        write(
            edit, label: "Take last \(what) of \(rows) into \(name)",
            message: "Took last time's \(what) of \(rows). u: undo.", &context)
    }
}

// MARK: Typing

extension SheetView {
    /// What stands in grey in the cell that is typed, as long as nothing is.
    var typedOver: String? {
        guard let editor, editor.line.text.isEmpty, case .row(let id) = editor.place.line else { return nil }
        return sheet.line(id).flatMap { sheet.lastTarget($0, editor.place.field) }
    }

    /// Puts what stands in grey into the cell that is typed; false where nothing does.
    mutating func typeLastTarget() -> Bool {
        guard let text = typedOver else { return false }
        editor?.line.replace(with: text)
        editor?.isSelected = false
        return true
    }
}

// MARK: Drawing

extension SheetView {
    /// Draws what stands in grey in a cell of the plan, in ‹ › as far as they have room.
    func drawLastTarget(_ text: String, in cell: Rect, style: Style, into screen: inout Screen) {
        let marked = "‹\(text)›"
        screen.put(
            TextWidth.of(marked) <= cell.width ? marked : "‹\(text)", at: cell.origin, style: style,
            maxWidth: cell.width)
    }

    /// What is said below the rows of a cell in which something stands in grey.
    var lastTargetHint: String? {
        if let text = typedOver { return "last time \(text): Ctrl-G takes it" }
        guard editor == nil, let text = lastTarget else { return nil }
        return "last time \(text): f takes it, F the row, P all"
    }
}
