import FitnessModel

/// A date as exports write it, with or without a time, read by hand: a formatter is a hundred times slower.
enum FieldDate: Equatable {
    case day(Day)
    case moment(LocalMoment)

    var day: Day {
        switch self {
        case .day(let day): day
        case .moment(let moment): moment.day
        }
    }

    var moment: LocalMoment? {
        if case .moment(let moment) = self { moment } else { nil }
    }

    /// Reads `2026-03-12 18:30:00`, with `T`, without seconds, with AM or PM, `12.03.2026, 18:30`, or the day alone.
    static func read(_ field: CSVField) throws(FieldFault) -> FieldDate {
        guard !field.trimmed.isEmpty else { throw FieldFault(.valueMissing) }
        var scanner = ByteScanner(field.trimmed)
        guard let date = scanner.takeDate() else { throw FieldFault(.dateUnreadable(field.excerpt)) }
        let isAlone = scanner.isAtEnd
        let time = isAlone ? nil : scanner.takeTime()
        guard isAlone || time != nil, scanner.isAtEnd else { throw FieldFault(.dateUnreadable(field.excerpt)) }
        guard let day = Day(year: date.year, month: date.month, day: date.day) else {
            throw FieldFault(.dateOutOfRange(field.excerpt))
        }
        return time.flatMap { LocalMoment(day: day, second: $0) }.map(FieldDate.moment) ?? .day(day)
    }
}

extension ByteScanner {
    /// Year-month-day or day.month.year, the year always with four digits.
    fileprivate mutating func takeDate() -> (year: Int, month: Int, day: Int)? {
        guard let first = number(upTo: 4) else { return nil }
        let isGerman = take(".")
        guard isGerman || take("-") else { return nil }
        guard let month = number(upTo: 2), take(isGerman ? "." : "-") else { return nil }
        guard let last = number(upTo: isGerman ? 4 : 2) else { return nil }
        let year = isGerman ? last : first
        guard year.digits == 4 else { return nil }
        return (year.value, month.value, isGerman ? first.value : last.value)
    }

    /// Seconds since midnight; nil when it is no time.
    fileprivate mutating func takeTime() -> Int? {
        if !take("T") {
            _ = take(",")
            guard takeBlanks() else { return nil }
        }
        return takeClock()
    }

    /// Seconds since midnight of `18:30`, `6:30:05 PM`, `6:30am`; nil when it is no time.
    mutating func takeClock() -> Int? {
        guard let hour = number(upTo: 2), take(":"), let minute = number(upTo: 2), minute.value < 60 else { return nil }
        var second = 0
        if take(":") {
            guard let number = number(upTo: 2), number.value < 60 else { return nil }
            second = number.value
            if take(".") { _ = self.number(upTo: 9) }
        }
        guard let hour = takeHalfOfDay(hour.value) else { return nil }
        return hour * 3600 + minute.value * 60 + second
    }

    /// The hour of 24 after an AM or PM, if one follows; nil when the hour is none.
    private mutating func takeHalfOfDay(_ hour: Int) -> Int? {
        if isAtEnd { return hour < 24 ? hour : nil }
        _ = takeBlanks()
        let isMorning = take("A") || take("a")
        guard isMorning || take("P") || take("p"), take("M") || take("m"), (1...12).contains(hour) else { return nil }
        return hour % 12 + (isMorning ? 0 : 12)
    }

    /// Blanks, also the narrow and the plain no-break space (U+202F, U+00A0) that iOS puts before AM and PM.
    private mutating func takeBlanks() -> Bool {
        let count = rest.count
        while take(" ") || take([0xE2, 0x80, 0xAF]) || take([0xC2, 0xA0]) {}
        return rest.count < count
    }
}
