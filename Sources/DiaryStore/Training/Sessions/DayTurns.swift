import FitnessModel
import GRDB

/// Which day of its phase each column of a sheet is, as of one moment.
struct DayTurns {
    let days: PhaseDays
    /// The days by column, also without a session.
    let byColumn: [Int: String]
    /// The columns without a session.
    let open: Set<Int>

    /// Nil for a phase without days.
    init?(_ db: Database, _ phase: Phase) throws {
        guard !phase.days.isEmpty else { return nil }
        days = phase.days
        let sql = "SELECT column_number, letter, day FROM session WHERE phase = ? AND column_number IS NOT NULL"
        let sessions = try db.all(sql, phase.id) { (column: $0[0] as Int, name: $0.text(1), date: $0.day(2)) }
        let begun = Dictionary(sessions.map { ($0.column, (name: $0.name, date: $0.date)) }) { first, _ in first }
        byColumn = days.ofColumns(phase.sessionCount, begun: begun, from: phase.start)
        open = Set(1..<phase.sessionCount + 1).subtracting(begun.keys)
    }

    /// The day that a session in a column is: that of its weekday, else the next one in turn.
    func due(inColumn column: Int, on date: Day) -> String { days.due(on: date) ?? byColumn[column] ?? "" }
}

extension Change {
    /// Moves plans with their day when the days of columns have changed: the plan of a day's next session stays that of
    /// the next one. Plans without such a session stay in a future column.
    ///
    /// - Parameters:
    ///   - before: the columns before the change; nil if the phase had no days.
    ///   - begins: the column in which a session has started; it gets the plans of its day.
    ///   - ends: the column that has become free; its plans are future ones again.
    func keepPlans(of phase: Phase, since before: DayTurns?, begins: Int? = nil, ends: Int? = nil) throws {
        guard let after = try DayTurns(db, phase) else { return }
        let from = (before?.open ?? []).union(ends.map { [$0] } ?? []).sorted()
        // A session that is written before those of later days takes no plan.
        let to = after.open.union(begins.map { from.contains($0) ? [$0] : [] } ?? []).sorted()
        let planned = PlannedCells(db: db)
        let cells = try planned.all(of: phase.id)
        for row in try rows(of: phase.id) where !row.letter.isEmpty {
            guard let old = cells[row.id] else { continue }
            let new = Self.moved(
                old, from: from.filter { before?.byColumn[$0] == row.letter },
                to: to.filter { after.byColumn[$0] == row.letter }, open: after.open)
            for column in old.keys where new[column] == nil {
                try planned.delete(row: row.id, column: column)
            }
            for (column, text) in new where old[column] != text { try planned.put(text, row: row.id, column: column) }
        }
    }

    /// - Parameters:
    ///   - from: the columns of the row's day before, from left to right.
    ///   - to: those after.
    ///   - open: the columns for other plans.
    private static func moved(
        _ cells: [Int: PlannedText], from: [Int], to: [Int], open: Set<Int>
    ) -> [Int: PlannedText] {
        var moved: [Int: PlannedText] = [:]
        var rest: [Int] = []
        for column in cells.keys.sorted() {
            if let turn = from.firstIndex(of: column), to.indices.contains(turn) {
                moved[to[turn]] = cells[column]
            } else {
                rest.append(column)
            }
        }
        for column in rest {
            let free = open.filter { moved[$0] == nil }
            // Without any room it stays in the session's column, and is moved by the next change.
            let place = free.contains(column) ? column : free.filter { $0 > column }.min() ?? free.max()
            if let place { moved[place] = cells[column] } else if moved[column] == nil { moved[column] = cells[column] }
        }
        return moved
    }
}
