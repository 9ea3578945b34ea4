/// A day of the calendar with its weekday, for a phrase.
public struct ShownDate: Hashable, Sendable {
    let year: Int16
    let month, day, weekday: UInt8

    /// The weekday is counted from Monday, 1.
    public init(year: Int, month: Int, day: Int, weekday: Int) {
        self.year = Int16(clamping: year)
        (self.month, self.day, self.weekday) = (
            UInt8(clamping: month), UInt8(clamping: day), UInt8(clamping: weekday)
        )
    }
}

/// How a date is written. The examples are the English forms; a language may turn the parts round.
public enum DateStyle: Int, CaseIterable, Hashable, Sendable {
    /// "12 Mar".
    case short
    /// "12 Mar 2026".
    case dated
    /// "12 Mar 26", for a narrow column.
    case brief
    /// "Thu 12 Mar".
    case named
    /// "Thu 12 Mar 2026".
    case namedDated
    /// "Thu 12 March".
    case longOfYear
    /// "Thu 12 March 2026".
    case long
    /// "March 2026".
    case month
    /// "Thu 12", above the column of a day.
    case column
    /// "Th 12", above a narrow column of a day.
    case narrowColumn
}

extension Phrase {
    /// A date, put into the words of the language when it is shown.
    public init(_ date: ShownDate, _ style: DateStyle) { self.init(format: "", shape: .date(date, style)) }
}

/// The names and forms of dates in one language: its phrases are looked up once, not for each date.
final class DateTexts: Sendable {
    /// A form in pieces, with the names that it takes.
    private struct Form: Sendable {
        enum Piece: Sendable { case text(String), weekday, day, month, year }

        let pieces: [Piece]
        let weekdays, months: [String]
    }

    private let forms: [Form]

    init(_ text: (Phrase) -> String) {
        let weekdays = (
            short: DateNames.shortWeekdays.map(text), narrow: DateNames.narrowWeekdays.map(text),
            long: DateNames.weekdaysOfLongDates.map(text)
        )
        let months = (
            short: DateNames.shortMonthsOfDates.map(text), long: DateNames.monthsOfDates.map(text),
            alone: DateNames.months.map(text)
        )
        forms = DateStyle.allCases.map { style in
            let pieces = Self.pieces(text(Self.phrase(style)))
            return switch style {
            case .short, .dated, .brief, .named, .namedDated, .column:
                Form(pieces: pieces, weekdays: weekdays.short, months: months.short)
            case .longOfYear, .long: Form(pieces: pieces, weekdays: weekdays.long, months: months.long)
            case .month: Form(pieces: pieces, weekdays: weekdays.short, months: months.alone)
            case .narrowColumn: Form(pieces: pieces, weekdays: weekdays.narrow, months: months.short)
            }
        }
    }

    /// The text of a date.
    func text(_ date: ShownDate, _ style: DateStyle) -> String {
        let form = forms[style.rawValue]
        return form.pieces.reduce(into: "") { text, piece in
            switch piece {
            case .text(let words): text += words
            case .weekday: text += Self.name(date.weekday, of: form.weekdays)
            case .day: text += String(date.day)
            case .month: text += Self.name(date.month, of: form.months)
            case .year: text += style == .brief ? String(String(date.year).suffix(2)) : String(date.year)
            }
        }
    }

    private static func name(_ number: UInt8, of names: [String]) -> String {
        names.indices.contains(Int(number) - 1) ? names[Int(number) - 1] : ""
    }

    // Signs of the private use area in place of the parts until a date is known.
    private static let (weekday, day, month, year) = ("\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}")

    private static func phrase(_ style: DateStyle) -> Phrase {
        switch style {
        case .short: Phrase("\(day) \(month)", context: "date: 12 Mar")
        case .dated: Phrase("\(day) \(month) \(year)", context: "date: 12 Mar 2026")
        case .brief: Phrase("\(day) \(month) \(year)", context: "date: 12 Mar 26")
        case .named: Phrase("\(weekday) \(day) \(month)", context: "date: Thu 12 Mar")
        case .namedDated: Phrase("\(weekday) \(day) \(month) \(year)", context: "date: Thu 12 Mar 2026")
        case .longOfYear: Phrase("\(weekday) \(day) \(month)", context: "date: Thu 12 March")
        case .long: Phrase("\(weekday) \(day) \(month) \(year)", context: "date: Thu 12 March 2026")
        case .month: Phrase("\(month) \(year)", context: "date: March 2026")
        case .column: Phrase("\(weekday) \(day)", context: "date: Thu 12")
        case .narrowColumn: Phrase("\(weekday) \(day)", context: "date: Th 12")
        }
    }

