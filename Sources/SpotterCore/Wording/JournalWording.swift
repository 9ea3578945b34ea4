package import DiaryStore
import FitnessModel
package import Phrases

extension JournalEntry {
    /// The change as a sentence: "Log Box squat 80x3 (Jan Novák)".
    package var sentence: Phrase { content.sentence }

    /// The deleted record: "client Jan Novák"; nil for other changes.
    package var deleted: Phrase? {
        guard isDeletion else { return nil }
        return switch content {
        case .facts(let facts): facts.deleted
        case .label(let label, _): "\(label.withoutVerb)"
        case .unnamed, .erased, .ofAnother: nil
        }
    }
}

extension JournalEntry.Content {
    /// The change as a sentence: "Log Box squat 80x3 (Jan Novák)".
    package var sentence: Phrase {
        switch self {
        case .facts(let facts): facts.sentence
        case .label(let label, _): "\(label)"
        case .unnamed: "Change the diary"
        case .erased: "A change, partly erased"
        case .ofAnother(let trainer): trainer.map { "A change by \($0)" } ?? "A change without a trainer"
        }
    }

    /// Whether the sentence says whose change it is.
    package var namesClient: Bool {
        guard case .facts(let facts) = self else { return false }
        var nameless = facts.details
        nameless[.client] = ""
        let kind = facts.kind
        return facts.sentence
            != ChangeFacts(kind.action, kind.record, subject: facts.subject, of: facts.client, nameless).sentence
    }

    /// The sentence without the client, for lists that show the client beside it: "Log Box squat 80x3".
    package var sentenceWithoutClient: Phrase {
        guard case .facts(let facts) = self else { return sentence }
        return facts.sentence(inBrackets: "")
    }
}

extension ChangeFacts {
    fileprivate var sentence: Phrase { sentence(inBrackets: details[.client]) }

    /// The deleted or restored record.
    fileprivate var deleted: Phrase {
        switch kind.record {
        case .appointment where details.isSet(.isSeries):
            details.day(.source).map { "series from \($0.short) on: \(recordPhrase)" } ?? "series: \(recordPhrase)"
        case .bodyGoal: "the goal of \(details[.client]): \(quantityName)"
        case .mesocyclePart: partPhrase
        case .phase where details.isSet(.places): "\(recordPhrase) (also in \(details[.places]))"
        case .session: "\(recordPhrase), \(day)"
        case .sessionRow: "\(details[.name]) from session (\(details[.client]))"
        case .old: "\(details[.name].withoutVerb)"
        default: recordPhrase
        }
    }

