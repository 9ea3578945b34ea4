extension PhaseDays {
    /// What is wrong with days as they were typed.
    public enum Fault: Error, Hashable, Sendable {
        /// A name that no column title has room for.
        case tooLong(String)
        /// A day that stands twice.
        case twice(String)
        /// A weekday without a day before it.
        case namelessWeekday(String)
        /// Two days on one weekday.
        case weekdayTwice(Weekday, String, String)
        /// A day without a weekday, while others have one.
        case noWeekday(String)

        /// What is wrong, and the mend.
        public var words: String {
            switch self {
            case .tooLong(let name):
                "\"\(name)\" is too long for a day: up to \(PhaseDays.longestName) letters, such as A or push."
            case .twice(let name): "Day \(name) stands there twice: give each day a name of its own."
            case .namelessWeekday(let word):
                "\"\(word)\" is a weekday without a day before it: write A mon, B thu."
            case .weekdayTwice(let weekday, let first, let second):
                "\(first) and \(second) are both on \(weekday.name): one day a weekday."
            case .noWeekday(let name): "Day \(name) has no weekday: give every day one, or none of them."
            }
        }
    }

    /// Reads "A B C", "A, B", "push pull legs", "A mon thu, B tue fri"; nothing where the text is blank.
    public init(_ text: String) throws(Fault) {
        var days: [TrainingDay] = []
        for group in text.split(whereSeparator: { ",;/\n".contains($0) }) {
            let words = group.split(whereSeparator: \.isWhitespace).map(String.init)
            var isFirst = true
            // "Day A, Day B" are A and B.
            for (index, word) in words.enumerated()
            where word.lowercased() != "day" || index == words.count - 1 {
                if let weekday = Self.weekday(word) {
                    guard !isFirst else { throw .namelessWeekday(word) }
                    if let other = days.first(where: { $0.weekdays.contains(weekday) }) {
                        throw .weekdayTwice(weekday, other.name, days[days.count - 1].name)
                    }
                    days[days.count - 1].weekdays.append(weekday)
                } else {
                    guard word.count <= Self.longestName else { throw .tooLong(word) }
                    if days.contains(where: { $0.name.lowercased() == word.lowercased() }) { throw .twice(word) }
                    days.append(TrainingDay(word))
                }
                isFirst = false
            }
        }
        if days.contains(where: { !$0.weekdays.isEmpty }), let open = days.first(where: \.weekdays.isEmpty) {
            throw .noWeekday(open.name)
        }
        self.init(days)
    }

    /// What is wrong with days as they were typed, and the mend; nil where they can be read.
    public static func problem(in text: String) -> String? {
        do throws(Fault) {
            _ = try PhaseDays(text)
            return nil
        } catch {
            return error.words
        }
    }

    /// The days of a phase as it was saved: none where they cannot be read.
    public init(of phase: Phase) { self = (try? PhaseDays(phase.daysText)) ?? .none }

    /// "mon", "thurs", "Sunday".
    private static func weekday(_ word: String) -> Weekday? {
        let word = word.lowercased()
        return word.count < 3 ? nil : Weekday.allCases.first { $0.name.lowercased().hasPrefix(word) }
    }

    /// "mon thu" of a day; empty by turn.
    public func weekdays(of name: String) -> String {
        (all.first { $0.name == name }?.weekdays ?? []).map { $0.short.lowercased() }.joined(separator: " ")
    }
}

extension Phase {
    /// The days that it holds.
    public var days: PhaseDays { PhaseDays(of: self) }
}
