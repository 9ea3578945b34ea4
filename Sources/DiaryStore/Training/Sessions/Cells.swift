public import FitnessModel
import GRDB

/// The load cells of sessions.
public struct Cells {
    let access: Access

    /// Writes a load cell. A row that was added to the sheet after the start of the session is added to the session.
    /// Without a session the text is planned.
    ///
    /// - Parameters:
    ///   - shown: the text of the cell when typing began. If another window has written since, added sets are appended
    ///     to the current text.
    ///   - mark: the stopwatch times of the last set of the text.
    /// - Returns: the row of the session; nil for a plan.
    /// - Throws: `refused` if the row has no exercise; `changedMeanwhile` if another window wrote to the cell and more
    ///   than an addition was typed, or started a session where the text was planned.
    @discardableResult
    public func write(
        _ typed: String, at place: CellPlace, replacing shown: String = "", mark: SetMark? = nil
    ) throws(StoreError) -> Identifier<SessionRow>? {
        try access.change { change in
            if case .ahead(let row, let column) = place {
                let target = try AheadTarget(change.db, row, column: column, viewer: change.viewer)
                change.name(target.facts(for: typed))
                try target.demand(shown, replacedBy: typed)
                try target.put(typed, change.db)
                return nil
            }
            let target = try CellTarget.find(change.db, place, viewer: change.viewer)
            let text = try target.joined(typed, replacing: shown)
            change.name(target.facts(for: text))
            return try change.write(text, mark: mark, to: target)
        }
    }

    /// Writes the note beside a load cell.
    ///
    /// - Parameter old: the note as it was read.
    /// - Throws: `changedMeanwhile` when another window wrote another one since.
    public func updateNote(
        of id: Identifier<SessionRow>, from old: String = "", to new: String
    ) throws(StoreError) {
        try change(id) { target, change in
            change.name(target.facts(.note))
            let now = try change.db.first("SELECT note FROM session_row WHERE id = ?", id) { $0.text(0) } ?? ""
            guard old != new, now != new else { return }
            guard now == old else {
                throw StoreError.changedMeanwhile(record: .named(target.exerciseName), fields: ["note"])
            }
            try change.db.run("UPDATE session_row SET note = ? WHERE id = ?", new, id)
        }
    }

    /// Adds an extra exercise to a session.
    @discardableResult
    public func add(
        _ exercise: Identifier<Exercise>, to session: Identifier<TrainingSession>,
        prescription: Prescription = Prescription()
    ) throws(StoreError) -> Identifier<SessionRow> {
        try access.change { change in
            let client = try change.sessions.get(session).client
            let name = try change.exercises.get(exercise).name
            try change.name(.add, .sessionRow, subject: session.rawValue, of: client, [.name: name])
            let position = try change.db.count(
                "SELECT coalesce(max(position) + 1, 0) FROM session_row WHERE session = ?", session)
            return try change.add(
                SessionRow(
                    id: .unsaved, session: session, exercise: exercise, position: position, prescription: prescription))
        }
    }

    /// Adds an exercise that the library does not have yet, and a row for it; one undo reverts both.
    @discardableResult
    public func addNew(
        named name: String, to session: Identifier<TrainingSession>
    ) throws(StoreError) -> Identifier<SessionRow> {
        try access.change { change in
            let client = try change.sessions.get(session).client
            try change.name(
                .add, .sessionRow, subject: session.rawValue, of: client, [.name: name, .isNew: .flag(true)])
            return try change.cells.add(try change.exercises.add(named: name), to: session)
        }
    }

    /// Removes a row from a session, with its sets.
    public func remove(_ id: Identifier<SessionRow>) throws(StoreError) {
        try change(id) { target, change in
            change.name(target.facts(.delete))
            try SetMarks(change.db).delete(of: id)
            try PerformedSets(change.db).delete(of: id)
            try change.db.run("DELETE FROM session_row WHERE id = ?", id)
        }
    }

    /// Moves a row of a session in the order of training.
    ///
    /// - Parameter index: the new index from 0; limited to the ends.
    public func move(_ id: Identifier<SessionRow>, to index: Int) throws(StoreError) {
        try change(id) { target, change in
            change.name(target.facts(.move))
            try SessionRow.ordering.move(id, to: index, in: target.session, change.db)
        }
    }

    /// Changes the current row of a session.
    private func change(
        _ id: Identifier<SessionRow>, _ body: (CellTarget, Change) throws -> Void
    ) throws(StoreError) {
        try access.change { change in
            try body(CellTarget.find(change.db, .own(id), viewer: change.viewer), change)
        }
    }
}

extension DiaryAccess {
    /// The load cells.
    public var cells: Cells { Cells(access: access) }
}

extension Change {
    /// Writes the text exactly as typed, its sets, and when the last of them was done.
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
        // An older version may have started the session without taking the plans.
        try PlannedCells(db: db).move(into: target.session)
        let (old, new) = (target.sets(in: target.text), target.sets(in: text))
        try PerformedSets(db).replace(old, by: new, of: row)
        try SetMarks(db).follow(old, to: new, of: row)
        // Text after the last set is not a set: the times before it belong to a set that was measured earlier.
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
                position: phaseRow.position, prescription: phaseRow.prescription, text: text))
    }
}
