import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

extension WeekView {
    var isTyping: Bool { typing != nil }
    var isQuestionOpen: Bool { typing != nil }
    var isHalfTyped: Bool { typing.map { $0.editor.text != shownText } ?? false }

    var typingHints: [KeyHint] {
        if typing?.isCell == true { return [KeyHint("Enter", "save, next line"), KeyHint("Esc", "restore")] }
        let scale = isScale ? [KeyHint("0-9", "answer")] : []
        return scale + [
            KeyHint("Enter PgDn", page + 1 == pages.count ? "done" : "next page"), KeyHint("PgUp", "back"),
            KeyHint("Esc", "leave, all is saved"),
        ]
    }

    private var isScale: Bool { if case .feasibility = current.answer { true } else { false } }

    /// The initial text of the input.
    private var shownText: String {
        switch current.answer {
        case .text(let path): stored[keyPath: path]
        case .times: DayTimes.Kind.allCases.indices.contains(line) ? ProgrammeText.time(answers.times[kind]) : ""
        case .minutes:
            answers.activities.indices.contains(line) ? ProgrammeText.hours(answers.activities[line].minutes) : ""
        default: ""
        }
    }

    private var kind: DayTimes.Kind { DayTimes.Kind.allCases[min(line, DayTimes.Kind.allCases.count - 1)] }

    /// Opens the value of the line under the cursor; false if nothing may be written.
    @discardableResult
    mutating func open(_ context: inout Context) -> Bool {
        guard context.mayWrite() else { return false }
        typing = Typing(editor: LineEditor(shownText), isCell: true, isSelected: true)
        return true
    }

    mutating func type(_ key: Key, context: inout Context) {
        context.message = nil
        if typing?.isCell == true { return typeCell(key, &context) }
        switch key {
        case .escape:
            if keep(page: page, &context) { typing = nil }
            context.pop()
        case .pageDown, .enter, .tab: goOn(&context)
        case .pageUp, .backTab: goBack(&context)
        case .left where isScale: step(by: -1, &context)
        case .right where isScale: step(by: 1, &context)
        case .char(let sign) where isScale: answer(String(sign), &context)
        default:
            guard !isScale, context.mayWrite() else { return }
            _ = typing?.editor.handle(key)
            saveDraft(&context)
        }
    }

    mutating func paste(_ text: String, context: inout Context) {
        guard !isScale, context.mayWrite() else { return }
        if typing?.isSelected == true { typing?.editor.clear() }
        typing?.isSelected = false
        typing?.editor.insert(text)
        saveDraft(&context)
    }

    mutating func acceptTyped(_ context: inout Context) -> Bool {
        if typing?.isCell == true { return accept(&context) }
        // Changing the pane leaves the page like Esc: the text is stored and shown again later.
        keep(page: page, &context)
        return true
    }

    private mutating func typeCell(_ key: Key, _ context: inout Context) {
        switch key {
        case .escape:
            typing = nil
            saveDraft(&context)
        case .enter, .down, .tab:
            if accept(&context) { line = min(line + 1, lineCount - 1) }
        case .up, .backTab:
            if accept(&context) { line = max(line - 1, 0) }
        case .pageDown:
            if accept(&context) { goOn(&context) }
        case .pageUp:
            if accept(&context) { goBack(&context) }
        default:
            if typing?.isSelected == true, case .char = key { typing?.editor.clear() }
            typing?.isSelected = false
            _ = typing?.editor.handle(key)
            saveDraft(&context)
        }
    }

    /// Accepts the value of the line; false if it is invalid and stays open.
    private mutating func accept(_ context: inout Context) -> Bool {
        guard let text = typing?.editor.text.trimmingBlanks else { return true }
        let isNone = text.isEmpty || text == "-"
        switch current.answer {
        case .times:
            guard isNone || TimeOfDay(text) != nil else {
                return refuse("Not a time: write 6:40, 0640 or 6; - for none.", &context)
            }
            answers.times[kind] = isNone ? nil : TimeOfDay(text)?.minuteOfDay
        case .minutes:
            let minutes = isNone ? 0 : FieldKind<Int>.minutesOfDay.read(text, context.today)
            guard let minutes else { return refuse(FieldKind<Int>.minutesOfDay.problem, &context) }
            if answers.activities.indices.contains(line) { answers.activities[line].minutes = minutes }
        default: break
        }
        let wasTyping = typing
        typing = nil
        guard keep(page: page, &context) else {
            typing = wasTyping
            return false
        }
        return true
    }

    private mutating func refuse(_ message: Phrase, _ context: inout Context) -> Bool {
        typing?.isSelected = true
        context.message = .warning(message)
        return false
    }
}

extension FieldKind where Value == Int {
    /// Minutes of a day: "1:30", "90 min", "8 h"; a number alone up to 24 means hours.
    static let minutesOfDay = FieldKind(
        problem: "Not a time: write 1:30, 90 min or 8 h, at most 24 h.", write: { ProgrammeText.hours($0) }
    ) { text, _ in
        if let hours = Int(text), (0...24).contains(hours) { return hours * 60 }
        return ActivityDuration.read(text).map { $0 / 60 }.flatMap { (0...1_440).contains($0) ? $0 : nil }
    }
}
