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
        var scanner = DateScanner(field.trimmed)
        guard let date = scanner.takeDate() else { throw FieldFault(.dateUnreadable(field.excerpt)) }
        let time = scanner.isAtEnd ? nil : scanner.takeTime()
        guard scanner.isAtEnd else { throw FieldFault(.dateUnreadable(field.excerpt)) }
        guard let day = Day(year: date.year, month: date.month, day: date.day) else {
            throw FieldFault(.dateOutOfRange(field.excerpt))
        }
        return time.flatMap { LocalMoment(day: day, second: $0) }.map(FieldDate.moment) ?? .day(day)
    }
}

private struct DateScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { index == bytes.count }

    /// Year-month-day or day.month.year, the year always with four digits.
    mutating func takeDate() -> (year: Int, month: Int, day: Int)? {
        guard let first = takeNumber(upTo: 4) else { return nil }
        let isGerman = take(".")
        guard isGerman || take("-") else { return nil }
        guard let month = takeNumber(upTo: 2), take(isGerman ? "." : "-") else { return nil }
        guard let last = takeNumber(upTo: isGerman ? 4 : 2) else { return nil }
        let year = isGerman ? last : first
        guard year.digits == 4 else { return nil }
        return (year.value, month.value, isGerman ? first.value : last.value)
    }

    /// Seconds since midnight; nil, and not at the end, when it is no time.
    mutating func takeTime() -> Int? {
        let start = index
        if !take("T") {
            _ = take(",")
            guard takeBlanks() else { index = start; return nil }
        }
        guard let hour = takeNumber(upTo: 2), take(":"), let minute = takeNumber(upTo: 2), minute.value < 60 else {
            index = start
            return nil
        }
        var second = 0
        if take(":") {
            guard let number = takeNumber(upTo: 2), number.value < 60 else { index = start; return nil }
            second = number.value
            if take(".") { _ = takeNumber(upTo: 9) }
        }
        guard let hour = takeHalfOfDay(hour.value) else { index = start; return nil }
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
        let start = index
        while index < bytes.count {
            let rest = bytes[index...]
            if rest[index] == 0x20 {
                index += 1
            } else if rest.starts(with: [0xE2, 0x80, 0xAF]) {
                index += 3
            } else if rest.starts(with: [0xC2, 0xA0]) {
                index += 2
            } else {
                break
            }
        }
        return index > start
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func takeNumber(upTo limit: Int) -> (value: Int, digits: Int)? {
        let start = index
        var value = 0
        while index < bytes.count, index - start < limit, (0x30...0x39).contains(bytes[index]) {
            value = value * 10 + Int(bytes[index] - 0x30)
            index += 1
        }
        return index > start ? (value, index - start) : nil
    }
}
