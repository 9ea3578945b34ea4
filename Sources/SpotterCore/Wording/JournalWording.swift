package import DiaryStore
import FitnessModel

extension JournalEntry {
    /// The change as a sentence: "Log Box squat 80x3 (Jan Novák)".
    package var sentence: String { content.sentence }

    /// The deleted record: "client Jan Novák"; nil for other changes.
    package var deleted: String? {
        guard isDeletion else { return nil }
        return switch content {
        case .facts(let facts): facts.deleted
        case .label(let label, _): label.withoutVerb
        case .unnamed, .erased, .ofAnother: nil
        }
    }
}

extension JournalEntry.Content {
    /// The change as a sentence: "Log Box squat 80x3 (Jan Novák)".
    package var sentence: String {
        switch self {
        case .facts(let facts): facts.sentence
        case .label(let label, _): label
        case .unnamed: "Change the diary"
        case .erased: "A change, partly erased"
        case .ofAnother(let trainer): trainer.map { "A change by \($0)" } ?? "A change by an unknown trainer"
        }
    }

    /// The sentence without the client, for lists that show the client beside it: "Log Box squat 80x3".
    package var sentenceWithoutClient: String {
        guard case .facts(let facts) = self else { return sentence }
        return facts.sentence(inBrackets: "")
    }
}

extension ChangeFacts {
    fileprivate var sentence: String { sentence(inBrackets: details[.client]) }

    /// The deleted or restored record.
    fileprivate var deleted: String {
        switch kind.record {
        case .appointment where details.isSet(.isSeries):
            details.day(.source).map { "series from \($0.short) on: \(recordPhrase)" } ?? "series: \(recordPhrase)"
        case .bodyGoal: "the goal of \(details[.client]), \(quantityName)"
        case .mesocyclePart: partPhrase
        case .phase where details.isSet(.places): "\(recordPhrase) (also in \(details[.places]))"
        case .session: "\(recordPhrase), \(day)"
        case .sessionRow: "\(details[.name]) from session (\(details[.client]))"
        case .old: details[.name].withoutVerb
        default: recordPhrase
        }
    }

