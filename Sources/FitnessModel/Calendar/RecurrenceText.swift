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
    public var code: String { String(english.prefix(2)).uppercased() }
}
