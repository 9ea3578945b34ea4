public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Writes several cells of a phase's sheet as one change: all of them, or none.
    ///
    /// - Returns: the rows that came onto the sheet, in the order of the edit.
    /// - Throws: `missing` when a row is not on this sheet (any more), or an exercise may not be seen, `refused` when a row without an exercise would
    ///   get a load.
    @discardableResult
    public func write(
        _ edit: SheetEdit, to phase: Identifier<Phase>, label: String
    ) throws(StoreError) -> [Identifier<PhaseRow>] {
        _ = try self.phase(phase)
        let viewer = viewer
        return try change(Label.name(label)) { change in
            for (row, prescription) in edit.prescriptions.sorted(by: { $0.key < $1.key }) {
                try change.set(prescription, row: row, of: phase)
            }
            for (row, choice) in edit.exercises.sorted(by: { $0.key < $1.key }) {
                try change.demand(row, on: phase)
                let exercise = try change.exercise(choice, viewer: viewer)
                let texts = edit.loads.compactMapValues { $0[row] }
                try change.giveUp(row, for: texts, to: exercise, viewer: viewer)
                try change.set(exercise, row: row)
            }
            var added: [Identifier<PhaseRow>] = []
            var shift = 0
            for new in edit.newRows {
                let end = try change.rowCount(phase)
                let place = min(max(new.position.map { $0 + shift } ?? end, 0), end)
                try change.shiftRows(of: phase, from: place, by: 1)
                let exercise = try change.exercise(new.exercise, viewer: viewer)
                let row = try change.addRow(
                    to: phase, at: place, exercise: exercise, prescription: new.prescription)
                try change.write(new.loads.mapValues { [row: $0] }, viewer: viewer)
                added.append(row)
                shift += 1
            }
            try change.write(edit.loads, viewer: viewer)
            try change.write(edit.sessionLoads, of: phase, viewer: viewer)
            return added
        }
    }

    /// Writes several cells of a session that follows no sheet as one change.
    public func writeCells(_ texts: [Identifier<SessionRow>: String], label: String) throws(StoreError) {
        let viewer = viewer
        try change(Label.name(label)) { change in
            try change.write(texts, of: nil, viewer: viewer)
        }
    }
}

extension Change {
    fileprivate func set(_ prescription: Prescription, row: Identifier<PhaseRow>, of phase: Identifier<Phase>) throws {
        let sql = """
            UPDATE phase_row SET label = ?, tempo = ?, reps = ?, sets = ?, rest = ?, micro = ? WHERE id = ? AND phase = ?
            """
        try db.run(
            sql, prescription.label, prescription.tempo, prescription.reps, prescription.sets, prescription.rest,
            prescription.micro, row, phase)
        guard db.changesCount == 1 else { throw StoreError.missing }
    }

    fileprivate func demand(_ row: Identifier<PhaseRow>, on phase: Identifier<Phase>) throws {
        let count = try db.count("SELECT count(*) FROM phase_row WHERE id = ? AND phase = ?", row, phase)
        guard count == 1 else { throw StoreError.missing }
    }

    /// Empties the cells that are written anew together with the exercise of their row: what comes to stand in them was
    /// done in the new one.
    fileprivate func giveUp(
        _ row: Identifier<PhaseRow>, for texts: [Identifier<TrainingSession>: String],
        to exercise: Identifier<Exercise>?, viewer: Identifier<Trainer>
    ) throws {
        for (session, text) in texts.sorted(by: { $0.key < $1.key }) {
            guard exercise != nil || text.isEmpty else { throw StoreError.refused(.rowWithoutExercise) }
            let target = try CellTarget.find(db, session: session, row: row, viewer: viewer)
            guard let cell = target.row else { continue }
            // Emptied as the old exercise reads it, so that no set of it is left.
            _ = try write("", to: target)
            if let exercise { try db.run("UPDATE session_row SET exercise = ? WHERE id = ?", exercise, cell) }
        }
    }

    fileprivate func exercise(
        _ choice: SheetEdit.Choice, viewer: Identifier<Trainer>
    ) throws -> Identifier<Exercise>? {
        switch choice {
        case .none: return nil
        case .known(let id):
            try demand(exercise: id)
            return id
        case .named(let name):
            let sql = """
                SELECT id FROM exercise WHERE name_key = ? AND owner = ? ORDER BY archived_at IS NOT NULL, id LIMIT 1
                """
            let known = try db.first(sql, name.searchKey, viewer) { $0.id(0) as Identifier<Exercise> }
            return try known ?? add(Exercise(id: .unsaved, name: name))
        }
    }

    fileprivate func write(
        _ loads: [Identifier<TrainingSession>: [Identifier<PhaseRow>: String]], viewer: Identifier<Trainer>
    ) throws {
        for (session, texts) in loads.sorted(by: { $0.key < $1.key }) {
            for (row, text) in texts.sorted(by: { $0.key < $1.key }) {
                let target = try CellTarget.find(db, session: session, row: row, viewer: viewer)
                // An empty cell that was never begun stays so; it may stand in a row without an exercise.
                if target.row == nil, text.isEmpty { continue }
                _ = try write(text, to: target)
            }
        }
    }
    /// - Parameter phase: the sheet that the rows' sessions follow; any when nil.
    fileprivate func write(
        _ texts: [Identifier<SessionRow>: String], of phase: Identifier<Phase>?, viewer: Identifier<Trainer>
    ) throws {
        let own = "SELECT count(*) FROM session_row r JOIN session s ON s.id = r.session WHERE r.id = ? AND s.phase = ?"
        for (row, text) in texts.sorted(by: { $0.key < $1.key }) {
            if let phase, try db.count(own, row, phase) == 0 { throw StoreError.missing }
            _ = try write(text, to: try CellTarget.find(db, sessionRow: row, viewer: viewer))
        }
    }
}
