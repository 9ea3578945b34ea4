import TestSupport

extension SeededGenerator {
    /// A random rule of days, as the value of an RRULE.
    mutating func rule() -> String {
        let frequency = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"][number(0...3)]
        var parts = ["FREQ=\(frequency)"]
        if chance(2) { parts.append("INTERVAL=\(number(1...4))") }
        var narrows = false
        func add(_ name: String, _ values: [String]) {
            parts.append("\(name)=\(values.joined(separator: ","))")
            narrows = true
        }
        if chance(4) { add("BYMONTH", numbers(1...12, signed: false)) }
        let hasWeeks = frequency == "YEARLY" && chance(5)
        if hasWeeks { add("BYWEEKNO", numbers(1...53)) }
        if frequency == "YEARLY", chance(5) { add("BYYEARDAY", numbers(1...366)) }
        if frequency != "WEEKLY", chance(3) { add("BYMONTHDAY", numbers(1...31)) }
        if chance(2) {
            let highest = hasWeeks ? 0 : frequency == "MONTHLY" ? 5 : frequency == "YEARLY" ? 53 : 0
            let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].shuffled(using: &self).prefix(number(1...4))
            add(
                "BYDAY",
                codes.map { code in
                    highest > 0 && chance(2) ? "\(chance(3) ? "-" : "")\(number(1...highest))\(code)" : code
                })
        }
        if narrows, chance(5) { add("BYSETPOS", numbers(1...5)) }
        if chance(3) { parts.append("WKST=\(["SU", "MO", "WE", "SA"][number(0...3)])") }
        switch number(1...4) {
        case 1: parts.append("COUNT=\(number(1...40))")
        case 2: parts.append("UNTIL=20\(number(10...30))0\(number(1...9))\(number(10...28))")
        default: break
        }
        return parts.joined(separator: ";")
    }

    /// A random rule of the kinds that Foundation's `Calendar.RecurrenceRule` implements without errors: see
    /// decisions/0026.
    mutating func commonRule() -> String {
        let frequency = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"][number(0...3)]
        var parts = ["FREQ=\(frequency)", "INTERVAL=\(number(1...4))"]
        let hasWeekdays = frequency == "DAILY" || frequency == "WEEKLY"
        if hasWeekdays, chance(2) {
            let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].shuffled(using: &self).prefix(number(1...4))
            parts.append("BYDAY=\(codes.joined(separator: ","))")
        }
        if frequency == "MONTHLY", chance(2) { parts.append("BYMONTHDAY=\(number(1...28))") }
        if frequency != "MONTHLY", chance(4) { parts.append("BYMONTH=\(number(1...6)),\(number(7...12))") }
        if chance(3) { parts.append("WKST=\(["SU", "MO", "WE", "SA"][number(0...3)])") }
        switch number(1...4) {
        case 1: parts.append("COUNT=\(number(1...40))")
        case 2: parts.append("UNTIL=20\(number(10...30))0\(number(1...9))\(number(10...28))")
        default: break
        }
        return parts.joined(separator: ";")
    }

    private mutating func numbers(_ range: ClosedRange<Int>, signed: Bool = true) -> [String] {
        (0..<number(1...4)).map { _ in "\(signed && chance(4) ? "-" : "")\(number(range))" }
    }
}
