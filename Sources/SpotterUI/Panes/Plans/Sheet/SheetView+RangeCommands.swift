import FitnessModel
import TerminalKit

extension Command.ID {
    static let beginRange: Self = "sheet.range"
    static let copyCell: Self = "sheet.copy"
    static let cutCell: Self = "sheet.cut"
    static let pasteCells: Self = "sheet.paste"
    static let fillFromAbove: Self = "sheet.fill"
    static let copyColumn: Self = "sheet.copy-column"
    static let exportPhase: Self = "sheet.export"
    static let copyRange: Self = "range.copy"
    static let clearRange: Self = "range.clear"
    static let fillRange: Self = "range.fill"
    static let cutRange: Self = "range.cut"
    static let dropRange: Self = "range.drop"
    static let rowUp: Self = "row.up"
    static let rowDown: Self = "row.down"
    static let putRow: Self = "row.put"
}

/// The commands on ranges of cells, and those while a row is being moved.
enum RangeCommands {
    private static func needsRow(_ state: AppState) -> String? {
        state.sheet?.line == nil ? "go to a cell of the rows first" : nil
    }
    private static func needsRange(_ state: AppState) -> String? {
        state.sheet?.range == nil ? "no range is marked: v begins one" : nil
    }
    private static func needsClip(_ state: AppState) -> String? {
        state.context.clipboard == nil ? "nothing was copied yet: v marks a range, y copies it" : nil
    }
    private static func needsSession(_ state: AppState) -> String? {
        state.sheet?.session == nil ? "go to a column with a session first" : nil
    }
    private static func needsPlan(_ state: AppState) -> String? {
        state.sheet?.sheet.isPlan == true ? nil : "only a phase or a template can be exported"
    }
    private static func needsMoving(_ state: AppState) -> String? {
        state.sheet?.isMoving == true ? nil : "no row is being moved: m begins"
    }

    static let all: [Command] = [
        Command(.beginRange, "Mark a range of cells: the arrows extend it", in: .sheet, keys: ["v"], unless: needsRow),
        Command(.copyCell, "Copy the cell", in: .sheet, keys: ["Y"], unless: needsRow),
        Command(.cutCell, "Cut the cell out", in: .sheet, keys: ["C-x"], unless: needsRow),
        Command(.pasteCells, "Paste what was copied, from this cell on", in: .sheet, keys: ["C-v"], unless: needsClip),
        Command(.fillFromAbove, "Fill the cell with the one above", in: .sheet, keys: ["="], unless: needsRow),
        Command(
            .copyColumn, "Copy the session before into the empty cells of this column", in: .sheet, keys: ["K"],
            unless: needsSession),
        Command(
            .exportPhase, "Print or export: text, Markdown, CSV", hint: "export", in: .sheet, keys: ["X", "S"],
            unless: needsPlan),
        Command(.copyRange, "Copy the range", hint: "copy", in: .range, keys: ["y"], unless: needsRange),
        Command(
            .clearRange, "Empty the cells of the range", hint: "empty", in: .range, keys: ["Delete", "Backspace"],
            unless: needsRange),
        Command(
            .fillRange, "Fill the range down from its first row", hint: "fill down", in: .range, keys: ["="],
            unless: needsRange),
        Command(.dropRange, "Forget the range", hint: "forget it", in: .range, keys: ["Esc", "v"], unless: needsRange),
        Command(.cutRange, "Cut the range out", hint: "cut", in: .range, keys: ["C-x"], unless: needsRange),
        Command(.rowUp, "Move the row up", hint: "row up", in: .moving, keys: ["Up", "k"], unless: needsMoving),
        Command(
            .rowDown, "Move the row down", hint: "row down", in: .moving, keys: ["Down", "j"], unless: needsMoving),
        Command(
            .putRow, "Leave the row where it is now", hint: "put it here", in: .moving, keys: ["Enter", "Esc", "m"],
            unless: needsMoving),
    ]
}
