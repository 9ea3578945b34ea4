import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let range = KeyScope("range", "Range of cells")
}

extension SheetView {
    /// What is done with the cell under the cursor or with the marked ones.
    static let cellCommands: CommandSet<SheetView> = [
        Command(
            "sheet.range", "Mark a range of cells: the arrows extend it", in: .sheet, keys: ["*"], unless: needsCell
        ) { view, context, _ in
            view.anchor = view.cursor
            view.describeRange(&context)
        },
        Command("sheet.copy", "Copy the cell", in: .sheet, keys: ["Y"], unless: needsCell) { view, context, _ in
            view.copy(&context)
        },
        Command("sheet.cut", "Cut the cell out", in: .sheet, keys: ["C-x"], unless: needsCell) { view, context, _ in
            view.cut(&context)
        },
        Command(
            "sheet.paste", "Paste what was copied, from this cell on", in: .sheet, keys: ["C-v"],
            unless: { _, context in
                context.clipboard == nil ? "nothing was copied yet: * marks a range, Y copies it" : nil
            }
        ) { view, context, _ in if let clip = context.clipboard { view.paste(clip, &context) } },
        Command("sheet.fill", "Fill the cell with the one above", in: .sheet, keys: ["="], unless: needsCell) {
            view, context, _ in view.fillDown(&context)
        },
        Command(
            "sheet.copy-column", "Copy the column before into the empty cells of this one", in: .sheet, keys: ["K"],
            unless: { view, _ in view.cursor.field.column == nil ? "go to a load column first" : nil }
        ) { view, context, _ in view.copyColumn(&context) },
        Command(
            "sheet.fill-column", "Fill empty cells: last time's sets or targets (grey), suggested loads ahead",
            in: .sheet, keys: ["P"],
            unless: { view, context in
                if view.isOnPlan { return needsTargets(view, context) }
                return view.columnAhead == nil ? needsLogCell(view, context) : nil
            }
        ) { view, context, _ in
            if view.isOnPlan {
                view.takeAllTargets(&context)
            } else if view.columnAhead == nil {
                view.fillSession(&context)
            } else {
                view.planColumn(&context)
            }
        },
        Command(
            "sheet.export", "Print or export the phase, or hand on the session", hint: "export", in: .sheet,
            keys: ["X"]
        ) { view, context, _ in
            view.anchor = nil
            view.handOn(&context)
        },
    ]

    /// What is done with the marked cells alone.
    static let rangeCommands: CommandSet<SheetView> = [
        Command("range.copy", "Copy the range", hint: "copy", in: .range, keys: ["Y"], unless: needsRange) {
            view, context, _ in view.copy(&context)
        },
        Command(
            "range.clear", "Empty the cells of the range", hint: "empty", in: .range, keys: ["Delete", "Backspace"],
            unless: needsRange
        ) { view, context, _ in if let range = view.range { view.clear(range, &context) } },
        Command(
            "range.fill", "Fill the range down from its first row", hint: "fill down", in: .range, keys: ["="],
            unless: needsRange
        ) { view, context, _ in view.fillDown(&context) },
        Command(
            "range.drop", "Forget the range", hint: "forget it", in: .range, keys: ["Esc", "*"], unless: needsRange
        ) { view, context, _ in
            view.anchor = nil
            context.message = .plain("The range is forgotten.")
        },
        Command("range.cut", "Cut the range out", hint: "cut", in: .range, keys: ["C-x"], unless: needsRange) {
            view, context, _ in view.cut(&context)
        },
    ]

    private static func needsCell(_ view: SheetView, _ context: Context) -> String? {
        view.line == nil ? "go to a cell of the rows first" : nil
    }
    private static func needsRange(_ view: SheetView, _ context: Context) -> String? {
        view.range == nil ? "no range is marked: * marks one" : nil
    }
}
