public import FitnessModel
import GRDB

extension Diary {
    /// Writes the load cell of a sheet's row in one session. A row that came onto the sheet after the session began is
    /// taken into the session as the sheet has it now.
    ///
    /// - Parameter mark: what the stopwatch measured of the set that ends the text.
    /// - Throws: `constraint` when no exercise is chosen for the row.
    @discardableResult
    public func writeCell(
        _ text: String, session: Identifier<TrainingSession>, row: Identifier<PhaseRow>, mark: SetMark? = nil
    ) throws(StoreError) -> Identifier<SessionRow> {
        let viewer = viewer
        let target = try read { db in try CellTarget.find(db, session: session, row: row, viewer: viewer) }
        return try change(target.label(for: text)) { change in
            // Found again: another window may have written the cell since the label was made.
            let target = try CellTarget.find(change.db, session: session, row: row, viewer: viewer)
            return try change.write(text, mark: mark, to: target)
        }
    }

    /// Writes the load cell of a session's row.
    ///
    /// - Parameter mark: what the stopwatch measured of the set that ends the text.
    public func writeCell(
        _ text: String, sessionRow: Identifier<SessionRow>, mark: SetMark? = nil
    ) throws(StoreError) {
        let viewer = viewer
        let target = try read { db in try CellTarget.find(db, sessionRow: sessionRow, viewer: viewer) }
        try change(target.label(for: text)) { change in
            let target = try CellTarget.find(change.db, sessionRow: sessionRow, viewer: viewer)
            _ = try change.write(text, mark: mark, to: target)
        }
    }

    /// Writes several cells of one session as one change.
    public func writeCells(
        _ texts: [Identifier<PhaseRow>: String], session: Identifier<TrainingSession>
    ) throws(StoreError) {
        let viewer = viewer
        try change("Fill \(Label.count(texts.count, "cell"))") { change in
            for (row, text) in texts.sorted(by: { $0.key < $1.key }) {
                let target = try CellTarget.find(change.db, session: session, row: row, viewer: viewer)
                _ = try change.write(text, to: target)
            }
        }
    }

    /// Writes the note beside a load cell.
    public func setNote(_ note: String, sessionRow: Identifier<SessionRow>) throws(StoreError) {
        let target = try read { db in try CellTarget.find(db, sessionRow: sessionRow, viewer: viewer) }
        try change("Note on \(Label.name(target.exerciseName))") { change in
            try change.db.run("UPDATE session_row SET note = ? WHERE id = ?", note, sessionRow)
        }
    }
}

extension Change {
    /// Writes the text to the letter, its sets beside it, and when the last of them was done.
    func write(
        _ text: String, mark: SetMark? = nil, to target: CellTarget
    ) throws -> Identifier<SessionRow> {
        let row: Identifier<SessionRow>
        if let known = target.row {
            try db.run("UPDATE session_row SET text = ? WHERE id = ?", text, known)
            guard db.changesCount == 1 else { throw StoreError.missing }
            row = known
        } else {
            row = try takeUp(target, text: text)
        }
        let (old, new) = (target.sets(in: target.text), target.sets(in: text))
        try PerformedSets(db).replace(old, by: new, of: row)
        try SetMarks(db).follow(old, to: new, of: row)
        // Text behind the last set is no set: the times before it belong to a set that was measured earlier.
        if let mark, target.endsWithSet(text) { try SetMarks(db).put(mark, set: new.count, of: row, as: newID()) }
        return row
    }

    private func takeUp(_ target: CellTarget, text: String) throws -> Identifier<SessionRow> {
        guard let phaseRow = target.phaseRow, let exercise = phaseRow.exercise else {
            throw StoreError.constraint("the row has no exercise")
        }
        return try add(
            SessionRow(
                id: Identifier(rawValue: 0), session: target.session, phaseRow: phaseRow.id, exercise: exercise,
                position: phaseRow.position, prescription: phaseRow.prescription, text: text),
            client: target.client, day: target.day)
    }
}
