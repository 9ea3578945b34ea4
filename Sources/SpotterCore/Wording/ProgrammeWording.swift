package import FitnessModel
package import Phrases

extension ProgrammePart {
    /// "A goal for six days".
    package var title: Phrase {
        switch self {
        case .goal: "A goal for six days"
        case .lettingGo: "Letting go"
        case .hours: "Where the day goes"
        case .meaning: "What it is good for"
        case .closing: "Closing questions"
        }
    }

    /// "Week 2", "Closing questions".
    package var name: Phrase { week.map { "Week \($0)" } ?? title }

    /// "WEEK 2", "CLOSING QUESTIONS".
    package var heading: Phrase { week.map { "WEEK \($0)" } ?? "CLOSING QUESTIONS" }

    /// The introduction before the first week, shown once.
    package static let introduction: Phrase =
        "Four weeks, one small task each: a goal, letting go, the hours of the day, what it is good for. A week takes ten minutes and six days of trying out. Two short sets of questions come first, so that you can see at the end what has changed."
}

extension DayTimes.Kind {
    /// "to bed".
    package var word: Phrase {
        switch self {
        case .up: "up"
        case .breakfast: "breakfast"
        case .lunch: "lunch"
        case .dinner: "dinner"
        case .bed: "to bed"
        case .asleep: "asleep"
        }
    }
}

extension DayActivity {
    /// Its name; the given ones in the current language.
    package var title: Phrase {
        guard !isOwn else { return "\(name)" }
        return switch name {
        case "Work": "Work"
        case "Family": "Family"
        case "Friends": "Friends"
        case "Sport": "Sport"
        case "Meals": "Meals"
        case "Household": "Household"
        case "Washing, dressing": "Washing, dressing"
        case "On the way": "On the way"
        case "Screens": "Screens"
        case "Doing nothing": "Doing nothing"
        default: "\(name)"
        }
    }
}

extension DayShares.Part {
    /// "Work", "asleep", "not given".
    package var title: Phrase {
        switch self {
        case .activity(let activity): activity.title
        case .asleep: "asleep"
        case .rest: "not given"
        }
    }
}

extension WeekRating.Reached {
    /// "partly".
    package var word: Phrase {
        switch self {
        case .not: "no"
        case .partly: "partly"
        case .yes: "yes"
        }
    }
}

extension WeekRating.Hardness {
    /// "very easy".
    package var word: Phrase {
        switch self {
        case .veryEasy: "very easy"
        case .easy: "easy"
        case .hard: "hard"
        case .veryHard: "very hard"
        }
    }
}

extension DirectionResult {
    /// The meaning of both sums. It is not a validated test.
    package static func text(knows: Int, looks: Int) -> Phrase {
        switch (knows >= line, looks >= line) {
        case (true, true): "You know what your days are for and keep looking further. Keep the search light."
        case (true, false): "You know what your days are for and look for nothing else now."
        case (false, true):
            "It is not clear now, and you are looking, which is tiring: repeat one thing from this week that was worth it."
        case (false, false):
            "This is not a question for you now. If that suits you, leave it; if you are unhappy with it, talk to somebody: ! shows contacts."
        }
    }
}
