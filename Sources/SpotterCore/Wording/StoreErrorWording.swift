public import DiaryStore
import FitnessModel
import Foundation
public import Phrases

extension StoreError {
    /// The error and its fix in one or two sentences for the user, with the path or record if there is one.
    public var wording: Phrase {
        switch self {
        case .newerSchema(let found, let known):
            "The diary was written by a newer Spotter (format \(found), this one knows \(known)). Update Spotter to open it."
        case .olderSchema(let found, let known):
            "The diary was made by an older Spotter (format \(found), this one uses \(known)). Start spotter once to bring it up to date; a copy is kept."
        case .notBegun(let path):
            "\(path) is empty. Start spotter to create a diary in it, or choose another file with --db."
        case .fileReplaced(let path, let copy):
            copy.map {
                "Nothing is saved any more; quit. Another program removed, moved or replaced \(path) or a file next to it. Everything entered until now is in \($0)."
            }
                ?? "Nothing is saved any more; quit. Another program removed, moved or replaced \(path) or a file next to it. Start spotter again to see what the file holds."
        case .locked:
            "The diary is locked by another program. Nothing was changed; try again in a moment."
        case .diskFull:
            "The disk is full. Nothing was changed; free some space and try again."
        case .diskFault(let detail):
            "The disk failed (\(detail)). Check the disk; `spotter doctor` checks the diary, `spotter restore` restores a backup."
        case .corrupt(let damage):
            "The diary is damaged (\(damage.wording)). Do not change it; `spotter doctor` shows details, `spotter restore` restores a backup."
        case .readOnly:
            "The diary is read-only: its file, its folder or the way it was opened allows reading only. Check the permissions."
        case .isDirectory(let path):
            "\(path) is a folder, not a diary. Name the file inside it: --db \(path)/diary.sqlite"
        case .notADiary(let path):
            "\(path) is not a Spotter diary. It was not changed; choose another file with --db."
        case .cannotOpen(let path, let reason):
            "\(path) cannot be opened: \(reason.wording). Check the path and its permissions."
        case .undoConflict(let change):
            "\"\(change.sentence)\" cannot be undone or redone: a later change affects the same records. Undo that change first."
        case .restoreConflict(let change):
            "\"\(change.sentence)\" cannot be undone alone: the record exists again, what it belongs to was deleted, or a later change affects it. Restore that first, or undo step by step: U, then u."
        case .inUse(let what, let places):
            places.count > 3
                ? "\(what) is used in \(list: places.prefix(3).map(\.wording)) and \(places.count - 3, one: "more place", other: "more places"). Remove it there first, or archive it (z)."
                : "\(what) is used in \(list: places.map(\.wording)). Remove it there first, or archive it (z)."
        case .recipeInItself(let recipe, let part):
            "\(recipe) would contain itself: \(part) contains it. Remove \(part) from the ingredients."
        case .missing:
            "This no longer exists: it was deleted in the meantime. Nothing was changed."
        case .notEmpty:
            "The diary is not empty, and only an empty one can be filled. Choose a new file."
        case .changedMeanwhile(let record, let fields):
            "\(record.wording) was changed elsewhere in the meantime (\(list: fields.map { $0.replacing("_", with: " ") })). Nothing was saved; check the record and repeat your change."
        case .impossible(let name, let reason):
            "\(name): \(reason.wording)"
        case .ambiguousName(let name, let count):
            "\(count) clients are called \(name). Rename the one you mean, or use its id."
        case .clockAhead(let now):
            "The system clock shows \(now.formatted(.iso8601)), which is too far in the future to number records. Nothing was changed; set the clock."
        case .refused(let rule):
            "Not possible: \(rule.wording). Nothing was changed."
        case .constraint(let constraint, let code):
            "The diary rejected this: \(constraint.wording) (SQLite \(code)). Nothing was changed."
        case .unreadableValue:
            "A stored value has the wrong type. Nothing was changed."
        case .database(let code):
            "Not possible: the database answered with an error (SQLite \(code)). Nothing was changed."
        case .cancelled:
            "Stopped. Nothing was changed."
        case .other(let detail):
            "This failed: \(detail). Nothing was changed."
        }
    }
}

