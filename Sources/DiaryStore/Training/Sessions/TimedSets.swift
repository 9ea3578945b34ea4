public import FitnessModel
import GRDB

/// A timed set and the exercise it was done in.
public struct ExerciseTime: Hashable, Sendable {
    /// The exercise.
    public let exercise: Identifier<Exercise>
    /// The set with its time.
    public let timed: TimedSet
}

/// Reads the work sets that have a mark: the marks of a row, and beside each its set.
struct TimedSets {
    private let db: Database

    init(_ db: Database) { self.db = db }

    /// The columns of a row `r`, a mark `m` and a set `d`; the parts of a set are adjacent.
    private static let columns = """
        m.id, r.day, r.session, r.exercise, r.tempo, \(SetMark.columns), d.resistance, d.grams, d.reps, d.milliseconds,
        d.millimetres, d.link, d.rpe10, d.failure
        """
    private static let marked = """
        CROSS JOIN set_mark m ON m.session_row = r.id
        CROSS JOIN performed_set d ON d.session_row = m.session_row AND d.set_number = m.set_number
        """

    /// Those of a client in an exercise, in order of time.
    func all(client: Identifier<Client>, exercise: Identifier<Exercise>) throws -> [TimedSet] {
        let sql = """
            SELECT \(Self.columns) FROM session_row r \(Self.marked)
            WHERE r.exercise = ? AND r.client = ? AND d.warm_up = 0
            ORDER BY r.day, r.id, m.set_number, m.id, d.part
            """
        return try sets(sql, [exercise, client]).map(\.timed)
    }

    /// Those of a client within these days, in order of time.
    func all(client: Identifier<Client>, days: ClosedRange<Day>) throws -> [ExerciseTime] {
        let sql = """
            SELECT \(Self.columns) FROM session s CROSS JOIN session_row r ON r.session = s.id \(Self.marked)
            WHERE s.client = ? AND s.day BETWEEN ? AND ? AND d.warm_up = 0
            ORDER BY s.day, s.id, r.position, r.id, m.set_number, m.id, d.part
            """
        return try sets(sql, [client, days.lowerBound, days.upperBound])
    }

    private func sets(_ sql: String, _ values: [any Storable]) throws -> [ExerciseTime] {
        let rows = try db.rows(sql, values)
        var times: [ExerciseTime] = []
        var last: Int64?
        while let row = try rows.next() {
            guard let mark = SetMark(row: row, at: 5), var part = PerformedSet.Part(row: row, at: 8) else { continue }
            part.link = PerformedSet.Link(rawValue: row[13]) ?? .first
            let id: Int64 = row[0]
            var parts = [part]
            if id == last, let whole = times.popLast() { parts = whole.timed.set.parts + parts }
            last = id
            let set = PerformedSet(
                parts: parts, toFailure: row.flag(15), effort: (row[14] as Int?).map(Effort.rpe(tenths:)))
            times.append(
                ExerciseTime(
                    exercise: row.id(3),
                    timed: TimedSet(day: row.day(1), session: row.id(2), set: set, mark: mark, tempo: row.text(4))))
        }
        return times
    }
}

extension TrainingFigures {
    /// The work sets of a client within these days that were counted or timed, in order of time.
    public func timedSets(
        of client: Identifier<Client>, days: ClosedRange<Day>
    ) throws(StoreError) -> [ExerciseTime] {
        try access.read(of: client) { db, _ in try TimedSets(db).all(client: client, days: days) }
    }

    /// The stopwatch marks in the sessions of a phase, by row and by set number from 1.
    public func marks(
        ofPhase phase: Identifier<Phase>
    ) throws(StoreError) -> [Identifier<SessionRow>: [Int: SetMark]] {
        let sql = """
            SELECT m.session_row, m.set_number, \(SetMark.columns)
            FROM phase p CROSS JOIN session s ON s.phase = p.id CROSS JOIN session_row r ON r.session = s.id
                CROSS JOIN set_mark m ON m.session_row = r.id LEFT JOIN client c ON c.id = p.client
            WHERE p.id = ? AND \(Visibility.phase)
            """
        return try access.read { db in
            var marks: [Identifier<SessionRow>: [Int: SetMark]] = [:]
            try db.each(sql, phase, access.viewer) { row in
                marks[row.id(0), default: [:]][row[1]] = SetMark(row: row, at: 2)
            }
            return marks
        }
    }
}
