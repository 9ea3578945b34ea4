import DiaryStore
import FitnessModel
import Foundation
import TerminalKit

/// A form on top of a pane: fields, one of them focused. What is typed survives Esc and a crash as a draft.
struct Form: Overlay {
    /// What became of an attempt to save.
    enum Result: Sendable {
        case saved(StateAction)
        case wrong(field: String, String)
        /// What the form would write stands there already: Ctrl-S once more replaces it.
        case exists(field: String, String)
        case failed
    }

    let title: String
    var fields: [FormField]
    var focus = 0
    /// The name under which a draft is kept; nil keeps none.
    let draftKey: String?
    /// What the last Enter does: "save", "start".
    let verb: String
    /// Checks what the fields cannot check alone, and writes.
    let save: @Sendable (Form, inout Context) -> Result
    var notice: String?
    /// What follows from what is typed, line by line, anew with every key: the first is the answer. "! " begins a warning.
    var answer: (@Sendable (Form) -> [String])?
    /// Enter saves from every field, for a form whose first field is enough; Tab leads to the others.
    var savesOnEnter = false
    /// True when Ctrl-S was pressed after the form said what it would replace.
    private(set) var mayReplace = false
    /// What was typed when the form said so: another text has to be asked about anew.
    private var found: [String]?
    private var original: [String]
    private var isDraftDue = false
    /// What other fields and their help become when something is typed.
    private var follow: (@Sendable (inout Form, Context) -> Void)?

    init(
        _ title: String, fields: [FormField], draftKey: String? = nil, verb: String = "save",
        save: @escaping @Sendable (Form, inout Context) -> Result
    ) {
        self.title = title
        self.fields = fields
        self.draftKey = draftKey
        self.verb = verb
        self.save = save
        original = fields.map(\.editor.text)
    }

    /// What stands in the field of that id.
    func text(_ id: String) -> String { fields.first { $0.id == id }?.text ?? "" }

    var hints: [KeyHint] {
        var hints = [KeyHint("Enter", isAtLastField || savesOnEnter ? verb : "next")]
        if !savesOnEnter { hints.append(KeyHint(.ctrl("s"), verb)) }
        if found == texts { hints = [KeyHint(.ctrl("s"), "replace it"), KeyHint("Enter", "try again")] }
        if case .choice = fields[focus].kind { hints.append(KeyHint("← →", "choose")) }
        return hints + [
            KeyHint("Tab", "next field"), KeyHint("Esc", draftKey == nil ? "cancel" : "close, keeps a draft"),
        ]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        notice = nil
        switch key {
        case .escape:
            keepDraft(&context)
            if isChanged, draftKey != nil { context.message = .plain("Draft kept: the same key brings it back.") }
            return .close
        case .ctrl("s"):
            mayReplace = found == texts
            return submit(&context)
        case .ctrl("x"):
            forgetDraft(&context)
            for index in fields.indices { fields[index].editor = LineEditor(original[index]) }
            follow?(&self, context)
        case .enter:
            mayReplace = false
            if isAtLastField || savesOnEnter { return submit(&context) }
            move(by: 1, context)
        case .tab, .down: move(by: 1, context)
        case .backTab, .up: move(by: -1, context)
        default:
            edit(key)
            follow?(&self, context)
        }
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        if case .choice = fields[focus].kind { return }
        fields[focus].paste(text)
        isDraftDue = true
        follow?(&self, context)
    }

    mutating func autosave(context: inout Context) { keepDraft(&context) }
    var needsAutosave: Bool { draftKey != nil }

    /// A form in which what is typed changes other fields, or what their help says; begins with it.
    func following(_ context: Context, _ follow: @escaping @Sendable (inout Form, Context) -> Void) -> Form {
        var form = self
        form.follow = follow
        follow(&form, context)
        return form
    }

    /// Whether the field of that id is the one that is being typed in.
    func isTyping(in id: String) -> Bool { fields[focus].id == id }

    /// Puts a text into the field of that id.
    mutating func set(_ id: String, to text: String) {
        for index in fields.indices where fields[index].id == id && fields[index].text != text {
            fields[index].editor.replace(with: text)
        }
    }

    /// Puts the sentence that the field of that id shows.
    mutating func setHelp(_ id: String, to help: String) {
        for index in fields.indices where fields[index].id == id { fields[index].help = help }
    }

    private var isAtLastField: Bool { focus == fields.count - 1 }
    private var texts: [String] { fields.map(\.editor.text) }
    private var isChanged: Bool { texts != original }

    private mutating func edit(_ key: Key) {
        if case .choice = fields[focus].kind {
            switch key {
            case .left: fields[focus].stepChoice(by: -1)
            case .right, .char(" "): fields[focus].stepChoice(by: 1)
            case .char(let character): chooseOption(startingWith: character)
            default: break
            }
        } else {
            fields[focus].type(key)
        }
        isDraftDue = true
    }

    private mutating func chooseOption(startingWith character: Character) {
        guard case .choice(let options) = fields[focus].kind else { return }
        let wanted = character.lowercased()
        if let option = options.first(where: { $0.lowercased().hasPrefix(wanted) }) {
            fields[focus].editor = LineEditor(option)
        }
    }

    /// Leaving a field checks it; a mistake is named at once but holds nobody back.
    private mutating func move(by offset: Int, _ context: Context) {
        notice = fields[focus].problem(today: context.today)
        focus = (focus + offset + fields.count) % fields.count
    }

    private mutating func submit(_ context: inout Context) -> OverlayOutcome {
        for (index, field) in fields.enumerated() {
            if let problem = field.problem(today: context.today) {
                focus = index
                notice = problem
                return .stay
            }
        }
        switch save(self, &context) {
        case .saved(let action):
            forgetDraft(&context)
            return .finish(action)
        case .wrong(let id, let problem):
            focus = fields.firstIndex { $0.id == id } ?? focus
            notice = problem
        case .exists(let id, let problem):
            focus = fields.firstIndex { $0.id == id } ?? focus
            found = texts
            notice = problem
        case .failed:
            keepDraft(&context)
        }
        return .stay
    }
}

extension Form {
    /// The form with what was typed the last time, when that was never saved.
    func restoringDraft(_ context: Context) -> Form {
        guard let draftKey, let text = try? context.diary.draft(draftKey),
            let typed = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
        else { return self }
        var form = self
        for index in form.fields.indices {
            if let value = typed[form.fields[index].id] { form.fields[index].editor = LineEditor(value) }
        }
        form.notice = "Your draft is back. Ctrl-X discards it."
        return form
    }

    private mutating func keepDraft(_ context: inout Context) {
        guard let draftKey, isDraftDue, isChanged, !context.isReadOnly else { return }
        isDraftDue = false
        let typed = Dictionary(fields.map { ($0.id, $0.editor.text) }) { first, _ in first }
        guard let data = try? JSONEncoder().encode(typed) else { return }
        do {
            try context.diary.saveDraft(draftKey, String(decoding: data, as: UTF8.self))
        } catch { context.message = .failure(error.wording) }
    }

    private mutating func forgetDraft(_ context: inout Context) {
        guard let draftKey, !context.isReadOnly else { return }
        do { try context.diary.deleteDraft(draftKey) } catch { context.message = .failure(error.wording) }
    }
}
