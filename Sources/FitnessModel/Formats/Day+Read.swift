extension Day {
    /// Reads what people type for a day, in either case: today, yesterday, tomorrow, -3d, +2w, mon, last mon, next mon,
    /// 12 mar, 12 mar 2026, 12.3., 12.3.2026 and ISO. Nil when it is no day; "12/3" is none, as it means two.
    ///
    /// A weekday is the latest one, today included. Without a year, the nearest such day to today is meant.
    public static func read(_ text: String, today: Day) -> Day? {
        let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        switch words.count {
        case 1: return word(first, today: today)
        case 2 where first == "last": return weekday(words[1]).map { latest($0, upTo: today.adding(days: -1)) }
        case 2 where first == "next": return weekday(words[1]).map { latest($0, upTo: today.adding(days: 7)) }
        case 2, 3: return named(words, today: today) ?? dotted(words.joined(), today: today)
        default: return nil
        }
    }

    private static func word(_ word: String, today: Day) -> Day? {
        switch word {
        case "today": return today
        case "yesterday": return today.adding(days: -1)
        case "tomorrow": return today.adding(days: 1)
        default: break
        }
        if let weekday = weekday(word) { return latest(weekday, upTo: today) }
        return Day(iso: word) ?? shifted(word, today: today) ?? dotted(word, today: today)
    }

    /// "-3d", "+2w".
    private static func shifted(_ word: String, today: Day) -> Day? {
        guard let sign = word.first, sign == "-" || sign == "+", let unit = word.last, unit == "d" || unit == "w" else {
            return nil
        }
        guard let count = wholeNumber(word.dropFirst().dropLast(), digits: 1...4) else { return nil }
        return today.adding(days: (sign == "-" ? -count : count) * (unit == "w" ? 7 : 1))
    }

    /// "12.3.", "12.3", "12.3.26", "12.3.2026".
    private static func dotted(_ word: String, today: Day) -> Day? {
        var parts = word.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 2, parts.last == "" { parts.removeLast() }
        guard parts.count == 2 || parts.count == 3 else { return nil }
        guard let day = wholeNumber(parts[0], digits: 1...2), let month = wholeNumber(parts[1], digits: 1...2) else {
            return nil
        }
        guard parts.count == 3 else { return nearest(month: month, day: day, to: today) }
        return year(parts[2], today: today).flatMap { Day(year: $0, month: month, day: day) }
    }

    /// "12 mar", "mar 12", "12. march 2026".
    private static func named(_ words: [String], today: Day) -> Day? {
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
        guard words.count == 3 else { return nearest(month: month, day: day, to: today) }
        return year(words[2][...], today: today).flatMap { Day(year: $0, month: month, day: day) }
    }

    /// Two digits mean the century that ends ten years from now: in 2026, 35 is 2035 and 85 is 1985.
    private static func year(_ text: Substring, today: Day) -> Int? {
        if let year = wholeNumber(text, digits: 4...4) { return year }
        guard let short = wholeNumber(text, digits: 2...2) else { return nil }
        let year = today.year / 100 * 100 + short
        return year > today.year + 10 ? year - 100 : year
    }

    private static func nearest(month: Int, day: Int, to today: Day) -> Day? {
        // Eight years hold a 29 February also around 2100, which is no leap year.
        (today.year - 8...today.year + 8)
            .compactMap { Day(year: $0, month: month, day: day) }
            .min { abs($0.days(until: today)) < abs($1.days(until: today)) }
    }

    private static func latest(_ weekday: Weekday, upTo day: Day) -> Day {
        day.adding(days: -((day.weekday.rawValue - weekday.rawValue + 7) % 7))
    }

    private static func weekday(_ word: String) -> Weekday? {
        guard word.count >= 2 else { return nil }
        let matches = Weekday.allCases.filter { $0.name.lowercased().hasPrefix(word) }
        return matches.count == 1 ? matches.first : nil
    }

    private static func monthNumber(_ word: String) -> Int? {
        let word = word.hasSuffix(".") ? word.dropLast() : word[...]
        guard word.count >= 3 else { return nil }
        return monthNames.firstIndex { $0.lowercased().hasPrefix(word) }.map { $0 + 1 }
    }

    private static func wholeNumber(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}
