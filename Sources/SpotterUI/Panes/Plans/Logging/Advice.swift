import DiaryStore
import FitnessModel

/// What helps with one row while it is logged: last time, the best so far, what to try next.
struct Advice: Sendable {
    let exercise: Identifier<Exercise>
    /// The last time this client did this exercise, in any phase, free session or import.
    let last: DoneCell?
    let best: BestSets
    let suggestion: LoadSuggestion?
}

extension SheetPane {
    /// The session that is being filled: the live one, else the one under the cursor.
    var target: TrainingSession? { sheet.live?.session ?? session }

    /// The unit in which advice is given: that of the session which is filled.
    var adviceUnit: MassUnit { target?.unit ?? sheet.clientUnit }

    /// The cells of last time for all exercises of the sheet.
    mutating func readGhosts(_ desk: inout Desk) {
        ghosts = [:]
        guard let client = sheet.client else { return }
        let exercises = sheet.lines.compactMap(\.exercise)
        let before = target?.id
        ghosts =
            desk.read { diary throws(StoreError) in
                try diary.lastTimes(client: client, exercises: exercises, before: before)
            } ?? [:]
    }

    /// History, best and suggestion of the row under the cursor.
    mutating func readAdvice(_ desk: inout Desk) {
        guard let client = sheet.client, let line, let exercise = line.exercise else {
            advice = nil
            return
        }
        let before = target?.id
        let unit = adviceUnit
        let history =
            desk.read { diary throws(StoreError) in
                try diary.history(client: client, exercise: exercise, before: before, limit: 2)
            } ?? []
        let best = desk.read { diary throws(StoreError) in
            try diary.best(client: client, exercise: exercise, before: before)
        }
        let suggestion = LoadSuggestion.next(
            history: history.map { LoadCell($0.text, unit: $0.unit, kind: line.unitKind) },
            target: RepTarget(line.prescription.reps), step: line.step, unit: unit)
        advice = best.map { Advice(exercise: exercise, last: history.first, best: $0, suggestion: suggestion) }
    }

    /// The sets of last time that are still to be done in a row: what the ghost shows.
    func ghost(_ line: SheetContent.Line, column: Int) -> [String] {
        guard let exercise = line.exercise, let last = ghosts[exercise] else { return [] }
        let done = sheet.cell(line, column: column).sets.count
        let sets = LoadCell(last.text, unit: last.unit, kind: line.unitKind).sets
        return sets.dropFirst(done).map { LoadCell.render([$0], unit: sheet.unit(inColumn: column)) }
    }

    /// True when the column shows ghosts: the live one, the one being written, or the next one while nothing is live.
    func showsGhosts(inColumn column: Int) -> Bool {
        if let live = sheet.live { return live.column == column }
        return sheet.nextColumn == column
    }
}
