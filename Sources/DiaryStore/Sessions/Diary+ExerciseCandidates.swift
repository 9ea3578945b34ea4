public import FitnessModel

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

    fileprivate init(_ entry: LibraryExercise) {
        (choice, name, otherNames) = (.library(entry.number), entry.name, entry.otherNames)
        (uses, lastDone) = (0, nil)
    }

    fileprivate init(_ id: Identifier<Exercise>, _ name: String, uses: Int, lastDone: Day?) {
        // A name that the library knows is found by what else the library calls it.
        let otherNames = ExerciseLibrary.named(name)?.otherNames ?? []
        (self.choice, self.name, self.otherNames) = (.known(id), name, otherNames)
        (self.uses, self.lastDone) = (uses, lastDone)
    }
}

extension DiaryAccess {
    /// What may be meant while the name of an exercise is typed: the trainer's exercises in use with what this client did of
    /// them, then those of the library that are not among them.
    ///
    /// - Parameter client: whose sheet it is; nil for a template.
    public func exerciseCandidates(for client: Identifier<Client>?) throws(StoreError) -> [ExerciseCandidate] {
        let own =
            if let client {
                try exerciseChoices(for: client).map {
                    ExerciseCandidate($0.id, $0.name, uses: $0.uses, lastDone: $0.lastDone)
                }
            } else {
                try exercises.names().map { ExerciseCandidate($0.id, $0.name, uses: 0, lastDone: nil) }
            }
        let taken = Set(own.map(\.name.searchKey))
        return own + ExerciseLibrary.entries.filter { !taken.contains($0.name.searchKey) }.map(ExerciseCandidate.init)
    }
}
