package import DiaryExchange
package import DiaryStore
import FitnessModel
package import Foundation

extension TrainingLog {
    /// The sessions as the diary takes them. Exercises that were only ever held or covered become such exercises.
    package func drafts(in zone: TimeZone) -> [SessionDraft] {
        let kinds = kinds
        return sessions.map { session in
            SessionDraft(
                source: session.key, day: session.day, startedAt: session.startedAt?.date(in: zone),
                durationSeconds: session.durationSeconds, title: session.title, note: session.note,
                rows: session.exercises.map { exercise in
                    SessionDraft.RowDraft(
                        exerciseName: exercise.name, unitKind: kinds[exercise.name] ?? .loadAndReps,
                        sets: exercise.sets, note: exercise.note)
                })
        }
    }

    /// What is counted in each exercise, by all that was done in it.
    private var kinds: [String: UnitKind] {
        var kinds: [String: UnitKind] = [:]
        for exercise in sessions.lazy.flatMap(\.exercises) {
            kinds[exercise.name] = UnitKind.counted(in: exercise.sets.flatMap(\.parts), or: kinds[exercise.name])
        }
        return kinds
    }

    /// The different exercises in the order in which they first come.
    var exerciseNames: [String] {
        var seen: Set<String> = []
        return sessions.flatMap(\.exercises).map(\.name).filter { seen.insert($0).inserted }
    }
}

extension UnitKind {
    /// What is counted where this was done, and in other sessions another kind: a weight once lifted makes it an exercise
    /// with weights; then repetitions go before metres and seconds.
    static func counted(in parts: [PerformedSet.Part], or other: UnitKind?) -> UnitKind? {
        let known = Set(parts.map(\.kind) + [other].compactMap(\.self))
        return [.loadAndReps, .bodyWeight, .distance, .time].first(where: known.contains)
    }
}

extension PerformedSet.Part {
    fileprivate var kind: UnitKind {
        switch (work, resistance) {
        case (.reps, .load): .loadAndReps
        case (.reps, _): .bodyWeight
        case (.distance, _): .distance
        case (.time, _): .time
        }
    }
}
