public import FitnessModel
import GRDB

/// An exercise that may be meant while a name is typed.
public struct ExerciseCandidate: Hashable, Sendable {
    /// What a row gets when it is taken.
    public let choice: SheetEdit.Choice
    /// Its name.
    public let name: String
    /// What it is called besides.
    public let otherNames: [String]
    /// How many times the client did sets of it.
    public let uses: Int
    /// The last day on which the client did it.
    public let lastDone: Day?

    /// The entry of the library that is not the trainer's own yet.
    public var entry: LibraryExercise? {
        if case .library(let number) = choice { ExerciseLibrary.entry(number) } else { nil }
    }

    init(_ entry: LibraryExercise) {
        (choice, name, otherNames) = (.library(entry.number), entry.name, entry.otherNames)
        (uses, lastDone) = (0, nil)
    }

    fileprivate init(_ id: Identifier<Exercise>, _ name: String, otherNames: [String], uses: Int, lastDone: Day?) {
        (self.choice, self.name, self.otherNames) = (.known(id), name, otherNames)
        (self.uses, self.lastDone) = (uses, lastDone)
    }
}

extension ExerciseLibrary {
    /// Its exercises as they stand while a name is typed.
    fileprivate static let candidates = entries.map(ExerciseCandidate.init)
}

/// What may be meant while the name of an exercise is typed: the trainer's exercises in use with what a client did of them,
/// and those of the library that are not among them and not hidden.
public struct ExerciseNames: Sendable {
    /// The trainer's, those that the client did most first; then the library's, in its order.
    public var candidates: [ExerciseCandidate] {
        own + library.indices.filter { !leftOut.contains($0) }.map { library[$0] }
    }

    private let own: [ExerciseCandidate]
    private var library: [ExerciseCandidate] { ExerciseLibrary.candidates }
    /// Which of the library are not meant.
    private let leftOut: Set<Int>
    /// The names of the library, then the trainer's own.
    private let list: NameList

    /// Nothing is meant.
    public static let none = ExerciseNames(own: [], list: NameList([]))

    private init(own: [ExerciseCandidate], leftOut: Set<Int> = [], list: NameList) {
        (self.own, self.leftOut, self.list) = (own, leftOut, list)
    }

    /// The names of the library are taken apart once for as long as the program runs, and the keys of the others are kept
    /// with them: a cell for a name opens at once.
    fileprivate init(_ found: [(candidate: ExerciseCandidate, key: String)], hidden: Set<Int>) {
        let taken = found.compactMap { ExerciseLibrary.place(ofKey: $0.key) }
        let leftOut = Set(taken).union(hidden.compactMap(ExerciseLibrary.place(of:)))
        let entries = found.map { candidate, key in
            NameList.Entry(candidate.name, otherNames: candidate.otherNames, uses: candidate.uses, key: key)
        }
        self.init(
            own: found.map(\.candidate), leftOut: leftOut,
            list: ExerciseLibrary.nameList.leavingOut(leftOut, adding: entries))
    }

    /// The exercises whose names or other names have words that begin as the typed ones do, the best first: what the client
    /// does most, the library behind the trainer's own, what most trainers use before the rest of it.
    public func matches(_ typed: String, limit: Int) -> [ExerciseCandidate] {
        list.matches(typed, limit: limit).map(candidate)
    }

    /// The exercise of exactly this name, but for case and accents.
    public func exact(_ typed: String) -> ExerciseCandidate? { list.exact(typed).map(candidate) }

    private func candidate(_ place: Int) -> ExerciseCandidate {
        place < library.count ? library[place] : own[place - library.count]
    }
}

extension DiaryAccess {
    /// What may be meant while the name of an exercise is typed.
    ///
    /// - Parameter client: whose sheet it is; nil for a template.
    public func exerciseNames(for client: Identifier<Client>?) throws(StoreError) -> ExerciseNames {
        let viewer = viewer
        return try read(for: client) { db, _ in
            let own = try db.all(ExerciseChoice.query, client, viewer) { row in
                let (key, otherNames) = (row.text(4), row.text(5))
                let written = otherNames.split(separator: ",").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
                // A name that the library knows is found by what else the library calls it.
                let known = ExerciseLibrary.place(ofKey: key).map { ExerciseLibrary.entries[$0].otherNames } ?? []
                let candidate = ExerciseCandidate(
                    row.id(0), row.text(1), otherNames: known + written.filter { !known.contains($0) }, uses: row[2],
                    lastDone: row.optionalDay(3))
                return (candidate: candidate, key: key)
            }
            return ExerciseNames(own, hidden: try HiddenExercises(db, viewer).numbers)
        }
    }
}
