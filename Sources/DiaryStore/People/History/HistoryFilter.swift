public import FitnessModel
import GRDB

/// Which records of a client's history are listed.
public struct HistoryFilter: Hashable, Sendable {
    /// The categories to list.
    public enum Shelf: Hashable, Sendable {
        /// All categories.
        case all
        /// One category, or the default one.
        case only(Identifier<FitnessModel.Category>?)
    }

    /// Only records of this kind; nil lists all.
    public var kind: HistoryRecord.Kind?
    /// Only sessions with sets of this exercise.
    public var exercise: Identifier<Exercise>?
    /// The days.
    public var days: ClosedRange<Day>
    /// The categories to list.
    public var shelf: Shelf
    /// Only these records, such as those that were found by typing.
    public var among: Set<HistoryRecord.ID>?

    /// All records when nothing is given.
    public init(
        kind: HistoryRecord.Kind? = nil, exercise: Identifier<Exercise>? = nil,
        days: ClosedRange<Day> = .earliest ... .latest, shelf: Shelf = .all, among: Set<HistoryRecord.ID>? = nil
    ) {
        (self.kind, self.exercise, self.days) = (kind, exercise, days)
        (self.shelf, self.among) = (shelf, among)
    }

    /// The kinds that the filter can match.
    var kinds: [HistoryRecord.Kind] {
        if exercise != nil { return kind == nil || kind == .session ? [.session] : [] }
        return kind.map { [$0] } ?? HistoryRecord.Kind.allCases
    }
}

extension HistoryRecord.Kind {
    /// The kinds whose records are sorted into categories. Weights are not: there is one nearly every day.
    static let sorted = allCases.filter { $0 != .weighIn }

    /// The table of its records.
    var table: String {
        switch self {
        case .session: TrainingSession.storage.table
        case .run: Run.storage.table
        case .activity: ActivityEntry.storage.table
        case .measurement: BodyMeasurement.storage.table
        case .weighIn: WeighIn.storage.table
        }
    }

    /// The condition for records in a history, of the table as `t`: those in progress are left out, and so is a
    /// weigh-in of a measurement.
    var condition: String {
        switch self {
        case .session, .run: "t.state = 'done'"
        case .activity, .measurement: "TRUE"
        case .weighIn: "NOT EXISTS (SELECT 1 FROM measurement b WHERE b.weigh_in = t.id)"
        }
    }

    /// The given minute of the day, and the instant of the start; a record has one of them, or none.
    fileprivate var time: String {
        switch self {
        case .session, .run: "NULL AS minute, t.started_at AS started"
        case .activity, .measurement, .weighIn: "t.minute AS minute, NULL AS started"
        }
    }

    /// The category, as far as the trainer sees it.
    fileprivate func category(for viewer: Identifier<Trainer>) -> (sql: String, values: [any Storable]) {
        guard self != .weighIn else { return ("NULL", []) }
        let sql = "(SELECT g.id FROM category g WHERE g.id = t.category AND (g.owner IS NULL OR g.owner = ?))"
        return (sql, [viewer])
    }
}

extension HistoryFilter {
    /// The records kind by kind: kind, number, day, minute, instant and category. Each part uses the index of client
    /// and day, in its order.
    func keys(
        of client: Identifier<Client>, viewer: Identifier<Trainer>
    ) -> (sql: String, values: [any Storable]) {
        let ids = among.map { $0.map(\.number).json }
        var (parts, values): ([String], [any Storable]) = ([], [])
        for kind in kinds {
            let category = kind.category(for: viewer)
            var condition = Condition(
                "t.client = ? AND t.day BETWEEN ? AND ?", client, days.lowerBound, days.upperBound)
            condition.add(kind.condition)
            if let exercise {
                condition.add(
                    "EXISTS (SELECT 1 FROM session_row r WHERE r.session = t.id AND r.exercise = ? AND r.text <> '')",
                    exercise)
            }
            if case .only(let id) = shelf { condition.add("\(category.sql) IS ?", all: category.values + [id]) }
            if let ids { condition.add("t.id IN (SELECT value FROM json_each(?))", ids) }
            parts.append(
                """
                SELECT '\(kind.rawValue)' AS kind, t.id AS id, t.day AS day, \(kind.time), \(category.sql) AS category
                FROM \(kind.table) t WHERE \(condition.sql)
                """)
            values += category.values + condition.values
        }
        let none = """
            SELECT NULL AS kind, NULL AS id, NULL AS day, NULL AS minute, NULL AS started, NULL AS category WHERE FALSE
            """
        return (parts.isEmpty ? none : parts.joined(separator: "\nUNION ALL "), values)
    }
}
