package import DiaryStore
import FitnessModel
package import Phrases

extension RecordName {
    /// The record at the start of a sentence: "Jan Novák", "The weigh-in of 2026-03-12".
    var wording: Phrase {
        switch self {
        case .named(let name): "\(name)"
        case .unnamed(let kind): Self.unnamed(kind)
        case .ofDay(let kind, let day): Self.ofDay(kind, day.iso)
        case .ofWeek(.weekRating, let number): "The rating of week \(number)"
        case .ofWeek(.weekGoal, let number): "The goal of week \(number)"
        case .ofWeek(_, let number): "Week \(number)"
        case .ofClient(.diaryDay, let client, let day?): "The day \(day.iso) of \(client)"
        case .ofClient(let kind, let client, _): Self.ofClient(kind, client)
        }
    }

    private static func ofDay(_ kind: RecordKind, _ day: String) -> Phrase {
        switch kind {
        case .checkIn: "The check-in of \(day)"
        case .energyGoal: "The goal from \(day)"
        case .measurement: "The measurement of \(day)"
        case .package: "The session pack of \(day)"
        case .practice: "The practice of \(day)"
        case .weighIn: "The weigh-in of \(day)"
        case .wellbeingNote: "The note of \(day)"
        default: "The record of \(day)"
        }
    }

    private static func ofClient(_ kind: RecordKind, _ client: String) -> Phrase {
        switch kind {
        case .bodyGoal, .energyGoal: "The goal of \(client)"
        case .energyProfile: "The energy profile of \(client)"
        case .measureProfile: "The measurement sheet of \(client)"
        case .nutrientTarget: "The targets of \(client)"
        case .session: "The session of \(client)"
        case .skinfoldProfile: "The skinfold sheet of \(client)"
        default: "The record of \(client)"
        }
    }

    private static func unnamed(_ kind: RecordKind) -> Phrase {
        switch kind {
        case .activity, .activityEntry, .dayActivity: "The activity"
        case .answerSet: "The questionnaire"
        case .appointment: "The appointment"
        case .badge: "The badge"
        case .client: "The client"
        case .consent: "The consent"
        case .dayTimes: "The times of the day"
        case .exercise: "The exercise"
        case .exitRating: "The rating of the four-week programme"
        case .feedback: "The feedback"
        case .food, .foodEntry: "The food"
        case .foodGroup: "The food group"
        case .helpContact: "The contact"
        case .machine: "The machine"
        case .mesocycle: "The mesocycle"
        case .notice: "The announcement"
        case .phase: "The phase"
        case .phaseRow, .sessionRow: "The row"
        case .place: "The location"
        case .plate: "The list of plates"
        case .programme: "The four-week programme"
        case .question: "The question"
        case .readingPage: "The article"
        case .recurringPlan: "The recurring task"
        case .run: "The run"
        case .runLap: "The lap"
        case .session: "The session"
        case .weekMeaning: "The answers of week 4"
        default: "The record"
        }
    }
}

extension RecordUse {
    /// The use in a list: "P6 In season (Jan Novák)", "12 sessions of Jan Novák".
    package var wording: Phrase {
        switch self {
        case .named(let name): "\(name)"
        case .phase(let name, let client): Phrase(verbatim: "\(name) (\(client))")
        case .template(let name): "template \(name)"
        case .sessions(let count, let client?): "\(count, one: "session", other: "sessions") of \(client)"
        case .sessions(let count, nil): "\(count, one: "session", other: "sessions")"
        case .badge(let name): "badge \(name)"
        case .recurringPlan(let name): "recurring task \(name)"
        case .machinesOfOthers(let count): "\(count, one: "machine", other: "machines") of other trainers"
        }
    }
}

extension SearchHit.Detail {
    /// "Jan Novák", "born 1988", "template".
    package var wording: Phrase {
        switch self {
        case .client(let name): "\(name)"
        case .born(let year): "born \(year)"
        case .template: "template"
        case .routine: "routine"
        }
    }
}
