/// The days of a period that a rule names. Missing parts come from its start.
struct RecurrenceFilter: Sendable {
    /// The months that count, ascending.
    let months: [Int]
    /// The day of the month, when it alone decides.
    let onlyMonthDay: Int?
    private let rule: Recurrence
    private let weekdays: [Recurrence.WeekdayPlace]
    /// Whether the place of a weekday is counted in its month, not in its year.
    private let placesInMonth: Bool

    init(_ rule: Recurrence, start: Day) {
        self.rule = rule
        let names = rule.yearDays.isEmpty && rule.weekNumbers.isEmpty && rule.monthDays.isEmpty && rule.weekdays.isEmpty
        let goesByMonths = rule.frequency == .monthly || rule.frequency == .yearly
        onlyMonthDay = names && goesByMonths ? start.day : nil
        if !rule.months.isEmpty {
            months = rule.months
        } else {
            months = names && rule.frequency == .yearly ? [start.month] : Array(1...12)
        }
        // Week 20 alone means the weekday of the start.
        let isWeekAlone =
            !rule.weekNumbers.isEmpty && rule.weekdays.isEmpty && rule.yearDays.isEmpty && rule.monthDays.isEmpty
        weekdays = isWeekAlone ? [Recurrence.WeekdayPlace(start.weekday)] : rule.weekdays
        placesInMonth = rule.frequency == .monthly || !rule.months.isEmpty
    }

    /// Whether it lets every day through.
    var isEmpty: Bool { rule.months.isEmpty && rule.monthDays.isEmpty && weekdays.isEmpty }

    func allows(_ day: Day) -> Bool {
        if !rule.months.isEmpty, !rule.months.contains(day.month) { return false }
        if !rule.monthDays.isEmpty {
            let length = Day.length(ofMonth: day.month, year: day.year)
            guard contains(rule.monthDays, day.day, of: length) else { return false }
        }
        if !rule.yearDays.isEmpty, !contains(rule.yearDays, day.dayOfYear, of: day.lengthOfYear) { return false }
        if !weekdays.isEmpty, !isNamed(day) { return false }
        return rule.weekNumbers.isEmpty || isInWeeks(day)
    }

    private func contains(_ numbers: [Int], _ number: Int, of total: Int) -> Bool {
        numbers.contains { $0 == number || $0 == number - total - 1 }
    }

    private func isNamed(_ day: Day) -> Bool {
        let weekday = day.weekday
        return weekdays.contains { named in
            guard named.weekday == weekday else { return false }
            guard let place = named.place else { return true }
            let (number, total) =
                placesInMonth
                ? (day.day, Day.length(ofMonth: day.month, year: day.year)) : (day.dayOfYear, day.lengthOfYear)
            return place == (number - 1) / 7 + 1 || place == -((total - number) / 7 + 1)
        }
    }

    /// A week belongs to the year of its fourth day, as in ISO 8601, whatever its first day.
    private func isInWeeks(_ day: Day) -> Bool {
        let fourth = Day(number: day.number - day.weekday.days(since: rule.weekStart) + 3)
        let week = (fourth.dayOfYear - 1) / 7 + 1
        let total = week + (fourth.lengthOfYear - fourth.dayOfYear) / 7
        return contains(rule.weekNumbers, week, of: total)
    }
}

extension Day {
    /// 1...366.
    fileprivate var dayOfYear: Int { number - Day(trusted: year, 1, 1).number + 1 }

    /// 365 or 366.
    fileprivate var lengthOfYear: Int { 337 + Day.length(ofMonth: 2, year: year) }
}
