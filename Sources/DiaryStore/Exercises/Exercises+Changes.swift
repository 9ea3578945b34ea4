public import FitnessModel
import GRDB

extension Exercises {
    /// Adds an exercise of which only name and kind are known.
    @discardableResult
    public func add(named name: String, unitKind: UnitKind = .loadAndReps) throws(StoreError) -> Identifier<Exercise> {
        try add(Exercise(id: .unsaved, name: name, unitKind: unitKind))
    }

    /// Adds an exercise; its own id counts for nothing.
    @discardableResult
    public func add(_ exercise: Exercise) throws(StoreError) -> Identifier<Exercise> {
        try access.change("Add exercise \(Label.name(exercise.name))") { change in
            try change.checkReferences(of: exercise)
            return try change.insert(exercise)
        }
    }

    /// Adds a copy under the first name that is free: "Box squat 2".
    public func duplicate(_ exercise: Exercise) throws(StoreError) -> Exercise {
        try access.change { change in
            var copy = exercise
            copy.library = nil
            copy.name = try exercise.name.numbered { try change.exercises.named($0) != nil }
            copy.id = try change.exercises.add(copy)
            try change.copyCategories(from: exercise.id, to: copy.id)
            return copy
        }
    }

    /// Writes what differs between an exercise as it was read and as it shall be. A new name is the name everywhere, also
    /// in what was done.
    ///
    /// - Throws: `changedMeanwhile` when one of these fields was changed since.
    public func update(from old: Exercise, to new: Exercise) throws(StoreError) {
        try access.change("Edit exercise \(Label.name(new.name))") { change in
            try change.checkReferences(of: new)
            try change.update(from: old, to: new)
        }
    }

    /// Says what an exercise is done on; nil for nothing in particular.
    public func setMachine(_ machine: Identifier<Machine>?, of id: Identifier<Exercise>) throws(StoreError) {
        try access.change { change in
            let old: Exercise = try change.changeable(id)
            var new = old
            new.machine = machine
            try change.checkReferences(of: new)
            let name = Label.name(old.name)
            change.name(machine == nil ? "Take \(name) off its machine" : "Put \(name) on a machine")
            try change.update(from: old, to: new)
        }
    }

    /// Deletes an exercise that stands nowhere.
    ///
    /// - Throws: `inUse` with the sheets and clients that have it.
    public func delete(_ id: Identifier<Exercise>) throws(StoreError) {
        try access.change { change in
            let exercise = try change.name("Delete", id)
            let places = try ExerciseUse.places(change.db, of: id)
            guard places.isEmpty else { throw StoreError.inUse(what: exercise.name, places: places) }
            try change.remove(id)
        }
    }
}

extension Change {
    /// Removes an exercise that stands nowhere, with its tags, muscle groups and categories.
    func remove(_ id: Identifier<Exercise>) throws {
        try db.run("DELETE FROM exercise_category WHERE exercise = ?", id)
        try delete(id)
    }

    /// A machine that an exercise is put on is the acting trainer's; the activity by which it is reckoned is one that this
    /// trainer sees.
    ///
    /// - Throws: `missing`.
    fileprivate func checkReferences(of exercise: Exercise) throws {
        if let machine = exercise.machine { _ = try changeable(machine) as Machine }
        if let activity = exercise.activity { _ = try activities.get(activity) }
    }
}

extension String {
    /// This name with the first number from 2 on that makes it free: "Box squat 2".
    func numbered(_ isTaken: (String) throws -> Bool) rethrows -> String {
        var number = 2
        while try isTaken("\(self) \(number)") { number += 1 }
        return "\(self) \(number)"
    }
}
