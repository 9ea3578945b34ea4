import Foundation
package import TerminalKit

/// A form above a pane: fields, one of them focused. A draft keeps the text after Esc and after a crash.
package struct FormOverlay<Context: ViewContext>: Overlay {
    /// The result of an attempt to save.
    package enum Result: Sendable {
        case saved(OverlayAction<Context>)
        case wrong(field: String, Phrase)
        /// The target exists already: Ctrl-S again replaces it.
        case exists(field: String, Phrase)
        /// An unlikely value to confirm: Enter again keeps it. Not asked if `isConfirmed` holds.
        case confirm(Confirmation)
        case failed
    }

    package let title: Phrase
    package var fields: [FormField]
    package var focus = 0
    /// The key of the draft; nil for no draft.
    package let draftKey: String?
    /// The word for the last Enter: "save", "start".
    package let verb: Phrase
    /// Checks the fields together, and writes.
    package let save: @Sendable (FormOverlay, inout Context) -> Result
    package var notice: Phrase?
    /// The lines computed from the fields after every key: the first is the answer. "! " marks a warning.
    package var answer: (@Sendable (FormOverlay) -> [Phrase])?
    /// Whether lines that are too long are wrapped. Those of a table are cut.
    package var wrapsAnswer = true
    /// The first visible line below the answer proper.
    var answerTop = 0
    /// Enter saves from every field, for a form whose first field is enough; Tab leads to the others.
    package var savesOnEnter = false
    /// False where no editor may be opened: then no key for it is shown, and it does nothing.
    package var offersEditor = true
    /// False for a form that leaves the diary as it is, such as an export.
    package var writes = true
    /// Whether Ctrl-S was pressed after the form named what it would replace.
    package private(set) var mayReplace = false
    /// The texts at that time: any other text asks again.
    private var found: [String]?
    /// The open confirmation; the next key answers it.
    private(set) var confirmation: Confirmation?
    /// The confirmations that were answered by Enter.
    private var confirmed: Set<String> = []
    /// The fields that were left, whose errors are marked.
    private(set) var left: Set<String> = []
    /// The field with the error that held the cursor once.
    private var held: String?
    private var original: [String]
    /// The fields whose texts come from a draft.
    private var drafted: Set<String> = []
    private var isDraftDue = false
    /// Updates other fields and their help after typing.
    private var follow: (@Sendable (inout FormOverlay, Context) -> Void)?

    package init(
        _ title: Phrase, fields: [FormField], draftKey: String? = nil, verb: Phrase = "save",
        save: @escaping @Sendable (FormOverlay, inout Context) -> Result
    ) {
        self.title = title
        self.fields = fields
        self.draftKey = draftKey
        self.verb = verb
        self.save = save
        original = fields.map(\.editor.text)
    }

    /// The text of a field.
    package func text(_ id: String) -> String { fields.first { $0.id == id }?.text ?? "" }

    /// The chosen value of a field; nil if it is not one of these.
    package func choice<Value: Hashable>(_ id: String, of values: some Sequence<Value>) -> Value? {
        let chosen = text(id)
        return values.first { FormField.Choice.id(of: $0) == chosen }
    }

    /// The text of a field if it was changed; nil for an untouched one.
    package func typed(_ id: String) -> String? {
        guard let index = index(of: id), fields[index].editor.text != original[index] else { return nil }
        return fields[index].text
    }

    /// Whether a confirmation was answered by Enter already.
    package func isConfirmed(_ confirmation: Confirmation) -> Bool { confirmed.contains(confirmation.id) }

    package var hints: [KeyHint] {
        if let confirmation {
            return confirmation.hints + [KeyHint("Esc", draftKey == nil ? "cancel" : "close, saves a draft")]
        }
        var hints = [KeyHint("Enter", isAtLastField || savesOnEnter ? verb : "next")]
        if !savesOnEnter { hints.append(KeyHint(.ctrl("s"), verb)) }
        if found == texts { hints = [KeyHint(.ctrl("s"), "replace it"), KeyHint("Enter", "try again")] }
        if fields[focus].choices != nil { hints.append(KeyHint("← →", "choose")) }
        if fields[focus].isNote, offersEditor { hints.append(KeyHint(.ctrl("o"), "editor")) }
        if fields[focus].canStep { hints.append(KeyHint("PgUp PgDn", "step")) }
        return hints + [
            KeyHint("Tab", "next field"), KeyHint("Esc", draftKey == nil ? "cancel" : "close, saves a draft"),
        ]
    }

    package var keys: [KeyHint] {
        let scrolling = answer == nil || fields[focus].canStep ? [] : [KeyHint("PgUp PgDn", "scroll the lines below")]
        return hints + scrolling + [
            KeyHint("Shift-Tab ↑", "previous field"),
            KeyHint(.ctrl("x"), draftKey == nil ? "reset the form" : "reset the form, discard the draft"),
            KeyHint(.ctrl("u"), "erase the field"), KeyHint(.ctrl("w"), "erase a word"),
        ]
    }
    /// In a field of choices a letter chooses.
    package var takesText: Bool { fields[focus].choices == nil }

    package mutating func handle(_ key: Key, context: inout Context) -> Outcome<Context> {
        let pending = confirmation
        (notice, confirmation) = (nil, nil)
        if let pending, let outcome = answer(pending, with: key, &context) { return outcome }
        switch key {
        case .escape:
            keepDraft(&context)
            if isChanged, draftKey != nil { context.message = .plain("Draft saved: the same key restores it.") }
            return .close
        case .ctrl("s"):
            mayReplace = found == texts
            return submit(&context)
        case .ctrl("x"):
            forgetDraft(&context)
            drafted = []
            for index in fields.indices { fields[index].propose(original[index]) }
            follow?(&self, context)
        case .enter:
            mayReplace = false
            if isAtLastField || savesOnEnter { return submit(&context) }
            move(by: 1, context)
        case .tab where completesPart(context): break
        case .tab, .down: move(by: 1, context)
        case .backTab, .up: move(by: -1, context)
        case .ctrl("o"): if offersEditor { openEditor(&context) }
        case .pageUp where fields[focus].canStep: step(by: 1, context)
        case .pageDown where fields[focus].canStep: step(by: -1, context)
        case .pageUp where answer != nil: scrollAnswer(by: -1, context.body)
        case .pageDown where answer != nil: scrollAnswer(by: 1, context.body)
        default:
            edit(key)
            follow?(&self, context)
        }
        return .stay
    }

    /// Answers the confirmation; nil for a key with another meaning.
    private mutating func answer(_ confirmation: Confirmation, with key: Key, _ context: inout Context) -> Outcome<
        Context
    >? {
        switch (key, confirmation.offer) {
        case (.enter, _), (.ctrl("s"), _):
            confirmed.insert(confirmation.id)
            return submit(&context)
        case (.ctrl("g"), .text(let text)?):
            edit(confirmation.field, to: text, context)
            return .stay
        case (.ctrl("g"), .way(_, let action)?):
            keepDraft(&context)
            return .finish(action)
        default: return nil
        }
    }

    package mutating func paste(_ text: String, context: inout Context) {
        (notice, confirmation) = (nil, nil)
        guard fields[focus].choices == nil else { return }
        fields[focus].paste(text)
        isDraftDue = true
        follow?(&self, context)
    }

    package mutating func autosave(context: inout Context) { keepDraft(&context) }
    package var needsAutosave: Bool { draftKey != nil }
    package var isHalfTyped: Bool { isChanged }

    /// A form whose fields or help follow from other fields; applied once at the start.
    package func following(_ context: Context, _ follow: @escaping @Sendable (inout FormOverlay, Context) -> Void)
        -> FormOverlay
    {
        var form = self
        form.follow = follow
        follow(&form, context)
        return form
    }

    /// Moves the focus to a field.
    package mutating func focus(on id: String) { focus = index(of: id) ?? focus }

    /// Whether the field of that id is the one that is being typed in.
    package func isTyping(in id: String) -> Bool { fields[focus].id == id }

    /// Puts a text into the field of that id.
    package mutating func set(_ id: String, to text: String) {
        if let index = index(of: id), fields[index].text != text { fields[index].editor.replace(with: text) }
    }

    /// Hides the field of that id, or shows it again.
    package mutating func hide(_ id: String, _ isHidden: Bool) {
        guard let index = index(of: id) else { return }
        fields[index].isHidden = isHidden
        if isHidden, focus == index { focus = fields.firstIndex { !$0.isHidden } ?? index }
    }

    /// Whether a field is hidden now.
    func isHidden(_ id: String) -> Bool { index(of: id).map { fields[$0].isHidden } ?? false }

    /// Puts the sentence that the field of that id shows.
    package mutating func setHelp(_ id: String, to help: Phrase) {
        if let index = index(of: id) { fields[index].help = help }
    }

    /// Puts the cursor into a field by the mouse, without holding it where it was.
    mutating func focus(on index: Int) {
        left.insert(fields[focus].id)
        (notice, confirmation, focus) = (nil, nil, index)
    }

    private func index(of id: String) -> Int? { fields.firstIndex { $0.id == id } }
    private var isAtLastField: Bool { fields[(focus + 1)...].allSatisfy(\.isHidden) }
    private var texts: [String] { fields.map(\.editor.text) }
    private var isChanged: Bool { texts != original }

    private mutating func edit(_ key: Key) {
        (isDraftDue, held) = (true, nil)
        guard fields[focus].choices != nil else { return fields[focus].type(key) }
        switch key {
        case .left: fields[focus].stepChoice(by: -1)
        case .right, .char(" "): fields[focus].stepChoice(by: 1)
        case .char(let letter): fields[focus].choose(startingWith: letter)
        default: break
        }
    }

    /// Completes the typed text, if it can be; true if what is typed next is added to it.
    private mutating func completesPart(_ context: Context) -> Bool {
        guard let completed = fields[focus].completion else { return false }
        edit(fields[focus].id, to: completed, context)
        return !fields[focus].isWhole(completed)
    }

    /// Puts a text into a field as if it had been typed.
    mutating func edit(_ id: String, to text: String, _ context: Context) {
        guard let index = index(of: id) else { return }
        (isDraftDue, held) = (true, nil)
        fields[index].put(text)
        follow?(&self, context)
    }

    private mutating func step(by offset: Int, _ context: Context) {
        (isDraftDue, held) = (true, nil)
        fields[focus].step(by: offset, today: context.today)
        follow?(&self, context)
    }

    /// Checks the field when it is left: an invalid text keeps the cursor once, a missing one never does.
    private mutating func move(by offset: Int, _ context: Context) {
        let field = fields[focus]
        left.insert(field.id)
        let problem = field.problem(today: context.today)
        if problem != nil, !field.text.isEmpty {
            guard held == field.id else {
                (notice, held) = (problem, field.id)
                return
            }
        } else {
            notice = problem
        }
        repeat { focus = (focus + offset + fields.count) % fields.count } while fields[focus].isHidden
        fields[focus].enter()
    }

    private mutating func submit(_ context: inout Context) -> Outcome<Context> {
        left.formUnion(fields.map(\.id))
        for (index, field) in fields.enumerated() {
            guard let problem = field.problem(today: context.today) else { continue }
            (focus, notice) = (index, problem)
            return .stay
        }
        switch save(self, &context) {
        case .saved(let action):
            forgetDraft(&context)
            return .finish(action)
        case .wrong(let id, let problem):
            focus = index(of: id) ?? focus
            notice = problem
        case .exists(let id, let problem):
            focus = index(of: id) ?? focus
            found = texts
            notice = problem
        case .confirm(let confirmation):
            focus = index(of: confirmation.field) ?? focus
            self.confirmation = confirmation
            notice = confirmation.question
        case .failed:
            keepDraft(&context)
        }
        return .stay
    }
}

