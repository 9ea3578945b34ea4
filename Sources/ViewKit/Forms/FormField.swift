package import FitnessModel
package import TerminalKit

/// One line of a form: a label, what is typed, and the rule that it must keep.
package struct FormField: Sendable, Identifiable {
    /// What kind of text is expected.
    package enum Kind: Hashable, Sendable {
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
        case energy(EnergyUnit)
        /// With one digit after the point or comma.
        case decimal(ClosedRange<Int>)
        case time
    }

    package let id: String
    package let label: String
    package let kind: Kind
    /// One sentence shown while the field has the focus.
    package var help: String
    package var editor: LineEditor
    /// True while a proposal stands there: the first character that is typed replaces it, arrows and End keep it.
    package private(set) var isProposed: Bool
    /// A rule of its own, in place of the kind's.
    private let check: (@Sendable (String, Day) -> String?)?

    /// A field whose text has to pass `check`, which says what is wrong with it.
    package init(
        _ id: String, _ label: String, value: String, isProposed: Bool = false, isMultiline: Bool = false,
        help: String = "", check: @escaping @Sendable (_ text: String, _ today: Day) -> String?
    ) {
        (self.id, self.label, self.help, self.check) = (id, label, help, check)
        kind = isMultiline ? .text : .required
        self.isProposed = isProposed && !value.isEmpty
        editor = LineEditor(value, isMultiline: isMultiline)
    }

    package init(
        _ id: String, _ label: String, _ kind: Kind = .text, value: String = "", isProposed: Bool = false,
        help: String = ""
    ) {
        self.id = id
        self.label = label
        self.kind = kind
        self.help = help
        self.isProposed = isProposed && !value.isEmpty
        check = nil
        editor = LineEditor(value, isMultiline: kind == .text)
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

    /// What breaks the field's rule, and the mend; nil when all is well.
    package func problem(today: Day) -> String? {
        if let check { return check(text, today) }
        guard !text.isEmpty else { return kind == .required ? "\(label) is needed." : nil }
        switch kind {
        case .text, .required, .choice: return nil
        case .day:
            return Day.read(text, today: today) == nil
                ? "Not a date: write 12 mar, 12.3.2026, 2026-03-12, today or -3d." : nil
        case .mass(let unit):
            guard let mass = Mass.read(text, unit: unit) else { return "Not a weight: write 82.5 or 82.5 kg." }
            return (1...500_000).contains(mass.grams) ? nil : "A weight is more than 0 and at most 500 kg."
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
        case .energy(let unit):
            guard let energy = Energy.read(text, unit: unit) else {
                return "Not an energy: write 300, 300 kcal or 1200 kJ."
            }
            return energy <= Self.mostEnergy
                ? nil : "An energy is at most \(EnergyText.text(Self.mostEnergy, in: unit))."
        case .decimal(let range):
            let limits = range.lowerBound * 10...range.upperBound * 10
            return Self.decimal(text, decimals: 1).map(limits.contains) == true
                ? nil : "A number from \(range.lowerBound) to \(range.upperBound), such as 15.2."
        case .time: return TimeOfDay(text) == nil ? "Not a time: write 17:30, 1730 or 5:30 pm." : nil
        case .effort:
            return EffortEntry.read(text) == nil ? "RPE is 1 to 10, halves allowed: 7, 8.5." : nil
        }
    }

    /// More than anybody eats, or does, in a day.
    private static let mostEnergy = Energy(kilocalories: 50_000)

    /// What an interval timer looks like.
    package static let intervals = "EMOM 10, EMOM 60\" x10, E2MOM x5, 30/15 x8, tabata"

    /// Reads "15.2", "15,2" or "15" with one decimal as 152; nil for what is no such number.
    package static func decimal(_ text: String, decimals: Int) -> Int? {
        let parts = text.replacing(",", with: ".").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first, (1...6).contains(whole.count) else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard parts.count == 1 || (1...decimals).contains(fraction.count) else { return nil }
        let digits = whole + fraction + String(repeating: "0", count: decimals - fraction.count)
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(digits)
    }

    /// Steps through the choices; does nothing for other kinds.
    package mutating func stepChoice(by offset: Int) {
        guard case .choice(let options) = kind, !options.isEmpty else { return }
        let now = options.firstIndex(of: editor.text) ?? 0
        editor = LineEditor(options[(now + offset + options.count) % options.count])
    }
}
