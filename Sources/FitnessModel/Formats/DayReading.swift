extension Day {
    /// Parses a day as people type it, in either case: today, yesterday, tomorrow, -3d, +2w, mon, last mon, next mon,
    /// 12 mar, 12 mar 2026, 12.3., 12.3.2026, 12/3, 12/3/2026, 12 3 2026, 12-3-2026, and ISO. Nil for any other text.
    ///
    /// A weekday is the latest one, today included.
    ///
    /// - Parameters:
    ///   - order: which of two ambiguous numbers is the day, with a slash or a hyphen between them.
    ///   - past: the day is in the past: without a year it is the latest such day up to today, and a year of two
    ///     digits is not in the future. Else it is the nearest such day, and a year at most ten years from now.
    public static func read(_ text: String, today: Day, order: DateOrder = .current, past: Bool = false) -> Day? {
        DayReader(today: today, order: order, isPast: past).read(text)
    }
}

/// Parses days relative to one day.
private struct DayReader {
    let today: Day
    let order: DateOrder
    let isPast: Bool

    func read(_ text: String) -> Day? {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        switch words.count {
        case 1: return word(first)
        case 2 where first == "last": return weekday(words[1]).map { latest($0, upTo: today.adding(days: -1)) }
        case 2 where first == "next": return weekday(words[1]).map { latest($0, upTo: today.adding(days: 7)) }
        case 2, 3: return named(words) ?? numbers(words.joined()) ?? spaced(words)
        default: return nil
        }
    }

    private func word(_ word: String) -> Day? {
        switch word {
        case "today": return today
        case "yesterday": return today.adding(days: -1)
        case "tomorrow": return today.adding(days: 1)
        default: break
        }
        if let weekday = weekday(word) { return latest(weekday, upTo: today) }
        return shifted(word) ?? numbers(word)
    }

    /// "-3d", "+2w".
    private func shifted(_ word: String) -> Day? {
        guard let sign = word.first, sign == "-" || sign == "+", let unit = word.last, unit == "d" || unit == "w" else {
            return nil
        }
        guard let count = wholeNumber(word.dropFirst().dropLast(), digits: 1...4) else { return nil }
        return today.adding(days: (sign == "-" ? -count : count) * (unit == "w" ? 7 : 1))
    }

    /// "12.3.", "12.3", "12.3.26", "12.3.2026", "12/3", "12/3/2026", "12-3-2026", "2026-03-12".
    private func numbers(_ word: String) -> Day? {
        guard let sign = word.first(where: { "./-".contains($0) }) else { return nil }
        var parts = word.split(separator: sign, omittingEmptySubsequences: false)
        if sign == ".", parts.count > 2, parts.last == "" { parts.removeLast() }
        guard parts.count == 3 || parts.count == 2 && sign != "-" else { return nil }
        if parts.count == 3, let year = wholeNumber(parts[0], digits: 4...4) {
            guard let month = wholeNumber(parts[1], digits: 1...2), let day = wholeNumber(parts[2], digits: 1...2)
            else { return nil }
            return Day(year: year, month: month, day: day)
        }
        guard let first = wholeNumber(parts[0], digits: 1...2), let second = wholeNumber(parts[1], digits: 1...2)
        else { return nil }
        // A number over 12 is not a month, whatever the order.
        let isMonthFirst = sign != "." && first <= 12 && (second > 12 || order == .monthFirst)
        let (day, month) = isMonthFirst ? (second, first) : (first, second)
        guard parts.count == 3 else { return meant(month: month, day: day) }
        return year(parts[2]).flatMap { Day(year: $0, month: month, day: day) }
    }

    /// "12 3 2026", "2026 3 12": without a year of four digits these may be other numbers.
    private func spaced(_ words: [String]) -> Day? {
        words.count == 3 && words.contains { $0.count == 4 } ? numbers(words.joined(separator: "/")) : nil
    }

    /// "12 mar", "mar 12", "12. march 2026".
    private func named(_ words: [String]) -> Day? {
        func dayNumber(_ word: String) -> Int? {
            wholeNumber(word.hasSuffix(".") || word.hasSuffix(",") ? word.dropLast() : word[...], digits: 1...2)
        }
        let month: Int?
        let day: Int?
        if let number = dayNumber(words[0]) {
            (day, month) = (number, monthNumber(words[1]))
        } else {
            (day, month) = (dayNumber(words[1]), monthNumber(words[0]))
        }
        guard let day, let month else { return nil }
        guard words.count == 3 else { return meant(month: month, day: day) }
        return year(words[2][...]).flatMap { Day(year: $0, month: month, day: day) }
    }

    /// Two digits mean the century that ends ten years from now, or now for past days: in 2026, 35 is 2035 or 1935,
    /// and 85 is 1985.
    private func year(_ text: Substring) -> Int? {
        if let year = wholeNumber(text, digits: 4...4) { return year }
        guard let short = wholeNumber(text, digits: 2...2) else { return nil }
        let year = today.year / 100 * 100 + short
        return year > today.year + (isPast ? 0 : 10) ? year - 100 : year
    }

    /// The intended year of a day without one.
    private func meant(month: Int, day: Int) -> Day? {
        // Eight years hold a 29 February also around 2100, which is not a leap year.
        let days = (today.year - 8...today.year + 8).compactMap { Day(year: $0, month: month, day: day) }
        if isPast { return days.last { $0 <= today } }
        return days.min { abs($0.days(until: today)) < abs($1.days(until: today)) }
    }

    private func latest(_ weekday: Weekday, upTo day: Day) -> Day {
        day.adding(days: -((day.weekday.rawValue - weekday.rawValue + 7) % 7))
    }

    private func weekday(_ word: String) -> Weekday? {
        guard word.count >= 2 else { return nil }
        let matches = Weekday.allCases.filter { $0.english.lowercased().hasPrefix(word) }
        return matches.count == 1 ? matches.first : nil
    }

    private func monthNumber(_ word: String) -> Int? {
        let word = word.hasSuffix(".") ? word.dropLast() : word[...]
        guard word.count >= 3 else { return nil }
        return Day.englishMonths.firstIndex { $0.lowercased().hasPrefix(word) }.map { $0 + 1 }
    }

    private func wholeNumber(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}

extension Day: CustomStringConvertible {
    /// Reads "2026-03-12" and nothing else.
    public init?(iso: String) {
        let bytes = Array(iso.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
        func number(_ range: Range<Int>) -> Int? {
            var value = 0
            for byte in bytes[range] {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            }
            return value
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// "2026-03-12".
    public var iso: String { "\(year)-\(month.twoDigits)-\(day.twoDigits)" }

    /// "12 Mar", in files.
    public var englishShort: String { "\(day) \(englishMonth.prefix(3))" }

    /// "Thu 12 March 2026", in files.
    public var englishLong: String { "\(weekday.englishShort) \(day) \(englishMonth) \(year)" }

    /// The same as `iso`.
    public var description: String { iso }

    /// "March", in files.
    public var englishMonth: String { Self.englishMonths[month - 1] }

    /// From January on.
    fileprivate static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}

extension Day: Encodable {
    /// Encodes `iso`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(iso)
    }
}
