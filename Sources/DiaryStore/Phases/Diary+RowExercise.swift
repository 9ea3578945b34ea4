public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Chooses another exercise for a row. What was done stays what it was; cells that nothing is written in follow, and
    /// what was planned in the old one goes.
    ///
    /// - Parameter shown: the exercise that the row had when it was read.
    /// - Throws: `changedMeanwhile` when it was given another one since.
    public func setExercise(
        _ exercise: Identifier<Exercise>?, row: Identifier<PhaseRow>, replacing shown: SheetEdit.Choice = .none
    ) throws(StoreError) {
        try change { change in
            try change.name("Edit", row)
            if let exercise { try change.demand(exercise: exercise) }
            try change.demand(shown, of: row, replacedBy: exercise)
            try change.set(exercise, row: row)
        }
    }

    /// Puts an exercise of this name into a row, and creates it where the library has none of exactly this name.
    ///
    /// - Parameter shown: the exercise that the row had when it was read.
    /// - Throws: `changedMeanwhile` when it was given another one since.
    @discardableResult
    public func setNewExercise(
        named name: String, unitKind: UnitKind = .loadAndReps, row: Identifier<PhaseRow>,
        replacing shown: SheetEdit.Choice = .none
    ) throws(StoreError) -> Identifier<Exercise> {
        try change { change in
            let known = try change.exercises.named(name)
            try change.name(known == nil ? "Add exercise \(Label.name(name)) to" : "Edit", row)
            let exercise = try known?.id ?? change.insert(Exercise(id: .unsaved, name: name, unitKind: unitKind))
            try change.demand(shown, of: row, replacedBy: exercise)
            try change.set(exercise, row: row)
            return exercise
        }
    }
}

extension Change {
    /// Demands that a row still has the exercise that was shown, or has the one already that replaces it.
    func demand(
        _ shown: SheetEdit.Choice, of id: Identifier<PhaseRow>, replacedBy exercise: Identifier<Exercise>?
    ) throws {
        let row: PhaseRow = try changeable(id)
        guard SheetEdit.Choice(row.exercise) == shown || row.exercise == exercise else {
            let title = row.title.isEmpty ? "The row" : row.title
            throw StoreError.changedMeanwhile(record: title, fields: ["exercise"])
        }
    }

    /// What an exercise puts into rows of sessions, given twice. What was planned for another one goes: 100x5 of squats is no
    /// plan for curls.
    static let otherExercise = "exercise = ?, planned = CASE exercise WHEN ? THEN planned ELSE '' END"

    func set(_ exercise: Identifier<Exercise>?, row: Identifier<PhaseRow>) throws {
        let isOther = "EXISTS (SELECT 1 FROM phase_row WHERE id = ? AND exercise IS NOT ?)"
        try db.run("DELETE FROM planned_cell WHERE phase_row = ? AND \(isOther)", row, row, exercise)
        try db.run("UPDATE phase_row SET exercise = ? WHERE id = ?", exercise, row)
        // In an empty cell nothing was done, whether its session goes on or is over.
        let untouched = "phase_row = ? AND text = '' AND note = ''"
        if let exercise {
            try db.run("UPDATE session_row SET \(Self.otherExercise) WHERE \(untouched)", exercise, exercise, row)
        } else {
            try db.run("DELETE FROM session_row WHERE \(untouched)", row)
        }
    }
}
