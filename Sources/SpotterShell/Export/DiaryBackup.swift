import DiaryStore
import Foundation
import ViewKit

/// A copy of the diary by command, beside those of every day.
package enum DiaryBackup {
    package static func make(_ context: inout Context) {
        guard let make = context.services.makeBackup else { return }
        // A copy that is written is there, also when it should have been stopped.
        context.work("Writing a backup", mayHaveCommitted: true) { [diary = context.diary] _ in
            try make(diary)
        } failed: { error, context in
            context.report(error)
        } then: { place, context in
            context.message = .success("The backup is \(place.path).")
        }
    }
}
