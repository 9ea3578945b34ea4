extension Recurrence {
    /// Parses an RRULE: "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10". Nil for an invalid one, or one of hours;
    /// `init(reading:)` gives the reason.
    public init?(_ text: String) {
        guard let read = try? Recurrence(reading: text) else { return nil }
        self = read
    }

    /// Reads the value of an RRULE. Of an UNTIL with a time the day counts as it is written, whatever zone it is in.
    public init(reading text: String) throws(Problem) {
        let parts = try RecurrenceParts(text)
        guard let name = parts["FREQ"] else { throw .missingFrequency }
        guard let frequency = Frequency(rawValue: name) else { throw .frequency(name) }
        self.init(every: try parts.number("INTERVAL") ?? 1, frequency)
        if let count = try parts.number("COUNT") { self.count = count }
        if let until = try parts.day("UNTIL") {
            if count != nil { throw .countAndUntil }
            self.until = until
        }
        months = try parts.numbers("BYMONTH", upTo: 12, signed: false)
        weekNumbers = try parts.numbers("BYWEEKNO", upTo: 53)
        yearDays = try parts.numbers("BYYEARDAY", upTo: 366)
        monthDays = try parts.numbers("BYMONTHDAY", upTo: 31)
        weekdays = try parts.weekdays("BYDAY")
        positions = try parts.numbers("BYSETPOS", upTo: 366)
        if let start = parts["WKST"] {
            guard let weekday = RecurrenceParts.weekday(start[...]) else { throw .value("WKST", start) }
            weekStart = weekday
        }
        if let problem { throw problem }
    }

    /// The value of an RRULE that reads as this rule: "FREQ=WEEKLY;INTERVAL=2;COUNT=10;BYDAY=MO,WE". Equal rules have
    /// equal texts.
    public var text: String {
        text(until: until.map { $0.iso.filter { $0 != "-" } })
    }

    /// The same with another end, which iCalendar needs for a start with a time: "20260304T225959Z".
    public func text(until: String?) -> String {
        var parts = ["FREQ=\(frequency.rawValue)"]
        func add(_ name: String, _ values: [String]) {
            if !values.isEmpty { parts.append("\(name)=\(values.joined(separator: ","))") }
        }
        if interval != 1 { add("INTERVAL", ["\(interval)"]) }
        add("COUNT", count.map { ["\($0)"] } ?? [])
        if self.until != nil { add("UNTIL", until.map { [$0] } ?? []) }
        add("BYMONTH", months.map(\.description))
        add("BYWEEKNO", weekNumbers.map(\.description))
        add("BYYEARDAY", yearDays.map(\.description))
        add("BYMONTHDAY", monthDays.map(\.description))
        add("BYDAY", weekdays.map { ($0.place.map(\.description) ?? "") + $0.weekday.code })
        add("BYSETPOS", positions.map(\.description))
        if weekStart != .monday { add("WKST", [weekStart.code]) }
        return parts.joined(separator: ";")
    }

    /// The combinations that RFC 5545 excludes in the table of 3.3.10 and below.
    private var problem: Problem? {
        if frequency != .yearly {
            if !weekNumbers.isEmpty { return .combination("BYWEEKNO", frequency) }
            if !yearDays.isEmpty { return .combination("BYYEARDAY", frequency) }
        }
        if frequency == .weekly, !monthDays.isEmpty { return .combination("BYMONTHDAY", frequency) }
        if let placed = weekdays.first(where: { $0.place != nil }) {
            let canPlace = frequency == .monthly || frequency == .yearly && weekNumbers.isEmpty
            if !canPlace { return .place("\(placed.place ?? 0)\(placed.weekday.code)", frequency) }
        }
        let isNarrowed = [months, weekNumbers, yearDays, monthDays].contains { !$0.isEmpty } || !weekdays.isEmpty
        return positions.isEmpty || isNarrowed ? nil : .positionsAlone
    }
}

extension Weekday {
    /// "MO", as iCalendar writes it.
    public var code: String { String(name.prefix(2)).uppercased() }
}

extension Recurrence {
    /// "every week on Monday and Wednesday, 10 times", "every 2 weeks until 4 Mar 2026", "every month on the last
    /// Friday".
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
