public import DiaryStore
public import FitnessModel
public import Foundation

extension Sessions {
    /// Finishes a session as the form does, with a note and an RPE.
    public func finish(
        _ id: Identifier<TrainingSession>, note: String = "", effort: Effort?, at end: Date? = nil
    ) throws {
        try access.change { change in
            let old = try change.sessions.get(id)
            var new = old
            (new.note, new.effort) = (note, effort)
            try change.sessions.finish(id, at: end)
            try change.sessions.update(from: old, to: new)
        }
    }
}
