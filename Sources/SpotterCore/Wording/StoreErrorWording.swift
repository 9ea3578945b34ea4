public import DiaryStore
import FitnessModel
import Foundation

extension StoreError {
    /// The error and its fix in one or two sentences for the user, with the path or record if there is one.
    public var wording: String {
        switch self {
        case .newerSchema(let found, let known):
            "The diary was written by a newer Spotter (format \(found), this one knows \(known)). Update Spotter to open it."
        case .olderSchema(let found, let known):
            "The diary was made by an older Spotter (format \(found), this one uses \(known)). Start spotter once to bring it up to date; a copy is kept."
        case .notBegun(let path):
            "\(path) is empty: no diary was begun in it. Start spotter to begin one, or name another file with --db."
        case .fileReplaced(let path, let copy):
            "Nothing more is saved, quit: another program removed, moved or replaced \(path) or a file beside it. "
                + (copy.map { "Everything entered until now is in \($0)." }
                    ?? "Start spotter again to see what is there.")
        case .locked:
            "Another program holds the diary and did not let go. Nothing was changed; try again in a moment."
        case .diskFull:
            "The disk is full. Nothing was changed; make room and do it again."
        case .diskFault(let detail):
            "The disk failed (\(detail)). Check the disk; `spotter doctor` looks at the diary, `spotter restore` brings a backup."
        case .corrupt(let detail):
            "The diary is damaged (\(detail)). Leave it as it is; `spotter doctor` says more, `spotter restore` brings a backup."
        case .readOnly:
            "The diary cannot be written: its file, its folder or the way it was opened allows reading only. Check the rights."
        case .isDirectory(let path):
            "\(path) is a folder, not a diary. Name the file inside it: --db \(path)/diary.sqlite"
        case .notADiary(let path):
            "\(path) is not a diary of Spotter. It was left alone; name another file with --db."
        case .cannotOpen(let path, let reason):
            "\(path) cannot be opened: \(reason.wording). Check the path and its rights."
        case .undoConflict(let change):
            "\"\(change.sentence)\" cannot be undone or redone: something later changed the same records. Undo that first."
        case .restoreConflict(let change):
            "\"\(change.sentence)\" cannot be taken back alone: it is there again, or what it belongs to is gone, or something later changed the same records. Bring that back first, or go back step by step: U, then u."
        case .inUse(let what, let places):
            "\(what) is used in \(Self.listed(places)). Remove it there first, or archive it (z)."
        case .recipeInItself(let recipe, let part):
            "\(recipe) would be made of itself: \(part) contains it. Take \(part) out of the parts."
        case .missing:
            "That is not there any more: it was deleted meanwhile. Nothing was changed."
        case .notEmpty:
            "The diary is not empty, and only an empty one can be filled. Name a new file."
        case .changedMeanwhile(let record, let fields):
            "\(record) was changed meanwhile elsewhere (\(fields.map { $0.replacing("_", with: " ") }.joined(separator: ", "))). Nothing was written; look at it again and repeat your change."
        case .impossible(let name, let reason):
            "\(name): \(reason.wording)"
        case .ambiguousName(let name, let count):
            "\(count) clients are called \(name). Give the one that is meant another name, or name it by its id."
        case .clockAhead(let now):
            "The clock of this machine says \(now.formatted(.iso8601)), which is too far in the future to number records. Nothing was changed; set the clock right."
        case .refused(let rule):
            "The diary refused it: \(rule.wording). Nothing was changed."
        case .constraint(let detail):
            "The diary refused it: \(detail). Nothing was changed."
        case .cancelled:
            "Stopped. Nothing was changed."
        case .other(let detail):
            "It did not work: \(detail). Nothing was changed."
        }
    }

    /// The first three places and the number of the others.
    private static func listed(_ places: [String]) -> String {
        guard places.count > 3 else { return places.joined(separator: ", ") }
        return places.prefix(3).joined(separator: ", ") + " and \(places.count - 3) more places"
    }
}

extension StoreError.Obstacle {
    /// The obstacle as part of a sentence.
    var wording: String {
        switch self {
        case .system(let code): String(cString: strerror(code))
        case .database(let words): words
        case .brokenLink(let end): "it is a link to \(end ?? "a file"), which is not there"
        case .nameTaken: "a file of this name is already there"
        case .noOrdinaryFile: "this is not an ordinary file"
        case .isDiary: "this is the diary itself"
        case .unreadableLog(let path): "changes wait in \(path), which cannot be read here"
        }
    }
}

extension StoreError.Rule {
    /// The rule as part of a sentence.
    var wording: String {
        switch self {
        case .partLength(let limit): "a part lasts 1 to \(limit) days"
        case .pauseLength(let limit): "a pause lasts up to \(limit) days"
        case .pauseTooShort(0): "no pause lies before it; shorten the part before"
        case .pauseTooShort(let days): "only \(days) days of pause lie before it"
        case .noStart(let mesocycle): "\(mesocycle) has no start yet"
        case .nothingToCome(let mesocycle): "every part of \(mesocycle) has been trained; nothing is left to move"
        case .runGoesOn(let client): "a run of \(client) is in progress; end it first"
        case .runHasEnded: "the run has ended"
        case .columnInUse(let column, let phase): "column \(column) of \(phase) holds a session or a plan"
        case .dayInUse(let day, let rows): "day \(day) has \(Count.text(rows, "row")): give them another day first"
        case .noSuchDay(let day, let phase): "\(phase) has no day \(day)"
        case .columnNotFree(let column, let phase): "column \(column) of \(phase) is not free"
        case .tooManyColumns(let count, let limit): "\(count) sessions are asked for, and a phase has \(limit) at most"
        case .sessionWithoutDay(let column): "what was done in column \(column) needs a day"
        case .noFreeColumn(let phase): "every column of \(phase) holds a session"
        case .templateHasNoClient: "a template cannot be trained"
        case .liveSessions(let limit): "\(limit) sessions are live, more cannot be kept in view. Finish one first (w w)"
        case .seriesCannotMove: "its rule cannot be moved by days; move this one alone"
        case .noConsent(let client): "\(client) has not agreed to keep this"
        case .checkInStays: "check-ins and practices stay as they were; u takes back the one just made"
        case .answersStay: "a questionnaire stays as it was answered; u takes back the last answer"
        case .questionsLeft(let count): "\(Count.text(count, "question")) left without an answer"
        case .noSuchAnswer: "this cannot be answered to the question"
        case .programmeGoesOn: "the four weeks go on already"
        case .programmeIsOver: "these four weeks are over"
        case .weekClosed(let week): "week \(week) cannot be written in now"
        case .weekIncomplete(let week): "something of week \(week) is not said yet"
        case .programmeNotClosing: "the questions at the end come first"
        case .noteWithoutCheckIn(let day): "a note needs a check-in of the same day, \(day)"
        case .handOverCode: "the code has from 4 to 12 characters"
        case .codeWithoutHash: "this system cannot hash a code; without one, y takes the terminal back"
        case .rowWithoutExercise: "the row has no exercise"
        case .mergeIntoItself: "an exercise cannot be merged into itself"
        case .categoryExists(let name): "there is a category \(name) already"
        case .categoryWithoutName: "a category needs a name"
        case .categoryOfOthers(let name): "other trainers have sorted into \(name), it stays the gym's"
        }
    }
}
