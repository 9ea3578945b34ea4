import DiaryStore
import FitnessModel
import SpotterCore

extension SheetContent {
    /// The rows of the plan, without what was only done beside it.
    var planned: [Line] { lines.filter(\.isPlanned) }

    /// What was done beside the plan, below the rows.
    static func looseLines(_ sheet: PhaseSheet) -> [Line] {
        sheet.looseLines.map { loose in
            let (row, last) = (loose.last.row, loose.last)
            return Line(
                id: .session(loose.first.id), exercise: row.exercise, name: row.exerciseName,
                prescription: Prescription(label: "+", rest: row.prescription.rest), unitKind: last.unitKind,
                step: last.loadStep, cells: loose.cells)
        }
    }

    /// True for a line that has a cell in this column; what was done beside the plan stands in its own sessions only, and
    /// what belongs to a day in those of that day.
    func has(_ line: Line, column: Int) -> Bool {
        line.isPlanned ? !isOtherDay(line, column: column) : line.cells[column] != nil
    }

    /// Room for a word about each row is wanted while a session goes on, and where there is no plan.
    var showsTurns: Bool { !isPlan || live(preferring: nil) != nil }
}

extension SheetContent.Line {
    /// True for a row of the plan, false for one that belongs to sessions alone.
    var isPlanned: Bool { if case .phase = id { true } else { false } }
}
