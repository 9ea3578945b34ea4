import DiaryStore
import FitnessModel
import ViewKit

/// What is done with runs in more than one view.
enum RunActions {
    /// Deletes a run; undo brings it back with its laps and its track.
    static func delete(_ run: Run, _ context: inout Context) {
        context.write("Deleted the \(run.kind.label) of \(run.day.short). u brings it back.") { diary in
            try diary.deleteRun(run.id)
        }
    }
}