    /// - Parameter client: The client named in brackets at the end of the sentence; empty for none.
    fileprivate func sentence(inBrackets client: String) -> String {
        let (name, record) = (details[.name], recordPhrase)
        let brackets = client.isEmpty ? "" : " (\(client))"
        return switch (kind.action, kind.record) {
        case (.add, .appointment) where details.isSet(.isSeries): "Add series: \(record)"
        case (.add, .activityEntry): "Record \(name)"
        case (.add, .feedback): "Add feedback"
        case (.add, .foodEntry): "Add \(name) to \(details[.meal])"
        case (.add, .mesocyclePart): "Add \(several("phase", name: .source)) to \(mesocyclePhrase)"
        case (.add, .notice): "Add announcement"
        case (.add, .package): "Add \(count("session")) for \(details[.client])"
        case (.add, .phaseRow) where details.isSet(.source) || details.isSet(.count):
            "Add \(details.isSet(.isNew) ? "exercise " : "")"
                + "\(details.isSet(.source) ? details[.source] : count("exercise")) to \(details[.to])"
        case (.add, .phaseRow): "Add row to \(details[.to])"
        case (.add, .sessionRow) where details.isSet(.isNew): "Add new exercise \(name) to session"
        case (.add, .sessionRow): "Add \(name) to session\(brackets)"
        case (.add, .weighIn): "Weigh \(details[.client]) \(details[.day]), \(details[.value])"
        case (.add, _): "Add \(record)"
        case (.edit, .diaryDay): "Edit the day \(details[.day]) of \(details[.client])"
        case (.edit, .plate): "Edit the plates of the gym"
        case (.edit, _): "Edit \(record)"
        case (.delete, .bodyGoal), (.delete, .mesocyclePart): "Remove \(deleted)"
        case (.delete, .sessionRow): "Remove \(name) from session\(brackets)"
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
        case (.move, .sessionRow): "Move \(name)\(brackets)"
        case (.move, .mesocyclePart): "Move \(partPhrase)"
        case (.move, _): "Move \(record)"
        case (.sort, .category):
            "Put \(name.isEmpty ? count("record") : name) into \(details.isSet(.isNew) ? "the new category " : "")"
                + (details.isSet(.to) ? details[.to] : "Default")
        case (.sort, _): "Sort \(record)"
        case (.share, _): "Share \(record)"
        case (.unshare, _): "Stop sharing \(record)"
        case (.duplicate, .phaseRow): "Duplicate \(name.isEmpty ? "row" : name) in \(details[.to])"
        case (.duplicate, _): "Duplicate \(record)"
        case (.repeat, _): "Repeat \(partPhrase)"
        case (.assign, .mesocycle) where subject != nil: "Assign mesocycle \(name) to \(details[.client])"
        case (.assign, _):
            "Assign \(several(noun, name: .name, isPlain: true)) to "
                + (details.isSet(.client) ? details[.client] : Count.text(details.number(.clients) ?? 0, "client"))
        case (.template, _): "Make template of \(kind.record == .mesocycle ? "mesocycle " : "")\(name)"
        case (.routine, _): "Make routine of \(name)"
        case (.merge, _): "Merge \(name) into \(details[.to])"
        case (.import, .phase): details.isSet(.client) ? "Import \(name)\(brackets)" : "Import \(record)"
        case (.import, _):
            "Import \(details[.file])" + (details.isSet(.client) ? " for \(details[.client])" : "")
        case (.set, .energyGoal): "Set the goal of \(details[.client]) from \(details[.day])"
        case (.set, .bodyGoal): "Set \(deleted)"
        case (.set, .energyProfile): "Set how the energy of \(details[.client]) is computed"
        case (.set, .measureProfile): "Set what is measured of \(details[.client])"
        case (.set, .nutrientTarget): "Set the nutrient targets of \(details[.client])"
        case (.set, .skinfoldProfile): "Set how the folds of \(details[.client]) are read"
        case (.set, .skinfoldReference):
            "Set the reference of \(SkinfoldSite(rawValue: details[.kind])?.name ?? details[.kind])"
        case (.set, _): "Set \(record)"
        case (.setMachine, _):
            details.isSet(.isNew) ? "Put \(name) on a machine" : "Take \(name) off its machine"
        case (.setDay, _): setDaySentence(client)
        case (.estimate, _): "Estimate the energy of \(details[.client])'s session"
        case (.correct, .food): "Correct \(count("entry", plural: "entries")) of \(name)"
        case (.correct, _): "Correct the energy of \(details[.client])'s session"
        case (.copy, .foodEntry): "Copy \(copiedFood)"
        case (.copy, _): "Copy session \(details[.source]) of \(sheet) into \(details[.column])"
        case (.cut, _): "Cut \(cells) out of \(sheet)"
        case (.paste, _): "Paste \(cells) into \(sheet)"
        case (.clear, .phase): "Clear \(cells) of \(sheet)"
        case (.clear, .phaseRow): "Remove the exercise from a row of \(details[.to])"
        case (.clear, .plannedCell): "Clear plan of \(name) in session \(details[.column])\(brackets)"
        case (.clear, _): "Clear \(name)\(brackets)"
        case (.fill, .phaseRow): "Add exercise \(details[.value]) to \(record)"
        case (.fill, .session): "Fill \(count("cell"))"
        case (.fill, _): "Fill \(cells) of \(sheet)"
        case (.plan, .appointment): "Plan again: \(record)"
        case (.plan, .phaseRow): "Plan \(count("session")) of \(name)"
        case (.plan, .phase): "Plan \(count("cell")) of session \(details[.column]) (\(sheet))"
        case (.plan, _): "Plan \(name) \(details[.value]) in session \(details[.column])\(brackets)"
        case (.carryOver, .phaseRow): carriedRow
        case (.carryOver, _): "Carry over \(name) from \(details[.source])"
        case (.log, _): ["Log", name, details[.value]].filter { !$0.isEmpty }.joined(separator: " ") + brackets
        case (.note, _): "Note on \(name)"
        case (.finish, .programmeWeek): "Finish \(weekPhrase)"
        case (.finish, .appointment), (.finish, .recurringPlan): "Done: \(record)"
        case (.finish, _): "Finish \(record)"
        case (.cancel, _): "Cancel: \(record)"
        case (.miss, _): "Missed: \(record)"
        case (.reopen, _): "Reopen \(record)"
        case (.start, .session) where details[.kind] == "routine": "Start \(name) for \(details[.client])"
        case (.start, .session):
            name.isEmpty ? "Start free session of \(details[.client])" : "Start session of \(name)\(brackets)"
        case (.start, .run): "Start run of \(details[.client])"
        case (.start, _): "Begin the \(record)"
        case (.see, .programme): "Begin the \(record)"
        case (.see, _): "Read announcement\(brackets)"
        case (.answer, .programmeWeek): "Answer \(weekPhrase)"
        case (.answer, _): "Answer \(record)"
        case (.complete, _): "Complete \(record)"
        case (.rate, _): "Rate \(weekPhrase)"
        case (.openEarly, _): "Open \(weekPhrase) early"
        case (.lengthen, .programme): "Extend the \(record)"
        case (.lengthen, _): "Change length of \(partPhrase)"
        case (.leave, _): "Leave the \(record)"
        case (.end, .programme): "End the \(record)"
        case (.end, _): "End the run\(brackets)"
        case (.pause, _): "Pause the run\(brackets)"
        case (.resume, _): "Resume the run\(brackets)"
        case (.lap, _): "End a lap\(brackets)"
        case (.reset, _): "Restart the run\(brackets)"
        case (.setDistance, _): "Set the distance\(brackets)"
        case (.countSteps, _): "Count steps\(brackets)"
        case (.shift, .mesocyclePart): "Shift \(partPhrase) by \(count("day"))"
        case (.shift, _): "Shift \(record) by \(count("day"))"
        case (.relabel, _): "Relabel \(name)"
        case (.tie, _): "Link the session to the \(record)"
        case (.addPause, _): "Add week off to \(mesocyclePhrase)"
        case (.handOn, _): "Mark feedback as sent"
        }
    }
}

