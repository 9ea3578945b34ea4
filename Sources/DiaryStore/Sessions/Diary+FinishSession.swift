public import FitnessModel
public import Foundation
import GRDB

extension DiaryAccess {
    /// Ends a session.
    ///
    /// - Parameter end: when it ended; now for one that was written while it happened, unknown for others.
    public func finish(
        _ id: Identifier<TrainingSession>, note: String, effort: Effort?, at end: Date? = nil
    ) throws(StoreError) {
        let session = try session(id)
        let words = TrainingSession.words(title: session.title, note: note)
        try change("Finish session of \(try clientName(session))") { change in
            let ended = end ?? (session.mode == .realTime ? change.now : nil)
            try change.db.run(
                "UPDATE session SET state = 'done', note = ?, words = ?, effort_rpe10 = ?, ended_at = ? WHERE id = ?",
                note, words, effort, ended, id)
        }
    }

    /// Lets a finished session go on.
    public func reopen(_ id: Identifier<TrainingSession>) throws(StoreError) {
        let session = try session(id)
        try change("Reopen session of \(try clientName(session))") { change in
            if session.mode == .realTime, session.state == .done { try change.checkLiveLimit() }
            try change.db.run("UPDATE session SET state = 'live', ended_at = NULL WHERE id = ?", id)
        }
    }

    /// Puts day, title, note, effort, mode and times. Whose it is, where it stands and its state stay.
    public func updateSession(_ session: TrainingSession) throws(StoreError) {
        let known = try self.session(session.id)
        let words = TrainingSession.words(title: session.title, note: session.note)
        let sql = """
            UPDATE session SET day = ?, title = ?, note = ?, words = ?, effort_rpe10 = ?, mode = ?, started_at = ?, ended_at = ?
            WHERE id = ?
            """
        try change("Edit session of \(try clientName(known))") { change in
            try change.db.run(
                sql, session.day, session.title, session.note, words, session.effort, session.mode.rawValue,
                session.startedAt,
                session.endedAt, session.id)
            if session.day != known.day { try change.move(session.id, to: session.day) }
        }
    }

    /// Deletes a session with everything done in it.
    public func deleteSession(_ id: Identifier<TrainingSession>) throws(StoreError) {
        let session = try session(id)
        try change("Delete session of \(try clientName(session)), \(session.day.short)") { change in
            let rows = "(SELECT id FROM session_row WHERE session = ?)"
            try change.db.run("DELETE FROM set_mark WHERE session_row IN \(rows)", id)
            try change.db.run("DELETE FROM performed_set WHERE session_row IN \(rows)", id)
            try change.db.run("DELETE FROM session_row WHERE session = ?", id)
            try change.db.run("DELETE FROM session_expenditure WHERE session = ?", id)
            try change.db.run("DELETE FROM session WHERE id = ?", id)
        }
    }

    private func clientName(_ session: TrainingSession) throws(StoreError) -> String {
        Label.name(try clients.get(session.client).name)
    }
}

extension Change {
    /// Puts the day of a session and of its rows, which repeat it.
    fileprivate func move(_ session: Identifier<TrainingSession>, to day: Day) throws {
        try db.run("UPDATE session SET day = ? WHERE id = ?", day, session)
        try db.run("UPDATE session_row SET day = ? WHERE session = ?", day, session)
    }
}
