/// A day as people say it: today, yesterday, 3 d ago, 12 Mar.
public enum RelativeDay {
    /// A day seen from today: "yesterday", "3 d ago", "12 Mar".
    public static func text(_ day: Day, today: Day) -> String {
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
    public static func date(_ day: Day, today: Day) -> String { day.year == today.year ? day.short : day.dated }
}
