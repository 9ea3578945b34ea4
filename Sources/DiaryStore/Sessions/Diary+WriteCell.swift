public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Writes the load cell of a sheet's row in one session. A row that came onto the sheet after the session began is
    /// taken into the session as the sheet has it now.
    ///
    /// - Parameters:
    ///   - shown: what the cell showed when typing began; nil writes whatever stands there now. Where another window
    ///     wrote meanwhile, sets that were only added go behind what stands there now.
    ///   - mark: what the stopwatch measured of the set that ends the text.
    /// - Throws: `refused` when no exercise is chosen for the row; `changedMeanwhile` when another window wrote in the
    ///   cell and more than an addition was typed.
    @discardableResult
    public func writeCell(
        _ text: String, session: Identifier<TrainingSession>, row: Identifier<PhaseRow>, replacing shown: String? = nil,
        mark: SetMark? = nil
    ) throws(StoreError) -> Identifier<SessionRow> {
        try change { change in
            let target = try CellTarget.find(change.db, session: session, row: row, viewer: change.viewer)
            return try change.write(text, replacing: shown, mark: mark, to: target)
        }
    }

    /// Writes the load cell of a session's row; as the one above.
    public func writeCell(
        _ text: String, sessionRow: Identifier<SessionRow>, replacing shown: String? = nil, mark: SetMark? = nil
    ) throws(StoreError) {
        try change { change in
            let target = try CellTarget.find(change.db, sessionRow: sessionRow, viewer: change.viewer)
            _ = try change.write(text, replacing: shown, mark: mark, to: target)
        }
    }

    /// Writes several cells of one session as one change.
    public func writeCells(
        _ texts: [Identifier<PhaseRow>: String], session: Identifier<TrainingSession>
    ) throws(StoreError) {
        try change("Fill \(Label.count(texts.count, "cell"))") { change in
            for (row, text) in texts.sorted(by: { $0.key < $1.key }) {
                try change.writeCell(text, session: session, row: row)
            }
        }
    }

    /// Writes the note beside a load cell.
    public func setNote(_ note: String, sessionRow: Identifier<SessionRow>) throws(StoreError) {
        try change { change in
            let target = try CellTarget.find(change.db, sessionRow: sessionRow, viewer: change.viewer)
            change.name("Note on \(Label.name(target.exerciseName))")
            try change.db.run("UPDATE session_row SET note = ? WHERE id = ?", note, sessionRow)
        }
    }
}

extension Change {
    /// Writes what was typed over what was shown, and names the change after it.
    fileprivate func write(
        _ typed: String, replacing shown: String?, mark: SetMark?, to target: CellTarget
    ) throws -> Identifier<SessionRow> {
        let text = try target.joined(typed, replacing: shown)
        name(target.label(for: text))
        return try write(text, mark: mark, to: target)
    }

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
            throw StoreError.refused(.rowWithoutExercise)
        }
        return try add(
            SessionRow(
                id: .unsaved, session: target.session, phaseRow: phaseRow.id, exercise: exercise,
                position: phaseRow.position, prescription: phaseRow.prescription, text: text),
            client: target.client, day: target.day)
    }
}
