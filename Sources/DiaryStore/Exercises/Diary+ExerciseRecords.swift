public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The records of a client in an exercise and how its figures went, from one walk over the client's sets.
    public func exerciseProgress(
        client: Identifier<Client>, exercise: Identifier<Exercise>, by formula: StrengthFormula
    ) throws(StoreError) -> ExerciseProgress {
        // The index gives rows of a client and an exercise by day, read backwards; the sets of a row lie together.
        let sql = """
            SELECT r.id, r.day, r.session, d.part, d.resistance, d.grams, d.reps, d.milliseconds, d.millimetres, d.rpe10
            FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE r.exercise = ? AND r.client = ? AND d.warm_up = 0
            ORDER BY r.day, r.id
            """
        return try read(of: client) { db, _ in
            var progress = ExerciseProgress()
            var cell: (id: Int64, day: Day) = (0, .earliest)
            try db.each(sql, exercise, client) { row in
                let id: Int64 = row[0]
                if id != cell.id { cell = (id, row.day(1)) }
                guard let part = PerformedSet.Part(row: row, at: 4) else { return }
                progress.add(
                    part, isFirst: row[3] == 0, effort: (row[9] as Int?).map(Effort.rpe(tenths:)), day: cell.day,
                    session: row.id(2), by: formula)
            }
            progress.add(try TimedSets(db).all(client: client, exercise: exercise))
            return progress
        }
    }
}

extension PerformedSet.Part {
    /// From resistance, grams, reps, milliseconds and millimetres, in this order.
    init?(row: Row, at column: Int) {
        let resistance: PerformedSet.Resistance
        switch row[column] as Int {
        case 1: resistance = .load(row.mass(column + 1) ?? .zero)
        case 2: resistance = .bodyWeight(added: row.mass(column + 1) ?? .zero)
        default: resistance = .none
        }
        if let reps = row[column + 2] as Int? {
            self.init(resistance: resistance, work: .reps(reps))
        } else if let milliseconds = row[column + 3] as Int? {
            self.init(resistance: resistance, work: .time(milliseconds: milliseconds))
        } else if let millimetres = row[column + 4] as Int? {
            self.init(resistance: resistance, work: .distance(Length(millimetres: millimetres)))
        } else {
            return nil
        }
    }
}
