import FitnessModel
import TerminalKit
import ViewKit

/// How far each row is: a word beside the exercise, in blue for done and yellow for next, as on the gym floor.
extension SheetView {
    /// The column that the words are about: the live one, or the only one.
    var turnColumn: Int? { live?.column ?? (sheet.isPlan ? nil : 1) }

    /// The rows of a session as far as their order matters.
    func order(column: Int) -> [SetTurn.Row] {
        sheet.lines.map { line in
            let cell = sheet.cell(line, column: column)
            return SetTurn.Row(
                label: line.prescription.label, sets: cell.sets.count { !$0.isWarmUp },
                target: SetTarget(line.prescription.sets)?.highest,
                // What was done beside the plan in another session is nobody's turn in this one, nor is a nameless row.
                isSkipped: cell.isSkipped || line.exercise == nil || !sheet.has(line, column: column))
        }
    }

    /// How far each row of the session in a column is, by what counts of its rows.
    func turns(_ rows: [SetTurn.Row], column: Int) -> [SheetContent.RowID: SetTurn] {
        let here = line.flatMap { sheet.index(of: $0.id) }
        let all = zip(sheet.lines, SetTurn.all(rows, current: here))
        let shown = all.filter { line, _ in line.exercise != nil && sheet.has(line, column: column) }
        return Dictionary(shown.map { ($0.id, $1) }) { first, _ in first }
    }

    /// The word at the right end of the exercise's cell; a name that is too long gives way.
    func drawTurn(_ line: SheetContent.Line, in cell: Rect, isCursor: Bool, into screen: inout Screen) {
        guard let turn = turns[line.id] else {
            if case .session = line.id, sheet.isPlan { put("beside", Style.muted, line, cell, isCursor, &screen) }
            return
        }
        let isOver = live == nil
        let word = isOver && turn.isUndone ? "not done" : turn.word
        let style: Style =
            switch turn {
            case .done: Style(.live, .bold)
            case .next: isOver ? .muted : Style(.handsFree, .bold)
            case .begun: Style(.handsFree)
            case .open, .skipped: .muted
            }
        put(word, style, line, cell, isCursor, &screen)
    }

    private func put(
        _ word: String, _ style: Style, _ line: SheetContent.Line, _ cell: Rect, _ isCursor: Bool,
        _ screen: inout Screen
    ) {
        let width = TextWidth.of(word)
        guard cell.width >= width + 6 else { return }
        let start = Point(cell.endColumn - width, cell.row)
        if TextWidth.of(line.name) > cell.width - width - 1 {
            let ellipsis = screen.glyphs.ellipsis
            let shown = TextWidth.truncate(line.name, to: cell.width - width - 1, ellipsis: ellipsis)
            let padded = TextWidth.padded(shown, to: cell.width - width)
            screen.put(padded, at: cell.origin, style: isCursor ? .cursorCell : .text)
        }
        screen.put(word, at: start, style: isCursor ? .cursorCell : style)
    }

    /// What stands in a session without exercises.
    func drawEmptySession(into screen: inout Screen, _ rows: Rect) {
        guard sheet.lines.isEmpty, rows.height > 0 else { return }
        let text = "No exercise yet. a picks one, or adds a new one by its name; d takes it out again."
        for (offset, line) in TextWidth.wrap(text, width: max(rows.width - 4, 1)).prefix(rows.height).enumerated() {
            screen.put(line, at: Point(rows.column + 2, rows.row + offset), style: .muted, maxWidth: rows.width - 3)
        }
    }
}

extension SetTurn {
    /// Columns of the longest usual word, "done 12".
    static let widest = 7

    fileprivate var isUndone: Bool {
        switch self {
        case .next, .open: true
        case .done, .begun, .skipped: false
        }
    }
}
