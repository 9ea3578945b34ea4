public import FitnessModel
import GRDB

extension Diary {
    /// Writes several cells of a phase's sheet as one change: all of them, or none.
    ///
    /// - Returns: the rows that came onto the sheet, in the order of the edit.
    /// - Throws: `missing` when a row is not on this sheet (any more), or an exercise may not be seen, `constraint` when a row without an exercise would
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
                try change.set(try change.exercise(choice, viewer: viewer), row: row)
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
            return added
        }
    }

    /// Writes several cells of a session that follows no sheet as one change.
    public func writeCells(_ texts: [Identifier<SessionRow>: String], label: String) throws(StoreError) {
        let viewer = viewer
        try change(Label.name(label)) { change in
            for (row, text) in texts.sorted(by: { $0.key < $1.key }) {
                let target = try CellTarget.find(change.db, sessionRow: row, viewer: viewer)
                _ = try change.write(text, to: target)
            }
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
            return try known ?? add(Exercise(id: Identifier(rawValue: 0), name: name))
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
}
