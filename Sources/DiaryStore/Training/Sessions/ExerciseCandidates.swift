public import FitnessModel
import GRDB

/// A suggestion while an exercise's name is typed.
public struct ExerciseCandidate: Hashable, Sendable {
    /// The choice that a row gets.
    public let choice: SheetEdit.Choice
    /// Its name.
    public let name: String
    /// Other names.
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
    /// The exercises of the library as suggestions.
    fileprivate static let candidates = entries.map(ExerciseCandidate.init)
}

/// The suggestions while an exercise's name is typed: the trainer's active exercises with a client's history, and the
/// exercises of the library that are neither among them nor hidden.
public struct ExerciseNames: Sendable {
    /// The trainer's, those that the client did most first; then the library's, in its order.
    public var candidates: [ExerciseCandidate] {
        own + library.indices.filter { !leftOut.contains($0) }.map { library[$0] }
    }

    private let own: [ExerciseCandidate]
    private var library: [ExerciseCandidate] { ExerciseLibrary.candidates }
    /// The exercises of the library that are left out.
    private let leftOut: Set<Int>
    /// The names of the library, then the trainer's own.
    private let list: NameList

    /// No suggestions.
    public static let none = ExerciseNames(own: [], list: NameList([]))

    private init(own: [ExerciseCandidate], leftOut: Set<Int> = [], list: NameList) {
        (self.own, self.leftOut, self.list) = (own, leftOut, list)
    }

    /// The names of the library are split once per run, and the keys of the others are stored with them: a cell for a
    /// name opens at once.
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

    /// The exercises with words that start with the typed ones, the best first: the client's most frequent ones, the
    /// trainer's own before the library, and of that the most common ones first.
    public func matches(_ typed: String, limit: Int) -> [ExerciseCandidate] {
        list.matches(typed, limit: limit).map(candidate)
    }

    /// The exercise of exactly this name, ignoring case and accents.
    public func exact(_ typed: String) -> ExerciseCandidate? { list.exact(typed).map(candidate) }

    private func candidate(_ place: Int) -> ExerciseCandidate {
        place < library.count ? library[place] : own[place - library.count]
    }
}

extension Exercises {
    /// The suggestions while an exercise's name is typed.
    ///
    /// - Parameters:
    ///   - client: the client of the sheet; nil for a template.
    ///   - withLibrary: whether the exercises of the library are among them.
    public func names(
        for client: Identifier<Client>?, withLibrary: Bool = true
    ) throws(StoreError) -> ExerciseNames {
        return try access.read(for: client) { db, _ in
            let own = try db.all(ExerciseChoice.query, client, access.viewer) { row in
                let (key, otherNames) = (row.text(4), row.text(5))
                let written = otherNames.split(separator: ",").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
                // A name that the library knows is found by what else the library calls it.
                let known = ExerciseLibrary.place(ofKey: key).map { ExerciseLibrary.entries[$0].otherNames } ?? []
                let candidate = ExerciseCandidate(
                    row.id(0), row.text(1), otherNames: known + written.filter { !known.contains($0) }, uses: row[2],
                    lastDone: row.optionalDay(3))
                return (candidate: candidate, key: key)
            }
            let hidden =
                withLibrary
                ? try HiddenExercises(db, access.viewer).numbers : Set(ExerciseLibrary.entries.map(\.number))
            return ExerciseNames(own, hidden: hidden)
        }
    }
}

/// An exercise to pick for a session.
public struct ExerciseChoice: Hashable, Sendable, Identifiable {
    /// The exercise.
    public let id: Identifier<Exercise>
    /// Its name.
    public let name: String
    /// How many times the client did sets of it.
    public let uses: Int
    /// The last day on which the client did it.
    public let lastDone: Day?
}

extension ExerciseChoice {
    /// A trainer's exercises in use with the client's number of uses, the last use, and the search words. Takes the
    /// client and the trainer.
    static let query = """
        SELECT e.id, e.name,
            (SELECT count(*) FROM \(done)) AS uses, (SELECT max(r.day) FROM \(done)), e.name_key, e.other_names
        FROM exercise e WHERE e.owner = ?2 AND e.archived_at IS NULL
        ORDER BY uses DESC, e.name_key, e.id
        """

    // One index lookup for each exercise, no scan of all sessions. Planned or empty cells do not count.
    private static let done = """
        session_row r WHERE r.exercise = e.id AND r.client = ?1
            AND EXISTS (SELECT 1 FROM performed_set WHERE session_row = r.id)
        """
}

