import FitnessModel
import GRDB

extension Change {
    /// Where a part stands now; another window may have moved it, or taken it out, since its place was read.
    func index(of place: MesocyclePartPlace) throws -> Int {
        guard let index = try parts(of: place.mesocycle).firstIndex(where: { $0.id == place.part.id }) else {
            throw StoreError.missing
        }
        return index
    }

    /// The same once more, right behind; a client's sheet is copied under a name of its own.
    func repeatPart(_ place: MesocyclePartPlace, sheet: Phase?) throws -> Identifier<MesocyclePart> {
        let behind = try index(of: place) + 1
        var phase = place.part.phase
        if var copy = sheet, let original = phase, let client = place.client {
            copy.name = try freeName(like: copy.name, of: client)
            copy.start = nil
            phase = try self.copy(original, as: copy)
        }
        let position = try makeRoom(in: place.mesocycle, at: behind, for: 1)
        let added = try addPart(
            phase, to: place.mesocycle, at: position, days: place.part.days, note: place.part.note)
        try moveStarts(in: place.mesocycle)
        return added
    }

    /// Moves a part that is not the first, and all that follow.
    func shift(_ place: MesocyclePartPlace, byDays days: Int) throws {
        let index = try index(of: place)
        guard index > 0 else { throw StoreError.missing }
        try shift(try parts(of: place.mesocycle), from: index, of: place.mesocycle, byDays: days)
        try moveStarts(in: place.mesocycle)
    }

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
            try db.run("DELETE FROM mesocycle_part WHERE id = ?", before.id)
            try number(parts.map(\.id).filter { $0 != before.id })
        } else if before.phase == nil {
            try db.run("UPDATE mesocycle_part SET days = ? WHERE id = ?", wanted, before.id)
        } else if wanted > 0 {
            try addPart(nil, to: mesocycle, at: try makeRoom(in: mesocycle, at: index, for: 1), days: wanted)
        }
    }

    /// The part behind the last one that was begun. A sheet that stands in several parts is begun in the first of them.
    func firstToCome(among parts: [MesocyclePart]) throws -> Int {
        var seen: Set<Identifier<Phase>> = []
        var first = 0
        for (index, part) in parts.enumerated() {
            guard let phase = part.phase, seen.insert(phase).inserted else { continue }
            if try db.count("SELECT count(*) FROM session WHERE phase = ?", phase) > 0 { first = index + 1 }
        }
        // The pause behind it is the one to be made longer or shorter.
        while first > 0, first < parts.count, parts[first].phase == nil { first += 1 }
        return first
    }
}
