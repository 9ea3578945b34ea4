/// The periods of a rule, counted from that of its start, with the days that it names. Days are serial numbers
/// (`Day.number`). A period is a day, a week from `weekStart` on, a month, or a calendar year; a week across two years
/// gives each of them its own days.
struct RecurrencePeriods: Sendable {
    private let rule: Recurrence
    private let start: Day
    private let filter: RecurrenceFilter
    /// The first day of the week of its start.
    private let firstWeek: Int
    /// The offsets of the days in a week, ascending.
    private let weekOffsets: [Int]

    init(_ rule: Recurrence, start: Day) {
        self.rule = rule
        self.start = start
        filter = RecurrenceFilter(rule, start: start)
        firstWeek = start.number - start.weekday.days(since: rule.weekStart)
        let weekdays = rule.weekdays.isEmpty ? [start.weekday] : rule.weekdays.map(\.weekday)
        weekOffsets = weekdays.map { $0.days(since: rule.weekStart) }.sorted()
    }

    /// The period of a day not before the start, or the previous one if the rule has none there.
    func index(of day: Day) -> Int {
        switch rule.frequency {
        case .daily: (day.number - start.number) / rule.interval
        case .weekly: (day.number - firstWeek) / (7 * rule.interval)
        case .monthly: (day.monthNumber - start.monthNumber) / rule.interval
        case .yearly: (day.year - start.year) / rule.interval
        }
    }

    /// The days of a period, ascending, including those before the start. Nil for a period that starts after `last`.
    func days(ofPeriod period: Int, upTo last: Int) -> [Int]? {
        let distance = period * rule.interval
        switch rule.frequency {
        case .daily:
            let number = start.number + distance
            return number > last ? nil : chosen(filter.isEmpty || filter.allows(Day(number: number)) ? [number] : [])
        case .weekly:
            let first = firstWeek + 7 * distance
            guard first <= last else { return nil }
            let days = weekOffsets.map { first + $0 }
            return chosen(
                rule.months.isEmpty ? days : days.filter { isInCalendar($0) && filter.allows(Day(number: $0)) })
        case .monthly:
            let number = start.monthNumber + distance
            guard number <= Day.latest.monthNumber else { return nil }
            let (year, month) = (number / 12, number % 12 + 1)
            guard Day.number(year, month, 1) <= last else { return nil }
            return chosen(rule.months.isEmpty || rule.months.contains(month) ? days(year, month) : [])
        case .yearly:
            let year = start.year + distance
            guard year <= Day.latest.year, Day.number(year, 1, 1) <= last else { return nil }
            return chosen(filter.months.flatMap { days(year, $0) })
        }
    }

    private func days(_ year: Int, _ month: Int) -> [Int] {
        let first = Day.number(year, month, 1)
        let length = Day.length(ofMonth: month, year: year)
        if let only = filter.onlyMonthDay { return only <= length ? [first + only - 1] : [] }
        return (1...length).filter { filter.allows(Day(trusted: year, month, $0)) }.map { first + $0 - 1 }
    }

    /// BYSETPOS: of the days of the period those at the given places.
    private func chosen(_ days: [Int]) -> [Int] {
        guard !rule.positions.isEmpty else { return days }
        let places = Set(rule.positions.map { $0 > 0 ? $0 - 1 : days.count + $0 })
        return days.indices.filter(places.contains).map { days[$0] }
    }

    private func isInCalendar(_ number: Int) -> Bool {
        (Day.earliest.number...Day.latest.number).contains(number)
    }
}

extension Weekday {
    /// How many days it comes after the first day of a week, 0...6.
    func days(since first: Weekday) -> Int { (rawValue - first.rawValue + 7) % 7 }
}

extension Day {
    /// Months since the year 0.
    fileprivate var monthNumber: Int { year * 12 + month - 1 }

    /// The serial number of a day that is known to be one.
    fileprivate static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
        Day(trusted: year, month, day).number
    }
}
