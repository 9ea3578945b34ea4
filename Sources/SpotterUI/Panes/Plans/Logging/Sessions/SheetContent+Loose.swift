import DiaryStore
import FitnessModel

extension SheetContent {
    /// The rows of the plan, without what was only done beside it.
    var planned: [Line] { lines.filter(\.isPlanned) }

    /// What was done in sessions of the sheet and stands in no row of it: below the rows, one line for an exercise.
    static func looseLines(_ sheet: PhaseSheet) -> [Line] {
        let columns = Dictionary(sheet.sessions.map { ($0.id, $0.column) }) { first, _ in first }
        var lines: [Line] = []
        for loose in sheet.loose {
            guard let column = columns[loose.row.session] ?? nil else { continue }
            // The same exercise twice on one day takes two lines.
            let place = lines.firstIndex { $0.exercise == loose.row.exercise && $0.cells[column] == nil }
            var cells = place.map { lines[$0].cells } ?? [:]
            cells[column] = loose.row
            let line = Line(
                id: place.map { lines[$0].id } ?? .session(loose.row.id), exercise: loose.row.exercise,
                name: loose.row.exerciseName, prescription: Prescription(label: "+", rest: loose.row.prescription.rest),
                unitKind: loose.unitKind, step: loose.loadStep, cells: cells)
            if let place { lines[place] = line } else { lines.append(line) }
        }
        return lines
    }

    /// True for a line that has a cell in this column; what was done beside the plan stands in its own sessions only.
    func has(_ line: Line, column: Int) -> Bool {
        line.isPlanned || line.cells[column] != nil
    }

    /// Room for a word about each row is wanted while a session goes on, and where there is no plan.
    var showsTurns: Bool { !isPlan || live(preferring: nil) != nil }
}

extension SheetContent.Line {
    /// True for a row of the plan, false for one that belongs to sessions alone.
    var isPlanned: Bool { if case .phase = id { true } else { false } }
}
