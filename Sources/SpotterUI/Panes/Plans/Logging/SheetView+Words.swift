import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// What a command of one letter logged.
struct LoggedByLetter: Sendable {
    let session: Identifier<TrainingSession>
    /// The rest that ran before.
    let rest: RestTimer?
    /// The state of the diary since.
    let revision: Int
}

extension SheetView {
    mutating func noteLetter(_ context: Context) { letterPlace = (cursor, context.revision) }

    /// "felt heavy" is a note and no set of last time, "hurts" undoes nothing: letters that come on a cell of the live session
    /// as fast as one types a word are text, and what the first of them logged or where it went is taken back.
    mutating func takeAsWord(_ letters: [Key], context: inout Context) -> Bool {
        guard let start = letterPlace, start.cursor.field.column.map({ sheet.sessions[$0]?.state == .live }) == true,
            !letters.allSatisfy({ Self.motions.contains($0) })
        else { return false }
        let hasLogged = loggedByLetter?.revision == context.revision && start.revision != context.revision
        guard hasLogged || start.revision == context.revision else { return false }
        if hasLogged, let logged = loggedByLetter {
            guard context.save(nil, { diary in _ = try diary.undo() }) else { return false }
            context.rests[logged.session] = logged.rest
            readSheet(&context)
        }
        loggedByLetter = nil
        cursor = start.cursor
        guard begin(with: letters, context: &context) else { return false }
        context.message = .plain("A word is a note: Enter keeps it, Esc drops it. Nothing was logged.")
        return true
    }

    /// Who goes about with these goes fast.
    private static let motions: Set<Key> = [.char("h"), .char("j"), .char("k"), .char("l"), .char("G")]
}
