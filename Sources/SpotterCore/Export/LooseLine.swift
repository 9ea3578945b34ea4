package import DiaryStore
package import FitnessModel

/// The recorded loads of one exercise that is not in the plan of a sheet.
package struct LooseLine: Sendable {
    /// The first row of the line; it gives the line its name.
    package let first: SessionSheetRow
    /// The row of the last session.
    package fileprivate(set) var last: SessionSheetRow
    /// The load cells by column number, counted from 1.
    package fileprivate(set) var cells: [Int: SessionRow]
}

extension PhaseSheet {
    /// Rows of the sheet's sessions that belong to no row of the sheet: one line for each exercise.
    package var looseLines: [LooseLine] {
        let columns = Dictionary(sessions.map { ($0.id, $0.column) }) { first, _ in first }
        var lines: [LooseLine] = []
        for loose in loose {
            guard let column = columns[loose.row.session] ?? nil else { continue }
            // An exercise that occurs twice on one day takes two lines.
            let place = lines.firstIndex {
                $0.first.row.exercise == loose.row.exercise && $0.cells[column] == nil
            }
            if let place {
                lines[place].last = loose
                lines[place].cells[column] = loose.row
            } else {
                lines.append(LooseLine(first: loose, last: loose, cells: [column: loose.row]))
            }
        }
        return lines
    }
}
