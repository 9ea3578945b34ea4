/// A page of a week: its text, and how it is answered. A week is a list of pages (`ProgrammePart.pages`).
public struct WeekPage: Sendable {
    /// A text of the week's answers.
    public typealias Path = any WritableKeyPath<WeekAnswers, String> & Sendable

    /// How a page is answered.
    public enum Answer: Sendable {
        /// It is only read.
        case none
        /// In words.
        case words(Path)
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

    /// The question, or the text.
    public let question: String
    /// The label in the summary; empty for a page without an answer.
    public let label: String
    /// The explanation below.
    public let help: String
    /// How it is answered.
    public let answer: Answer
    /// Whether it is read once: later visits start after it.
    public let isIntroduction: Bool

    init(
        _ question: String, label: String = "", help: String = "", _ answer: Answer = .none,
        isIntroduction: Bool = false
    ) {
        (self.question, self.label, self.help) = (question, label, help)
        (self.answer, self.isIntroduction) = (answer, isIntroduction)
    }

    /// Why the next page does not open yet; nil where it does.
    public func refusal(_ answers: WeekAnswers) -> String? {
        switch answer {
        case .none, .practice, .sentences, .minutes: return nil
        case .words(let path):
            return answers[keyPath: path].isBlank ? "A few words are needed before the next page opens." : nil
        case .feasibility:
            if answers.goal.feasibility == nil { return "Choose how sure you are, 1 to 10." }
            let least = WeekGoal.leastFeasible
            return answers.goal.isFeasible
                ? nil : "The next page opens from \(least) on: make the goal smaller, or choose another one."
        case .times:
            let missing = answers.times.missing.map(\.word)
            return missing.isEmpty ? nil : "Needed for the next page: \(missing.joined(separator: ", "))."
        case .shares: return answers.chosen == nil ? "Choose the line that should change." : nil
        }
    }

    /// A remark that does not prevent continuing; nil for none.
    public func hint(_ answers: WeekAnswers) -> String? {
        switch answer {
        case .times:
            let meals = answers.times.skippedMeals.map(\.word)
            guard !meals.isEmpty else { return nil }
            return
                "No \(meals.joined(separator: ", no ")): regular meals carry a day. You can leave it so."
        case .minutes, .shares:
            let shares = answers.shares
            guard shares.beyond > 0 else { return nil }
            let text = { (minutes: Int) in "\(minutes / 60):\((minutes % 60).twoDigits)" }
            return
                "With sleep \(text(shares.said)), \(text(shares.beyond)) more than a day. You can leave it so."
        default: return nil
        }
    }
}
