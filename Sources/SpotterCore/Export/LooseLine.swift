package import DiaryStore
package import FitnessModel

/// An extra exercise of a sheet.
package struct LooseLine: Sendable {
    /// The row that it started with, which names it.
    package let first: SessionSheetRow
    /// The row of the last session.
    package fileprivate(set) var last: SessionSheetRow
    /// The load cells by column number, counted from 1.
    package fileprivate(set) var cells: [Int: SessionRow]
}

extension PhaseSheet {
    /// The extra exercises of a sheet's sessions: one line for each exercise.
    package var looseLines: [LooseLine] {
        let columns = Dictionary(sessions.map { ($0.id, $0.column) }) { first, _ in first }
        var lines: [LooseLine] = []
        for loose in loose {
            guard let column = columns[loose.row.session] ?? nil else { continue }
            // The same exercise twice on one day takes two lines.
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
