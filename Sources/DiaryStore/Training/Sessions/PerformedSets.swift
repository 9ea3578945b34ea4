import FitnessModel
import GRDB

/// The index of a load cell: one record per part of a set, always what its text reads as.
struct PerformedSets {
    /// The key under which the version of the notation is stored.
    static let notationKey = "notation"
    /// Incremented when the notation parses more than before: 2 joins words, "62.5 x 8 @9".
    static let notation = 2

    private let insertion: BoundStatement
    private let database: Database

    init(_ db: Database) throws {
        database = db
        insertion = try BoundStatement(
            db,
            """
            INSERT INTO performed_set (session_row, \(PerformedSet.columns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
    }

    /// Adds the sets of a row, from this index on; those before it are there already.
    func insert(_ sets: [PerformedSet], of row: Identifier<SessionRow>, from first: Int = 0) throws {
        insertion.bind(row.stored, at: 1)
        for (number, set) in sets.enumerated().dropFirst(first) {
            for values in set.values(number: number + 1) {
                for (place, value) in values.enumerated() { insertion.bind(value.stored, at: CInt(place + 2)) }
                try insertion.run()
            }
        }
    }

    /// Removes the sets of a row, from this index on.
    func delete(of row: Identifier<SessionRow>, from first: Int = 0) throws {
        try database.run("DELETE FROM performed_set WHERE session_row = ? AND set_number > ?", row, first)
    }

    /// Replaces the sets of a row; equal ones at the beginning are left alone.
    func replace(_ old: [PerformedSet], by new: [PerformedSet], of row: Identifier<SessionRow>) throws {
        let same = zip(old, new).prefix { $0 == $1 }.count
        // Also without old sets: a cell can be written in any state of its index.
        if old != new { try delete(of: row, from: same) }
        if same < new.count { try insert(new, of: row, from: same) }
    }
}

extension PerformedSet {
    /// The columns of the index beside the row.
    static let columns = """
        set_number, part, link, resistance, grams, reps, milliseconds, millimetres, rpe10, warm_up, failure
        """

    /// The values of these columns for each part, for the set of this number in its cell, from 1; nil for NULL.
    func values(number: Int) -> [[Int?]] {
        parts.enumerated().map { index, part in
            let (resistance, grams): (Int, Int?) =
                switch part.resistance {
                case .none: (0, nil)
                case .load(let mass): (1, mass.grams)
                case .bodyWeight(let added): (2, added.grams)
                }
            let (reps, milliseconds, millimetres): (Int?, Int?, Int?) =
                switch part.work {
                case .reps(let reps): (reps, nil, nil)
                case .time(let milliseconds): (nil, milliseconds, nil)
                case .distance(let length): (nil, nil, length.millimetres)
                }
            return [
                number, index, part.link.rawValue, resistance, grams, reps, milliseconds, millimetres,
                effort.map { min(max($0.rpeTenths, 0), 100) }, isWarmUp ? 1 : 0, toFailure ? 1 : 0,
            ]
        }
    }
}
