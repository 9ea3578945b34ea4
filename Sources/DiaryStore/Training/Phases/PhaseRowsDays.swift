public import FitnessModel
import GRDB

extension PhaseRows {
    /// Sets the day of a row; empty for every day. It becomes the last row of that day.
    ///
    /// - Parameter staysNear: keeps the row as near to its position as the order of the days allows.
    /// - Throws: `refused` if the phase has no such day.
    public func setDay(
        _ day: String, row id: Identifier<PhaseRow>, staysNear: Bool = false
    ) throws(StoreError) {
        try access.change { change in
            let row: PhaseRow = try change.changeable(id)
            let phase = try change.phases.get(row.phase)
            guard day.isEmpty || phase.days.names.contains(day) else {
                throw StoreError.refused(.noSuchDay(day, phase: phase.name))
            }
            try change.name(.setDay, row, [.value: day])
            guard row.letter != day else { return }
            var moved = row
            moved.letter = day
            try change.update(from: row, to: moved)
            if !staysNear { try PhaseRow.ordering.move(id, to: .max, in: row.phase, change.db) }
            try change.arrange(phase)
            try change.leaveSessions(id, day)
        }
    }
}

extension Change {
    /// Sorts the rows of a sheet by its days; rows of one day keep their order.
    func arrange(_ phase: Phase) throws {
        let days = phase.days
        guard !days.isEmpty else { return }
        let rows = try rows(of: phase.id).enumerated().sorted { left, right in
            (days.order(of: left.element.letter), left.offset) < (days.order(of: right.element.letter), right.offset)
        }
        try PhaseRow.ordering.number(rows.map(\.element.id), db)
    }

    /// Removes a row from live sessions of another day, if nothing was done or planned in it.
    fileprivate func leaveSessions(_ row: Identifier<PhaseRow>, _ day: String) throws {
        guard !day.isEmpty else { return }
        try db.run(
            """
            DELETE FROM session_row WHERE phase_row = ? AND text = '' AND note = '' AND planned = ''
                AND session IN (SELECT id FROM session WHERE state = 'live' AND letter NOT IN ('', ?))
            """, row, day)
    }

    /// Updates rows and sessions after a change of the phase's days: a renamed day renames theirs.
    ///
    /// - Throws: `refused` if a removed day still has rows.
    func follow(from old: Phase, to new: Phase) throws {
        let (before, after) = (old.days, new.days)
        guard before != after, !after.isEmpty else { return }
        for (index, name) in before.names.enumerated() where !after.names.contains(name) {
            if after.names.count == before.names.count, !before.names.contains(after.names[index]) {
                let named = after.names[index]
                try db.run("UPDATE phase_row SET letter = ? WHERE phase = ? AND letter = ?", named, new.id, name)
                try db.run("UPDATE session SET letter = ? WHERE phase = ? AND letter = ?", named, new.id, name)
                continue
            }
            let rows = try db.count("SELECT count(*) FROM phase_row WHERE phase = ? AND letter = ?", new.id, name)
            guard rows == 0 else { throw StoreError.refused(.dayInUse(name, rows: rows)) }
        }
        try arrange(new)
    }

    /// Gives a session the rows of its new day: rows of the old day in which nothing was done are removed, with their
    /// plans.
    ///
    /// - Throws: `refused` if the phase has no such day.
    func followDay(of id: Identifier<TrainingSession>, _ phase: Phase, since before: DayTurns?) throws {
        let session = try sessions.get(id)
        guard session.letter.isEmpty || phase.days.names.contains(session.letter) else {
            throw StoreError.refused(.noSuchDay(session.letter, phase: phase.name))
        }
        let planned = PlannedCells(db: db)
        for row in try rows(of: phase.id) where !phase.days.isTrained(row.letter, on: session.letter) {
            let cell = try db.first(
                "SELECT id FROM session_row WHERE session = ? AND phase_row = ? AND text = '' AND note = ''", id, row.id
            ) { $0.id(0) as Identifier<SessionRow> }
            guard let cell else { continue }
            try planned.restore(from: id, row: row.id)
            try db.run("DELETE FROM session_row WHERE id = ?", cell)
        }
        try takeUp(phase.id, into: id, asPlan: true)
        try keepPlans(of: phase, since: before, begins: session.column, ends: session.column)
        try planned.move(into: id)
    }
}

