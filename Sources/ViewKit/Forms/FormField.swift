package import FitnessModel
package import TerminalKit

/// One line of a form: a label, a text or a choice, and its rule.
package struct FormField: Sendable, Identifiable {
    /// A value that can be chosen: its id in forms and drafts, and the word that is shown.
    package struct Choice: Hashable, Sendable {
        let id: String
        let word: Phrase

        /// A value whose id is its Swift description, such as the name of its case.
        init(_ value: some Hashable, _ word: Phrase) { (id, self.word) = (Self.id(of: value), word) }

        static func id(of value: some Hashable) -> String { String(describing: value) }
    }

    package let id: String
    package let label: Phrase
    /// The choices, whose ids are the text of the field; nil for a free text.
    package let choices: [Choice]?
    /// One sentence shown while the field has the focus.
    package var help: Phrase
    package var editor: LineEditor
    /// True while the whole text is selected, such as a proposal: the first character that is typed replaces it, which
    /// Ctrl-Y brings back; arrows, End and Backspace edit it.
    package private(set) var isSelected: Bool
    /// True for a note, which is not replaced by typing into it, and which the person's own editor opens.
    package private(set) var isNote = false
    /// Whether the field is hidden because of the others: it is then neither checked nor read.
    package var isHidden = false
    /// Whether stars replace the text, for a code.
    package var isSecret = false
    /// Completes a text for Tab.
    var complete: (@Sendable (_ typed: String) -> String?)?
    /// Whether a completed text is a whole value, not a part of one such as the folder of a path.
    var isWhole: @Sendable (_ completed: String) -> Bool = { _ in true }
    private let check: @Sendable (_ text: String, _ today: Day) -> Phrase?
    /// Reads the typed day; nil for another text.
    private var readDay: (@Sendable (_ text: String, _ today: Day) -> Day?)?
    /// The text some steps later; nil for text that cannot be stepped.
    private var stepped: (@Sendable (_ text: String, _ steps: Int, _ today: Day) -> String?)?

    /// A field for a text, or for one of a few values; `check` returns the error.
    package init(
        _ id: String, _ label: Phrase, value: String, choices: [Choice]? = nil, isProposed: Bool = false,
        isMultiline: Bool = false, help: Phrase = "",
        check: @escaping @Sendable (_ text: String, _ today: Day) -> Phrase?
    ) {
        (self.id, self.label, self.choices, self.help, self.check) = (id, label, choices, help, check)
        isSelected = isProposed && !value.isEmpty
        editor = LineEditor(value, isMultiline: isMultiline)
    }

    /// A field for a value that may stay empty.
    package init<Value>(
        _ id: String, _ label: Phrase, _ kind: FieldKind<Value>, value: String = "", isProposed: Bool = false,
        help: Phrase = ""
    ) {
        self.init(id, label, value: value, isProposed: isProposed, help: help) { text, today in
            text.isEmpty ? nil : kind.complaint(text, today)
        }
        if Value.self == Day.self { readDay = { text, today in kind.read(text, today) as? Day } }
        guard let step = kind.step else { return }
        stepped = { text, steps, today in kind.read(text, today).flatMap { step($0, steps) }.map(kind.write) }
    }

    /// A field for a text: of several lines if it may stay empty, else a required one of one line.
    package init(
        _ id: String, _ label: Phrase, value: String = "", isRequired: Bool = false, isProposed: Bool = false,
        help: Phrase = ""
    ) {
        self.init(
            id, label, value: value, isProposed: isProposed, isMultiline: !isRequired, help: help
        ) { text, _ in text.isEmpty && isRequired ? "\(label) is needed." : nil }
    }

    /// A field for a note of any length.
    package static func note(_ id: String, _ label: Phrase, value: String = "", help: Phrase = "") -> FormField {
        var field = FormField(id, label, value: value, help: help)
        field.isNote = true
        return field
    }

    /// The editor as drawn.
    var shown: LineEditor { isSecret ? editor.masked : editor }

    /// Takes a key into the text.
    package mutating func type(_ key: Key) {
        if case .char = key { replaceSelected() }
        isSelected = false
        _ = editor.handle(key)
    }

    /// Takes pasted text.
    package mutating func paste(_ text: String) {
        replaceSelected()
        editor.insert(text)
    }

    private mutating func replaceSelected() {
        if isSelected {
            editor.move(to: .max)
            editor.handle(.ctrl("u"))
        }
        isSelected = false
    }

    /// Selects a short text of one line when the cursor enters the field.
    mutating func enter() {
        editor.move(to: .max)
        let text = editor.text
        isSelected =
            choices == nil && !isNote && !text.isEmpty && text.count <= 40 && !text.contains(where: \.isNewline)
    }

    /// Proposes a text that was not typed now, such as that of a draft: the first typed character replaces it.
    mutating func propose(_ text: String) {
        put(text)
        enter()
    }

    /// Sets a text that was not typed now, such as the editor's result.
    mutating func put(_ text: String) {
        // An older draft may hold a choice that no longer exists.
        if let choices, !choices.contains(where: { $0.id == text }) { return }
        editor.replace(with: text)
        isSelected = false
    }

    /// The text without blanks around it.
    package var text: String { editor.text.trimmingBlanks }

    /// The error of the text and how to fix it; nil for none.
    package func problem(today: Day) -> Phrase? { isHidden ? nil : check(text, today) }

    /// Examples of an interval timer.
    package static let intervals = "EMOM 10, EMOM 60\" x10, E2MOM x5, 30/15 x8, tabata"

    /// The longer text that the typed one begins; nil if there is none.
    var completion: String? {
        guard !isSelected, !text.isEmpty, let longer = complete?(text), longer.count > text.count else { return nil }
        return longer
    }

    /// Whether PgUp and PgDn step its value: a date, a time, a length.
    var canStep: Bool { readDay != nil || stepped != nil }

    /// The date that is typed, as it is understood: "Sat 12 Mar 1988".
    func dateShown(today: Day) -> Phrase? { readDay?(text, today).map { Phrase($0, .namedDated) } }

    /// Puts a time or a length forward, or back; of a date the day, month or year under the cursor. A date that is written
    /// in another way becomes an ISO date, an empty field for one today.
    mutating func step(by offset: Int, today: Day) {
        isSelected = false
        if let stepped {
            if let later = stepped(text, offset, today) { editor.replace(with: later) }
            return
        }
        guard !text.isEmpty else { return editor.replace(with: today.iso) }
        guard let day = readDay?(text, today) else { return }
        let cursor = editor.text == day.iso ? editor.cursor : day.iso.count
        let stepped =
            switch cursor {
            case ...4: day.adding(months: 12 * offset)
            case ...7: day.adding(months: offset)
            default: day.adding(days: offset)
            }
        editor.replace(with: stepped.iso)
        editor.move(to: cursor)
    }

    /// Steps through the choices.
    mutating func stepChoice(by offset: Int) {
        guard let choices, !choices.isEmpty else { return }
        editor = LineEditor(choices.map(\.id).cycled(from: editor.text, by: offset))
    }

    /// Selects the first choice that starts with a letter.
    mutating func choose(startingWith letter: Character) {
        let wanted = letter.lowercased()
        if let found = choices?.first(where: { $0.word.text.lowercased().hasPrefix(wanted) }) {
            editor = LineEditor(found.id)
        }
    }
}
