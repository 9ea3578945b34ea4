/// A page of a week. A week is a list of pages (`ProgrammePart.pages`).
public enum WeekPage: Hashable, Sendable {
    // A goal, in weeks 1 and 3.
    case target, targetOfLine, seenBy, feasibility, reason, due, short
    // Week 2.
    case strain, place, sitting, breathingIn, breathingOut, sinking, thoughts, together, practice
    // Week 3.
    case times, minutes, balance, line
    // Week 4.
    case event, positives, sentences

    /// A text of the week's answers.
    public typealias Path = any WritableKeyPath<WeekAnswers, String> & Sendable

    /// How a page is answered.
    public enum Answer: Sendable {
        /// The page is only for reading.
        case none
        /// A text.
        case text(Path)
        /// By a number from 1 to 10; 6 is required to continue.
        case feasibility
        /// By the times of a day.
        case times
        /// By the minutes of each activity.
        case minutes
        /// By choosing one of the shares of a day.
        case shares
        /// By a practice, whose time is stored.
        case practice
        /// By the sentences of a questionnaire.
        case sentences
    }

    /// Why the next page does not open yet.
    public enum Refusal: Hashable, Sendable {
        /// The text is empty.
        case noText
        /// The confidence is missing.
        case noFeasibility
        /// The confidence is below this number.
        case notFeasible(least: Int)
        /// Times are missing.
        case missing([DayTimes.Kind])
        /// No activity takes any time.
        case noMinutes
        /// The choice of a line is missing.
        case noLine
    }

    /// A remark that does not prevent continuing.
    public enum Hint: Hashable, Sendable {
        /// Meals are left out.
        case skipped([DayTimes.Kind])
        /// The minutes of the day with sleep, which are more than a day has.
        case longDay(minutes: Int, beyond: Int)
    }

    /// How the page is answered.
    public var answer: Answer {
        switch self {
        case .target, .targetOfLine: .text(\.goal.target)
        case .seenBy: .text(\.goal.seenBy)
        case .feasibility: .feasibility
        case .reason: .text(\.goal.reason)
        case .due: .text(\.goal.due)
        case .short: .text(\.goal.short)
        case .strain, .place, .sitting, .breathingIn, .breathingOut, .sinking, .thoughts, .together, .balance: .none
        case .practice: .practice
        case .times: .times
        case .minutes: .minutes
        case .line: .shares
        case .event: .text(\.meaning.event)
        case .positives: .text(\.meaning.positives)
        case .sentences: .sentences
        }
    }

    /// Whether it is read once: later visits start after it.
    public var isIntroduction: Bool { self == .strain || self == .place }

    /// Why the next page does not open yet; nil if it does.
    public func refusal(_ answers: WeekAnswers) -> Refusal? {
        switch answer {
        case .none, .practice, .sentences: return nil
        case .text(let path): return answers[keyPath: path].isBlank ? .noText : nil
        case .feasibility:
            if answers.goal.feasibility == nil { return .noFeasibility }
            return answers.goal.isFeasible ? nil : .notFeasible(least: WeekGoal.minFeasibility)
        case .times:
            let missing = answers.times.missing
            return missing.isEmpty ? nil : .missing(missing)
        case .minutes: return answers.hasMinutes ? nil : .noMinutes
        case .shares where !answers.hasMinutes: return .noMinutes
        case .shares: return answers.chosen == nil ? .noLine : nil
        }
    }

    /// A remark that does not prevent continuing; nil for none.
    public func hint(_ answers: WeekAnswers) -> Hint? {
        switch answer {
        case .times:
            let meals = answers.times.skippedMeals
            return meals.isEmpty ? nil : .skipped(meals)
        case .minutes, .shares:
            let shares = answers.shares
            return shares.beyond > 0 ? .longDay(minutes: shares.totalMinutes, beyond: shares.beyond) : nil
        default: return nil
        }
    }
}
