public import DiaryExchange
public import DiaryStore
import FitnessModel
public import Foundation

extension TrainingLog {
    /// The sessions as the diary takes them. Exercises that were only ever held or covered become such exercises.
    public func drafts(in zone: TimeZone) -> [SessionDraft] {
        let kinds = ExerciseKinds(self)
        return sessions.map { session in
            SessionDraft(
                source: session.key, day: session.day, startedAt: session.startedAt?.date(in: zone),
                durationSeconds: session.durationSeconds, title: session.title, note: session.note,
                rows: session.exercises.map { exercise in
                    SessionDraft.RowDraft(
                        exerciseName: exercise.name, unitKind: kinds[exercise.name], sets: exercise.sets,
                        note: exercise.note)
                })
        }
    }

    /// The different exercises in the order in which they first come.
    public var exerciseNames: [String] {
        var seen: Set<String> = []
        return sessions.flatMap(\.exercises).map(\.name).filter { seen.insert($0).inserted }
    }
}
