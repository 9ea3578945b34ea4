package import FitnessModel
package import Phrases

/// How a value is read from typed text, and written into a field.
package struct FieldKind<Value: Sendable>: Sendable {
    /// Reads a text that is not empty; nil if it is not such a value.
    package let read: @Sendable (_ text: String, _ today: Day) -> Value?
    /// Formats a value for the field.
    package let write: @Sendable (Value) -> String
    /// The message for a text that is not such a value.
    package let problem: Phrase
    /// The error of a parsed value.
    package let rule: @Sendable (_ value: Value, _ today: Day) -> Phrase?
    /// The value some steps later for PgUp and PgDn; nil beyond the last one. Nil for a kind without steps.
    let step: (@Sendable (_ value: Value, _ steps: Int) -> Value?)?

    /// Describes a kind of value.
    package init(
        problem: Phrase, write: @escaping @Sendable (Value) -> String,
        rule: @escaping @Sendable (_ value: Value, _ today: Day) -> Phrase? = { _, _ in nil },
        step: (@Sendable (_ value: Value, _ steps: Int) -> Value?)? = nil,
        read: @escaping @Sendable (_ text: String, _ today: Day) -> Value?
    ) {
        self.read = read
        self.write = write
        self.problem = problem
        self.rule = rule
        self.step = step
    }

    /// The error of a text that is not empty.
    func complaint(_ text: String, _ today: Day) -> Phrase? {
        guard let value = read(text, today) else { return problem }
        return rule(value, today)
    }
}

/// How far PgUp and PgDn step a time of day or a length.
private let stepMinutes = 15

extension FieldKind where Value == Day {
    private static let dayProblem: Phrase = "Not a date: write 12 mar, 12.3.2026, 12/3/2026, today or -3d."

    /// A date, also relative to today.
    package static let day = FieldKind(problem: dayProblem, write: \.iso) { Day.read($0, today: $1) }

    /// A date in the past: without a year the latest one.
    package static let pastDay = FieldKind(problem: dayProblem, write: \.iso) { Day.read($0, today: $1, past: true) }

    /// A date of birth.
    package static let birthDay = FieldKind(
        problem: "Not a date: write 12.3.1988, 12/3/1988 or 1988-03-12.", write: \.iso,
        rule: { $0 > $1 ? "A birth date must be in the past; this is \($0.iso)." : nil }
    ) { Day.read($0, today: $1, past: true) }
}

extension FieldKind where Value == TimeOfDay {
    /// A time of day.
    package static let time = FieldKind(
        problem: "Not a time: write 17:30, 1730 or 5:30 pm, or leave it empty.", write: \.text,
        step: { TimeOfDay(minuteOfDay: $0.minuteOfDay + $1 * stepMinutes) }
    ) { text, _ in TimeOfDay(text) }
}

extension FieldKind where Value == Mass {
    /// A weight; without a unit in this one. More than 0 and at most `most`, with the unit written where `isNamed`.
    package static func mass(
        _ unit: MassUnit, most: Mass = Mass(grams: 500_000), isNamed: Bool = true
    ) -> FieldKind {
        FieldKind(
            problem: "Not a weight: write 82.5 or 82.5 kg, at most \(most.grams / 1_000) kg.",
            write: { isNamed ? "\($0.shown(in: unit)) \(unit.rawValue)" : $0.shown(in: unit) }
        ) { text, _ in Mass.read(text, unit: unit).flatMap { (1...most.grams).contains($0.grams) ? $0 : nil } }
    }
}

extension FieldKind where Value == Length {
    /// The height of a body.
    package static let height = FieldKind(
        problem: "Not a height: write 180, 180 cm, 1.80 m or 5'11\".", write: Height.text
    ) { text, _ in Height.read(text) }

    /// A distance; kilometres without a unit.
    package static let distance = FieldKind(
        problem: "Not a distance: write 5, 5.2 km, 800 m or 3.1 mi.", write: \.kilometresText
    ) { text, _ in Length.readDistance(text) }

    /// A length in a range of millimetres; without a unit in this one.
    package static func length(
        _ unit: LengthUnit, millimetres: ClosedRange<Int>, problem: Phrase
    ) -> FieldKind {
        FieldKind(problem: problem, write: { $0.shown(in: unit) }) { text, _ in
            Length.read(text, unit: unit).flatMap { millimetres.contains($0.millimetres) ? $0 : nil }
        }
    }
}

extension FieldKind where Value == Int {
    /// A whole number in a range.
    package static func whole(_ range: ClosedRange<Int>) -> FieldKind {
        FieldKind(problem: "A whole number from \(range.lowerBound) to \(range.upperBound).", write: String.init) {
            text, _ in Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// A time that passed, in milliseconds.
    package static let elapsed = FieldKind(
        problem: "Not a time: write 24:58, 1:02:03, 25 min or 1h 30m.", write: ElapsedText.write
    ) { text, _ in ElapsedText.read(text) }

    /// A time of day, as the minutes since midnight.
    package static let minuteOfDay = FieldKind(
        problem: "Not a time: write 17:30, 1730 or 5:30 pm.", write: { TimeOfDay(minuteOfDay: $0)?.text ?? "" },
        step: { TimeOfDay(minuteOfDay: $0 + $1 * stepMinutes)?.minuteOfDay }
    ) { text, _ in TimeOfDay(text)?.minuteOfDay }

    /// A duration in minutes, at most a week.
    package static let length = FieldKind(
        problem: "Not a length: write 60, 1:30 or 90 min.", write: { ActivityDuration.text($0 * 60) },
        rule: { minutes, _ in minutes > 7 * 1_440 ? "That is more than a week." : nil },
        step: { $0 + $1 * stepMinutes > 0 ? $0 + $1 * stepMinutes : nil }
    ) { text, _ in ActivityDuration.read(text).map { ($0 + 30) / 60 } }

    /// A number with at most one digit after the point, as tenths; the range is in whole numbers.
    package static func tenths(_ range: ClosedRange<Int>) -> FieldKind {
        FieldKind(
            problem: "A number from \(range.lowerBound) to \(range.upperBound), such as 15.2.",
            write: { NumberFormat.shown($0, decimals: 1) }
        ) { text, _ in
            NumberFormat.read(text, decimals: 1).flatMap {
                (range.lowerBound * 10...range.upperBound * 10).contains($0) ? $0 : nil
            }
        }
    }
}

extension FieldKind where Value == IntervalTimer {
    /// An interval timer: work and rest.
    package static let interval = FieldKind(
        problem: "Not an interval timer: write \(FormField.intervals).", write: \.text
    ) { text, _ in IntervalTimer(text) }
}

extension FieldKind where Value == Effort {
    /// RPE with halves.
    package static let effort = FieldKind(
        problem: "RPE is 1 to 10, halves allowed: 7, 8.5.", write: { EffortEntry.text($0) }
    ) { text, _ in EffortEntry.read(text) }
}

extension FieldKind where Value == Energy {
    /// More than a person eats or burns in a day.
    private static let most = Energy(kilocalories: 50_000)

    /// An energy; without a unit in this one.
    package static func energy(_ unit: EnergyUnit) -> FieldKind {
        FieldKind(
            problem: "Not an energy: write 300, 300 kcal or 1200 kJ, at most \(EnergyText.text(most, in: unit)).",
            write: { EnergyText.typed($0, in: unit) }
        ) { text, _ in Energy.read(text, unit: unit).flatMap { $0 <= most ? $0 : nil } }
    }
}
