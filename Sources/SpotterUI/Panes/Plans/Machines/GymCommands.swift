import FitnessModel
import TerminalKit

extension Command.ID {
    static let newMachine: Self = "new.machine"
    static let plateCalculator: Self = "plates.calculator"
    static let writeWarmUps: Self = "log.warm-ups"
}

/// What machines and plates do outside their own room.
enum GymCommands {
    private static func needsWarmUps(_ state: AppState) -> String? {
        guard let sheet = state.sheet, let cell = sheet.logCell else {
            return "the cursor is on no load cell of a session"
        }
        if sheet.sheet.cell(cell.line, column: cell.column).sets.contains(where: \.isWarmUp) {
            return "warm-ups stand in this cell already"
        }
        guard let load = sheet.workLoad(cell.line, column: cell.column) else {
            return "no load is known yet. Log the first work set, then W"
        }
        return sheet.warmUps(cell.line, column: cell.column).isEmpty
            ? "\(load.text(in: sheet.adviceUnit)) \(sheet.adviceUnit.rawValue) is too light to warm up for" : nil
    }

    static let all: [Command] = [
        Command(.newMachine, "New machine", in: .everywhere, keys: ["n m"]),
        // A sheet takes it for the load under its cursor; elsewhere it is the calculator.
        Command(.plateCalculator, "Show which plates make a load", in: .everywhere, keys: ["#"]),
        Command(
            .writeWarmUps, "Write the warm-ups", hint: "warm-ups", in: .logging, keys: ["W"],
            unless: needsWarmUps),
    ]
}