    private static func pieces(_ form: String) -> [Form.Piece] {
        var (pieces, words) = ([Form.Piece](), "")
        for character in form {
            let piece: Form.Piece? =
                switch String(character) {
                case weekday: .weekday
                case day: .day
                case month: .month
                case year: .year
                default: nil
                }
            guard let piece else {
                words.append(character)
                continue
            }
            if !words.isEmpty { pieces.append(.text(words)) }
            pieces.append(piece)
            words = ""
        }
        return words.isEmpty ? pieces : pieces + [.text(words)]
    }
}

/// The names of months, from January on, and of weekdays, from Monday on.
public enum DateNames {
    /// "March", alone or in a title.
    public static let months = [
        Phrase("January", context: "month"),
        Phrase("February", context: "month"),
        Phrase("March", context: "month"),
        Phrase("April", context: "month"),
        Phrase("May", context: "month"),
        Phrase("June", context: "month"),
        Phrase("July", context: "month"),
        Phrase("August", context: "month"),
        Phrase("September", context: "month"),
        Phrase("October", context: "month"),
        Phrase("November", context: "month"),
        Phrase("December", context: "month"),
    ]

    /// "Mar", alone below a chart.
    public static let shortMonths = [
        Phrase("Jan", context: "short month"),
        Phrase("Feb", context: "short month"),
        Phrase("Mar", context: "short month"),
        Phrase("Apr", context: "short month"),
        Phrase("May", context: "short month"),
        Phrase("Jun", context: "short month"),
        Phrase("Jul", context: "short month"),
        Phrase("Aug", context: "short month"),
        Phrase("Sep", context: "short month"),
        Phrase("Oct", context: "short month"),
        Phrase("Nov", context: "short month"),
        Phrase("Dec", context: "short month"),
    ]

    /// "Thursday".
    public static let weekdays = [
        Phrase("Monday", context: "weekday"),
        Phrase("Tuesday", context: "weekday"),
        Phrase("Wednesday", context: "weekday"),
        Phrase("Thursday", context: "weekday"),
        Phrase("Friday", context: "weekday"),
        Phrase("Saturday", context: "weekday"),
        Phrase("Sunday", context: "weekday"),
    ]

    /// "Thu".
    public static let shortWeekdays = [
        Phrase("Mon", context: "short weekday"),
        Phrase("Tue", context: "short weekday"),
        Phrase("Wed", context: "short weekday"),
        Phrase("Thu", context: "short weekday"),
        Phrase("Fri", context: "short weekday"),
        Phrase("Sat", context: "short weekday"),
        Phrase("Sun", context: "short weekday"),
    ]

    /// "Th", above a narrow column.
    public static let narrowWeekdays = [
        Phrase("Mo", context: "weekday of 2 letters"),
        Phrase("Tu", context: "weekday of 2 letters"),
        Phrase("We", context: "weekday of 2 letters"),
        Phrase("Th", context: "weekday of 2 letters"),
        Phrase("Fr", context: "weekday of 2 letters"),
        Phrase("Sa", context: "weekday of 2 letters"),
        Phrase("Su", context: "weekday of 2 letters"),
    ]

    /// "March" after a day; many languages inflect it.
    static let monthsOfDates = [
        Phrase("January", context: "month after a day"),
        Phrase("February", context: "month after a day"),
        Phrase("March", context: "month after a day"),
        Phrase("April", context: "month after a day"),
        Phrase("May", context: "month after a day"),
        Phrase("June", context: "month after a day"),
        Phrase("July", context: "month after a day"),
        Phrase("August", context: "month after a day"),
        Phrase("September", context: "month after a day"),
        Phrase("October", context: "month after a day"),
        Phrase("November", context: "month after a day"),
        Phrase("December", context: "month after a day"),
    ]

    /// "Mar" after a day.
    static let shortMonthsOfDates = [
        Phrase("Jan", context: "short month after a day"),
        Phrase("Feb", context: "short month after a day"),
        Phrase("Mar", context: "short month after a day"),
        Phrase("Apr", context: "short month after a day"),
        Phrase("May", context: "short month after a day"),
        Phrase("Jun", context: "short month after a day"),
        Phrase("Jul", context: "short month after a day"),
        Phrase("Aug", context: "short month after a day"),
        Phrase("Sep", context: "short month after a day"),
        Phrase("Oct", context: "short month after a day"),
        Phrase("Nov", context: "short month after a day"),
        Phrase("Dec", context: "short month after a day"),
    ]

    /// "Thu" before a long date, where a language may write the whole name.
    static let weekdaysOfLongDates = [
        Phrase("Mon", context: "weekday before a long date"),
        Phrase("Tue", context: "weekday before a long date"),
        Phrase("Wed", context: "weekday before a long date"),
        Phrase("Thu", context: "weekday before a long date"),
        Phrase("Fri", context: "weekday before a long date"),
        Phrase("Sat", context: "weekday before a long date"),
        Phrase("Sun", context: "weekday before a long date"),
    ]
}
