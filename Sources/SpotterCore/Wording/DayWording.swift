package import FitnessModel
package import Phrases
import ViewKit

extension Day {
    /// "12 Mar".
    package var short: Phrase { Phrase(self, .short) }
    /// "12 Mar 2026".
    package var dated: Phrase { Phrase(self, .dated) }
    /// "12 Mar 26".
    package var brief: Phrase { Phrase(self, .brief) }
    /// "Thu 12 Mar".
    package var named: Phrase { Phrase(self, .named) }
    /// "Thu 12 Mar 2026".
    package var namedDated: Phrase { Phrase(self, .namedDated) }
    /// "Thu 12 March".
    package var longOfYear: Phrase { Phrase(self, .longOfYear) }
    /// "Thu 12 March 2026".
    package var long: Phrase { Phrase(self, .long) }
    /// "March 2026".
    package var monthTitle: Phrase { Phrase(self, .month) }
    /// "Thu 12", above a column that is that wide; "Th 12" in a narrower one.
    package func column(isNarrow: Bool) -> Phrase { Phrase(self, isNarrow ? .narrowColumn : .column) }

    /// "Mar", alone.
    package var shortMonth: Phrase { DateNames.shortMonths[month - 1] }
}

extension Weekday {
    /// "Monday".
    package var name: Phrase { DateNames.weekdays[rawValue - 1] }
    /// "Mon".
    package var short: Phrase { DateNames.shortWeekdays[rawValue - 1] }
    /// "Mo".
    package var narrow: Phrase { DateNames.narrowWeekdays[rawValue - 1] }
}

/// A day as people say it: today, yesterday, 3 d ago, 12 Mar.
package enum RelativeDay {
    /// A day seen from today: "yesterday", "3 d ago", "12 Mar".
    package static func text(_ day: Day, today: Day) -> Phrase {
        let days = day.days(until: today)
        switch days {
        case 0: return "today"
        case 1: return "yesterday"
        case 2...30: return "\(days) d ago"
        case -1: return "tomorrow"
        default: return date(day, today: today)
        }
    }

    /// "12 Mar", of another year "12 Mar 2026".
    package static func date(_ day: Day, today: Day) -> Phrase { day.year == today.year ? day.short : day.dated }
}
