public import FitnessModel

extension Phases {
    /// The day that the next session of a phase is on this date; empty where it has no days, or no room.
    public func dueDay(of id: Identifier<Phase>, on date: Day) throws(StoreError) -> String {
        try access.read { db in
            let phase: Phase = try db.get(id, viewer: access.viewer)
            guard let turns = try DayTurns(db, phase) else { return "" }
            // Behind the last session; a gap only where there is no room, as the session will stand.
            let last = Set(1..<phase.sessionCount + 1).subtracting(turns.open).max() ?? 0
            let column = turns.open.contains(last + 1) ? last + 1 : turns.open.min()
            return column.map { turns.due(inColumn: $0, on: date) } ?? ""
        }
    }
}
