/// One of the rows at the head of a day: an amount, its limit as a bar, and in words where it stands.
struct DayFigure: Hashable, Sendable {
    /// What it is of: INTAKE.
    let title: String
    /// "1 620 kcal".
    let amount: String
    /// How full the bar is: 0 is empty, 1 is the limit, and more is too much; nil draws none.
    var bar: Double?
    /// "limit 1 664".
    var limit = ""
    /// "44 left", "reached", "136 over".
    var standing = ""
    /// The standing is one to look at.
    var isWarning = false
    /// What a row without a bar says besides, from the longest form to the shortest.
    var notes: [String] = []
}
