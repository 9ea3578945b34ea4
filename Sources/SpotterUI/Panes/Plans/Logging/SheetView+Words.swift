import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// What a command of one letter logged.
struct LoggedByLetter: Sendable {
    /// The cell in which it was.
    let place: SheetCursor
    let session: Identifier<TrainingSession>
    /// The rest that ran before.
    let rest: RestTimer?
    /// The state of the diary since.
    let revision: Int
}

extension SheetView {
    /// "felt heavy" is a note and no set of last time: letters that come as fast as one types a word are text, and what the
    /// first of them logged is taken back.
    mutating func takeAsWord(_ letters: [Key], context: inout Context) -> Bool {
        guard let logged = loggedByLetter, logged.revision == context.revision else { return false }
        loggedByLetter = nil
        guard context.save(nil, { diary in _ = try diary.undo() }) else { return false }
        context.rests[logged.session] = logged.rest
        readSheet(&context)
        cursor = logged.place
        guard begin(with: letters, context: &context) else { return false }
        context.message = .plain("A word is a note: Enter keeps it, Esc drops it. Nothing was logged.")
        return true
    }
}
