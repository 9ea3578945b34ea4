import DiaryStore
package import Phrases

// The kinds of records in the sentences of changes.

extension ChangeFacts {
    /// The noun for the kind of record.
    var noun: Phrase {
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
        case .phase:
            switch details[.kind] {
            case "": "phase"
            case "template": "template"
            case "routine": "routine"
            default: "\(details[.kind])"
            }
        case .phaseRow, .sessionRow: "row"
        case .place: "location"
        case .plannedCell: "cell"
        case .plate: "plate"
        case .practice: "practice"
        case .programme: "four-week programme"
        case .programmeWeek: "week"
        case .question: "question"
        case .readingPage: "article"
        case .recurringPlan: "recurring task"
        case .run: "run"
        case .runLap: "lap"
        case .session: "session"
        case .trainer: "trainer"
        case .weekMeaning: "meaning"
        case .weighIn: "weigh-in"
        case .wellbeingNote: "note"
        }
    }

    /// "3 clients".
    var counted: Phrase {
        switch kind.record {
        case .old, .gym: "\(number, one: "record", other: "records")"
        case .activity, .activityEntry, .dayActivity: "\(number, one: "activity", other: "activities")"
        case .answerSet: "\(number, one: "questionnaire", other: "questionnaires")"
        case .appointment: "\(number, one: "appointment", other: "appointments")"
        case .badge: "\(number, one: "badge", other: "badges")"
        case .bodyGoal, .energyGoal, .weekGoal: "\(number, one: "goal", other: "goals")"
        case .category: "\(number, one: "category", other: "categories")"
        case .checkIn: "\(number, one: "check-in", other: "check-ins")"
        case .client: "\(number, one: "client", other: "clients")"
        case .consent: "\(number, one: "consent", other: "consents")"
        case .dayTimes, .diaryDay: "\(number, one: "day", other: "days")"
        case .energyProfile: "\(number, one: "energy profile", other: "energy profiles")"
        case .exercise: "\(number, one: "exercise", other: "exercises")"
        case .exitRating, .weekRating: "\(number, one: "rating", other: "ratings")"
        case .feedback: "\(number, one: "feedback", other: "feedback")"
        case .food, .foodEntry:
            details[.kind] == "recipe"
                ? "\(number, one: "recipe", other: "recipes")" : "\(number, one: "food", other: "foods")"
        case .foodGroup: "\(number, one: "food group", other: "food groups")"
        case .helpContact: "\(number, one: "contact", other: "contacts")"
        case .machine: "\(number, one: "machine", other: "machines")"
        case .measureProfile, .skinfoldProfile, .skinfoldReference:
            "\(number, one: "sheet of measurements", other: "sheets of measurements")"
        case .measurement: "\(number, one: "measurement", other: "measurements")"
        case .mesocycle: "\(number, one: "mesocycle", other: "mesocycles")"
        case .mesocyclePart: "\(number, one: "part", other: "parts")"
        case .notice: "\(number, one: "announcement", other: "announcements")"
        case .nutrientTarget: "\(number, one: "nutrient target", other: "nutrient targets")"
        case .package: "\(number, one: "session pack", other: "session packs")"
        case .phase:
            switch details[.kind] {
            case "template": "\(number, one: "template", other: "templates")"
            case "routine": "\(number, one: "routine", other: "routines")"
            default: "\(number, one: "phase", other: "phases")"
            }
        case .phaseRow, .sessionRow: "\(number, one: "row", other: "rows")"
        case .place: "\(number, one: "location", other: "locations")"
        case .plannedCell: "\(number, one: "cell", other: "cells")"
        case .plate: "\(number, one: "plate", other: "plates")"
        case .practice: "\(number, one: "practice", other: "practices")"
        case .programme: "\(number, one: "four-week programme", other: "four-week programmes")"
        case .programmeWeek: "\(number, one: "week", other: "weeks")"
        case .question: "\(number, one: "question", other: "questions")"
        case .readingPage: "\(number, one: "article", other: "articles")"
        case .recurringPlan: "\(number, one: "recurring task", other: "recurring tasks")"
        case .run: "\(number, one: "run", other: "runs")"
        case .runLap: "\(number, one: "lap", other: "laps")"
        case .session: "\(number, one: "session", other: "sessions")"
        case .trainer: "\(number, one: "trainer", other: "trainers")"
        case .weekMeaning: "\(number, one: "meaning", other: "meanings")"
        case .weighIn: "\(number, one: "weigh-in", other: "weigh-ins")"
        case .wellbeingNote: "\(number, one: "note", other: "notes")"
        }
    }
}

extension ChangeFacts {
    /// "Edit row A1 of P6: tempo 4010".
    var editedRow: Phrase {
        let value: Phrase = details.isSet(.value) ? "\(details[.value])" : "none"
        return switch details[.field] {
        case "label": "Edit \(rowPhrase): label \(value)"
        case "tempo": "Edit \(rowPhrase): tempo \(value)"
        case "reps": "Edit \(rowPhrase): reps \(value)"
        case "sets": "Edit \(rowPhrase): sets \(value)"
        case "rest": "Edit \(rowPhrase): rest \(value)"
        case "micro": "Edit \(rowPhrase): intensity \(value)"
        default: "Edit \(rowPhrase)"
        }
    }
}

/// The text for a number of cells of a sheet.
package enum CellCount {
    /// "1 cell", "3 x 2 cells".
    package static func text(rows: Int, columns: Int) -> Phrase {
        rows == 1 && columns == 1 ? "1 cell" : "\(rows) x \(columns) cells"
    }
}
