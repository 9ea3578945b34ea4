import FitnessModel
import GRDB

/// A row of a sheet and what to call it.
struct RowPlace {
    /// The sheet it stands on.
    let phase: Identifier<Phase>
    /// Its exercise, if one is chosen.
    let exercise: Identifier<Exercise>?
    /// "row A1 of P6 In season".
    let label: String
}

extension DiaryAccess {
    /// Where a row stands, if the acting trainer may see it.
    func place(of row: Identifier<PhaseRow>) throws(StoreError) -> RowPlace {
        let sql = """
            SELECT r.phase, r.exercise, r.label, p.name
            FROM phase_row r JOIN phase p ON p.id = r.phase LEFT JOIN client c ON c.id = p.client
            WHERE r.id = ? AND \(Visibility.phase)
            """
        return try read { db in
            let place = try db.first(sql, row, viewer) { row in
                let label = ["row", Label.name(row.text(2)), "of", Label.name(row.text(3))]
                return RowPlace(
                    phase: row.id(0), exercise: row.optionalID(1),
                    label: label.filter { !$0.isEmpty }.joined(separator: " "))
            }
            guard let place else { throw StoreError.missing }
            return place
        }
    }
}

extension Change {
    func rowCount(_ phase: Identifier<Phase>) throws -> Int {
        try db.count("SELECT count(*) FROM phase_row WHERE phase = ?", phase)
    }

    func position(of row: Identifier<PhaseRow>) throws -> Int {
        let position = try db.first("SELECT position FROM phase_row WHERE id = ?", row) { $0[0] as Int }
        guard let position else { throw StoreError.missing }
        return position
    }

    /// Makes room, or closes a gap, so that positions stay 0, 1, 2 ...
    func shiftRows(
        of phase: Identifier<Phase>, from position: Int, by step: Int, besides row: Identifier<PhaseRow>? = nil
    ) throws {
        try db.run(
            "UPDATE phase_row SET position = position + ? WHERE phase = ? AND position >= ? AND id IS NOT ?",
            step, phase, position, row)
    }

    @discardableResult
    func addRow(
        to phase: Identifier<Phase>, at position: Int, exercise: Identifier<Exercise>?, prescription: Prescription
    ) throws -> Identifier<PhaseRow> {
        let id = newID(PhaseRow.self)
        try db.run(
            """
            INSERT INTO phase_row (id, phase, position, exercise, label, tempo, reps, sets, rest, micro)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, id, phase, position, exercise, prescription.label, prescription.tempo, prescription.reps,
            prescription.sets, prescription.rest, prescription.micro)
        return id
    }
}
