import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The pages of one week, with one question each. Typed text is stored at every key, a page when it is left: after any
/// end of the program the week resumes there.
package struct WeekView: ScopedView, TypingView {
    /// The text being typed: the words of a page, or the value of one of its lines.
    struct Typing: Sendable {
        var editor = LineEditor()
        /// Whether it is the value of a line, not the words of a page.
        var isCell = false
        /// Whether nothing was typed yet: the first key replaces the text.
        var isSelected = false
    }

    let part: ProgrammePart
    let programme: Identifier<Programme>
    /// The state of the programme; nil before the first read.
    private(set) var status: ProgrammeStatus?
    /// The stored answers.
    private(set) var stored: WeekAnswers
    /// The answers on screen.
    var answers: WeekAnswers
    /// The page, from 0.
    private(set) var page = 0
    /// The line of a page with several.
    var line = 0
    var typing: Typing?
    /// The client's training time a day in the last seven days, minutes; nil if the page does not ask for it.
    private(set) var minutesTrained: Int?
    private var isBegun = false
    /// Whether the terminal is in client mode: a page then asks at once, without Enter.
    private(set) var isClients = false

    init(_ week: Int, of programme: Identifier<Programme>) {
        part = ProgrammePart(rawValue: week) ?? .goal
        self.programme = programme
        stored = WeekAnswers(week: week)
        answers = stored
    }

    var number: Int { part.rawValue }
    var pages: [WeekPage] { part.pages }
    var current: WeekPage { pages[min(page, pages.count - 1)] }
    /// Whether the week was done before, so that it is only practised.
    var isDone: Bool { status?.week(number).completedAt != nil }
    /// Whether the week was completed in another window while its pages are open here.
    private var isDoneElsewhere: Bool { isDone && part.hasSummary }

    func title(_ context: Context) -> Phrase { part.name }
    func caption(_ context: Context) -> Phrase { "\(context.client?.name ?? "")" }
    func owner(_ context: Context) -> Identifier<Client>? { status?.programme.client }
    func marked(_ context: Context) -> AnyHashable? { "\(number) \(page) \(line)" }
    func exists(_ context: Context) -> Bool { context.exists { diary in try diary.programmes.get(programme) } }

    mutating func reload(_ context: inout Context) {
        isClients = context.handOver != nil
        let (now, zone, id, number) = (context.now, context.services.timeZone, programme, number)
        let read = context.read { diary in
            (
                try diary.programmes.status(id, at: now, in: zone),
                try diary.programmes.answers(week: number, of: id)
            )
        }
        guard let (status, answers) = read else { return }
        let before = stored
        (self.status, stored, self.answers) = (status, answers, answers)
        // The typed text is in its editor alone; another window's text is found when this one is stored.
        if case .text(let path) = current.answer, typing != nil, isBegun {
            stored[keyPath: path] = before[keyPath: path]
        }
        if !isBegun { begin(context) }
        if isDoneElsewhere, !isHalfTyped { return ProgrammeFlow.showSummary(of: part, programme, &context) }
        readTraining(&context)
    }

    /// Reads the recorded training, which is shown beside the client's answer.
    private mutating func readTraining(_ context: inout Context) {
        guard part == .hours, let client = status?.programme.client else { return }
        let days = context.today.adding(days: -7)...context.today.adding(days: -1)
        let seconds = context.read { diary in try diary.figures.secondsTrained(of: client, days: days) } ?? 0
        minutesTrained = seconds > 0 ? (seconds + 210) / 420 : nil
    }

    /// Resumes the week at its page, with the draft.
    private mutating func begin(_ context: Context) {
        isBegun = true
        let reached = (status?.week(number).page ?? 1) - 1
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
    /// - Parameter opens: whether its question is open, as on the page before; in client mode words always are.
    mutating func show(_ number: Int, opens: Bool = false) {
        (page, line, typing) = (min(max(number, 0), pages.count - 1), 0, nil)
        if opens { openQuestion() } else if isClients, case .text = current.answer { openQuestion() }
    }

    /// Opens the question of the page: words, or a step of the scale.
    mutating func openQuestion() {
        switch current.answer {
        case .text(let path): typing = Typing(editor: LineEditor(answers[keyPath: path], isMultiline: true))
        case .feasibility: typing = isClients ? nil : Typing()
        default: break
        }
    }

    // MARK: Keeping

    private func draftKey(_ context: Context) -> String {
        context.wellbeingDraft("week \(number) of \(programme.rawValue)", of: status?.programme.client ?? .unsaved)
    }

    /// Stores the text that was typed and not accepted; nil deletes it.
    func saveDraft(_ context: inout Context) {
        let text = typing.map { "\(page)\u{1F}\(line)\u{1F}\($0.editor.text)" }
        context.saveDraft(text, for: draftKey(context))
    }

    /// Stores the answers and the page to resume at.
    ///
    /// - Returns: false on an error; the message gives the reason.
    @discardableResult
    mutating func keep(page next: Int, finishes: Bool = false, _ context: inout Context) -> Bool {
        guard !isDoneElsewhere else {
            context.message = .warning(
                "\(part.name) was completed in another window: what you typed here is not stored.")
            return false
        }
        guard !isDone else { return true }
        if case .text(let path) = current.answer, let typing { answers[keyPath: path] = typing.editor.text }
        let due = answers.goal.due.trimmingBlanks
        answers.goal.dueDay = due.isEmpty ? nil : Day.read(due, today: context.today)
        let (id, zone, number) = (programme, context.services.timeZone, number)
        let (old, new) = (stored, answers)
        let written = context.write(nil) { diary in
            try diary.programmes.keep(
                week: number, of: id, from: old, to: new, page: next + 1, finishes: finishes, in: zone)
        }
        guard let written else {
            takeOthers(&context)
            return false
        }
        (stored, answers) = (written, written)
        context.saveDraft(nil, for: draftKey(context))
        return true
    }

    /// Takes the stored answers of another window, so that the same key overwrites them.
    private mutating func takeOthers(_ context: inout Context) {
        let (id, number, message) = (programme, number, context.message)
        guard let now = context.read({ diary in try diary.programmes.answers(week: number, of: id) }) else { return }
        if now != stored { stored = now }
        context.message = message
    }

    // MARK: Leafing

    /// Shows the next page if this one is complete; after the last one the week is done.
    mutating func goOn(_ context: inout Context) {
        if case .text(let path) = current.answer, let typing { answers[keyPath: path] = typing.editor.text }
        if !isDone, let refusal = current.refusal(answers) {
            keep(page: page, &context)
            context.message = .warning(refusal.wording)
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

    /// Shows the previous page and stores the answers of this one.
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
            let refusal = pages[open].refusal(answers)
            show(open)
            context.message = .warning(refusal?.wording ?? "")
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

    /// The number of drawn lines: more than can be selected if sleep is among them.
    private var drawnLines: Int {
        guard case .shares = current.answer else { return lineCount }
        return answers.shares.shares.count { $0.minutes > 0 }
    }
}
