public import FitnessModel
import GRDB

extension Cells {
    /// Writes several cells of one sheet as one change: all of them, or none.
    ///
    /// - Parameter phase: the phase of the sheet; nil for a session without a phase, which has loads only.
    /// - Returns: the rows added to the sheet, in the order of the edit.
    /// - Throws: `missing` if a row is no longer on this sheet, or an exercise may not be seen, `refused` for a load in
    ///   a row without an exercise, `changedMeanwhile` if another window changed what the sheet showed.
    @discardableResult
    public func write(
        _ edit: SheetEdit, to phase: Identifier<Phase>?, as facts: ChangeFacts
    ) throws(StoreError) -> [Identifier<PhaseRow>] {
        try access.change(facts) { change in
            try change.demand(edit.shown, replacedBy: edit)
            let added = try phase.map { try change.writePlan(edit, of: $0) } ?? []
            try change.write(edit.loads, of: phase)
            return added
        }
    }
}

extension Change {
    /// Writes the plan of an edit, and its new rows with their loads.
    fileprivate func writePlan(_ edit: SheetEdit, of id: Identifier<Phase>) throws -> [Identifier<PhaseRow>] {
        // Throws if the phase was deleted, also for an edit without rows.
        _ = try phases.get(id)
        for (row, prescription) in edit.prescriptions.sorted(by: { $0.key < $1.key }) {
            try demand(row, on: id)
            try put(prescription, row: row, replacing: edit.shown.prescriptions[row] ?? Prescription())
        }
        for (row, choice) in edit.exercises.sorted(by: { $0.key < $1.key }) {
            try demand(row, on: id)
            let chosen = try exercise(choice)
            try demand(edit.shown.exercises[row] ?? .none, of: row, replacedBy: chosen)
            try empty(row, for: edit.loads, to: chosen)
            try set(chosen, row: row, everywhere: edit.renamed.contains(row))
        }
        var added: [Identifier<PhaseRow>] = []
        for new in edit.newRows {
            // Each row that was added above has moved the position down.
            let row = try access.phaseRows.add(
                to: id, at: new.position.map { $0 + added.count }, exercise: try exercise(new.exercise),
                prescription: new.prescription)
            let loads =
                new.loads.map { (CellPlace.planned(row, $0), $1) }
                + new.ahead.map { (CellPlace.ahead(row, column: $0), $1) }
            try write(Dictionary(uniqueKeysWithValues: loads), of: id)
            added.append(row)
        }
        return added
    }

    /// Checks that the load cells have the texts that were shown, or the new ones already. Called before anything is
    /// written, since a row that gets another exercise loses its loads.
    fileprivate func demand(_ shown: SheetEdit.Shown, replacedBy edit: SheetEdit) throws {
        for (place, text) in shown.loads.sorted(by: { $0.key < $1.key }) {
            if case .ahead(let row, let column) = place {
                let target = try AheadTarget(db, row, column: column, viewer: viewer)
                try target.demand(text, replacedBy: edit.loads[place])
                continue
            }
            let target = try CellTarget.find(db, place, viewer: viewer)
            guard target.text == text || target.text == edit.loads[place] else {
                throw StoreError.changedMeanwhile(record: .named(target.exerciseName), fields: ["load"])
            }
        }
    }

    private func demand(_ row: Identifier<PhaseRow>, on phase: Identifier<Phase>) throws {
        let count = try db.count("SELECT count(*) FROM phase_row WHERE id = ? AND phase = ?", row, phase)
        guard count == 1 else { throw StoreError.missing }
    }

    /// Empties the cells of a row that are rewritten together with its exercise: their new sets are of the new one.
    private func empty(
        _ row: Identifier<PhaseRow>, for loads: [CellPlace: String], to exercise: Identifier<Exercise>?
    ) throws {
        for (place, text) in loads.sorted(by: { $0.key < $1.key }) {
            guard case .planned(row, _) = place else { continue }
            guard exercise != nil || text.isEmpty else { throw StoreError.refused(.rowWithoutExercise) }
            let target = try CellTarget.find(db, place, viewer: viewer)
            guard let cell = target.row else { continue }
            // Emptied as long as it is read by the old exercise, so that no set of that one is left.
            _ = try write("", to: target)
            guard let exercise else { continue }
            try db.run("UPDATE session_row SET \(Self.otherExercise) WHERE id = ?", exercise, exercise, cell)
        }
    }

    private func exercise(_ choice: SheetEdit.Choice) throws -> Identifier<Exercise>? {
        switch choice {
        case .none: return nil
        case .known(let id):
            try demand(exercise: id)
            return id
        case .library(let number):
            guard let entry = ExerciseLibrary.entry(number) else { throw StoreError.missing }
            return try take(entry)
        case .named(let name):
            return try exercises.named(name)?.id ?? insert(Exercise(id: .unsaved, name: name))
        }
    }

    /// - Parameter phase: the phase of the sessions; nil for any.
    fileprivate func write(_ loads: [CellPlace: String], of phase: Identifier<Phase>?) throws {
        let rowOfPhase = """
            SELECT count(*) FROM session_row r JOIN session s ON s.id = r.session WHERE r.id = ? AND s.phase = ?
            """
        for (place, text) in loads.sorted(by: { $0.key < $1.key }) {
            if case .ahead(let row, let column) = place {
                guard let phase else { throw StoreError.missing }
                try demand(row, on: phase)
                try AheadTarget(db, row, column: column, viewer: viewer).put(text, db)
                continue
            }
            if case .own(let row) = place, let phase, try db.count(rowOfPhase, row, phase) == 0 {
                throw StoreError.missing
            }
            let target = try CellTarget.find(db, place, viewer: viewer)
            // An empty cell without a row stays so; it may be in a row without an exercise.
            if target.row == nil, text.isEmpty { continue }
            _ = try write(text, to: target)
        }
    }
}
