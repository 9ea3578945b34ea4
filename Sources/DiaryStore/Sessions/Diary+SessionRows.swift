public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Adds a row to a session for what stands on no sheet.
    @discardableResult
    public func addExercise(
        _ exercise: Identifier<Exercise>, to session: Identifier<TrainingSession>,
        prescription: Prescription = Prescription()
    ) throws(StoreError) -> Identifier<SessionRow> {
        let training = try self.session(session)
        let name = try self.exercise(exercise).name
        let client = try clients.get(training.client).name
        return try change("Add \(Label.name(name)) to session (\(Label.name(client)))") { change in
            let position = try change.db.count(
                "SELECT coalesce(max(position) + 1, 0) FROM session_row WHERE session = ?", session)
            return try change.add(
                SessionRow(
                    id: .unsaved, session: session, exercise: exercise, position: position,
                    prescription: prescription),
                client: training.client, day: training.day)
        }
    }

    /// Takes a row out of a session, with what was done in it.
    public func removeSessionRow(_ id: Identifier<SessionRow>) throws(StoreError) {
        let target = try read { db in try CellTarget.find(db, sessionRow: id, viewer: viewer) }
        let label = "Remove \(Label.name(target.exerciseName)) from session (\(Label.name(target.clientName)))"
        try change(label) { change in
            try SetMarks(change.db).delete(of: id)
            try PerformedSets(change.db).delete(of: id)
            try change.db.run("DELETE FROM session_row WHERE id = ?", id)
        }
    }

    /// Adds an exercise that the library does not have yet, and a row for it; one undo takes back both.
    @discardableResult
    public func addNewExercise(
        named name: String, to session: Identifier<TrainingSession>
    ) throws(StoreError) -> Identifier<SessionRow> {
        try change("Add new exercise \(Label.name(name)) to session") { change in
            try change.addExercise(try change.addExercise(named: name), to: session)
        }
    }

    /// Puts a row of a session elsewhere in the order of training; the others keep theirs.
    ///
    /// - Parameter index: the place from 0; stops at the ends.
    public func moveSessionRow(_ id: Identifier<SessionRow>, to index: Int) throws(StoreError) {
        let target = try read { db in try CellTarget.find(db, sessionRow: id, viewer: viewer) }
        try change("Move \(Label.name(target.exerciseName)) (\(Label.name(target.clientName)))") { change in
            let sql = "SELECT id FROM session_row WHERE session = ? ORDER BY position, id"
            var rows: [Identifier<SessionRow>] = try change.db.all(sql, target.session) { $0.id(0) }
            rows.removeAll { $0 == id }
            rows.insert(id, at: min(max(index, 0), rows.count))
            for (position, row) in rows.enumerated() {
                let update = "UPDATE session_row SET position = ? WHERE id = ? AND position <> ?"
                try change.db.run(update, position, row, position)
            }
        }
    }
}
