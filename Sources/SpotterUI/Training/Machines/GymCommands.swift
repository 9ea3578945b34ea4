import FitnessModel
import TerminalKit
import ViewKit

extension CommandID {
    /// A sheet takes it for the load under its cursor; elsewhere it opens the calculator.
    static let plateCalculator: Self = "plates.calculator"
}

extension SheetView {
    /// What machines and plates do on a sheet.
    static let gymCommands: CommandSet<SheetView> = [
        Command(
            "log.warm-ups", "Write the warm-ups", hint: "warm-ups", in: .logging, keys: ["W"], unless: needsWarmUps
        ) { view, context, _ in view.writeWarmUps(&context) }
    ]

    private static func needsWarmUps(_ view: SheetView, _ context: Context) -> String? {
        guard let cell = view.logCell else { return needsLogCell(view, context) }
        if view.sheet.cell(cell.line, column: cell.column).sets.contains(where: \.isWarmUp) {
            return "warm-ups stand in this cell already"
        }
        guard let load = view.workLoad(cell.line, column: cell.column) else {
            return "no load is known yet. Log the first work set, then W"
        }
        return view.warmUps(cell.line, column: cell.column).isEmpty
            ? "\(load.shown(in: view.adviceUnit)) \(view.adviceUnit.rawValue) is too light to warm up for" : nil
    }
}
