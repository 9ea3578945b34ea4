import FitnessModel
import SpotterCore
import ViewKit

/// How often an appointment repeats, as offered in the form.
enum Repeats: Hashable, Sendable {
    case never
    case every(Int, Recurrence.Frequency)
    /// A rule that the form cannot express; it is left unchanged.
    case rule(String)

    static let choices: [Repeats] = [
        .never, .every(1, .weekly), .every(2, .weekly), .every(1, .daily), .every(4, .weekly), .every(1, .monthly),
    ]

    /// The repetition of a rule.
    init(_ rule: String) {
        guard !rule.isEmpty else { self = .never; return }
        guard let read = Recurrence(rule), read.isSimple else { self = .rule(rule); return }
        let known = Repeats.every(read.interval, read.frequency)
        let hasChoice = known.isWeekly || read.namedWeekdays.isEmpty
        self = hasChoice && Self.choices.contains(known) ? known : .rule(rule)
    }

    /// "every 2 weeks".
    var word: Phrase {
        switch self {
        case .never: "never"
        case .every(let interval, let frequency): Recurrence(every: interval, frequency).wording
        case .rule(let rule): Recurrence(rule)?.wording ?? "\(rule)"
        }
    }

    /// Whether it can name weekdays.
    var isWeekly: Bool { if case .every(_, .weekly) = self { true } else { false } }
}

/// The end of a series: after a number of occurrences, or on a day.
struct RepeatsEnd: Sendable {
    let count: Int?
    let until: Day?

    /// Reads "10", "10 times", "10x", or a day.
    static func read(_ text: String, today: Day) -> RepeatsEnd? {
        let word = text.lowercased().prefix { $0.isNumber }
        let rest = text.lowercased().dropFirst(word.count).filter { !$0.isWhitespace }
        if let count = Int(word), ["", "x", "times", "time"].contains(rest) {
            return (1...999).contains(count) ? RepeatsEnd(count: count, until: nil) : nil
        }
        return Day.read(text, today: today).map { RepeatsEnd(count: nil, until: $0) }
    }
}

extension Weekday {
    /// The weekday that a word abbreviates: at least two letters of its English name.
    init?(beginningWith word: String) {
        let found = Self.allCases.first { word.count >= 2 && $0.english.lowercased().hasPrefix(word.lowercased()) }
        guard let found else { return nil }
        self = found
    }
}

extension FieldKind where Value == Day {
    /// A date of something that is planned: a weekday is the next one, today among them.
    static let comingDay = FieldKind(problem: day.problem, write: day.write) { text, today in
        guard let weekday = Weekday(beginningWith: text) else { return day.read(text, today) }
        return today.adding(days: (weekday.rawValue - today.weekday.rawValue + 7) % 7)
    }
}