    /// - Parameter client: The client named in brackets at the end of the sentence; empty for none.
    fileprivate func sentence(inBrackets client: String) -> Phrase {
        let (name, record) = (details[.name], recordPhrase)
        let brackets = { (sentence: Phrase) -> Phrase in client.isEmpty ? sentence : "\(sentence) (\(client))" }
        return switch (kind.action, kind.record) {
        case (.add, .appointment) where details.isSet(.isSeries): "Add series: \(record)"
        case (.add, .activityEntry): "Record \(name)"
        case (.add, .feedback): "Add feedback"
        case (.add, .foodEntry): "Add \(name) to \(details[.meal])"
        case (.add, .mesocyclePart):
            details.isSet(.source)
                ? "Add phase \(details[.source]) to \(mesocyclePhrase)"
                : "Add \(number, one: "phase", other: "phases") to \(mesocyclePhrase)"
        case (.add, .notice): "Add announcement"
        case (.add, .package): "Add \(number, one: "session", other: "sessions") for \(details[.client])"
        case (.add, .phaseRow) where details.isSet(.source) || details.isSet(.count):
            addedRows
        case (.add, .phaseRow): "Add row to \(details[.to])"
        case (.add, .sessionRow) where details.isSet(.isNew): "Add new exercise \(name) to session"
        case (.add, .sessionRow): brackets("Add \(name) to session")
        case (.add, .weighIn): "Weigh \(details[.client]) \(details[.day]), \(details[.value])"
        case (.add, _): "Add \(record)"
        case (.edit, .diaryDay): "Edit the day \(details[.day]) of \(details[.client])"
        case (.edit, .plate): "Edit the plates of the gym"
        case (.edit, .phaseRow): editedRow
        case (.edit, _): "Edit \(record)"
        case (.delete, .bodyGoal), (.delete, .mesocyclePart): "Remove \(deleted)"
        case (.delete, .sessionRow): brackets("Remove \(name) from session")
        case (.delete, _): "Delete \(deleted)"
        case (.restore, _): "Restore \(deleted)"
        case (.archive, _): "Archive \(record)"
        case (.unarchive, _): "Unarchive \(record)"
        case (.hide, .exercise): "Hide \(name) in the library"
        case (.show, .exercise): "Show \(name) in the library"
        case (.take, .phaseRow): "Copy last \(takenTargets) into \(sheet)"
        case (.take, _): "Add \(name) from the library"
        case (.hide, _): "Hide \(record)"
        case (.show, _): "Show \(record)"
        case (.rename, _): "Rename \(record)"
        case (.move, .sessionRow): brackets("Move \(name)")
        case (.move, .mesocyclePart): "Move \(partPhrase)"
        case (.move, _): "Move \(record)"
        case (.sort, .category):
            sorted
        case (.sort, _): "Sort \(record)"
        case (.share, _): "Share \(record)"
        case (.unshare, _): "Stop sharing \(record)"
        case (.duplicate, .phaseRow):
            name.isEmpty ? "Duplicate row in \(details[.to])" : "Duplicate \(name) in \(details[.to])"
        case (.duplicate, _): "Duplicate \(record)"
        case (.repeat, _): "Repeat \(partPhrase)"
        case (.assign, .mesocycle) where subject != nil: "Assign mesocycle \(name) to \(details[.client])"
        case (.assign, _):
            details.isSet(.client)
                ? "Assign \(assigned) to \(details[.client])"
                : "Assign \(assigned) to \(details.number(.clients) ?? 0, one: "client", other: "clients")"
        case (.template, _):
            kind.record == .mesocycle ? "Make template of mesocycle \(name)" : "Make template of \(name)"
        case (.routine, _): "Make routine of \(name)"
        case (.merge, _): "Merge \(name) into \(details[.to])"
        case (.import, .phase): details.isSet(.client) ? brackets("Import \(name)") : "Import \(record)"
        case (.import, _):
            details.isSet(.client)
                ? "Import \(details[.file]) for \(details[.client])" : "Import \(details[.file])"
        case (.set, .energyGoal): "Set the goal of \(details[.client]) from \(details[.day])"
        case (.set, .bodyGoal): "Set \(deleted)"
        case (.set, .energyProfile): "Set how the energy of \(details[.client]) is calculated"
        case (.set, .measureProfile): "Set the girths shown for \(details[.client])"
        case (.set, .nutrientTarget): "Set the nutrient targets of \(details[.client])"
        case (.set, .skinfoldProfile): "Set how the folds of \(details[.client]) are read"
        case (.set, .skinfoldReference):
            "Set the reference of \(SkinfoldSite(rawValue: details[.kind])?.name ?? "\(details[.kind])")"
        case (.set, _): "Set \(record)"
        case (.setMachine, _):
            details.isSet(.isNew) ? "Put \(name) on a machine" : "Take \(name) off its machine"
        case (.setDay, _): setDaySentence(client)
        case (.estimate, _): "Estimate the energy of \(details[.client])'s session"
        case (.correct, .food): "Correct \(number, one: "entry", other: "entries") of \(name)"
        case (.correct, _): "Correct the energy of \(details[.client])'s session"
        case (.copy, .foodEntry): "Copy \(copiedFood)"
        case (.copy, _): "Copy session \(details[.source]) of \(sheet) into \(details[.column])"
        case (.cut, _): "Cut \(cells) out of \(sheet)"
        case (.paste, _): "Paste \(cells) into \(sheet)"
        case (.clear, .phase): "Clear \(cells) of \(sheet)"
        case (.clear, .phaseRow): "Remove the exercise from a row of \(details[.to])"
        case (.clear, .plannedCell): brackets("Clear plan of \(name) in session \(details[.column])")
        case (.clear, _): brackets("Clear \(name)")
        case (.fill, .phaseRow): "Add exercise \(details[.value]) to \(record)"
        case (.fill, .session): "Fill \(number, one: "cell", other: "cells")"
        case (.fill, _): "Fill \(cells) of \(sheet)"
        case (.plan, .appointment): "Plan again: \(record)"
        case (.plan, .phaseRow): "Plan \(number, one: "session", other: "sessions") of \(name)"
        case (.plan, .phase): "Plan \(number, one: "cell", other: "cells") of session \(details[.column]) (\(sheet))"
        case (.plan, _): brackets("Plan \(name) \(details[.value]) in session \(details[.column])")
        case (.carryOver, .phaseRow): carriedRow
        case (.carryOver, _): "Carry over \(name) from \(details[.source])"
        case (.log, _): brackets(logged)
        case (.note, _): "Note on \(name)"
        case (.finish, .programmeWeek): "Finish \(weekPhrase)"
        case (.finish, .appointment), (.finish, .recurringPlan): "Done: \(record)"
        case (.finish, _): "Finish \(record)"
        case (.cancel, _): "Cancel: \(record)"
        case (.miss, _): "Missed: \(record)"
        case (.reopen, _): "Reopen \(record)"
        case (.start, .session) where details[.kind] == "routine": "Start \(name) for \(details[.client])"
        case (.start, .session):
            name.isEmpty ? "Start free session of \(details[.client])" : brackets("Start session of \(name)")
        case (.start, .run): "Start run of \(details[.client])"
        case (.start, _): "Start the \(record)"
        case (.see, .programme): "Start the \(record)"
        case (.see, _): brackets("Read announcement")
        case (.answer, .programmeWeek): "Answer \(weekPhrase)"
        case (.answer, _): "Answer \(record)"
        case (.complete, _): "Complete \(record)"
        case (.rate, _): "Rate \(weekPhrase)"
        case (.openEarly, _): "Open \(weekPhrase) early"
        case (.lengthen, .programme): "Extend the \(record)"
        case (.lengthen, _): "Change length of \(partPhrase)"
        case (.leave, _): "Leave the \(record)"
        case (.end, .programme): "End the \(record)"
        case (.end, _): brackets("End the run")
        case (.pause, _): brackets("Pause the run")
        case (.resume, _): brackets("Resume the run")
        case (.lap, _): brackets("End a lap")
        case (.reset, _): brackets("Restart the run")
        case (.setDistance, _): brackets("Set the distance")
        case (.countSteps, _): brackets("Count steps")
        case (.shift, .mesocyclePart): "Shift \(partPhrase) by \(number, one: "day", other: "days")"
        case (.shift, _): "Shift \(record) by \(number, one: "day", other: "days")"
        case (.relabel, _): "Relabel \(name)"
        case (.tie, _): "Link the session to the \(record)"
        case (.addPause, _): "Add week off to \(mesocyclePhrase)"
        case (.handOn, _): "Mark feedback as sent"
        }
    }
}

