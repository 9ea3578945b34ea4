public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Adds a row to a sheet, at this place counted from 0, or at the end.
    @discardableResult
    public func addRow(
        to phase: Identifier<Phase>, at position: Int? = nil, exercise: Identifier<Exercise>? = nil,
        prescription: Prescription = Prescription()
    ) throws(StoreError) -> Identifier<PhaseRow> {
        let sheet = try self.phase(phase)
        if let exercise { _ = try self.exercise(exercise) }
        return try change("Add row to \(Label.name(sheet.name))") { change in
            let end = try change.rowCount(phase)
            let place = min(max(position ?? end, 0), end)
            try change.shiftRows(of: phase, from: place, by: 1)
            return try change.addRow(to: phase, at: place, exercise: exercise, prescription: prescription)
        }
    }

    /// Puts what a row asks for. What was done keeps what it was asked for.
    public func setPrescription(
        _ prescription: Prescription, row id: Identifier<PhaseRow>
    ) throws(StoreError) {
        let place = try place(of: id)
        try change("Edit \(place.label)") { change in
            try change.db.run(
                "UPDATE phase_row SET label = ?, tempo = ?, reps = ?, sets = ?, rest = ?, micro = ? WHERE id = ?",
                prescription.label, prescription.tempo, prescription.reps, prescription.sets, prescription.rest,
                prescription.micro, id)
        }
    }

    /// Moves a row to this place, counted from 0.
    public func moveRow(_ id: Identifier<PhaseRow>, to position: Int) throws(StoreError) {
        let place = try place(of: id)
        try change("Move \(place.label)") { change in
            let from = try change.position(of: id)
            let to = min(max(position, 0), try change.rowCount(place.phase) - 1)
            guard from != to else { return }
            try change.shiftRows(of: place.phase, from: from + 1, by: -1)
            try change.shiftRows(of: place.phase, from: to, by: 1, besides: id)
            try change.db.run("UPDATE phase_row SET position = ? WHERE id = ?", to, id)
        }
    }

    /// Deletes a row. What was done in it stays with the sessions.
    public func deleteRow(_ id: Identifier<PhaseRow>) throws(StoreError) {
        let place = try place(of: id)
        try change("Delete \(place.label)") { change in
            let position = try change.position(of: id)
            try change.db.run(
                """
                DELETE FROM session_row WHERE phase_row = ? AND text = '' AND note = ''
                    AND session IN (SELECT id FROM session WHERE state = 'live')
                """, id)
            try change.db.run("UPDATE session_row SET phase_row = NULL WHERE phase_row = ?", id)
            try change.db.run("DELETE FROM phase_row WHERE id = ?", id)
            try change.shiftRows(of: place.phase, from: position + 1, by: -1)
        }
    }

    /// Writes the labels anew: A1, A2, B1 in the order of the rows; what was one superset stays one.
    public func relabel(_ id: Identifier<Phase>) throws(StoreError) {
        let phase = try phase(id)
        try change("Relabel \(Label.name(phase.name))") { change in
            let sql = "SELECT id, label FROM phase_row WHERE phase = ? ORDER BY position, id"
            let rows = try change.db.all(sql, id) { (id: $0.id(0) as Identifier<PhaseRow>, label: $0.text(1)) }
            for (row, label) in zip(rows, RowLabel.relabel(rows.map(\.label))) {
                try change.db.run("UPDATE phase_row SET label = ? WHERE id = ?", label, row.id)
            }
        }
    }
}
