public import FitnessModel
import GRDB

/// What a look at all load cells found: the sets beside a cell must be what its text reads as.
public struct SetRebuild: Hashable, Sendable {
    /// Cells read.
    public let rowsRead: Int
    /// Cells whose sets were different.
    public let rowsDiffering: [Identifier<SessionRow>]
}

extension Diary {
    /// Reads all load cells of the file again and tells where the sets beside them differ.
    public func checkSets() throws(StoreError) -> SetRebuild {
        try read { db in try SetCheck(db).result }
    }

    /// Does the same and puts right what differs. Not undone: the texts, which are the truth, stay as they are.
    @discardableResult
    public func rebuildSets() throws(StoreError) -> SetRebuild {
        try write { db in
            let check = try SetCheck(db)
            let sets = try PerformedSets(db)
            for (row, right) in check.differing {
                try sets.delete(of: row)
                try sets.insert(right, of: row)
            }
            return check.result
        }
    }
}

/// Compares the sets of every cell with its text, in one walk over both tables.
private struct SetCheck {
    private(set) var rowsRead = 0
    private(set) var differing: [(row: Identifier<SessionRow>, right: [PerformedSet])] = []

    var result: SetRebuild { SetRebuild(rowsRead: rowsRead, rowsDiffering: differing.map(\.row)) }

    init(_ db: Database) throws {
        let cells = """
            SELECT r.id, r.text, s.unit FROM session_row r JOIN session s ON s.id = r.session ORDER BY r.id
            """
        let sets = """
            SELECT set_number, part, link, resistance, grams, reps, milliseconds, millimetres, rpe10, warm_up, failure
            FROM performed_set WHERE session_row = ? ORDER BY set_number, part
            """
        try db.each(cells) { row in
            rowsRead += 1
            let id: Identifier<SessionRow> = row.id(0)
            let right = LoadCell(row.text(1), unit: row.raw(2) ?? .kg).sets
            let stored = try db.all(sets, id) { row in (0..<11).map { row[$0] as Int? } }
            if stored != right.enumerated().flatMap(Self.records) { differing.append((id, right)) }
        }
    }

    /// The records of one set, in the order of the columns above.
    private static func records(number: Int, of set: PerformedSet) -> [[Int?]] {
        set.parts.enumerated().map { index, part in
            let (resistance, grams): (Int, Int?) =
                switch part.resistance {
                case .none: (0, nil)
                case .load(let mass): (1, mass.grams)
                case .bodyWeight(let added): (2, added.grams)
                }
            let work: [Int?] =
                switch part.work {
                case .reps(let reps): [reps, nil, nil]
                case .time(let milliseconds): [nil, milliseconds, nil]
                case .distance(let length): [nil, nil, length.millimetres]
                }
            let flags = [set.effort?.rpeTenths, set.isWarmUp ? 1 : 0, set.toFailure ? 1 : 0]
            return [number + 1, index, part.link.rawValue, resistance, grams] + work + flags
        }
    }
}