// MARK: Phrases

extension ChangeFacts {
    private var day: String { details.day(.day)?.short ?? details[.day] }

    private var quantityName: String { BodyQuantity(key: details[.kind])?.name.lowercased() ?? details[.kind] }

    private func count(_ singular: String, plural: String? = nil) -> String {
        Count.text(details.number(.count) ?? 0, singular, plural: plural)
    }

    /// "phase P6", or "3 phases". If `isPlain` is true, the name has no noun.
    private func several(_ noun: String, name: ChangeDetails.Key, isPlain: Bool = false) -> String {
        guard details.isSet(name) else { return count(noun) }
        return isPlain ? details[name] : "\(noun) \(details[name])"
    }

    private var cells: String {
        CellCount.text(rows: details.number(.rows) ?? 0, columns: details.number(.columns) ?? 0)
    }

    private var sheet: String { details.isSet(.name) ? details[.name] : "the session" }

    private var mesocyclePhrase: String {
        "mesocycle \(details.isSet(.isTemplate) ? "template " : "")\(details[.name])"
    }

    /// "P6 in mesocycle Autumn".
    private var partPhrase: String {
        "\(details.isSet(.source) ? details[.source] : "week off") in \(mesocyclePhrase)"
    }

    private var weekPhrase: String { "week \(details[.number]) of \(details[.client])" }

    private var carriedRow: String {
        details.isSet(.field)
            ? "Carry over \(details[.field]) of \(details[.name])"
            : "Carry \(details[.name]) over to \(details[.to])"
    }

    /// "reps of Box squat", "prescription of 3 rows".
    private var takenTargets: String {
        let what = details.isSet(.field) ? details[.field] : "prescription"
        return "\(what) of \(details.isSet(.source) ? details[.source] : count("row"))"
    }

    /// "lunch of 12 Mar to dinner of 13 Mar", "the food of 12 Mar to 13 Mar".
    private var copiedFood: String {
        let (from, to) = (details.day(.source)?.short ?? "", details.day(.to)?.short ?? "")
        let source = details.isSet(.meal) ? "\(details[.meal]) of \(from)" : "the food of \(from)"
        return "\(source) to \(details.isSet(.value) ? "\(details[.value]) of \(to)" : to)"
    }

