public import FitnessModel
import GRDB

/// The parts of mesocycles: phases and pauses.
public struct MesocycleParts {
    package let access: Access

    /// Adds phases to a mesocycle from this index on (from 0), or at its end. A phase that belongs elsewhere is copied
    /// to the client or the templates.
    @discardableResult
    public func add(
        _ phases: [Identifier<Phase>], to id: Identifier<Mesocycle>, at place: Int? = nil,
        days: Int = MesocyclePart.defaultDays
    ) throws(StoreError) -> [Identifier<MesocyclePart>] {
        try access.change { change in
            let mesocycle = try change.mesocycles.get(id)
            let heads = try phases.map { try change.phases.get($0) }
            change.name(
                mesocycle.facts(
                    .add, [.source: heads.count == 1 ? heads[0].name : "", .count: String(heads.count)]))
            let place = try MesocyclePart.ordering.makeRoom(in: id, at: place, for: heads.count, change.db)
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
        try access.change { change in
            try change.name(change.mesocycles.get(id).facts(.addPause))
            let place = try MesocyclePart.ordering.makeRoom(in: id, at: place, change.db)
            let added = try change.addPart(nil, to: id, at: place, days: days, note: note)
            try change.moveStarts(in: id)
            return added
        }
    }

    /// Duplicates a part right after it: in a template both refer to the same phase; a client gets a new copy of the
    /// sheet under a numbered name.
    @discardableResult
    public func duplicate(_ id: Identifier<MesocyclePart>) throws(StoreError) -> Identifier<MesocyclePart> {
        try edit(.repeat, id) { place, change in
            var phase = place.part.phase
            if let original = phase, let client = place.client {
                phase = try change.assign(change.phases.get(original), to: client)
            }
            let behind = try MesocyclePart.ordering.makeRoom(in: place.mesocycle, at: place.index + 1, change.db)
            return try change.addPart(
                phase, to: place.mesocycle, at: behind, days: place.part.days, note: place.part.note)
        }
    }

    /// Moves a part to this place, counted from 0.
    public func move(_ id: Identifier<MesocyclePart>, to index: Int) throws(StoreError) {
        try edit(.move, id) { place, change in
            try MesocyclePart.ordering.move(id, to: index, in: place.mesocycle, change.db)
        }
    }

    /// Takes a part out. Its phase stays among the phases.
    public func remove(_ id: Identifier<MesocyclePart>) throws(StoreError) {
        try edit(.delete, id) { place, change in
            try MesocyclePart.ordering.delete(id, in: place.mesocycle, change.db)
        }
    }

    /// Writes the differences between the old and the new part: its length, and the note about
    /// it.
    ///
    /// - Throws: `changedMeanwhile` when one of the two was changed since.
    public func update(from old: MesocyclePart, to new: MesocyclePart) throws(StoreError) {
        try edit(.lengthen, old.id) { place, change in
            guard MesocyclePart.days.contains(new.days) else {
                throw StoreError.refused(.partLength(limit: MesocyclePart.days.upperBound))
            }
            func columns(_ part: MesocyclePart) -> RowChange.Columns { [("days", part.days), ("note", part.note)] }
            let row = RowChange(from: columns(old), to: columns(new), now: columns(place.part))
            try row.demandUntaken(of: .named(place.name ?? place.mesocycleName))
            try change.db.run(
                "UPDATE mesocycle_part SET days = ?, note = ? WHERE id = ?", row.row.map(\.1) + [old.id])
        }
    }

    /// Moves a part and all following ones by days: later by a pause before it, earlier by a shorter pause. Sessions
    /// keep their days.
    ///
    /// - Throws: `refused` if the pause before it is too short, or the mesocycle has no start to move.
    public func shift(_ id: Identifier<MesocyclePart>, byDays days: Int) throws(StoreError) {
        try access.change { change in
            let place = try change.access.place(of: id)
            guard place.index > 0 else { return try change.mesocycleParts.shift(place.mesocycle, byDays: days) }
            change.name(place.facts(.shift, [.count: String(days)]))
            let parts = try change.parts(of: place.mesocycle)
            try change.shift(parts, from: place.index, of: place.mesocycle, byDays: days)
            try change.moveStarts(in: place.mesocycle)
        }
    }

    /// Moves everything still to come by days: the start, as long as nothing has been trained; after that the parts
    /// after the last one with a session, so that the parts up to it keep their days.
    ///
    /// - Throws: `refused` without a start, without future parts, or if the pause is too short.
    public func shift(_ id: Identifier<Mesocycle>, byDays days: Int) throws(StoreError) {
        try access.change { change in
            let head = try change.mesocycles.get(id)
            guard let start = head.start else { throw StoreError.refused(.noStart(mesocycle: head.name)) }
            try change.name(.shift, head, [.count: String(days)])
            let parts = try change.parts(of: id)
            let first = try change.firstToCome(among: parts)
            guard parts.isEmpty || first < parts.count else {
                throw StoreError.refused(.nothingToCome(mesocycle: head.name))
            }
            if first > 0 {
                try change.shift(parts, from: first, of: id, byDays: days)
            } else {
                try change.update(id) { (plan: inout Mesocycle) in plan.start = start.adding(days: days) }
            }
            try change.moveStarts(in: id)
        }
    }

    /// Changes a part, which names the change; the starts of the phases follow.
    private func edit<T>(
        _ action: ChangeKind.Action, _ id: Identifier<MesocyclePart>,
        _ body: (MesocyclePartPlace, Change) throws -> T
    ) throws(StoreError) -> T {
        try access.change { change in
            let place = try change.access.place(of: id)
            change.name(place.facts(action))
            let result = try body(place, change)
            try change.moveStarts(in: place.mesocycle)
            return result
        }
    }
}

extension DiaryAccess {
    /// The parts of mesocycles: phases and pauses.
    public var mesocycleParts: MesocycleParts { MesocycleParts(access: access) }
}