// MARK: Phrases

extension ChangeFacts {
    private var day: Phrase { details.day(.day)?.short ?? "\(details[.day])" }

    private var quantityName: Phrase { BodyQuantity(key: details[.kind])?.name ?? "\(details[.kind])" }

    /// The number of records.
    var number: Int { details.number(.count) ?? 0 }

    /// "P6", or "3 phases".
    private var assigned: Phrase { details.isSet(.name) ? "\(details[.name])" : counted }

    /// "Add exercise Box squat to P6", "Add 3 exercises to P6".
    private var addedRows: Phrase {
        let (source, target) = (details[.source], details[.to])
        return switch (details.isSet(.isNew), details.isSet(.source)) {
        case (true, true): "Add exercise \(source) to \(target)"
        case (false, true): "Add \(source) to \(target)"
        case (true, false): "Add exercise \(number, one: "exercise", other: "exercises") to \(target)"
        case (false, false): "Add \(number, one: "exercise", other: "exercises") to \(target)"
        }
    }

    /// "Put Box squat into Legs", "Put 3 records into the new category Legs".
    private var sorted: Phrase {
        let what: Phrase =
            details.isSet(.name) ? "\(details[.name])" : "\(number, one: "record", other: "records")"
        guard details.isSet(.to) else { return "Put \(what) into \(HistoryText.defaultCategory)" }
        return details.isSet(.isNew)
            ? "Put \(what) into the new category \(details[.to])" : "Put \(what) into \(details[.to])"
    }

    /// "Log Box squat 80x3".
    private var logged: Phrase {
        let (name, value) = (details[.name], details[.value])
        guard !name.isEmpty || !value.isEmpty else { return "Log" }
        return "Log \([name, value].filter { !$0.isEmpty }.joined(separator: " "))"
    }

    private var cells: Phrase {
        CellCount.text(rows: details.number(.rows) ?? 0, columns: details.number(.columns) ?? 0)
    }

