import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// Asks a questionnaire, one question per screen. Every answer is stored at once: after any end of the program it
/// resumes at the first open question.
struct QuestionnairePanel: Overlay {
    /// Runs once it is completed.
    typealias Next = @Sendable (AnswerSet, inout Context) -> Void

    let client: Client
    let set: AnswerSet
    let items: [Questionnaire.Item]
    var answers: Answers
    /// The index of the question; the number of questions for the last page, which ends it.
    var place: Int
    /// The answer that is marked among the choices; nil for none.
    var marked: Int?
    /// The number that is typed.
    var typed = ""
    /// The line of a tick list.
    var list = ScrollList()
    private let next: Next

    /// Opens a questionnaire of a client, or resumes it; asks for consent first if it is missing.
    ///
    /// - Parameter next: runs once it is completed; nil shows the result.
    static func open(
        _ questionnaire: Questionnaire, for role: AnswerSet.Role = .extra, of client: Client,
        programme: Identifier<Programme>? = nil, _ context: inout Context, then next: Next? = nil
    ) {
        ConsentForm.demand(of: client, &context) { context in
            let begun = context.write(nil) { diary in
                let set = try diary.answerSets.begin(questionnaire, for: role, of: client.id, programme: programme)
                return (set, try diary.answerSets.answers(of: set.id))
            }
            guard let (set, answers) = begun else { return }
            let panel = QuestionnairePanel(client, set, answers) { set, context in
                if let next { next(set, &context) } else { AnswerPanel.open(set, &context) }
            }
            context.present(panel)
        }
    }

    private init(_ client: Client, _ set: AnswerSet, _ answers: Answers, then next: @escaping Next) {
        (self.client, self.set, self.answers, self.next) = (client, set, answers, next)
        items = set.items
        place = answers.firstOpen(of: items) ?? items.count
        if isList { place = place < items.count ? 0 : items.count }
        show()
    }

    /// Whether all questions are on one page.
    var isList: Bool { self.set.questionnaire.isTickList }
    /// The question on screen; nil on a tick list and on the last page.
    var item: Questionnaire.Item? { isList || place >= items.count ? nil : items[place] }
    var isEnd: Bool { place >= items.count }

    // MARK: Keys

    var takesText: Bool { false }
    var writes: Bool { true }

    var hints: [KeyHint] {
        let ends = [KeyHint("PgUp", "back"), KeyHint("Esc", "later")]
        if isEnd { return [KeyHint("Enter", "complete")] + ends }
        let silent = KeyHint("-", "does not say")
        switch item?.kind {
        case nil: return [KeyHint("Space", "tick"), KeyHint("↑ ↓", "move"), KeyHint("Enter", "next")] + ends.suffix(1)
        case .number(let low, let high)?:
            return [KeyHint(words: "\(low) to \(high)", "number"), KeyHint("Enter", "next"), silent] + ends
        case .choice?, .tick?:
            return [KeyHint(words: "digit", "choose"), KeyHint("↑ ↓", "move"), KeyHint("Enter", "next"), silent] + ends
        }
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        // The message about the previous key is out of date.
        context.message = nil
        switch key {
        case .escape, .char("q"): return leave(&context)
        case .pageUp: goBack(&context)
        case .enter where isEnd: return complete(&context)
        case .enter, .pageDown: if isList { endList(&context) } else { goOn(&context) }
        default:
            if isEnd { break }
            if isList { tick(key, &context) } else { answer(key, &context) }
        }
        return .stay
    }

    private mutating func answer(_ key: Key, _ context: inout Context) {
        guard let item else { return }
        if key == .char("-") {
            if keep(nil, of: item, &context) { turn(to: place + 1) }
            return
        }
        if case .number = item.kind { return type(key) }
        let options = item.options
        switch key {
        case .up, .left, .char("k"), .char("h"), .backTab: mark((marked ?? options.count) - 1, of: options.count)
        case .down, .right, .char("j"), .char("l"), .tab: mark((marked ?? -1) + 1, of: options.count)
        case .home: mark(0, of: options.count)
        case .end: mark(options.count - 1, of: options.count)
        case .char(let character):
            if let found = options.firstIndex(where: { $0.key == String(character) }) { marked = found }
        default: break
        }
    }

    private mutating func mark(_ index: Int, of count: Int) { marked = min(max(index, 0), count - 1) }

    private mutating func type(_ key: Key) {
        switch key {
        case .char(let digit) where digit.isASCII && digit.isNumber && typed.count < 7: typed.append(digit)
        case .backspace: _ = typed.popLast()
        case .ctrl("u"): typed = ""
        default: break
        }
    }

