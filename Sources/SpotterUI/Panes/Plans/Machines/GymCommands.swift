import FitnessModel
import TerminalKit

extension Command.ID {
    static let newMachine: Self = "new.machine"
    static let plateCalculator: Self = "plates.calculator"
    static let showPlates: Self = "sheet.plates"
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
            return "no load is known yet: write the first work set"
        }
        return sheet.warmUps(cell.line, column: cell.column).isEmpty
            ? "\(load.text(in: sheet.adviceUnit)) \(sheet.adviceUnit.rawValue) is too light to warm up for" : nil
    }
    private static func needsRow(_ state: AppState) -> String? {
        state.sheet?.line == nil ? "no row is under the cursor" : nil
    }

    static let all: [Command] = [
        Command(.newMachine, "New machine", in: .everywhere, keys: ["n m"]),
        Command(.plateCalculator, "Plate calculator: which plates for a load", in: .everywhere, keys: ["="]),
        Command(
            .showPlates, "Show the plates for the load under the cursor, or hide them", in: .sheet, keys: ["="],
            unless: needsRow),
        Command(
            .writeWarmUps, "Write warm-up sets before the first work set", hint: "warm-ups", in: .logging, keys: ["W"],
            unless: needsWarmUps),
    ]
}
