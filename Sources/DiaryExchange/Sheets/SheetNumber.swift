import FitnessModel

/// The first day of a workbook's serial numbers.
enum SheetEpoch {
    /// 1 is 1 January 1900. Excel treats 1900 as a leap year, so 61 is 1 March.
    case year1900
    /// 0 is 1 January 1904, as on the first Macintosh.
    case year1904

    /// The day of a serial number.
    func day(_ number: Int) -> Day {
        switch self {
        case .year1900: Day.earliest.adding(days: number - (number < 60 ? 1 : 2))
        case .year1904: Day.earliest.adding(days: 1460 + number)
        }
    }
}

/// The effect of a number format on the typed text.
enum SheetNumberStyle: Hashable {
    /// Unchanged.
    case plain
    /// "80%" for 0.8.
    case percent
    /// A day, with a time if there is one.
    case day
    /// A time or duration, beginning with the minutes if hours are not shown.
    case time(showsHours: Bool)

    /// The style of a format built into every XLSX program, by number (ECMA-376 part 1, 18.8.30).
    init(builtIn number: Int) {
        switch number {
        case 9, 10: self = .percent
        case 14...17, 22, 27...31, 34...36, 50...58: self = .day
        case 18...21, 32, 33, 46: self = .time(showsHours: true)
        case 45, 47: self = .time(showsHours: false)
        default: self = .plain
        }
    }

    /// The style of a format code: "yyyy-mm-dd", "0.0%", "[h]:mm". Quoted text and colours are ignored.
    init(code: String) {
        var letters: Set<Character> = []
        var rest = code.lowercased().prefix(255)[...]
        while let sign = rest.popFirst() {
            switch sign {
            // Only the first section; the others are for negative numbers and texts.
            case ";": rest = ""
            case "\"":
                while let quoted = rest.popFirst(), quoted != "\"" {}
            case "\\", "_", "*": _ = rest.popFirst()
            case "[":
                let inside = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(inside.count + 1)
                // [h], [mm] and [s] count beyond a day. Other brackets contain a colour, a condition or a language.
                if let first = inside.first, "hms".contains(first), inside.allSatisfy({ $0 == first }) {
                    letters.formUnion([first, "s"])
                }
            default: letters.insert(sign)
            }
        }
        if letters.contains("y") || letters.contains("d") {
            self = .day
        } else if letters.contains("h") || letters.contains("s") && !letters.isDisjoint(with: ["m", ":"]) {
            self = .time(showsHours: letters.contains("h"))
        } else if letters.contains("m") {
            self = .day
        } else if letters.contains("%") {
            self = .percent
        } else {
            self = .plain
        }
    }

    /// The typed text of a stored number: "82.5", "80%", "2:30", a day. Text that is not a number is unchanged.
    func cell(_ text: String, epoch: SheetEpoch) -> Spreadsheet.Cell {
        guard let number = Double(text), number.isFinite else { return Spreadsheet.Cell(typed: text) }
        switch self {
        case .plain: return Spreadsheet.Cell(Self.plain(number, text))
        case .percent: return Spreadsheet.Cell(Self.plain(number * 100, text) + "%")
        case .time(let showsHours):
            guard (0..<100).contains(number) else { return Spreadsheet.Cell(Self.plain(number, text)) }
            return Spreadsheet.Cell(Self.time(seconds: Int((number * 86_400).rounded()), showsHours: showsHours))
        case .day:
            guard (0..<200_000).contains(number) else { return Spreadsheet.Cell(Self.plain(number, text)) }
            let seconds = Int((number * 86_400).rounded())
            let (days, time) = seconds.quotientAndRemainder(dividingBy: 86_400)
            if days == 0 { return Spreadsheet.Cell(Self.time(seconds: time, showsHours: true)) }
            let day = epoch.day(days)
            let clock = time == 0 ? "" : " " + Self.time(seconds: time, showsHours: true)
            return Spreadsheet.Cell(day.iso + clock, day: day)
        }
    }

    /// The number with six decimals, which removes errors of binary fractions.
    static func plain(_ number: Double, _ text: String) -> String {
        let written = DecimalText.write(number, decimals: 6)
        if written == "-0" { return "0" }
        return written.isEmpty ? text : written
    }

    /// "2:30" for 2.5 hours, or for 2.5 minutes if hours are not shown; "1:02:30".
    static func time(seconds: Int, showsHours: Bool) -> String {
        let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
        if !showsHours { return "\(minutes):\(second.twoDigits)" }
        let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return "\(hours):\(minute.twoDigits)" + (second == 0 ? "" : ":\(second.twoDigits)")
    }
}
