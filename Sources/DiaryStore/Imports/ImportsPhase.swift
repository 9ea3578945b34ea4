import FitnessModel
import GRDB

extension Imports {
    /// Imports a training sheet as one change: the phase with its rows, finished sessions in the columns with a day,
    /// and plans. Exercises are matched by name with the trainer's and the library's; others are created. Loads are
    /// stored exactly as written, in their unit.
    ///
    /// - Throws: `refused` if the sheet has more columns than a phase, or has finished sets without a day or without a
    ///   client.
    @discardableResult
    public func phase(_ draft: SheetDraft) throws(StoreError) -> SheetOutcome {
        try access.change { change in
            var phase = draft.phase
            phase.isArchived = false
            try change.name(.import, phase)
            try draft.check()
            change.numberDensely()
            var outcome = SheetOutcome(phase: try change.insert(phase))
            var exercises = ImportedExercises()
            var rows: [Identifier<PhaseRow>: (row: SheetDraft.Row, exercise: Exercise)] = [:]
            var order: [PhaseRow] = []
            for (position, row) in draft.rows.enumerated() {
                let exercise = try exercises.exercise(for: row, change)
                var added = PhaseRow(
                    id: .unsaved, phase: outcome.phase, position: position, exercise: exercise.id,
                    prescription: row.prescription, letter: row.letter)
                added.id = try change.insert(added)
                order.append(added)
                rows[added.id] = (row, exercise)
            }
            outcome.exercisesAdded = exercises.added
            let sets = try PerformedSets(change.db)
            for (column, day) in draft.days.sorted(by: { $0.key < $1.key }) {
                guard let client = phase.client else { continue }
                let session = try change.insert(
                    TrainingSession(
                        id: .unsaved, client: client, phase: outcome.phase, column: column, day: day, state: .done,
                        mode: .handsFree, unit: draft.unit, letter: draft.letters[column] ?? ""))
                outcome.sessions += 1
                for row in order {
                    guard let (drafted, exercise) = rows[row.id] else { continue }
                    let (text, plan) = (drafted.done[column] ?? "", drafted.planned[column] ?? "")
                    // Finished sets stay, also of another day; rows that were not due are not in the session.
                    guard
                        !text.isEmpty || !plan.isEmpty
                            || phase.days.isTrained(row.letter, on: draft.letters[column] ?? "")
                    else { continue }
                    let cell = try change.add(
                        SessionRow(
                            id: .unsaved, session: session, phaseRow: row.id, exercise: exercise.id,
                            position: row.position, prescription: row.prescription, text: text,
                            planned: plan))
                    let done = LoadCell(text, unit: draft.unit, kind: exercise.unitKind).sets
                    try sets.insert(done, of: cell)
                    outcome.sets += done.count
                }
            }
            let planned = PlannedCells(db: change.db)
            for row in order {
                for (column, text) in (rows[row.id]?.row.planned ?? [:]).sorted(by: { $0.key < $1.key }) {
                    guard draft.days[column] == nil, !text.isEmpty else { continue }
                    try planned.put(PlannedText(text, unit: draft.unit), row: row.id, column: column)
                    outcome.planned += 1
                }
            }
            return outcome
        }
    }
}

extension SheetDraft {
    /// Rejects sheets that the diary cannot store.
    fileprivate func check() throws(StoreError) {
        let columns = rows.flatMap { Array($0.done.keys) + Array($0.planned.keys) } + Array(days.keys)
        let (last, most) = (max(phase.sessionCount, columns.max() ?? 0), Phase.sessionCounts.upperBound)
        guard last <= most else { throw .refused(.tooManyColumns(last, limit: most)) }
        if let column = columns.first(where: { !(1...max(1, phase.sessionCount)).contains($0) }) {
            throw .refused(.columnNotFree(column, phase: phase.name))
        }
        guard phase.client != nil || days.isEmpty else { throw .refused(.templateHasNoClient) }
        let undated = rows.flatMap { $0.done.filter { !$0.value.isEmpty }.keys }.filter { days[$0] == nil }.min()
        if let undated { throw .refused(.sessionWithoutDay(column: undated)) }
    }
}

/// The exercises of a sheet, each looked up, or made, once.
private struct ImportedExercises {
    private(set) var added = 0
    private var known: [String: Exercise] = [:]

    mutating func exercise(for row: SheetDraft.Row, _ change: Change) throws -> Exercise {
        let key = row.exercise.searchKey
        if let exercise = known[key] { return exercise }
        let exercise = try change.exercises.named(row.exercise) ?? make(row, change)
        known[key] = exercise
        return exercise
    }

    private mutating func make(_ row: SheetDraft.Row, _ change: Change) throws -> Exercise {
        added += 1
        let id =
            try ExerciseLibrary.named(row.exercise).map { try change.take($0) }
            ?? change.insert(Exercise(id: .unsaved, name: row.exercise, unitKind: row.unitKind))
        return try change.exercises.get(id)
    }
}
