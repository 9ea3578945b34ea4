import DiaryExchange
import FitnessModel

/// What is counted in each exercise of a file, by all that was done in it.
struct ExerciseKinds {
    private var kindByName: [String: UnitKind] = [:]

    init(_ log: TrainingLog) {
        for exercise in log.sessions.lazy.flatMap(\.exercises) {
            for part in exercise.sets.lazy.flatMap(\.parts) { note(Self.kind(of: part), for: exercise.name) }
        }
    }

    /// Weight and reps when nothing was ever done.
    subscript(name: String) -> UnitKind { kindByName[name] ?? .loadAndReps }

    /// A weight once lifted makes it an exercise with weights; then repetitions go before metres and seconds.
    private mutating func note(_ kind: UnitKind, for name: String) {
        guard let old = kindByName[name] else {
            kindByName[name] = kind
            return
        }
        if Self.rank(kind) < Self.rank(old) { kindByName[name] = kind }
    }

    private static func kind(of part: PerformedSet.Part) -> UnitKind {
        switch (part.work, part.resistance) {
        case (.reps, .load): .loadAndReps
        case (.reps, _): .bodyWeight
        case (.distance, _): .distance
        case (.time, _): .time
        }
    }

    private static func rank(_ kind: UnitKind) -> Int {
        switch kind {
        case .loadAndReps: 0
        case .bodyWeight: 1
        case .distance: 2
        case .time: 3
        }
    }
}