extension StoreError.Damage {
    /// The damage as part of a sentence.
    package var wording: Phrase {
        switch self {
        case .database(let words): "\(words)"
        case .journal: "a change in the journal cannot be read"
        case .track: "the track of a run cannot be read"
        case .lostReference(let reference): reference.wording
        }
    }
}

extension LostReference {
    /// "session_row 17: no exercise".
    package var wording: Phrase { row.map { "\(table) \(Int($0)): no \(target)" } ?? "\(table): no \(target)" }
}

extension StoreError.Constraint {
    /// The broken rule as part of a sentence.
    var wording: Phrase {
        switch self {
        case .duplicate: "such a record exists already"
        case .reference: "another record needs it, or it needs one that is gone"
        case .value: "a value is out of range"
        case .missingValue: "a value is missing"
        case .other: "a rule of the diary does not allow it"
        }
    }
}

extension StoreError.Obstacle {
    /// The obstacle as part of a sentence.
    var wording: Phrase {
        switch self {
        case .system(let code): "\(String(cString: strerror(code)))"
        case .database(let words): "\(words)"
        case .brokenLink(let end):
            end.map { "it is a link to \($0), which does not exist" } ?? "it is a link to a file that does not exist"
        case .nameTaken: "a file with this name already exists"
        case .noOrdinaryFile: "it is not a regular file"
        case .isDiary: "it is the diary itself"
        case .unreadableLog(let path): "\(path) holds pending changes and cannot be read"
        }
    }
}

extension StoreError.Rule {
    /// The rule as part of a sentence.
    var wording: Phrase {
        switch self {
        case .partLength(let limit): "a part lasts 1 to \(limit) days"
        case .pauseLength(let limit): "time off lasts up to \(limit) days"
        case .pauseTooShort(0): "there is no time off before it; shorten the part before"
        case .pauseTooShort(let days):
            "there \(plural: days, one: "is", other: "are") only \(days, one: "day", other: "days") off before it"
        case .noStart(let mesocycle): "\(mesocycle) has no start date yet"
        case .nothingToCome(let mesocycle): "every part of \(mesocycle) has been trained; nothing is left to move"
        case .runGoesOn(let client): "a run of \(client) is in progress; end it first"
        case .runHasEnded: "the run has ended"
        case .columnInUse(let column, let phase): "column \(column) of \(phase) holds a session or a plan"
        case .dayInUse(let day, let rows):
            "day \(day) has \(rows, one: "row", other: "rows"): move them to another day first"
        case .noSuchDay(let day, let phase): "\(phase) has no day \(day)"
        case .columnNotFree(let column, let phase): "column \(column) of \(phase) is not free"
        case .tooManyColumns(let count, let limit): "a phase has at most \(limit) sessions, not \(count)"
        case .sessionWithoutDay(let column): "the session in column \(column) needs a day"
        case .noFreeColumn(let phase): "every column of \(phase) holds a session"
        case .templateHasNoClient: "a template cannot be trained"
        case .liveSessions(let limit): "at most \(limit) sessions can be live. Finish one first (w w)"
        case .seriesCannotMove: "the series cannot be moved by days; move this appointment alone"
        case .noConsent(let client): "\(client) has not consented to storing this"
        case .checkInStays: "check-ins and practices cannot be changed; u undoes the last one"
        case .answersStay: "an answered questionnaire cannot be changed; u undoes the last answer"
        case .questionsLeft(let count): "\(count, one: "question", other: "questions") not answered yet"
        case .noSuchAnswer: "this is not an answer to the question"
        case .programmeGoesOn: "a four-week programme is already in progress"
        case .programmeIsOver: "this four-week programme has ended"
        case .weekClosed(let week): "week \(week) is closed"
        case .weekIncomplete(let week): "week \(week) is not complete yet"
        case .programmeNotClosing: "answer the closing questions first"
        case .noteWithoutCheckIn(let day): "a note needs a check-in on the same day, \(day)"
        case .handOverCode: "the code has 4 to 12 characters"
        case .codeWithoutHash: "this system cannot hash a code; without one, y ends client mode"
        case .rowWithoutExercise: "the row has no exercise"
        case .mergeIntoItself: "an exercise cannot be merged into itself"
        case .categoryExists(let name): "the category \(name) already exists"
        case .categoryWithoutName: "a category needs a name"
        case .categoryOfOthers(let name): "other trainers use the category \(name), it stays shared"
        }
    }
}
