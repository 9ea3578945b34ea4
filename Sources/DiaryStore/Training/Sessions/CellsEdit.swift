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
    /// Writes the plan of an edit, and the rows that come onto the sheet with their loads.
    fileprivate func writePlan(_ edit: SheetEdit, of id: Identifier<Phase>) throws -> [Identifier<PhaseRow>] {
        _ = try phases.get(id)
        for (row, prescription) in edit.prescriptions.sorted(by: { $0.key < $1.key }) {
            try demand(row, on: id)
            try put(prescription, row: row, replacing: edit.shown.prescriptions[row] ?? Prescription())
        }
        for (row, choice) in edit.exercises.sorted(by: { $0.key < $1.key }) {
            try demand(row, on: id)
            let chosen = try exercise(choice)
            try demand(edit.shown.exercises[row] ?? .none, of: row, replacedBy: chosen)
            try giveUp(row, for: edit.loads, to: chosen)
            try set(chosen, row: row)
        }
        var added: [Identifier<PhaseRow>] = []
        for new in edit.newRows {
            // The rows that were added before moved it down.
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
    /// written: a row that gets another exercise gives up its loads.
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

    /// Empties the cells that are rewritten together with the exercise of their row: their new sets are of the new one.
    private func giveUp(
        _ row: Identifier<PhaseRow>, for loads: [CellPlace: String], to exercise: Identifier<Exercise>?
    ) throws {
        for (place, text) in loads.sorted(by: { $0.key < $1.key }) {
            guard case .planned(row, _) = place else { continue }
            guard exercise != nil || text.isEmpty else { throw StoreError.refused(.rowWithoutExercise) }
            let target = try CellTarget.find(db, place, viewer: viewer)
            guard let cell = target.row else { continue }
            // Emptied as the old exercise reads it, so that no set of it is left.
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

    /// - Parameter phase: the sheet that the rows' sessions follow; any when nil.
    fileprivate func write(_ loads: [CellPlace: String], of phase: Identifier<Phase>?) throws {
        let own = "SELECT count(*) FROM session_row r JOIN session s ON s.id = r.session WHERE r.id = ? AND s.phase = ?"
        for (place, text) in loads.sorted(by: { $0.key < $1.key }) {
            if case .ahead(let row, let column) = place {
                guard let phase else { throw StoreError.missing }
                try demand(row, on: phase)
                try AheadTarget(db, row, column: column, viewer: viewer).put(text, db)
                continue
            }
            if case .own(let row) = place, let phase, try db.count(own, row, phase) == 0 { throw StoreError.missing }
            let target = try CellTarget.find(db, place, viewer: viewer)
            // An empty cell without a row stays so; it may be in a row without an exercise.
            if target.row == nil, text.isEmpty { continue }
            _ = try write(text, to: target)
        }
    }
}

/// The position of a load cell.
public enum CellPlace: Hashable, Comparable, Sendable {
    /// In a row of a sheet, in a column without a session: its text is a plan.
    case ahead(Identifier<PhaseRow>, column: Int)
    /// In a session, in a row of its sheet; the session may not have the row yet.
    case planned(Identifier<PhaseRow>, Identifier<TrainingSession>)
    /// In a row of a session, be it extra or of a session without a phase.
    case own(Identifier<SessionRow>)

    /// Future cells first, column by column, then those of the sheet, session by session: the order of writing.
    public static func < (left: CellPlace, right: CellPlace) -> Bool { left.order < right.order }

    private var order: (Int, Int64, Int64) {
        switch self {
        case .ahead(let row, let column): (0, Int64(column), row.rawValue)
        case .planned(let row, let session): (1, session.rawValue, row.rawValue)
        case .own(let row): (2, row.rawValue, 0)
        }
    }
}
