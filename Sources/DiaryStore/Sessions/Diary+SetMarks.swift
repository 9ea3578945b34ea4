public import FitnessModel
import Foundation
import GRDB

extension DiaryAccess {
    /// What a stopwatch measured in a session: by row, and by set counted from 1.
    public func marks(
        of session: Identifier<TrainingSession>
    ) throws(StoreError) -> [Identifier<SessionRow>: [Int: SetMark]] {
        _ = try self.session(session)
        let sql = """
            SELECT m.session_row, m.set_number, m.started_at, m.ended_at, m.reps
            FROM session_row r JOIN set_mark m ON m.session_row = r.id WHERE r.session = ?
            """
        return try read { db in
            var marks: [Identifier<SessionRow>: [Int: SetMark]] = [:]
            try db.each(sql, session) { row in
                guard let began = row.date(2), let ended = row.date(3) else { return }
                let reps = row.text(4).split(separator: " ").compactMap { Int($0) }
                marks[row.id(0), default: [:]][row[1]] = SetMark(began: began, ended: ended, reps: reps)
            }
            return marks
        }
    }

    /// The repetitions of each work set at the time when the client did most of them in this exercise; of equal times
    /// the newest. Empty when there is none: then there is nothing to count down from.
    public func bestSeries(
        client: Identifier<Client>, exercise: Identifier<Exercise>,
        before session: Identifier<TrainingSession>? = nil
    ) throws(StoreError) -> [Int] {
        let viewer = viewer
        return try read { db in
            try Past(db, client: client, before: session, viewer: viewer).bestSeries(exercise)
        }
    }
}