extension Exercises {
    /// The trainer's exercises in use: those that this client did most often first, the others by name.
    public func choices(for client: Identifier<Client>) throws(StoreError) -> [ExerciseChoice] {
        try access.read(of: client) { db, _ in
            try db.all(ExerciseChoice.query, client, access.viewer) { row in
                ExerciseChoice(id: row.id(0), name: row.text(1), uses: row[2], lastDone: row.optionalDay(3))
            }
        }
    }
}

/// The earlier lifts of clients in an exercise.
public struct DoneLoads {
    package let access: Access

    /// The last time of each of these exercises, if there is one.
    ///
    /// - Parameters:
    ///   - session: the session to look back from; nil for the newest.
    ///   - rule: which times count.
    ///   - phase: the current phase; nil outside of phases.
    public func lastTimes(
        client: Identifier<Client>, exercises: [Identifier<Exercise>],
        before session: Identifier<TrainingSession>? = nil, by rule: GhostRule = .any,
        in phase: Identifier<Phase>? = nil
    ) throws(StoreError) -> [Identifier<Exercise>: DoneCell] {
        if rule == .off || rule == .phase && phase == nil { return [:] }
        let only = rule == .phase ? phase : nil
        return try access.read { db in
            let past = try Past(db, client: client, before: session, viewer: access.viewer)
            var cells: [Identifier<Exercise>: DoneCell] = [:]
            for exercise in Set(exercises) { cells[exercise] = try past.cells(exercise, in: only, limit: 1).first }
            return cells
        }
    }

    /// The client's sets in this exercise, from the newest on; only cells with sets.
    public func history(
        client: Identifier<Client>, exercise: Identifier<Exercise>, before session: Identifier<TrainingSession>? = nil,
        limit: Int = 10
    ) throws(StoreError) -> [DoneCell] {
        try access.read { db in
            try Past(db, client: client, before: session, viewer: access.viewer).cells(exercise, limit: limit)
        }
    }

    /// The repetitions of each work set of the time with the most repetitions; of equal times the newest. Empty if
    /// there is none: there is nothing to count down from.
    public func bestSeries(
        client: Identifier<Client>, exercise: Identifier<Exercise>,
        before session: Identifier<TrainingSession>? = nil
    ) throws(StoreError) -> [Int] {
        try access.read { db in
            try Past(db, client: client, before: session, viewer: access.viewer).bestSeries(exercise)
        }
    }

    /// The client's best work sets in this exercise.
    public func best(
        client: Identifier<Client>, exercise: Identifier<Exercise>, before session: Identifier<TrainingSession>? = nil,
        by formula: StrengthFormula
    ) throws(StoreError) -> BestSets {
        try access.read { db in
            try Past(db, client: client, before: session, viewer: access.viewer).best(exercise, by: formula)
        }
    }
}

extension DiaryAccess {
    /// The earlier lifts of clients in an exercise.
    public var loads: DoneLoads { DoneLoads(access: access) }
}

/// A client's sets in one exercise on one day.
public struct DoneCell: Hashable, Sendable {
    /// The session it belongs to.
    public let session: Identifier<TrainingSession>
    /// The session's row.
    public let sessionRow: Identifier<SessionRow>
    /// The session's day.
    public let day: Day
    /// The load cell, exactly as typed.
    public let text: String
    /// The unit of the text.
    public let unit: MassUnit
    /// The prescription at that time.
    public let prescription: Prescription
    /// The gym location, if known.
    public let place: Place?
}

extension DoneCell {
    /// The gym location if it differs from this one; nil if one of both is unknown.
    public func elsewhere(than here: Identifier<Place>?) -> Place? {
        guard let here, let place, place.id != here else { return nil }
        return place
    }
}

extension Sequence<DoneCell> {
    /// The sets session by session, in the order of the cells, newest first: several rows of an exercise in a session
    /// are joined in the order of training.
    public func bySession(kind: UnitKind) -> [LoadCell] {
        var sessions: [[DoneCell]] = []
        for cell in self {
            if sessions.last?.last?.session == cell.session {
                sessions[sessions.count - 1].append(cell)
            } else {
                sessions.append([cell])
            }
        }
        return sessions.map { cells in
            LoadCell(cells.reversed().map(\.text).joined(separator: " "), unit: cells[0].unit, kind: kind)
        }
    }
}
