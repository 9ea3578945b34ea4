/// How a date is written. The examples are the English forms; a language may turn the parts round.
public enum DateStyle: Sendable {
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
    /// A date; its names and its form are put into the words of the language when it is shown. Months are counted from
    /// January, 1, weekdays from Monday, 1.
    public init(year: Int, month: Int, day: Int, weekday: Int, _ style: DateStyle) {
        let (weekdays, months) =
            switch style {
            case .long, .longOfYear: (DateNames.weekdaysOfLongDates, DateNames.monthsOfDates)
            case .month: (DateNames.shortWeekdays, DateNames.months)
            case .narrowColumn: (DateNames.narrowWeekdays, DateNames.shortMonthsOfDates)
            default: (DateNames.shortWeekdays, DateNames.shortMonthsOfDates)
            }
        let (weekday, month) = (weekdays[weekday - 1], months[month - 1])
        let year = style == .brief ? String(String(year).suffix(2)) : String(year)
        self =
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
