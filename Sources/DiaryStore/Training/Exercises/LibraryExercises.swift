public import FitnessModel
import GRDB

/// An exercise of the built-in library, with the trainer's settings.
public struct LibraryItem: Hashable, Sendable, Identifiable {
    /// The exercise.
    public let entry: LibraryExercise
    /// The trainer's exercise of that name; nil as long as it was not taken.
    public let own: Identifier<Exercise>?
    /// The trainer does not want to see it.
    public let isHidden: Bool

    /// Names it for good.
    public var id: Int { entry.number }
}

/// Which exercises of the library a list shows.
public struct LibraryFilter: Hashable, Sendable {
    /// Words that must each start a word of a name or trait.
    public var search: String
    /// Only those that have all of these.
    public var traits: Set<ExerciseTrait>
    /// Those that are proposed, those that are hidden, or both.
    public var archive: ArchiveFilter

    /// All that are not hidden when nothing is given.
    public init(search: String = "", traits: Set<ExerciseTrait> = [], archive: ArchiveFilter = .active) {
        (self.search, self.traits, self.archive) = (search, traits, archive)
    }
}

/// The library of exercises that is built in, as the acting trainer sees it.
public struct LibraryExercises {
    let access: Access

    /// Exercises by name, or where something is searched for the best first.
    public func list(
        _ filter: LibraryFilter = LibraryFilter(), offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [LibraryItem] {
        let viewer = access.viewer
        return try access.read { db in
            let hidden = try HiddenExercises(db, viewer).numbers
            let shown = ExerciseLibrary.entries(filter, hidden: hidden).dropFirst(offset).prefix(limit)
            return try shown.map { entry in
                let own = try db.first(
                    "SELECT id FROM exercise WHERE name_key = ? AND owner = ? ORDER BY archived_at IS NOT NULL, id LIMIT 1",
                    entry.name.searchKey, viewer
                ) { $0.id(0) as Identifier<Exercise> }
                return LibraryItem(entry: entry, own: own, isHidden: hidden.contains(entry.number))
            }
        }
    }

    /// How many the filter lets through.
    public func count(_ filter: LibraryFilter = LibraryFilter()) throws(StoreError) -> Int {
        let viewer = access.viewer
        return try access.read { db in
            ExerciseLibrary.entries(filter, hidden: try HiddenExercises(db, viewer).numbers).count
        }
    }

    /// Makes an exercise of the library the trainer's own.
    ///
    /// - Returns: the one of that name where the trainer has one already.
    public func take(_ number: Int) throws(StoreError) -> Identifier<Exercise> {
        try access.change { change in
            guard let entry = ExerciseLibrary.entry(number) else { throw StoreError.missing }
            change.name(ChangeFacts(.take, .exercise, [.name: entry.name]))
            return try change.take(entry)
        }
    }

    /// Hides an exercise of the library from the trainer, or shows it again. Other trainers still see it.
    public func setHidden(_ isHidden: Bool, _ number: Int) throws(StoreError) {
        try access.change { change in
            guard let entry = ExerciseLibrary.entry(number) else { throw StoreError.missing }
            change.name(ChangeFacts(isHidden ? .hide : .show, .exercise, [.name: entry.name]))
            try HiddenExercises(change.db, try change.trainer).set(isHidden, number)
        }
    }
}

extension DiaryAccess {
    /// The library of exercises that is built in.
    public var libraryExercises: LibraryExercises { LibraryExercises(access: access) }
}

/// The numbers of the library that a trainer does not want to see.
struct HiddenExercises {
    private let db: Database
    private let trainer: Identifier<Trainer>

    init(_ db: Database, _ trainer: Identifier<Trainer>) { (self.db, self.trainer) = (db, trainer) }

    var numbers: Set<Int> {
        get throws { Set(try db.all("SELECT number FROM hidden_exercise WHERE trainer = ?", trainer) { $0[0] as Int }) }
    }

    func set(_ isHidden: Bool, _ number: Int) throws {
        try db.run(
            isHidden
                ? "INSERT OR IGNORE INTO hidden_exercise (trainer, number) VALUES (?, ?)"
                : "DELETE FROM hidden_exercise WHERE trainer = ? AND number = ?", trainer, number)
    }
}
