import DiaryStore
import FitnessModel

/// What is left of last time in one cell: loads and reps, not how hard they felt then.
struct Ghost: Hashable, Sendable {
    /// The sets that are still to be done, one by one, as they are written into the cell.
    let sets: [String]
    /// The same for the eye: equal sets together, `30x8*4`.
    let words: [String]

    /// - Parameters:
    ///   - last: the cell of last time.
    ///   - done: the cell as it stands now, in the unit in which the ghost is to be written.
    init(last: LoadCell, done: LoadCell) {
        let (warmUps, work) = (done.sets.count { $0.isWarmUp }, done.sets.count { !$0.isWarmUp })
        let lastWarmUps = last.sets.filter(\.isWarmUp)
        let lastWork = last.sets.filter { !$0.isWarmUp }
        // Warm-ups come first; once there is work, those that were left out are not wanted any more.
        let left = (work == 0 ? Array(lastWarmUps.dropFirst(warmUps)) : []) + lastWork.dropFirst(work)
        let plain = left.map { set in
            var plain = set
            plain.effort = nil
            plain.toFailure = false
            return plain
        }
        sets = plain.map { LoadCell.render([$0], unit: done.unit) }
        words = LoadCell.render(plain, unit: done.unit).split(separator: " ").map(String.init)
    }
}

extension SheetPane {
    /// The column that shows ghosts: the live one, or the next one while nothing is live.
    var wantedGhostColumn: Int? { live?.column ?? sheet.nextColumn }

    /// Reads the last loads of all exercises of the sheet, for the column that shows ghosts.
    mutating func readGhosts(_ desk: inout Desk) {
        ghosts = [:]
        ghostColumn = wantedGhostColumn
        guard let client = sheet.client, let column = ghostColumn else { return }
        let exercises = sheet.lines.compactMap(\.exercise)
        let before = live?.session.id
        let last = desk.read { diary throws(StoreError) in
            try diary.lastTimes(client: client, exercises: exercises, before: before)
        }
        for line in sheet.lines {
            guard let exercise = line.exercise, let cell = last?[exercise] else { continue }
            let reading = LoadCell(cell.text, unit: cell.unit, kind: line.unitKind)
            ghosts[line.id] = Ghost(last: reading, done: sheet.cell(line, column: column))
        }
    }

    /// What is left of last time in a cell; nothing in other columns than the one that shows ghosts.
    func ghost(_ line: SheetContent.Line, column: Int) -> Ghost? {
        column == ghostColumn ? ghosts[line.id] : nil
    }
}
