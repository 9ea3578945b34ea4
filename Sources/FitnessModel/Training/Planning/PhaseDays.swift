/// The days of a phase, each with rows of its own: A, B, C by turn, or each on its weekdays.
public struct PhaseDays: Hashable, Sendable {
    /// A day of a phase.
    public struct TrainingDay: Hashable, Sendable {
        /// "A", "push".
        public var name: String
        /// The weekdays of the day; none if the days alternate.
        public var weekdays: [Weekday]

        /// By turn when only the name is given.
        public init(_ name: String, on weekdays: [Weekday] = []) {
            self.name = name
            self.weekdays = weekdays
        }
    }

    /// How long a name may be.
    public static let longestName = 8
    /// Every session has all rows.
    public static let none = PhaseDays([])

    /// The days as written.
    public let all: [TrainingDay]
    /// Their names as they follow each other, round and round: by turn, or along the week.
    private let round: [Slot]

    private struct Slot: Hashable, Sendable {
        let name: String
        var weekday: Weekday?
    }

    init(_ all: [TrainingDay]) {
        self.all = all
        let week = all.flatMap { day in day.weekdays.map { Slot(name: day.name, weekday: $0) } }
            .sorted { ($0.weekday?.rawValue ?? 0) < ($1.weekday?.rawValue ?? 0) }
        round = week.isEmpty ? all.map { Slot(name: $0.name) } : week
    }

    /// True if every session has all rows.
    public var isEmpty: Bool { all.isEmpty }
    /// True if each day has its weekdays.
    public var goesByWeekday: Bool { all.contains { !$0.weekdays.isEmpty } }
    /// The names of the days.
    public var names: [String] { all.map(\.name) }

    /// The position of a day for the order of rows: rows of every day come first.
    public func order(of name: String) -> Int { names.firstIndex(of: name) ?? -1 }

    /// True if a row of that day belongs to a session of this one: a row, or a session, without a day goes with all.
    public func isTrained(_ row: String, on session: String) -> Bool {
        row == session || session.isEmpty || order(of: row) < 0
    }

    /// The next day in turn after a session.
    ///
    /// - Parameter date: when that session was; nil by turn, or where it is not known.
    public func next(after name: String?, on date: Day? = nil) -> String? {
        place(after: name, on: date).map { round[$0].name }
    }

    /// The day that is trained on a certain weekday; nil by turn, or where none is.
    public func due(on date: Day) -> String? { round.first { $0.weekday == date.weekday }?.name }

    /// The days of a sheet's columns: those of sessions that have started, and for the others the next ones by turn.
    ///
    /// - Parameters:
    ///   - begun: the sessions by column, from 1; the name is empty for a session without a day.
    ///   - start: the first planned day of the phase.
    public func ofColumns(
        _ count: Int, begun: [Int: (name: String, date: Day)], from start: Day? = nil
    ) -> [Int: String] {
        guard !isEmpty, count > 0 else { return [:] }
        var names: [Int: String] = [:]
        var place = start.flatMap { start in round.firstIndex { ($0.weekday?.rawValue ?? 0) >= start.weekday.rawValue }
        }
        for column in 1...count {
            if let session = begun[column] {
                names[column] = session.name
                if !session.name.isEmpty { place = self.place(after: session.name, on: session.date) }
            } else {
                names[column] = round[place ?? 0].name
                place = ((place ?? 0) + 1) % round.count
            }
        }
        return names
    }

    /// The position in the round after a session: of several weekdays of its day, the nearest one; after a day that no
    /// longer exists, the next weekday.
    private func place(after name: String?, on date: Day?) -> Int? {
        guard !round.isEmpty else { return nil }
        let places = round.indices.filter { round[$0].name == name }
        guard let date, goesByWeekday else { return places.first.map { ($0 + 1) % round.count } ?? 0 }
        /// Days to the nearest such weekday, from three days before to three after.
        func distance(_ place: Int) -> Int {
            ((round[place].weekday?.rawValue ?? 0) - date.weekday.rawValue + 10) % 7 - 3
        }
        let nearest = places.min { (abs(distance($0)), $0) < (abs(distance($1)), $1) }
        if let nearest { return (nearest + 1) % round.count }
        return round.firstIndex { ($0.weekday?.rawValue ?? 0) > date.weekday.rawValue } ?? 0
    }
}

extension PhaseDays {
    /// An error in typed days.
    public enum Fault: Error, Hashable, Sendable {
        /// A name that no column title has room for.
        case tooLong(String)
        /// A repeated day.
        case twice(String)
        /// A weekday without a day before it.
        case namelessWeekday(String)
        /// Two days on one weekday.
        case weekdayTwice(Weekday, String, String)
        /// A day without a weekday, while others have one.
        case noWeekday(String)
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

    /// The error in typed days; nil for valid ones.
    public static func fault(in text: String) -> Fault? {
        do throws(Fault) {
            _ = try PhaseDays(text)
            return nil
        } catch {
            return error
        }
    }

    /// The days of a phase as it was saved: none if they cannot be read.
    public init(of phase: Phase) { self = (try? PhaseDays(phase.daysText)) ?? .none }

    /// "mon", "thurs", "Sunday".
    private static func weekday(_ word: String) -> Weekday? {
        let word = word.lowercased()
        return word.count < 3 ? nil : Weekday.allCases.first { $0.english.lowercased().hasPrefix(word) }
    }

    /// "mon thu" of a day; empty by turn.
    public func weekdays(of name: String) -> String {
        (all.first { $0.name == name }?.weekdays ?? []).map { $0.englishShort.lowercased() }.joined(separator: " ")
    }
}

extension Phase {
    /// The days that it holds.
    public var days: PhaseDays { PhaseDays(of: self) }
}
