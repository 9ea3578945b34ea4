import DiaryStore
import Foundation
import ViewKit

/// A copy of the diary by command, besides the daily ones.
package enum DiaryBackup {
    package static func make(_ context: inout Context) {
        guard let make = context.services.makeBackup else { return }
        // A copy that was written exists, even if the job was stopped.
        context.work("Writing a backup", mayHaveCommitted: true) { [diary = context.diary] _ in
            try make(diary)
        } failed: { error, context in
            context.report(error)
        } then: { place, context in
            context.message = .success("Saved the backup to \(place.path).")
        }
    }
}
