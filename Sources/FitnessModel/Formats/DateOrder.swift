/// Which number comes first in a day that is typed as "3/12/2026" or "3-12-2026", where both could be a month. The settings
/// say it; with dots the day comes first everywhere.
public enum DateOrder: String, CaseIterable, Sendable {
    /// 3 December.
    case dayFirst = "day-first"
    /// 12 March.
    case monthFirst = "month-first"

    /// The order in force: the program binds that of its settings while it is on the screen.
    @TaskLocal public static var current = DateOrder.dayFirst
}
