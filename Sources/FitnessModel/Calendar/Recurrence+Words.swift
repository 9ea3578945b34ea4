extension Recurrence {
    /// "every week on Monday and Wednesday, 10 times", "every 2 weeks until 4 Mar 2026", "every month on the last Friday".
    public var words: String {
        var words = isEveryWeekday ? "every weekday" : base + monthWords + weekWords + dayWords
        switch end {
        case .never: break
        case .count(let count): words += ", " + (count == 1 ? "once" : "\(count) times")
        case .until(let day): words += " until \(day.dated)"
        }
        return words
    }

    private var isEveryWeekday: Bool {
        isSimple && interval == 1 && [.daily, .weekly].contains(frequency)
            && namedWeekdays == Set(Weekday.allCases.prefix(5))
    }

    private var base: String { interval == 1 ? "every \(frequency.noun)" : "every \(interval) \(frequency.noun)s" }

    private var monthWords: String {
        months.isEmpty ? "" : " in " + Self.list(months.map { Day.monthNames[$0 - 1] })
    }

    private var weekWords: String {
        guard !weekNumbers.isEmpty else { return "" }
        return " in " + Self.list(weekNumbers.map { $0 > 0 ? "week \($0)" : "the \(Self.ordinal($0)) week" })
    }

    private var dayWords: String {
        let isChosen = !positions.isEmpty
        let names = weekdays.map { weekday in
            weekday.place.map { "the \(Self.ordinal($0)) \(weekday.weekday.name)" } ?? weekday.weekday.name
        }
        let numbers =
            yearDays.map { "the \(Self.ordinal($0)) day of the year" } + monthDays.map { "the \(Self.monthDay($0))" }
        // The weekday of a numbered day is a condition.
        var words = Self.list(numbers.isEmpty ? names : numbers, isChosen ? "or" : "and")
        if !numbers.isEmpty, !names.isEmpty { words += " if a " + Self.list(names, "or") }
        guard !words.isEmpty else { return isChosen ? ", only the \(chosenPlaces) one" : "" }
        return isChosen ? " on the \(chosenPlaces) of: \(words)" : " on \(words)"
    }

    private var chosenPlaces: String { Self.list(positions.map(Self.ordinal)) }

    /// "15th", "last day", "2nd to last day".
    private static func monthDay(_ number: Int) -> String { ordinal(number) + (number > 0 ? "" : " day") }

    /// "1st", "22nd", "113th"; from the end "last", "2nd to last".
    private static func ordinal(_ number: Int) -> String {
        if number < 0 { return number == -1 ? "last" : ordinal(-number) + " to last" }
        let isTeen = (11...13).contains(number % 100)
        let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(ending)"
    }

    private static func list(_ items: [String], _ word: String = "and") -> String {
        guard items.count > 1, let last = items.last else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
