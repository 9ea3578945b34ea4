import FitnessModel
import GRDB

/// The index of a load cell: one record per part of a set, always what its text reads as.
struct PerformedSets {
    private let insertion: BoundStatement
    private let database: Database

    init(_ db: Database) throws {
        database = db
        insertion = try BoundStatement(
            db,
            """
            INSERT INTO performed_set (
                session_row, set_number, part, link, resistance, grams, reps, milliseconds, millimetres, rpe10, warm_up,
                failure)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
    }

    /// Adds the sets of a row, from this index on; those before it are there already.
    func insert(_ sets: [PerformedSet], of row: Identifier<SessionRow>, from first: Int = 0) throws {
        insertion.bind(.integer(row.rawValue), at: 1)
        for (number, set) in sets.enumerated().dropFirst(first) {
            insertion.bind(.integer(Int64(number + 1)), at: 2)
            insertion.bind(set.effort.stored, at: 10)
            insertion.bind(set.isWarmUp.stored, at: 11)
            insertion.bind(set.toFailure.stored, at: 12)
            for (index, part) in set.parts.enumerated() {
                insertion.bind(.integer(Int64(index)), at: 3)
                insertion.bind(.integer(Int64(part.link.rawValue)), at: 4)
                bind(part.resistance)
                bind(part.work)
                try insertion.run()
            }
        }
    }

    /// Removes the sets of a row, from this index on.
    func delete(of row: Identifier<SessionRow>, from first: Int = 0) throws {
        try database.run("DELETE FROM performed_set WHERE session_row = ? AND set_number > ?", row, first)
    }

    /// Puts other sets in the place of a row's old ones; those at the beginning that are the same are left alone.
    func replace(_ old: [PerformedSet], by new: [PerformedSet], of row: Identifier<SessionRow>) throws {
        let same = zip(old, new).prefix { $0 == $1 }.count
        if same < old.count { try delete(of: row, from: same) }
        if same < new.count { try insert(new, of: row, from: same) }
    }

    private func bind(_ resistance: PerformedSet.Resistance) {
        let (code, grams): (Int64, Stored) =
            switch resistance {
            case .none: (0, .null)
            case .load(let mass): (1, mass.stored)
            case .bodyWeight(let added): (2, added.stored)
            }
        insertion.bind(.integer(code), at: 5)
        insertion.bind(grams, at: 6)
    }

    private func bind(_ work: PerformedSet.Work) {
        var reps = Stored.null
        var milliseconds = Stored.null
        var millimetres = Stored.null
        switch work {
        case .reps(let count): reps = count.stored
        case .time(let time): milliseconds = time.stored
        case .distance(let length): millimetres = length.stored
        }
        insertion.bind(reps, at: 7)
        insertion.bind(milliseconds, at: 8)
        insertion.bind(millimetres, at: 9)
    }
}