    private mutating func tick(_ key: Key, _ context: inout Context) {
        let height = max(1, Self.listArea(context.body).height)
        switch key {
        case .up, .char("k"): list.move(by: -1, count: items.count)
        case .down, .char("j"): list.move(by: 1, count: items.count)
        case .home: list.select(0, count: items.count)
        case .end: list.select(items.count - 1, count: items.count)
        case .char(" "), .char("x"):
            guard items.indices.contains(list.selected) else { return }
            let item = items[list.selected]
            _ = keep(answers.value(of: item.key) == 1 ? 0 : 1, of: item, &context)
        default: return
        }
        list.reveal(height: height, count: items.count)
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: if isList { tick(.up, &context) }
        case .wheelDown: if isList { tick(.down, &context) }
        case .press, .doubleClick: break
        }
        return .stay
    }

    // MARK: Going

    private mutating func turn(to page: Int) {
        place = min(max(page, 0), items.count)
        show()
    }

    /// Shows the answer to the previous question.
    private mutating func show() {
        (typed, marked) = ("", nil)
        guard let item, let value = answers.value(of: item.key) else { return }
        if case .number = item.kind {
            typed = "\(value)"
        } else {
            marked = item.options.firstIndex { $0.value == value }
        }
    }

    /// The answer on screen; nil for none.
    private var given: Int? {
        guard let item else { return nil }
        if case .number = item.kind { return Int(typed) }
        return marked.flatMap { item.options.indices.contains($0) ? item.options[$0].value : nil }
    }

    /// Shows the next question, or what is missing.
    private mutating func goOn(_ context: inout Context) {
        guard let item else { return }
        guard let given else {
            // Already answered with "does not say".
            if answers.has(item.key), typed.isEmpty { return turn(to: place + 1) }
            return context.message = .warning("No answer yet; - skips the question.")
        }
        guard item.kind.takes(given) else {
            let bounds = item.kind.bounds
            return context.message = .warning("Type a number from \(bounds.lowerBound) to \(bounds.upperBound).")
        }
        if keep(given, of: item, &context) { turn(to: place + 1) }
    }

    private mutating func goBack(_ context: inout Context) {
        if isList { return turn(to: 0) }
        keepGiven(&context)
        turn(to: place - 1)
    }

    /// Stores the answer on screen if it is valid.
    private mutating func keepGiven(_ context: inout Context) {
        if let item, let given, item.kind.takes(given) { _ = keep(given, of: item, &context) }
    }

    private mutating func keep(_ value: Int?, of item: Questionnaire.Item, _ context: inout Context) -> Bool {
        if answers.has(item.key), answers.value(of: item.key) == value { return true }
        let id = set.id
        guard context.write(nil, { try $0.answerSets.answer(item.key, value, in: id) }) != nil else { return false }
        context.message = nil
        answers.set(value, of: item.key)
        return true
    }

    /// Stores unticked items as not the case.
    private mutating func endList(_ context: inout Context) {
        let (id, open) = (set.id, items.filter { !answers.has($0.key) })
        let isWritten = context.save(nil) { diary in
            try diary.answerSets.answer(open.map { (item: $0.key, value: 0) }, in: id)
        }
        guard isWritten else { return }
        for item in open { answers.set(0, of: item.key) }
        turn(to: items.count)
    }

    private mutating func leave(_ context: inout Context) -> OverlayOutcome {
        keepGiven(&context)
        let left = items.count - answers.count
        context.message = .plain(
            left > 0
                ? "Saved: \(left, one: "question", other: "questions") left. You can continue later."
                : "Saved. Open it again to complete it.")
        return .close
    }

    private func complete(_ context: inout Context) -> OverlayOutcome {
        let id = set.id
        let done = context.write("Completed: \(set.questionnaire.title). u: undo.") { diary in
            try diary.answerSets.complete(id)
            return try diary.answerSets.get(id)
        }
        guard let done else { return .stay }
        return .finish { [next] context in next(done, &context) }
    }
}

extension Questionnaire.Item {
    /// The choices with their keys: the value if it is one digit, else the position.
    var options: [(key: String, value: Int, word: Phrase)] {
        let choices: [(value: Int, word: Phrase)]
        switch kind {
        case .choice(let all): choices = all.map { ($0.value, "\($0.word)") }
        case .tick: choices = [(1, "yes"), (0, "no")]
        case .number: return []
        }
        let areDigits = choices.allSatisfy { (0...9).contains($0.value) }
        return choices.enumerated().map { place, choice in
            (areDigits ? "\(choice.value)" : place < 9 ? "\(place + 1)" : "", choice.value, choice.word)
        }
    }
}
