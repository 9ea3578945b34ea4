package import FitnessModel
package import TerminalKit

/// One line of a form: a label, what is typed or chosen, and the rule that it must keep.
package struct FormField: Sendable, Identifiable {
    package let id: String
    package let label: String
    /// The words of which one is chosen; nil where a text is typed.
    package let choices: [String]?
    /// One sentence shown while the field has the focus.
    package var help: String
    package var editor: LineEditor
    /// True while a proposal stands there: the first character that is typed replaces it, arrows and End keep it.
    package private(set) var isProposed: Bool
    private let check: @Sendable (_ text: String, _ today: Day) -> String?

    /// A field for a text, or for one of a few words; `check` says what is wrong with it.
    package init(
        _ id: String, _ label: String, value: String, choices: [String]? = nil, isProposed: Bool = false,
        isMultiline: Bool = false, help: String = "",
        check: @escaping @Sendable (_ text: String, _ today: Day) -> String?
    ) {
        (self.id, self.label, self.choices, self.help, self.check) = (id, label, choices, help, check)
        self.isProposed = isProposed && !value.isEmpty
        editor = LineEditor(value, isMultiline: isMultiline)
    }

    /// A field for a value that may stay empty.
    package init<Value>(
        _ id: String, _ label: String, _ kind: FieldKind<Value>, value: String = "", isProposed: Bool = false,
        help: String = ""
    ) {
        self.init(id, label, value: value, isProposed: isProposed, help: help) { text, today in
            text.isEmpty || kind.read(text, today) != nil ? nil : kind.problem
        }
    }

    /// A field for a text: with lines where it may stay empty, else one that has to be there.
    package init(
        _ id: String, _ label: String, value: String = "", isRequired: Bool = false, isProposed: Bool = false,
        help: String = ""
    ) {
        self.init(
            id, label, value: value, isProposed: isProposed, isMultiline: !isRequired, help: help
        ) { text, _ in text.isEmpty && isRequired ? "\(label) is needed." : nil }
    }

    /// Takes a key into the text.
    package mutating func type(_ key: Key) {
        if case .char = key { replaceProposal() }
        isProposed = false
        _ = editor.handle(key)
    }

    /// Takes pasted text.
    package mutating func paste(_ text: String) {
        replaceProposal()
        editor.insert(text)
    }

    private mutating func replaceProposal() {
        if isProposed { editor.clear() }
        isProposed = false
    }

    /// What is typed, without blanks around it.
    package var text: String { editor.text.trimmingBlanks }

    /// What breaks the field's rule, and how to fix it; nil when all is well.
    package func problem(today: Day) -> String? { check(text, today) }

    /// What an interval timer looks like.
    package static let intervals = "EMOM 10, EMOM 60\" x10, E2MOM x5, 30/15 x8, tabata"

    /// Steps through the choices.
    mutating func stepChoice(by offset: Int) {
        guard let choices, !choices.isEmpty else { return }
        editor = LineEditor(choices.cycled(from: editor.text, by: offset))
    }

    /// Takes the first choice that begins with a letter.
    mutating func choose(startingWith letter: Character) {
        let wanted = letter.lowercased()
        if let word = choices?.first(where: { $0.lowercased().hasPrefix(wanted) }) { editor = LineEditor(word) }
    }
}
