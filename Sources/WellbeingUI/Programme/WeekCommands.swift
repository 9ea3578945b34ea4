import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
package import ViewKit

extension WeekView {
    package static let scope = KeyScope("week", "A week of the programme")

    package static let commands: CommandSet<WeekView> = [
        command("answer", "Answer, choose, or go to the next page", hint: "answer", keys: ["Enter"]) {
            view, context in view.enter(&context)
        },
        command("next", "Go to the next page", hint: "next page", keys: ["PgDn"]) { view, context in
            view.goOn(&context)
        },
        command("before", "Go to the previous page", hint: "before", keys: ["PgUp"]) { view, context in
            view.goBack(&context)
        },
        command("add", "Add an activity of your own", keys: ["a"], unless: onMinutes) { view, context in
            view.add(&context)
        },
        command("delete", "Remove an activity of your own", keys: ["d"], unless: onMinutes) { view, context in
            view.takeOut(&context)
        },
    ]

    private static let onMinutes: Command<WeekView>.DisabledReason = { view, _ in
        guard case .minutes = view.current.answer else { return "this page has no activities" }
        return nil
    }

    /// How many lines the page has; 0 if it has none.
    var lineCount: Int {
        switch current.answer {
        case .times: DayTimes.Kind.allCases.count
        case .minutes: answers.activities.count
        case .shares: choices.count
        default: 0
        }
    }

    /// The shares of the day that can be selected: not sleep, and not the unaccounted rest.
    var choices: [DayShares.Share] { answers.shares.shares.filter { $0.activity != nil && $0.minutes > 0 } }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch (motion, current.answer) {
        case (.left, .feasibility): step(by: -count, &context)
        case (.right, .feasibility): step(by: count, &context)
        default:
            guard let target = motion.target(from: line, count: lineCount, times: count, page: 8) else { return false }
            line = target
        }
        return true
    }

    /// Enter answers the page, or continues if it has no question.
    mutating func enter(_ context: inout Context) {
        switch current.answer {
        case .times, .minutes: open(&context)
        case .shares: choose(&context)
        case .text where !isDone, .feasibility where !isDone && !isClients:
            guard context.mayWrite() else { return }
            openQuestion()
        default: goOn(&context)
        }
    }

    mutating func step(by step: Int, _ context: inout Context) {
        let range = WeekGoal.feasibilities
        let now = answers.goal.feasibility ?? (step > 0 ? 5 : 6)
        setFeasibility(min(max(now + step, range.lowerBound), range.upperBound), &context)
    }

    mutating func setFeasibility(_ value: Int, _ context: inout Context) {
        guard context.mayWrite() else { return }
        answers.goal.feasibility = value
        keep(page: page, &context)
    }

    private mutating func choose(_ context: inout Context) {
        guard choices.indices.contains(line), let activity = choices[line].activity, context.mayWrite() else { return }
        answers.choose(activity)
        if keep(page: page, &context) {
            context.message = .plain("\(activity.name) should change. PgDn: the next page.")
        }
    }

    private mutating func add(_ context: inout Context) {
        guard context.mayWrite() else { return }
        context.present(
            Form(
                "An activity of your own", editing: DayActivity(position: 1, name: "", isOwn: true),
                [
                    .text("name", "Name", \.name, isRequired: true),
                    .value("minutes", "How long", \.minutes, .minutesOfDay, help: "1:30, 90 min, 1 h 30."),
                ],
                save: { typed, context in
                    context.update(WeekView.self) { view, context in
                        view.answers.add(typed.name, minutes: typed.minutes)
                        if view.keep(page: view.page, &context) { view.line = view.answers.activities.count - 1 }
                    }
                    return .done(true)
                }))
    }

    private mutating func takeOut(_ context: inout Context) {
        guard answers.activities.indices.contains(line), context.mayWrite() else { return }
        let activity = answers.activities[line]
        guard activity.isOwn else {
            context.message = .plain("\(activity.name) cannot be removed: type 0 instead.")
            return
        }
        answers.activities.remove(at: line)
        line = min(line, answers.activities.count - 1)
        if keep(page: page, &context) { context.message = .success("Removed \(activity.name). u: undo.") }
    }

    // MARK: Digits and letters

    /// For the trainer a page is a list until Enter opens its question; for a client the line under the cursor asks at
    /// once.
    func typingPlace(_ context: Context) -> TypingPlace {
        guard isClients else { return .list }
        // Letters mean what they mean everywhere, or on a list where there is one: pages before and after this one are
        // typed on.
        return .question(PageQuestion(answers: signs, commands: lineCount > 0 ? "adjkgGqu" : "qu", hint: wanted))
    }

    /// The characters that start an answer.
    private var signs: String {
        switch current.answer {
        case .feasibility: "0123456789"
        case .times, .minutes: "0123456789-"
        default: ""
        }
    }

    /// The expected input of a page that takes no letters.
    var wanted: Phrase {
        switch current.answer {
        case .feasibility: "A digit answers, 0 is 10; Enter turns the page."
        case .times, .minutes: "A digit starts the answer of the line; PgDn turns the page."
        case .shares: "Enter chooses the line; PgDn turns the page."
        case .practice: "Enter starts the practice."
        case .sentences: "Enter shows the sentences."
        case .none, .text: "This page takes no text; Enter turns it."
        }
    }

    mutating func begin(with text: String, context: inout Context) {
        if case .feasibility = current.answer { return answer(text, &context) }
        guard open(&context) else { return }
        for character in text { type(.char(character), context: &context) }
    }

    /// Answers the scale; 0 is 10, also after a typed 1.
    mutating func answer(_ text: String, _ context: inout Context) {
        guard let sign = text.first, sign.isASCII, let digit = sign.wholeNumberValue else {
            return context.message = .plain(wanted)
        }
        setFeasibility(digit == 0 ? 10 : digit, &context)
    }
}
