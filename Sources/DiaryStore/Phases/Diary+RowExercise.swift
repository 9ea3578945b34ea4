public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Chooses another exercise for a row. What was done stays what it was; cells that nothing is written in follow.
    public func setExercise(
        _ exercise: Identifier<Exercise>?, row: Identifier<PhaseRow>
    ) throws(StoreError) {
        let place = try place(of: row)
        if let exercise { _ = try self.exercise(exercise) }
        try change("Edit \(place.label)") { change in try change.set(exercise, row: row) }
    }

    /// Puts an exercise of this name into a row, and creates it where the library has none of exactly this name.
    @discardableResult
    public func setNewExercise(
        named name: String, unitKind: UnitKind = .loadAndReps, row: Identifier<PhaseRow>
    ) throws(StoreError) -> Identifier<Exercise> {
        let place = try place(of: row)
        let known = try exercise(named: name)
        let label = known == nil ? "Add exercise \(Label.name(name)) to \(place.label)" : "Edit \(place.label)"
        return try change(label) { change in
            let new = Exercise(id: .unsaved, name: name, unitKind: unitKind)
            let exercise = try known?.id ?? change.add(new)
            try change.set(exercise, row: row)
            return exercise
        }
    }
}

extension Change {
    func set(_ exercise: Identifier<Exercise>?, row: Identifier<PhaseRow>) throws {
        try db.run("UPDATE phase_row SET exercise = ? WHERE id = ?", exercise, row)
        // In an empty cell nothing was done, whether its session goes on or is over.
        let untouched = "phase_row = ? AND text = '' AND note = ''"
        if let exercise {
            try db.run("UPDATE session_row SET exercise = ? WHERE \(untouched)", exercise, row)
        } else {
            try db.run("DELETE FROM session_row WHERE \(untouched)", row)
        }
    }
}
