import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// A mood check-in: a digit, then an optional answer in words. The first of a day explains the digits; a later one
/// shows the earlier ones.
package struct CheckInPanel: Overlay {
    private enum Stage: Equatable {
        case level
        case answer(StressLevel)
        case note
        /// What may help, after the lowest level.
        case helps
    }

    private let client: Client
    private let day: Day
    private let minute: Int
    /// The earlier check-ins of that day, oldest first.
    private let earlier: [CheckIn]
    private let questions: [CheckInQuestion]
    private let speaker: CheckIn.Speaker
    private let draftKey: String
    /// The index of the question; fixed while the panel is open.
    private var drawn: Int
    private var stage = Stage.level
    /// The level under the cursor.
    private var chosen: StressLevel?
    private var answer = LineEditor("")
    private var note = LineEditor("")
    /// Whether typed text is not in the draft yet.
    private var isDraftDue = false

    /// Opens a check-in for the current client; asks for their consent before the first.
    package static func open(_ context: inout Context) {
        context.withClient { context in
            guard let client = context.client else { return }
            ConsentForm.demand(of: client, &context) { context in
                if let panel = CheckInPanel(client, &context) { context.present(panel) }
            }
        }
    }

    private init?(_ client: Client, _ context: inout Context) {
        let (now, today) = (TimeOfDay(context.now, in: context.services.timeZone), context.today)
        let read = context.read { diary in
            (try diary.checkIns.list(of: client.id, in: today...today), try diary.checkInQuestions.list())
        }
        guard let read else { return nil }
        (self.client, day, minute) = (client, today, now.minuteOfDay)
        (earlier, questions) = read
        speaker = context.handOver == nil ? .trainer : .client
        draftKey = context.wellbeingDraft("check-in", of: client.id)
        drawn = Int(context.now.timeIntervalSince1970)
        restoreDraft(&context)
    }

    // MARK: Draft

    /// Restores the text of a draft but not the digit: the client's mood may have changed.
    private mutating func restoreDraft(_ context: inout Context) {
        let parts = context.draft(draftKey)?.split(separator: "\u{1F}", maxSplits: 1, omittingEmptySubsequences: false)
        guard let parts, parts.count == 2 else { return }
        (answer, note) = (LineEditor(String(parts[0])), LineEditor(String(parts[1])))
        context.message = .plain("Your unsaved text is restored: type a digit, then it follows.")
    }

    var needsAutosave: Bool { isDraftDue }

    mutating func autosave(context: inout Context) {
        guard isDraftDue else { return }
        isDraftDue = false
        context.saveDraft(isHalfTyped ? "\(answer.text)\u{1F}\(note.text)" : nil, for: draftKey)
    }

    // MARK: Keys

    var takesText: Bool { stage != .level && stage != .helps }
    var isHalfTyped: Bool { !answer.text.isEmpty || !note.text.isEmpty }
    /// The editor in use.
    private var editor: LineEditor { stage == .note ? note : answer }
    var writes: Bool { true }

    var hints: [KeyHint] {
        switch stage {
        case .level:
            [KeyHint("1 2 3 4", "choose"), KeyHint("← →", "and Enter")]
                + (earlier.isEmpty ? [] : [KeyHint("N", "only a note")]) + [KeyHint("Esc", "close")]
        case .answer:
            [
                KeyHint("Enter", "save, text optional"), KeyHint(.ctrl("o"), "another question"),
                KeyHint("Esc", "back"),
            ]
        case .note: [KeyHint("Enter", "save"), KeyHint("Esc", "back")]
        case .helps:
            [
                KeyHint("r", "breathe"), KeyHint("L", "articles"), KeyHint("!", "call"), KeyHint("u", "undo"),
                KeyHint("Esc", "close"),
            ]
        }
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        if stage == .helps { return help(key) }
        guard stage == .level else { return type(key, &context) }
        switch key {
        case .escape, .char("q"): return leave(&context)
        case .char("1"), .char("2"), .char("3"), .char("4"):
            if case .char(let digit) = key { choose(digit.wholeNumberValue.flatMap(StressLevel.init)) }
        case .left, .char("h"): step(by: -1)
        case .right, .char("l"): step(by: 1)
        case .enter: choose(chosen)
        case .char("N"), .char("n"):
            guard !earlier.isEmpty else { break }
            stage = .note
        case .char(let other) where other.isNumber: context.message = .plain("Type a digit from 1 to 4.")
        default: break
        }
        return .stay
    }

    /// Goes to what may help.
    private func help(_ key: Key) -> OverlayOutcome {
        switch key {
        case .escape, .enter, .char("q"): .close
        case .char("r"): .finish { [client] context in Relaxing.begin(of: client, &context) }
        case .char("L"): .finish { $0.push(ReadingView()) }
        case .char("!"): .finish { $0.push(HelpView()) }
        case .char("u"): .finish { $0.run(.undo) }
        default: .stay
        }
    }

    /// Moves the level; from no level to the nearer side of the middle.
    private mutating func step(by step: Int) {
        guard let level = chosen else { return chosen = step < 0 ? .wornOut : .atEase }
        chosen = StressLevel(rawValue: level.rawValue + step) ?? level
    }

    private mutating func choose(_ level: StressLevel?) {
        guard let level else { return }
        chosen = level
        stage = .answer(level)
    }

    private mutating func leave(_ context: inout Context) -> OverlayOutcome {
        autosave(context: &context)
        if isHalfTyped { context.message = .plain("Your text is stored: n k restores it.") }
        return .close
    }

    private mutating func edit(_ change: (inout LineEditor) -> Void) {
        isDraftDue = true
        if stage == .note { change(&note) } else { change(&answer) }
    }

    private mutating func type(_ key: Key, _ context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape:
            stage = .level
            return .stay
        case .ctrl("o"):
            drawn += 1
            return .stay
        case .enter, .ctrl("s"): return save(&context)
        default:
            edit { _ = $0.handle(key) }
            return .stay
        }
    }

    mutating func paste(_ text: String, context: inout Context) {
        if takesText { edit { $0.insert(text) } }
    }

    private mutating func save(_ context: inout Context) -> OverlayOutcome {
        let (client, text, key) = (client, editor.text, draftKey)
        switch stage {
        case .level, .helps: return .stay
        case .answer(let level):
            let one = CheckIn(
                day: day, minute: minute, level: level, question: question(level)?.text ?? "", answer: text,
                speaker: speaker)
            let message: Phrase = "\(client.name): \(one.wording). u: undo."
            guard context.write(message, { try $0.checkIns.add(one, of: client.id) }) != nil else { return .stay }
        case .note:
            guard !text.isEmpty else { return .stay }
            let note = WellbeingNote(day: day, minute: minute, text: text)
            let saved = context.write("Saved the note for \(client.name). u: undo.") { diary in
                try diary.wellbeingNotes.add(note, of: client.id)
            }
            guard saved != nil else { return .stay }
        }
        context.saveDraft(nil, for: key)
        guard stage == .answer(.woundUp) else { return .close }
        (stage, answer, note, isDraftDue) = (.helps, LineEditor(""), LineEditor(""), false)
        return .stay
    }

    private func question(_ level: StressLevel) -> CheckInQuestion? {
        CheckInQuestion.draw(drawn, of: questions.filter { $0.level == level })
    }
}

