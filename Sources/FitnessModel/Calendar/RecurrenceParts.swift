/// The parts of an RRULE by their names, in capitals: its letters count the same in either case.
struct RecurrenceParts {
    private var values: [String: String] = [:]

    private static let known: Set<String> = [
        "FREQ", "INTERVAL", "COUNT", "UNTIL", "BYMONTH", "BYWEEKNO", "BYYEARDAY", "BYMONTHDAY", "BYDAY", "BYSETPOS",
        "WKST",
    ]
    private static let ofClocks: Set<String> = ["BYHOUR", "BYMINUTE", "BYSECOND"]
    /// More than any rule needs: 366 numbers with their signs and commas, of each kind.
    private static let longest = 8_000

    init(_ text: String) throws(Recurrence.Problem) {
        guard text.utf8.count <= Self.longest else { throw .tooLong }
        for part in text.uppercased().split(separator: ";") {
            let part = String(part).trimmingBlanks
            if part.isEmpty { continue }
            guard let sign = part.firstIndex(of: "=") else { throw .noPart(part) }
            let name = String(part[..<sign])
            if Self.ofClocks.contains(name) { throw .clock(name) }
            guard Self.known.contains(name) else { throw .unknown(name) }
            guard values.updateValue(String(part[part.index(after: sign)...]), forKey: name) == nil else {
                throw .twice(name)
            }
        }
    }

    subscript(name: String) -> String? { values[name] }

    /// A number from 1 on.
    func number(_ name: String) throws(Recurrence.Problem) -> Int? {
        guard let text = values[name] else { return nil }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !text.isEmpty,
            text.utf8.contains(where: { $0 != 0x30 })
        else { throw .value(name, text) }
        // Digits alone that do not fit an Int are too many.
        return min(Int(text) ?? Recurrence.largest, Recurrence.largest)
    }

    /// The day of "20260304" and of "20260304T225959Z"; days outside the calendar become its ends.
    func day(_ name: String) throws(Recurrence.Problem) -> Day? {
        guard let text = values[name] else { return nil }
        let date = text.prefix(8)
        let digits = date.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard digits, date.utf8.count == 8, text.utf8.count == 8 || text.dropFirst(8).first == "T",
            let year = Int(date.prefix(4)), let month = Int(date.dropFirst(4).prefix(2)), let day = Int(date.suffix(2))
        else { throw .value(name, text) }
        if year > Day.latest.year { return .latest }
        if year < Day.earliest.year { return .earliest }
        guard let read = Day(year: year, month: month, day: day) else { throw .value(name, text) }
        return read
    }

    /// Ascending, none twice.
    func numbers(
        _ name: String, upTo limit: Int, signed: Bool = true
    ) throws(Recurrence.Problem) -> [Int] {
        guard let text = values[name] else { return [] }
        var numbers: Set<Int> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let number = Self.number(part), (1...limit).contains(abs(number)), signed || number > 0 else {
                throw .value(name, String(part))
            }
            numbers.insert(number)
        }
        return numbers.sorted()
    }

    /// Ascending, none twice.
    func weekdays(_ name: String) throws(Recurrence.Problem) -> [Recurrence.WeekdayPlace] {
        guard let text = values[name] else { return [] }
        var weekdays: Set<Recurrence.WeekdayPlace> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let weekday = Self.weekday(part.suffix(2)) else { throw .value(name, String(part)) }
            let written = part.dropLast(2)
            let place = Self.number(written)
            guard written.isEmpty || place.map({ (1...53).contains(abs($0)) }) == true else {
                throw .value(name, String(part))
            }
            weekdays.insert(Recurrence.WeekdayPlace(weekday, place: place))
        }
        return weekdays.sorted()
    }

    static func weekday(_ code: Substring) -> Weekday? { Weekday.allCases.first { $0.code == code } }

    private static func number(_ text: Substring) -> Int? {
        let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text
        guard (1...3).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}
