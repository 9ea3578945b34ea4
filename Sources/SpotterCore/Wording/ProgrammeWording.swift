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

    /// "WEEK 2 · Letting go", "CLOSING QUESTIONS".
    package var headline: Phrase { week.map { "WEEK \($0) · \(title)" } ?? "CLOSING QUESTIONS" }

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

extension WeekPage {
    /// The question, or the text.
    package var question: Phrase {
        switch self {
        case .target: "What do you want to have done in six days?"
        case .targetOfLine: "What should be different about that line in six days?"
        case .seenBy: "How will you see that it is done?"
        case .feasibility: "How sure are you that it can be done within six days?"
        case .reason: "What is it good for?"
        case .due: "By when?"
        case .short: "Now in a few words."
        case .strain: "Some strain can be planned away, as last week."
        case .place: "Find a place where nobody wants anything from you."
        case .sitting: "Sit, and let your hands rest."
        case .breathingIn: "Breathe in without effort."
        case .breathingOut: "Breathe out more slowly than in."
        case .sinking: "Let jaw, shoulders and belly sink with it."
        case .thoughts: "Thoughts come."
        case .together: "Now all of it together."
        case .practice: "Now for yourself."
        case .times: "Take an ordinary day with an ordinary amount of strain."
        case .minutes: "How long for each?"
        case .balance: "Look at it: does your energy go where you want it?"
        case .line: "Choose one line that should change."
        case .event: "Think of something that strained you recently."
        case .positives: "What came of it that you would not have otherwise?"
        case .sentences: "Ten sentences: how true is each for you?"
        }
    }

    /// The label in the summary; empty for a page without an answer.
    package var label: Phrase {
        switch self {
        case .target, .targetOfLine: "What"
        case .seenBy: "Seen by"
        case .feasibility: "Sure"
        case .reason: "Good for"
        case .due: "By when"
        case .short: "In short"
        case .times: "Times"
        case .minutes: "Hours"
        case .line: "To change"
        case .event: "What it was"
        case .positives: "What came of it"
        case .strain, .place, .sitting, .breathingIn, .breathingOut, .sinking, .thoughts, .together, .practice,
            .balance, .sentences:
            ""
        }
    }

    /// The explanation below.
    package var help: Phrase {
        switch self {
        case .target, .targetOfLine:
            "Describe it so that a stranger would know where to look. What do you need for it, and who can help?"
        case .seenBy: "Something that you can count, or that somebody else would see, too."
        case .feasibility:
            "Below 6 a goal adds strain instead of taking it away. Make it smaller (PgUp), or choose another one. The next page opens from 6 on."
        case .reason: "For you, or for somebody who matters to you."
        case .due: "A day and an hour are better than \"soon\"."
        case .short: "So that you can say it to yourself on the way."
        case .strain:
            "Some cannot. For that you can slow the body down on purpose: it works through the breath, takes minutes, and is learnt like a lift, by repeating it."
        case .place: "Sit so that no muscle has to work. There is no right length."
        case .sitting: "Feet on the floor. Close your eyes, or rest them on one thing."
        case .breathingIn: "Only as much as comes by itself."
        case .breathingOut: "Until the air is gone; then wait until the next breath wants to come."
        case .sinking: "One of them with each breath out."
        case .thoughts: "Notice them, and go back to the next breath out. That is the exercise, not a mistake."
        case .together: "In without effort, out slowly, let sink. A few breaths, as they come."
        case .practice: "As long as you like. The time is stored; the first practice completes the week."
        case .times: "When does each happen? You can leave out a meal."
        case .minutes: "It does not have to add up to 24 hours."
        case .balance:
            "What takes more than it gives? What gives more than it gets? There is nothing to answer here; look at the next page for a while."
        case .line: "The next pages are about it."
        case .event: "Neither the worst thing nor a trifle. What was it, and what exactly strained you?"
        case .positives: "Something you learnt, somebody who helped, a way that you would not have gone."
        case .sentences: "There is no right answer. This is not a validated test: it is there to think about."
        }
    }
}

extension WeekPage.Refusal {
    /// Why the next page does not open yet.
    package var wording: Phrase {
        switch self {
        case .noText: "A few words are needed before the next page opens."
        case .noFeasibility: "Choose how sure you are, 1 to 10."
        case .notFeasible(let least):
            "The next page opens from \(least) on: make the goal smaller, or choose another one."
        case .missing(let times): "Needed for the next page: \(list: times.map(\.word))."
        case .noMinutes: "At least one activity of the day needs some time."
        case .noLine: "Choose the line that should change."
        }
    }
}

extension WeekPage.Hint {
    /// A remark that does not prevent continuing.
    package var wording: Phrase {
        switch self {
        case .skipped(let meals):
            "No \(or: meals.map(\.word)): regular meals carry a day. You can leave it that way."
        case .longDay(let minutes, let beyond):
            "With sleep \(ProgrammeText.hours(minutes)), \(ProgrammeText.hours(beyond)) more than a day. You can leave it that way."
        }
    }
}