    private func setDaySentence(_ client: String) -> String {
        let day = details.isSet(.value) ? "day \(details[.value])" : "every day"
        guard kind.record == .phase else { return "Put \(recordPhrase) on \(day)" }
        let what = details.isSet(.source) ? details[.source] : details.isSet(.count) ? count("row") : "the row"
        return "Put \(what) on \(day) (\(sheet))"
    }

    /// The record in a sentence: "client Jan Novák".
    private var recordPhrase: String {
        let (name, client) = (details[.name], details[.client])
        if name.isEmpty, client.isEmpty, details.isSet(.count) { return count(noun) }
        return switch kind.record {
        case .appointment:
            (client.isEmpty ? name.isEmpty ? "appointment" : name : "appointment of \(client)")
                + ", \(day)" + (details.isSet(.time) ? " \(details[.time])" : "")
        case .checkIn, .practice, .wellbeingNote: "\(noun) of \(client), \(day) \(details[.time])"
        case .recurringPlan: "\(noun) \(name) of \(client)"
        case .weighIn: "weight of \(client) \(details[.day]), \(details[.value])"
        case .measurement: "measurement of \(client) \(details[.day])"
        case .run: "\(Run.Kind(rawValue: details[.kind])?.noun ?? "run") of \(client), \(day)"
        case .consent, .package, .programme, .session: "\(noun) of \(client)"
        case .answerSet: "\(name) of \(client)"
        case .activityEntry: name
        case .foodEntry: "\(name) of \(details[.meal])"
        case .mesocycle: mesocyclePhrase
        case .phase: "\(details.isSet(.kind) ? details[.kind] : "phase") \(name)"
        case .phaseRow:
            ["row", name, "of", details[.to]].filter { !$0.isEmpty }.joined(separator: " ")
        default: name.isEmpty ? noun : "\(noun) \(name)"
        }
    }

    /// The noun for the kind of record.
    private var noun: String {
        switch kind.record {
        case .old, .gym: "record"
        case .activity, .activityEntry, .dayActivity: "activity"
        case .answerSet: "questionnaire"
        case .appointment: "appointment"
        case .badge: "badge"
        case .bodyGoal, .energyGoal, .weekGoal: "goal"
        case .category: "category"
        case .checkIn: "check-in"
        case .client: "client"
        case .consent: "consent"
        case .dayTimes, .diaryDay: "day"
        case .energyProfile: "energy profile"
        case .exercise: "exercise"
        case .exitRating, .weekRating: "rating"
        case .feedback: "feedback"
        case .food, .foodEntry: details[.kind] == "recipe" ? "recipe" : "food"
        case .foodGroup: "food group"
        case .helpContact: "contact"
        case .machine: "machine"
        case .measureProfile, .skinfoldProfile, .skinfoldReference: "sheet of measurements"
        case .measurement: "measurement"
        case .mesocycle: "mesocycle"
        case .mesocyclePart: "part"
        case .notice: "announcement"
        case .nutrientTarget: "nutrient target"
        case .package: "session pack"
        case .phase: "phase"
        case .phaseRow, .sessionRow: "row"
        case .place: "location"
        case .plannedCell: "cell"
        case .plate: "plate"
        case .practice: "practice"
        case .programme: "four-week programme"
        case .programmeWeek: "week"
        case .question: "question"
        case .readingPage: "page"
        case .recurringPlan: "recurring task"
        case .run: "run"
        case .runLap: "lap"
        case .session: "session"
        case .trainer: "trainer"
        case .weekMeaning: "meaning"
        case .weighIn: "weight"
        case .wellbeingNote: "note"
        }
    }
}

extension Run.Kind {
    fileprivate var noun: String { self == .other ? "movement" : rawValue }
}

/// The text for a number of cells of a sheet.
package enum CellCount {
    /// "1 cell", "3 x 2 cells".
    package static func text(rows: Int, columns: Int) -> String {
        rows == 1 && columns == 1 ? "1 cell" : "\(rows) x \(columns) cells"
    }
}

extension String {
    /// The label of an old deletion without its verb, "Delete " or "Remove ".
    fileprivate var withoutVerb: String { String(dropFirst(7)) }
}
