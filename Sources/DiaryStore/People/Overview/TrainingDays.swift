/// When the client `c` of a query trained: sessions, finished runs and activities count alike.
enum TrainingDays {
    /// The tables with a day of each training, and which of their rows count.
    private static let sources = [
        (table: "session", condition: ""), (table: "run", condition: "AND state = 'done'"),
        (table: "activity_entry", condition: ""),
    ]

    /// The first day; NULL before that.
    static let first = "nullif(min(\(days("min", missing: "9"))), '9')"
    /// The last day; NULL before the first training.
    static let last = "nullif(max(\(days("max", missing: ""))), '')"

    private static func days(_ function: String, missing: String) -> String {
        sources.map { table, condition in
            "coalesce((SELECT \(function)(day) FROM \(table) WHERE client = c.id \(condition)), '\(missing)')"
        }.joined(separator: ", ")
    }
}
