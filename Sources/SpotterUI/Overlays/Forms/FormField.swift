import FitnessModel
import TerminalKit

/// One line of a form: a label, what is typed, and the rule that it must keep.
struct FormField: Hashable, Sendable, Identifiable {
    /// What kind of text is expected.
    enum Kind: Hashable, Sendable {
        case text
        case required
        case day
        case mass(MassUnit)
        case height
        case whole(ClosedRange<Int>)
        case effort
        case choice([String])
        case muscles
        case interval
    }

    let id: String
    let label: String
    let kind: Kind
    /// One sentence shown while the field has the focus.
    let help: String
    var editor: LineEditor
    /// True while a proposal stands there: the first character that is typed replaces it, arrows and End keep it.
    private(set) var isProposed: Bool

    init(
        _ id: String, _ label: String, _ kind: Kind = .text, value: String = "", isProposed: Bool = false,
        help: String = ""
    ) {
        self.id = id
        self.label = label
        self.kind = kind
        self.help = help
        self.isProposed = isProposed && !value.isEmpty
        editor = LineEditor(value, isMultiline: kind == .text)
    }

    /// Takes a key into the text.
    mutating func type(_ key: Key) {
        if case .char = key { replaceProposal() }
        isProposed = false
        _ = editor.handle(key)
    }

    /// Takes pasted text.
    mutating func paste(_ text: String) {
        replaceProposal()
        editor.insert(text)
    }

    private mutating func replaceProposal() {
        if isProposed { editor.clear() }
        isProposed = false
    }

    /// What is typed, without blanks around it.
    var text: String { editor.text.trimmingBlanks }

    /// What breaks the field's rule, and the mend; nil when all is well.
    func problem(today: Day) -> String? {
        guard !text.isEmpty else { return kind == .required ? "\(label) is needed." : nil }
        switch kind {
        case .text, .required, .choice: return nil
        case .day:
            return Day.read(text, today: today) == nil
                ? "Not a date: write 12 mar, 12.3.2026, 2026-03-12, today or -3d." : nil
        case .mass(let unit):
            guard let mass = Mass.read(text, unit: unit) else { return "Not a weight: write 82.5 or 82.5 kg." }
            return (1...500_000).contains(mass.grams) ? nil : "A weight is between 0 and 500 kg."
        case .height:
            return Height.read(text) == nil ? "Not a height: write 180, 180 cm, 1.80 m or 5'11\"." : nil
        case .whole(let range):
            return Int(text).map(range.contains) == true
                ? nil : "A whole number from \(range.lowerBound) to \(range.upperBound)."
        case .muscles:
            guard case .unknown(let word, let near) = MuscleText.read(text) else { return nil }
            if let near { return "There is no muscle group \(word): did you mean \(near.rawValue)?" }
            return "One of: chest back shoul bi tri fore core glut quad ham calv add neck"
        case .interval:
            return IntervalTimer(text) == nil ? "Not an interval timer: write \(Self.intervals)." : nil
        case .effort:
            return EffortEntry.read(text) == nil ? "RPE is 1 to 10, halves allowed: 7, 8.5." : nil
        }
    }

    /// What an interval timer looks like.
    static let intervals = "EMOM 10, EMOM 60\" x10, E2MOM x5, 30/15 x8, tabata"

    /// Steps through the choices; does nothing for other kinds.
    mutating func stepChoice(by offset: Int) {
        guard case .choice(let options) = kind, !options.isEmpty else { return }
        let now = options.firstIndex(of: editor.text) ?? 0
        editor = LineEditor(options[(now + offset + options.count) % options.count])
    }
}

extension String {
    /// Without blanks and line ends at both ends.
    var trimmingBlanks: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