extension FormOverlay {
    /// The form with its draft, if one was stored.
    package func restoringDraft(_ context: Context) -> FormOverlay {
        guard let draftKey, let text = context.draft(draftKey),
            let typed = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
        else { return self }
        var form = self
        for index in form.fields.indices {
            guard let value = typed[form.fields[index].id] else { continue }
            form.fields[index].propose(value)
            form.drafted.insert(form.fields[index].id)
        }
        form.notice = "Draft restored. Ctrl-X discards it."
        return form
    }

    /// What a field with the text of a draft had before: "was Marta Kovač"; nil for other fields.
    func before(_ index: Int) -> Phrase? {
        let field = fields[index]
        guard drafted.contains(field.id), !field.isSecret, field.editor.text != original[index] else { return nil }
        let word = field.choices?.first { $0.id == original[index] }?.word ?? "\(original[index])"
        return word.isEmpty ? "from the draft" : "was \(word)"
    }

    mutating func keepDraft(_ context: inout Context) {
        guard let draftKey, isDraftDue, isChanged else { return }
        isDraftDue = false
        // Untouched fields are not in the draft: they would overwrite later changes of others.
        let touched = zip(fields, original).filter { $0.editor.text != $1 }.map(\.0)
        let typed = Dictionary(touched.map { ($0.id, $0.editor.text) }) { first, _ in first }
        guard let data = try? JSONEncoder().encode(typed) else { return }
        context.saveDraft(String(decoding: data, as: UTF8.self), for: draftKey)
    }

    private func forgetDraft(_ context: inout Context) {
        if let draftKey { context.saveDraft(nil, for: draftKey) }
    }
}
