import FitnessModel
import SpotterCore
import SpotterShell
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

extension AppointmentForm {
    /// The fields of the repetition; none for an occurrence that was resolved or changed on its own.
    static func repeating(_ draft: Draft) -> [Field<Draft>] {
        let one = draft.one
        guard one.repetition == nil ? one.state == .planned && one.session == nil : one.isUnwritten else { return [] }
        var options = Repeats.choices.map { (value: $0, word: $0.word) }
        let repeats = draft.series.repeats
        if case .rule = repeats { options.append((value: repeats, word: repeats.word)) }
        return [
            .choice("repeats", "Repeats", \.series.repeats, options),
            .text("weekdays", "On", \.series.weekdays, help: "mon wed fri; empty: the weekday of the first day."),
            .text("ends", "Ends", \.series.ends, help: "10x, or a last day: 12 jun; empty: no end."),
        ]
    }

    /// Resolves the rule from the typed texts, or returns the error.
    static func resolveRule(
        _ draft: inout Draft, from first: Series, _ context: Context
    ) -> (field: String, message: Phrase)? {
        let series = draft.series
        guard case .every(let interval, let frequency) = series.repeats else {
            if series.repeats == .never { draft.one.rule = "" }
            return nil
        }
        let words = series.weekdays.split { " ,;".contains($0) }
        let days = series.repeats.isWeekly ? words.compactMap { Weekday(beginningWith: String($0)) } : []
        guard !series.repeats.isWeekly || days.count == words.count else {
            return ("weekdays", "Enter weekdays such as mon wed fri, or nothing.")
        }
        let end = series.ends.isEmpty ? nil : RepeatsEnd.read(series.ends, today: context.today)
        guard series.ends.isEmpty || end != nil else { return ("ends", "Enter 10x, or a day: 12 jun.") }
        if let until = end?.until, until < draft.one.day { return ("ends", "\(until.iso) is before the first day.") }
        // A moved series counts its weeks from another day; one with other weekdays is a new one.
        let weekStart = series.weekdays == first.weekdays ? draft.one.recurrence?.weekStart : nil
        draft.one.rule =
            Recurrence(
                every: interval, frequency, count: end?.count, until: end?.until, weekdays: Set(days),
                weekStart: weekStart ?? .monday
            ).text
        return nil
    }
}
