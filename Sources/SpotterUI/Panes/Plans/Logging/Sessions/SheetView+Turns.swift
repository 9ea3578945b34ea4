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
                // The A1 of another day is no partner of this one's.
                label: sheet.isOtherDay(line, column: column) ? "" : line.prescription.label,
                sets: cell.sets.count { !$0.isWarmUp },
                target: SetTarget(line.prescription.sets)?.highest,
                // What was done beside the plan in another session is nobody's turn in this one, nor is a nameless row.
                isSkipped: cell.isSkipped || line.exercise == nil || !sheet.has(line, column: column))
        }
    }

    /// How far each row of the session in a column is, by what counts of its rows.
    func turns(_ rows: [SetTurn.Row], column: Int) -> [SheetContent.RowID: SetTurn] {
        let all = zip(sheet.lines, SetTurn.all(rows, current: lineIndex))
        let shown = all.filter { line, _ in line.exercise != nil && sheet.has(line, column: column) }
        return Dictionary(shown.map { ($0.id, $1) }) { first, _ in first }
    }

    /// The word at the right end of the exercise's cell; a name that is too long gives way.
    func drawTurn(_ line: SheetContent.Line, in cell: Rect, isCursor: Bool, into screen: inout Screen) {
        guard let (word, style) = turnWord(line) else { return }
        let width = TextWidth.of(word)
        guard cell.width >= width + 6 else { return }
        let name = sheet.markedName(line)
        if TextWidth.of(name) > cell.width - width - 1 {
            let ellipsis = screen.glyphs.ellipsis
            let shown = TextWidth.truncate(name, to: cell.width - width - 1, ellipsis: ellipsis)
            let padded = TextWidth.padded(shown, to: cell.width - width)
            screen.put(padded, at: cell.origin, style: isCursor ? .cursorCell : .text)
        }
        screen.put(word, at: Point(cell.endColumn - width, cell.row), style: isCursor ? .cursorCell : style)
    }

    private func turnWord(_ line: SheetContent.Line) -> (word: String, style: Style)? {
        guard let turn = turns[line.id] else {
            return sheet.isPlan && !line.isPlanned ? ("beside", .muted) : nil
        }
        switch turn {
        case .next where live == nil, .open where live == nil: return ("not done", .muted)
        case .done: return (turn.word, Style(.live, .bold))
        case .next: return (turn.word, Style(.handsFree, .bold))
        case .begun: return (turn.word, Style(.handsFree))
        case .open, .skipped: return (turn.word, .muted)
        }
    }
}

extension SetTurn {
    /// Columns of the longest usual word, "done 12".
    static let widest = 7
}
