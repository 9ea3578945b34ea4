public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Puts phases into a mesocycle, one after the other from this place on (counted from 0), or at its end. A phase
    /// that lies elsewhere is copied to where the mesocycle lies.
    @discardableResult
    public func addParts(
        _ phases: [Identifier<Phase>], to id: Identifier<Mesocycle>, at place: Int? = nil,
        days: Int = MesocyclePart.defaultDays
    ) throws(StoreError) -> [Identifier<MesocyclePart>] {
        let mesocycle = try mesocycle(id)
        let heads = try heads(of: phases)
        let names = heads.count == 1 ? "phase \(Label.name(heads[0].name))" : Label.count(heads.count, "phase")
        return try change("Add \(names) to \(Label.mesocycle(mesocycle))") { change in
            let place = try change.makeRoom(in: id, at: place, for: heads.count)
            let added = try change.addParts(heads, to: id, of: mesocycle.client, at: place, days: days)
            try change.moveStarts(in: id)
            return added
        }
    }

    /// Puts a pause into a mesocycle at this place, counted from 0, or at its end.
    @discardableResult
    public func addPause(
        to id: Identifier<Mesocycle>, at place: Int? = nil, days: Int = 7, note: String = ""
    ) throws(StoreError) -> Identifier<MesocyclePart> {
        let mesocycle = try mesocycle(id)
        return try change("Add pause to \(Label.mesocycle(mesocycle))") { change in
            let place = try change.makeRoom(in: id, at: place, for: 1)
            let added = try change.addPart(nil, to: id, at: place, days: days, note: note)
            try change.moveStarts(in: id)
            return added
        }
    }

    /// The same once more, right behind: a template's part refers to the same phase; a client gets a fresh copy of the
    /// sheet under a name that says so.
    @discardableResult
    public func repeatPart(_ id: Identifier<MesocyclePart>) throws(StoreError) -> Identifier<MesocyclePart> {
        let place = try place(of: id)
        let sheet: Phase? = if let phase = place.part.phase { try self.phase(phase) } else { nil }
        return try change("Repeat \(place.label)") { change in
            try change.repeatPart(place, sheet: sheet)
        }
    }

    /// Moves a part to this place, counted from 0.
    public func movePart(_ id: Identifier<MesocyclePart>, to index: Int) throws(StoreError) {
        let place = try place(of: id)
        try change("Move \(place.label)") { change in
            var order = try change.parts(of: place.mesocycle).map(\.id)
            order.remove(at: try change.index(of: place))
            order.insert(id, at: min(max(index, 0), order.count))
            try change.number(order)
            try change.moveStarts(in: place.mesocycle)
        }
    }

    /// Takes a part out. Its phase stays among the phases.
    public func removePart(_ id: Identifier<MesocyclePart>) throws(StoreError) {
        let place = try place(of: id)
        try change("Take \(place.label) out") { change in
            try change.db.run("DELETE FROM mesocycle_part WHERE id = ?", id)
            try change.number(try change.parts(of: place.mesocycle).map(\.id))
            try change.moveStarts(in: place.mesocycle)
        }
    }

    /// Puts how long a part is, and what is noted about it.
    public func setDays(_ days: Int, note: String? = nil, part id: Identifier<MesocyclePart>) throws(StoreError) {
        let place = try place(of: id)
        guard MesocyclePart.days.contains(days) else {
            throw .refused(.partLength(limit: MesocyclePart.days.upperBound))
        }
        try change("Change length of \(place.label)") { change in
            try change.db.run(
                "UPDATE mesocycle_part SET days = ?, note = ? WHERE id = ?", days, note ?? place.part.note, id)
            try change.moveStarts(in: place.mesocycle)
        }
    }

    /// Moves a part and all that follow by days: later by a pause before it, earlier by a shorter pause. What was done
    /// stays where it is.
    ///
    /// - Throws: `refused` when there is not so much pause before it, or the mesocycle has no start to move.
    public func shift(_ id: Identifier<MesocyclePart>, byDays days: Int) throws(StoreError) {
        let place = try place(of: id)
        guard place.index > 0 else { return try shift(place.mesocycle, byDays: days) }
        try change("Shift \(place.label) by \(Label.count(days, "day"))") { change in
            try change.shift(place, byDays: days)
        }
    }

    /// Moves everything that is still to come by days: the start, while nothing has been trained; after that the parts
    /// behind the last one with a session, so that all parts up to it keep their days.
    ///
    /// - Throws: `refused` when there is no start yet, nothing is to come, or no such pause to be shortened.
    public func shift(_ id: Identifier<Mesocycle>, byDays days: Int) throws(StoreError) {
        let head = try mesocycle(id)
        guard let start = head.start else { throw .refused(.noStart(mesocycle: head.name)) }
        try change("Shift \(Label.mesocycle(head)) by \(Label.count(days, "day"))") { change in
            let parts = try change.parts(of: id)
            let first = try change.firstToCome(among: parts)
            guard parts.isEmpty || first < parts.count else {
                throw StoreError.refused(.nothingToCome(mesocycle: head.name))
            }
            if first > 0 {
                try change.shift(parts, from: first, of: id, byDays: days)
            } else {
                try change.db.run("UPDATE mesocycle SET start = ? WHERE id = ?", start.adding(days: days), id)
            }
            try change.moveStarts(in: id)
        }
    }
}