extension PhaseRows {
    /// The last prescriptions of these exercises: on a client's sheet the newest one in an earlier phase of the client,
    /// on a template the newest one on any other sheet of the trainer. Empty prescriptions do not count; exercises
    /// without one are left out.
    public func lastTargets(
        before phase: Identifier<Phase>, of exercises: [Identifier<Exercise>]
    ) throws(StoreError) -> [Identifier<Exercise>: Prescription] {
        guard !exercises.isEmpty else { return [:] }
        return try access.read { db in
            let sql = "SELECT p.client FROM \(Phase.storage.source) WHERE p.id = ? AND \(Visibility.phase)"
            let found = try db.first(sql, phase, access.viewer) { $0.optionalID(0) as Identifier<Client>? }
            guard let owner = found else { throw StoreError.missing }
            return if let client = owner {
                try LastTargets.ofClient(db, client, before: phase, exercises)
            } else {
                try LastTargets.ofTrainer(db, access.viewer, beside: phase, exercises)
            }
        }
    }
}

/// The two ways to the rows before, each of them one query.
private enum LastTargets {
    private static let asks = "(r.tempo <> '' OR r.reps <> '' OR r.sets <> '' OR r.rest <> '' OR r.micro <> '')"

    /// A client has few rows, and an exercise many clients: from the newest phase on, until each exercise was found.
    static func ofClient(
        _ db: Database, _ client: Identifier<Client>, before phase: Identifier<Phase>,
        _ exercises: [Identifier<Exercise>]
    ) throws -> [Identifier<Exercise>: Prescription] {
        let (turn, here) = (Phase.turn(), Phase.turn(of: "b"))
        let sql = """
            SELECT r.exercise, \(Prescription.columns(of: "r"))
            FROM phase p CROSS JOIN phase_row r ON r.phase = p.id
            WHERE p.client = ? AND (\(turn.joined(separator: ", "))) < (
                    SELECT \(here.joined(separator: ", ")) FROM phase b WHERE b.id = ?)
                AND r.exercise IN (SELECT value FROM json_each(?)) AND \(asks)
            ORDER BY \(turn.map { "\($0) DESC" }.joined(separator: ", ")), r.position, r.id
            """
        let wanted = Set(exercises)
        var targets: [Identifier<Exercise>: Prescription] = [:]
        let rows = try db.rows(sql, [client, phase, wanted.map(\.rawValue).json])
        while targets.count < wanted.count, let row = try rows.next() {
            let exercise: Identifier<Exercise> = row.id(0)
            if targets[exercise] == nil { targets[exercise] = Prescription(row: row, at: 1) }
        }
        return targets
    }

    /// From the newest row of each exercise on, until one is the trainer's.
    static func ofTrainer(
        _ db: Database, _ trainer: Identifier<Trainer>, beside phase: Identifier<Phase>,
        _ exercises: [Identifier<Exercise>]
    ) throws -> [Identifier<Exercise>: Prescription] {
        let newest = """
            SELECT r.id FROM phase_row r CROSS JOIN phase p ON p.id = r.phase LEFT JOIN client c ON c.id = p.client
            WHERE r.exercise = w.value AND r.phase <> ? AND coalesce(c.owner, p.owner) = ? AND \(asks)
            ORDER BY r.id DESC LIMIT 1
            """
        let sql = """
            SELECT r.exercise, \(Prescription.columns(of: "r"))
            FROM json_each(?) w CROSS JOIN phase_row r ON r.id = (\(newest))
            """
        let found = try db.all(sql, Set(exercises).map(\.rawValue).json, phase, trainer) { row in
            (row.id(0) as Identifier<Exercise>, Prescription(row: row, at: 1))
        }
        return Dictionary(found) { first, _ in first }
    }
}
