public import FitnessModel
import GRDB

/// Which records of a client's history are listed.
public struct HistoryFilter: Hashable, Sendable {
    /// Which categories.
    public enum Shelf: Hashable, Sendable {
        /// Whatever the category.
        case all
        /// One category, or the default one.
        case only(Identifier<FitnessModel.Category>?)
    }

    /// Only records of this kind; nil lists all.
    public var kind: HistoryRecord.Kind?
    /// Only sessions in which this exercise was done.
    public var exercise: Identifier<Exercise>?
    /// The days.
    public var days: ClosedRange<Day>
    /// Which categories.
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

    /// The kinds of which any can be listed.
    var kinds: [HistoryRecord.Kind] {
        if exercise != nil { return kind == nil || kind == .session ? [.session] : [] }
        return kind.map { [$0] } ?? HistoryRecord.Kind.allCases
    }
}

extension HistoryRecord.Kind {
    /// The kinds whose records are sorted into categories. Weights are not: there is one nearly every day.
    static let sorted = allCases.filter { $0 != .weighIn }

    /// Where its records are kept.
    var table: String {
        switch self {
        case .session: TrainingSession.storage.table
        case .run: Run.storage.table
        case .activity: ActivityEntry.storage.table
        case .measurement: BodyMeasurement.storage.table
        case .weighIn: WeighIn.storage.table
        }
    }

    /// Which of them are in a history, of the table as `t`: what goes on is not yet; a weight that was taken with a measurement
    /// is a part of that.
    var condition: String {
        switch self {
        case .session, .run: "t.state = 'done'"
        case .activity, .measurement: "TRUE"
        case .weighIn: "NOT EXISTS (SELECT 1 FROM measurement b WHERE b.weigh_in = t.id)"
        }
    }

    /// The minute of the day, by the clock that is `?4` seconds ahead of UTC.
    fileprivate var minute: String {
        switch self {
        case .session, .run: "(t.started_at / 1000 + ?4) / 60 % 1440"
        case .activity, .measurement, .weighIn: "t.minute"
        }
    }

    /// The category, as far as the trainer `?5` sees it.
    fileprivate var category: String {
        guard self != .weighIn else { return "NULL" }
        return """
            (SELECT g.id FROM category g WHERE g.id = t.category AND (g.owner IS NULL OR g.owner = ?5))
            """
    }
}

extension HistoryFilter {
    /// The values of `keys` in their order: client, first and last day, seconds of the clock ahead of UTC, trainer, exercise,
    /// category, the ids of those that it is narrowed to.
    func values(of client: Identifier<Client>, ahead seconds: Int, viewer: Identifier<Trainer>) -> [any Storable] {
        let category: Identifier<FitnessModel.Category>? = if case .only(let id) = shelf { id } else { nil }
        let ids = among.map { "[\($0.map { "\($0.number)" }.joined(separator: ","))]" }
        return [client, days.lowerBound, days.upperBound, seconds, viewer, exercise, category, ids]
    }

    /// What is listed, kind by kind: its kind, number, day, minute and category. Each part is answered by the index of client
    /// and day, in their order.
    var keys: String {
        let parts = kinds.map { kind in
            var terms = ["t.client = ?1 AND t.day BETWEEN ?2 AND ?3", kind.condition]
            if exercise != nil {
                terms.append(
                    "EXISTS (SELECT 1 FROM session_row r WHERE r.session = t.id AND r.exercise = ?6 AND r.text <> '')")
            }
            if shelf != .all { terms.append("\(kind.category) IS ?7") }
            if among != nil { terms.append("t.id IN (SELECT value FROM json_each(?8))") }
            return """
                SELECT '\(kind.rawValue)' AS kind, t.id AS id, t.day AS day, \(kind.minute) AS minute,
                    \(kind.category) AS category
                FROM \(kind.table) t WHERE \(terms.joined(separator: " AND "))
                """
        }
        let none = "SELECT NULL AS kind, NULL AS id, NULL AS day, NULL AS minute, NULL AS category WHERE FALSE"
        // Every value has a place in the query, whether it is asked for or not.
        return parts.isEmpty ? none : parts.joined(separator: "\nUNION ALL ")
    }

    /// Newest first: by day, by the clock, what has no time last, then as it was entered.
    static let newestFirst = "day DESC, minute DESC, kind, id DESC"
}