// MARK: Drawing

extension CheckInPanel {
    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let width = min(body.width - 2, 72)
        switch stage {
        case .level where earlier.isEmpty: drawFirst(into: &screen, body, width)
        case .level: drawAgain(into: &screen, body, width)
        case .answer(let level):
            drawText(
                "\(level.rawValue) \(level.word)", question(level).map { "\($0.text)" } ?? "In a few words:",
                into: &screen, body,
                width)
        case .note:
            drawText("Note, \(day.short)", "What do you want to note about this day?", into: &screen, body, width)
        case .helps: drawHelps(into: &screen, body, width)
        }
    }

    private func drawHelps(into screen: inout Screen, _ body: Rect, _ width: Int) {
        let box = body.centred(Size(columns: width, rows: min(body.height, 7)))
        let inside = screen.popup(box, title: "What may help now").inset(columns: 1)
        let ways: [(key: String, text: Phrase)] = [
            ("r", "a few minutes of breathing or relaxation"), ("L", "articles about stress, sleep, breath"),
            ("!", "help and contacts: who to call"),
        ]
        for (row, way) in ways.enumerated() {
            let place = inside.droppingTop(1 + row).top(1)
            screen.put(verbatim: way.key, in: place, align: .leading, style: .key)
            screen.put(way.text, in: place.droppingLeft(3), align: .leading, style: .popup)
        }
    }

    private func drawFirst(into screen: inout Screen, _ body: Rect, _ width: Int) {
        let time = TimeOfDay(minuteOfDay: minute)?.text ?? ""
        let box = body.centred(Size(columns: width, rows: min(body.height, 10)))
        let inside = screen.popup(box, title: "\(client.name), \(day.long) \(time)").inset(columns: 1)
        screen.put("How do you feel right now?", in: inside.top(1), align: .leading, style: .popup)
        for (level, column) in zip(StressLevel.allCases, columns(inside)) {
            let style: Style = level == chosen ? .selection : .popup
            screen.put(
                "\(level.rawValue)", in: Self.middle(column.droppingTop(2), width: 1), align: .leading, style: .key)
            screen.put(
                verbatim: level.face, in: Self.middle(column.droppingTop(3), width: level.face.count), align: .leading,
                style: style)
            let word: Phrase = level.word
            screen.put(
                word, in: Self.middle(column.droppingTop(4), width: TextWidth.of(word)), align: .leading, style: style)
        }
        let help: Phrase = "There is no middle: choose the nearer side."
        screen.put(help, in: inside.droppingTop(6).top(1), align: .leading, style: .muted)
    }

    private func drawAgain(into screen: inout Screen, _ body: Rect, _ width: Int) {
        let box = body.centred(Size(columns: width, rows: 3))
        let before: [Phrase] = earlier.suffix(4).map { "\($0.time?.text ?? "") was \($0.level.rawValue)" }
        let inside = screen.popup(box, title: "\(client.name), again today: \(list: before)").inset(columns: 1)
        for (level, column) in zip(StressLevel.allCases, columns(inside.droppingRight(10))) {
            screen.put(
                "\(level.rawValue) \(level.face)", in: column.top(1), align: .leading,
                style: level == chosen ? .selection : .popup)
        }
        screen.put("N note", in: inside.top(1), align: .trailing, style: .muted)
    }

    private func drawText(
        _ title: Phrase, _ question: Phrase, into screen: inout Screen, _ body: Rect, _ width: Int
    ) {
        let box = body.centred(Size(columns: width, rows: 7))
        let inside = screen.popup(box, title: title).inset(columns: 1)
        screen.put(question, in: inside.top(1), align: .leading, style: .popup)
        screen.textBox(editor, in: inside.droppingTop(1))
    }

    private static func middle(_ area: Rect, width: Int) -> Rect {
        area.top(1).droppingLeft(max(0, (area.width - width) / 2)).left(width)
    }

    private func columns(_ area: Rect) -> [Rect] {
        let width = area.width / 4
        return (0..<4).map { area.droppingLeft($0 * width).left(width) }
    }
}
