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

    /// "12 Mar".
    public var short: String { "\(day) \(monthName.prefix(3))" }

    /// "Thu 12 March 2026".
    public var long: String { "\(weekday.short) \(day) \(monthName) \(year)" }

    /// "12 Mar 2026".
    public var dated: String { "\(short) \(year)" }

    /// The same as `iso`.
    public var description: String { iso }

    /// "March".
    public var monthName: String { Self.monthNames[month - 1] }

    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
