package import FitnessModel
import GRDB

extension Change {
    @discardableResult
    package func addPart(
        _ phase: Identifier<Phase>?, to mesocycle: Identifier<Mesocycle>, at position: Int, days: Int,
        note: String = ""
    ) throws -> Identifier<MesocyclePart> {
        let id = newID(MesocyclePart.self)
        try db.run(
            "INSERT INTO mesocycle_part (id, mesocycle, position, phase, days, note) VALUES (?, ?, ?, ?, ?, ?)",
            id, mesocycle, position, phase, days, note)
        return id
    }

    /// Adds phases as parts; those of another client, or of the templates, are copied.
    @discardableResult
    func addParts(
        _ phases: [Phase], to mesocycle: Identifier<Mesocycle>, of client: Identifier<Client>?, at place: Int,
        days: Int
    ) throws -> [Identifier<MesocyclePart>] {
        var copies: [Identifier<Phase>: Identifier<Phase>] = [:]
        return try phases.enumerated().map { offset, phase in
            var id = phase.id
            if let client, phase.client != client {
                id = try assign(phase, to: client)
            } else if client == nil, !phase.isTemplate || phase.isRoutine {
                id = try copies[phase.id] ?? copy(phase.id, as: phase.placed(with: nil))
                copies[phase.id] = id
            }
            return try addPart(id, to: mesocycle, at: place + offset, days: days)
        }
    }

    /// The parts from the first to the last.
    func parts(of mesocycle: Identifier<Mesocycle>) throws -> [MesocyclePart] {
        let sql =
            "SELECT \(MesocyclePart.columns) FROM mesocycle_part t WHERE t.mesocycle = ? ORDER BY t.position, t.id"
        return try db.all(sql, mesocycle, decode: MesocyclePart.init(row:))
    }

    /// Lets the starts of a client's phases follow the days of the mesocycle. A phase with a session stays as it is.
    func moveStarts(in mesocycle: Identifier<Mesocycle>) throws {
        let head = "SELECT start FROM mesocycle WHERE id = ? AND client IS NOT NULL"
        guard var day = try db.first(head, mesocycle, decode: { $0.optionalDay(0) }) ?? nil else { return }
        let sql = """
            UPDATE phase SET start = ? WHERE id = ? AND start IS NOT ?
                AND NOT EXISTS (SELECT 1 FROM session WHERE phase = phase.id)
            """
        var seen: Set<Identifier<Phase>> = []
        for part in try parts(of: mesocycle) {
            if let phase = part.phase, seen.insert(phase).inserted { try db.run(sql, day, phase, day) }
            day = day.adding(days: part.days)
        }
    }

    /// Takes the parts of a phase out of a mesocycle.
    func takeOut(_ phase: Identifier<Phase>, of mesocycle: Identifier<Mesocycle>) throws {
        try db.run("DELETE FROM mesocycle_part WHERE phase = ? AND mesocycle = ?", phase, mesocycle)
        try MesocyclePart.ordering.number(parts(of: mesocycle).map(\.id), db)
        try moveStarts(in: mesocycle)
    }

    /// A copy of a sheet for a client, under a name that none of the client's sheets has.
    func assign(
        _ phase: Phase, to client: Identifier<Client>, _ loads: PlannedLoads = .asTheyAre
    ) throws -> Identifier<Phase> {
        var copy = phase.placed(with: client)
        copy.name = try freeName(like: phase.name, of: client)
        return try self.copy(phase.id, as: copy, loads)
    }

    /// The name if none of the client's sheets has it, else "P5 (2)" with the first free number.
    func freeName(like name: String, of client: Identifier<Client>) throws -> String {
        let taken = Set(try db.all("SELECT name FROM phase WHERE client = ?", client) { $0.text(0) })
        guard taken.contains(name) else { return name }
        let base = name.replacing(/\ \(\d+\)$/, with: "")
        var number = 2
        while taken.contains("\(base) (\(number))") { number += 1 }
        return "\(base) (\(number))"
    }
}

extension Change {
    /// Moves parts by the pause before them: a longer one, or a shorter one. `index` is not 0.
    func shift(_ parts: [MesocyclePart], from index: Int, of mesocycle: Identifier<Mesocycle>, byDays days: Int) throws
    {
        let before = parts[index - 1]
        let pause = before.phase == nil ? before.days : 0
        let wanted = pause + days
        guard wanted >= 0 else {
            throw StoreError.refused(.pauseTooShort(days: pause))
        }
        guard wanted <= MesocyclePart.days.upperBound else {
            throw StoreError.refused(.pauseLength(limit: MesocyclePart.days.upperBound))
        }
        if before.phase == nil, wanted == 0 {
            try MesocyclePart.ordering.delete(before.id, in: mesocycle, db)
        } else if before.phase == nil {
            try db.run("UPDATE mesocycle_part SET days = ? WHERE id = ?", wanted, before.id)
        } else if wanted > 0 {
            let place = try MesocyclePart.ordering.makeRoom(in: mesocycle, at: index, db)
            try addPart(nil, to: mesocycle, at: place, days: wanted)
        }
    }

    /// The index after the last started part. A sheet in several parts is started in the first of them.
    func firstToCome(among parts: [MesocyclePart]) throws -> Int {
        var seen: Set<Identifier<Phase>> = []
        var first = 0
        for (index, part) in parts.enumerated() {
            guard let phase = part.phase, seen.insert(phase).inserted else { continue }
            if try db.count("SELECT count(*) FROM session WHERE phase = ?", phase) > 0 { first = index + 1 }
        }
        // The week off after it is made longer or shorter.
        while first > 0, first < parts.count, parts[first].phase == nil { first += 1 }
        return first
    }
}
