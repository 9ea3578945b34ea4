import FitnessModel
import GRDB

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