    private var sheet: Phrase { details.isSet(.name) ? "\(details[.name])" : "the session" }

    private var mesocyclePhrase: Phrase {
        details.isSet(.isTemplate) ? "mesocycle template \(details[.name])" : "mesocycle \(details[.name])"
    }

    /// "P6 in mesocycle Autumn".
    private var partPhrase: Phrase {
        details.isSet(.source)
            ? "\(details[.source]) in \(mesocyclePhrase)" : "week off in \(mesocyclePhrase)"
    }

    private var weekPhrase: Phrase { "week \(details[.number]) of \(details[.client])" }

    private var carriedRow: Phrase {
        details.isSet(.field)
            ? "Carry over \(details[.field]) of \(details[.name])"
            : "Carry \(details[.name]) over to \(details[.to])"
    }

    /// "reps of Box squat", "prescription of 3 rows".
    private var takenTargets: Phrase {
        let rows: Phrase =
            details.isSet(.source) ? "\(details[.source])" : "\(number, one: "row", other: "rows")"
        return details.isSet(.field) ? "\(details[.field]) of \(rows)" : "prescription of \(rows)"
    }

    /// "lunch of 12 Mar to dinner of 13 Mar", "the food of 12 Mar to 13 Mar".
    private var copiedFood: Phrase {
        let (from, to): (Phrase, Phrase) = (details.day(.source)?.short ?? "", details.day(.to)?.short ?? "")
        let source: Phrase = details.isSet(.meal) ? "\(details[.meal]) of \(from)" : "the food of \(from)"
        return details.isSet(.value) ? "\(source) to \(details[.value]) of \(to)" : "\(source) to \(to)"
    }

    private func setDaySentence(_ client: String) -> Phrase {
        let day: Phrase = details.isSet(.value) ? "day \(details[.value])" : "every day"
        guard kind.record == .phase else { return "Put \(recordPhrase) on \(day)" }
        let what: Phrase =
            details.isSet(.source)
            ? "\(details[.source])" : details.isSet(.count) ? "\(number, one: "row", other: "rows")" : "the row"
        return "Put \(what) on \(day) (\(sheet))"
    }

    /// The record in a sentence: "client Jan Novák".
    private var recordPhrase: Phrase {
        let (name, client) = (details[.name], details[.client])
        if name.isEmpty, client.isEmpty, details.isSet(.count) { return counted }
        return switch kind.record {
        case .appointment:
            appointmentPhrase
        case .checkIn, .practice, .wellbeingNote: "\(noun) of \(client), \(day) \(details[.time])"
        case .recurringPlan: "recurring task \(name) of \(client)"
        case .weighIn: "weigh-in of \(client) \(details[.day]), \(details[.value])"
        case .measurement: "measurement of \(client) \(details[.day])"
        case .run: "\(Run.Kind(rawValue: details[.kind])?.noun ?? Run.Kind.run.noun) of \(client), \(day)"
        case .consent, .package, .programme, .session: "\(noun) of \(client)"
        case .answerSet: "\(name) of \(client)"
        case .activityEntry: "\(name)"
        case .foodEntry: "\(name) of \(details[.meal])"
        case .mesocycle: mesocyclePhrase
        case .phase: [noun, "\(name)"].joined(separator: " ")
        case .phaseRow:
            rowPhrase
        default: name.isEmpty ? noun : [noun, "\(name)"].joined(separator: " ")
        }
    }

    /// "appointment of Jan Novák, 12 Mar 17:30".
    private var appointmentPhrase: Phrase {
        let (name, client) = (details[.name], details[.client])
        let what: Phrase =
            client.isEmpty ? name.isEmpty ? "appointment" : "\(name)" : "appointment of \(client)"
        let when = [day, "\(details[.time])"].filter { !$0.isEmpty }.joined(separator: " ")
        return [what, when].joined(separator: ", ")
    }

    /// "row Box squat of P6".
    var rowPhrase: Phrase {
        let (name, sheet) = (details[.name], details[.to])
        return switch (name.isEmpty, sheet.isEmpty) {
        case (false, false): "row \(name) of \(sheet)"
        case (false, true): "row \(name)"
        case (true, false): "row of \(sheet)"
        case (true, true): "row"
        }
    }
}

extension String {
    /// The label of an old deletion without its verb, "Delete " or "Remove ".
    fileprivate var withoutVerb: String { String(dropFirst(7)) }
}
