import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The pages of one week of the four, one question on each. What is typed is kept at every key, a page when it is left: whatever ends
/// the program, the week goes on where it stood.
package struct WeekView: ScopedView, TypingView {
    /// What is being typed: the words of a page, or the value of one of its lines.
    struct Typing: Sendable {
        var editor = LineEditor()
        /// A value of a line, not the words of a page.
        var isCell = false
        /// Nothing was typed yet: the first key takes the place of what stands there.
        var isSelected = false
    }

    let part: ProgrammePart
    let programme: Identifier<Programme>
    /// How the four weeks stand; nil before they were read.
    private(set) var standing: ProgrammeStanding?
    /// What the diary has.
    private(set) var kept: WeekAnswers
    /// What stands here.
    var answers: WeekAnswers
    /// The page, from 0.
    private(set) var page = 0
    /// The line of a page with several.
    var line = 0
    var typing: Typing?
    /// How long the client trained a day in the last seven days, in minutes; nil where that is not asked on this page.
    private(set) var minutesTrained: Int?
    private var isBegun = false
    /// The terminal is a client's: then a page asks at once, and Enter need not open its question.
    private(set) var isClients = false

    init(_ week: Int, of programme: Identifier<Programme>) {
        part = ProgrammePart(rawValue: week) ?? .goal
        self.programme = programme
        kept = WeekAnswers(week: week)
        answers = kept
    }

    var number: Int { part.rawValue }
    var pages: [WeekPage] { part.pages }
    var current: WeekPage { pages[min(page, pages.count - 1)] }
    /// Done before: only practised again.
    var isDone: Bool { standing?.week(number).completedAt != nil }

    func title(_ context: Context) -> String { part.name }
    func caption(_ context: Context) -> String { context.client?.name ?? "" }
    func owner(_ context: Context) -> Identifier<Client>? { standing?.programme.client }
    func marked(_ context: Context) -> AnyHashable? { "\(number) \(page) \(line)" }
    func exists(_ context: Context) -> Bool { context.exists { diary in try diary.programmes.get(programme) } }

    mutating func reload(_ context: inout Context) {
        isClients = context.handOver != nil
        let (now, zone, id, number) = (context.now, context.services.timeZone, programme, number)
        let read = context.read { diary in
            (
                try diary.programmes.standing(id, at: now, in: zone),
                try diary.programmes.answers(week: number, of: id)
            )
        }
        guard let (standing, answers) = read else { return }
        let before = kept
        (self.standing, kept, self.answers) = (standing, answers, answers)
        // What is being typed stands in its editor alone; what another window wrote there meanwhile is found when it is kept.
        if case .words(let path) = current.answer, typing != nil, isBegun {
            kept[keyPath: path] = before[keyPath: path]
        }
        if !isBegun { begin(context) }
        readTraining(&context)
    }

    /// What the diary knows of the hours that are asked for: it stands beside what the client says.
    private mutating func readTraining(_ context: inout Context) {
        guard part == .hours, let client = standing?.programme.client else { return }
        let days = context.today.adding(days: -7)...context.today.adding(days: -1)
        let seconds = context.read { diary in try diary.figures.secondsTrained(of: client, days: days) } ?? 0
        minutesTrained = seconds > 0 ? (seconds + 210) / 420 : nil
    }

    /// Goes on where the week stood, with what was typed there.
    private mutating func begin(_ context: Context) {
        isBegun = true
        let reached = (standing?.week(number).page ?? 1) - 1
        let isBehind = isDone || reached >= pages.count { $0.isIntroduction }
        show(max(isBehind ? pages.prefix { $0.isIntroduction }.count : 0, isDone ? 0 : reached))
        guard !isDone, let draft = context.draft(draftKey(context)) else { return }
        let parts = draft.split(separator: "\u{1F}", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let page = Int(parts[0]), let line = Int(parts[1]), pages.indices.contains(page) else {
            return
        }
        show(page)
        self.line = min(max(line, 0), max(lineCount - 1, 0))
        if typing == nil, lineCount > 0 { typing = Typing(editor: LineEditor(), isCell: true) }
        if typing == nil { openQuestion() }
        typing?.editor.replace(with: String(parts[2]))
    }

    /// Shows a page.
    ///
    /// - Parameter opens: whether its question is open, as after one that was; in a client's hands words always are.
    mutating func show(_ number: Int, opens: Bool = false) {
        (page, line, typing) = (min(max(number, 0), pages.count - 1), 0, nil)
        if opens { openQuestion() } else if isClients, case .words = current.answer { openQuestion() }
    }

    /// Opens what the page asks as a whole: words, or a step of the scale.
    mutating func openQuestion() {
        switch current.answer {
        case .words(let path): typing = Typing(editor: LineEditor(answers[keyPath: path], isMultiline: true))
        case .feasibility: typing = isClients ? nil : Typing()
        default: break
        }
    }

    // MARK: Keeping

    private func draftKey(_ context: Context) -> String {
        WellbeingDraft.key("week \(number) of \(programme.rawValue)", of: standing?.programme.client ?? .unsaved)
    }

    /// Keeps what is typed and not accepted; nil forgets it.
    func saveDraft(_ context: inout Context) {
        let text = typing.map { "\(page)\u{1F}\(line)\u{1F}\($0.editor.text)" }
        context.saveDraft(text, for: draftKey(context))
    }

    /// Keeps what stands here, and on which page the week goes on.
    ///
    /// - Returns: false where it could not be written; the message says why.
    @discardableResult
    mutating func keep(page next: Int, finishes: Bool = false, _ context: inout Context) -> Bool {
        guard !isDone else { return true }
        if case .words(let path) = current.answer, let typing { answers[keyPath: path] = typing.editor.text }
        let due = answers.goal.due.trimmingBlanks
        answers.goal.dueDay = due.isEmpty ? nil : Day.read(due, today: context.today)
        let (id, zone, number) = (programme, context.services.timeZone, number)
        let (old, new) = (kept, answers)
        let written = context.write(nil) { diary in
            try diary.programmes.keep(
                week: number, of: id, from: old, to: new, page: next + 1, finishes: finishes, in: zone)
        }
        guard let written else {
            takeOthers(&context)
            return false
        }
        (kept, answers) = (written, written)
        context.saveDraft(nil, for: draftKey(context))
        return true
    }

    /// What stands in the diary now is known then: the same key writes over it.
    private mutating func takeOthers(_ context: inout Context) {
        let (id, number, said) = (programme, number, context.message)
        guard let now = context.read({ diary in try diary.programmes.answers(week: number, of: id) }) else { return }
        if now != kept { kept = now }
        context.message = said
    }

    // MARK: Leafing

    /// The next page, where this one lets on; behind the last one the week is done.
    mutating func goOn(_ context: inout Context) {
        if case .words(let path) = current.answer, let typing { answers[keyPath: path] = typing.editor.text }
        if !isDone, let refusal = current.refusal(answers) {
            keep(page: page, &context)
            context.message = .warning(refusal)
            return
        }
        guard page + 1 == pages.count else {
            guard keep(page: page + 1, &context) else { return }
            return show(page + 1, opens: typing != nil)
        }
        switch current.answer {
        case .practice: practise(&context)
        case .sentences:
            guard keep(page: page, &context) else { return }
            ProgrammeFlow.answerMeaning(programme, &context)
        default: finish(&context)
        }
    }

    /// The page before; what stands here is kept as it is.
    mutating func goBack(_ context: inout Context) {
        let first = isDone ? pages.prefix { $0.isIntroduction }.count : 0
        guard page > first else {
            context.message = .plain("This is the first page.")
            return
        }
        guard keep(page: page - 1, &context) else { return }
        show(page - 1, opens: typing != nil)
    }

    /// The last page was answered: the week is done, unless something before was taken out again.
    private mutating func finish(_ context: inout Context) {
        if let open = pages.firstIndex(where: { $0.refusal(answers) != nil }) {
            guard keep(page: open, &context) else { return }
            let refusal = pages[open].refusal(answers) ?? ""
            show(open)
            context.message = .warning(refusal)
            return
        }
        guard keep(page: page, finishes: true, &context) else { return }
        typing = nil
        ProgrammeFlow.finished(part, programme, &context)
    }

    /// Practises; the first time completes the week.
    private mutating func practise(_ context: inout Context) {
        guard keep(page: page, &context) else { return }
        ProgrammeFlow.practise(programme, &context)
    }
}

extension WeekView {
    /// A click chooses a line, or a step of the scale; a second one answers it. The wheel goes through the lines.
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        guard typing?.isCell != true || acceptTyped(&context) else { return }
        let area = layout(body).answer
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 1, context: &context)
        case .wheelDown: _ = move(.down, count: 1, context: &context)
        case .press, .doubleClick:
            guard area.contains(mouse.at) else { return }
            click(row: mouse.at.row - area.row, column: mouse.at.column - area.column, area, &context)
            if mouse.kind == .doubleClick, lineCount > 0 { enter(&context) }
        }
    }

    private mutating func click(row: Int, column: Int, _ area: Rect, _ context: inout Context) {
        if case .feasibility = current.answer {
            // Each step takes its number, two brackets and a blank.
            let step = WeekGoal.feasibilities.first { column < $0 * 4 }
            if row == 0, let step { setFeasibility(step, &context) }
            return
        }
        let drawn = row + (isBars ? firstBar(area, of: drawnLines) : 0)
        if let line = (0..<lineCount).first(where: { place(of: $0) == drawn }) { self.line = line }
    }

    private var isBars: Bool {
        switch current.answer {
        case .minutes, .shares: true
        default: false
        }
    }

    /// How many lines are drawn: more than can be chosen, where sleep stands among them.
    private var drawnLines: Int {
        guard case .shares = current.answer else { return lineCount }
        return answers.shares.shares.count { $0.minutes > 0 }
    }
}
