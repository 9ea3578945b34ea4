public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Adds an exercise of which only name and kind are known.
    @discardableResult
    public func addExercise(
        named name: String, unitKind: UnitKind = .loadAndReps
    ) throws(StoreError) -> Identifier<Exercise> {
        try addExercise(Exercise(id: .unsaved, name: name, unitKind: unitKind))
    }

    /// Adds an exercise to the trainer's library; its own id counts for nothing.
    @discardableResult
    public func addExercise(_ exercise: Exercise) throws(StoreError) -> Identifier<Exercise> {
        try change("Add exercise \(Label.name(exercise.name))") { change in try change.add(exercise) }
    }

    /// Puts everything that the exercise's form shows. A new name is the name everywhere, also in what was done.
    public func updateExercise(_ exercise: Exercise) throws(StoreError) {
        _ = try own(exercise.id)
        try change("Edit exercise \(Label.name(exercise.name))") { change in try change.put(exercise) }
    }

    /// Puts an exercise away, or brings it back.
    public func setArchived(_ isArchived: Bool, exercise id: Identifier<Exercise>) throws(StoreError) {
        let exercise = try own(id)
        try change("\(isArchived ? "Archive" : "Bring back") exercise \(Label.name(exercise.name))") { change in
            let sql = "UPDATE exercise SET archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END WHERE id = ?"
            try change.db.run(sql, isArchived, change.now, id)
        }
    }

    /// Deletes an exercise that stands nowhere.
    ///
    /// - Throws: `inUse` with the sheets and clients that have it.
    public func deleteExercise(_ id: Identifier<Exercise>) throws(StoreError) {
        let exercise = try own(id)
        try change("Delete exercise \(Label.name(exercise.name))") { change in
            let places = try ExerciseUse.places(change.db, of: id)
            guard places.isEmpty else { throw StoreError.inUse(what: exercise.name, places: places) }
            try change.remove(id)
        }
    }

    /// An exercise of the acting trainer's library, which is the one to be changed.
    func own(_ id: Identifier<Exercise>) throws(StoreError) -> Exercise {
        let sql = "SELECT \(Exercise.columns) FROM exercise e WHERE e.id = ? AND e.owner = ?"
        return try read { db in
            guard let exercise = try db.first(sql, id, viewer, decode: Exercise.init(row:)) else {
                throw StoreError.missing
            }
            return exercise
        }
    }
}

extension Change {
    /// Adds an exercise under a new id.
    func add(_ exercise: Exercise) throws -> Identifier<Exercise> {
        if let machine = exercise.machine { try demand(machine: machine) }
        let id = newID(Exercise.self)
        let sql = """
            INSERT INTO exercise (
                id, owner, name, name_key, words, description, video_url, unit_kind, load_step_g, machine, archived_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try db.run(
            sql, id, try trainer, exercise.name, exercise.name.searchKey, exercise.words, exercise.description,
            exercise.videoURL, exercise.unitKind.rawValue, max(exercise.loadStep, .zero),
            exercise.machine, exercise.isArchived ? now : nil)
        try label(exercise, as: id)
        return id
    }

    /// Puts all that an exercise holds itself.
    func put(_ exercise: Exercise) throws {
        if let machine = exercise.machine { try demand(machine: machine) }
        let sql = """
            UPDATE exercise SET
                name = ?, name_key = ?, words = ?, description = ?, video_url = ?, unit_kind = ?, load_step_g = ?,
                machine = ?, archived_at = CASE WHEN ? THEN coalesce(archived_at, ?) END
            WHERE id = ?
            """
        try db.run(
            sql, exercise.name, exercise.name.searchKey, exercise.words, exercise.description, exercise.videoURL,
            exercise.unitKind.rawValue, max(exercise.loadStep, .zero), exercise.machine, exercise.isArchived, now,
            exercise.id)
        try removeLabels(of: exercise.id)
        try label(exercise, as: exercise.id)
    }

    /// Removes an exercise that stands nowhere, with its tags, muscle groups and categories.
    func remove(_ id: Identifier<Exercise>) throws {
        try removeLabels(of: id)
        try db.run("DELETE FROM exercise_category WHERE exercise = ?", id)
        try db.run("DELETE FROM exercise WHERE id = ?", id)
    }

    /// Puts the tags and muscle groups of an exercise that has none stored.
    private func label(_ exercise: Exercise, as id: Identifier<Exercise>) throws {
        for tag in exercise.storedTags.sorted() {
            try db.run("INSERT INTO exercise_tag (exercise, tag) VALUES (?, ?)", id, tag)
        }
        for (muscle, role) in exercise.muscles.sorted(by: { $0.key < $1.key }) {
            try db.run(
                "INSERT INTO exercise_muscle (exercise, muscle, role) VALUES (?, ?, ?)", id, muscle.rawValue,
                role.rawValue)
        }
    }

    /// Takes the tags and muscle groups away.
    private func removeLabels(of id: Identifier<Exercise>) throws {
        try db.run("DELETE FROM exercise_tag WHERE exercise = ?", id)
        try db.run("DELETE FROM exercise_muscle WHERE exercise = ?", id)
    }
}
