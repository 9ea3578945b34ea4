package import FitnessModel
import GRDB

extension RecurringPlan.Kind: Storable {}

extension RecurringPlan: NamedRecord {
    package static let storage = Storage<RecurringPlan>(
        .recurringPlan, as: "q", visible: Visibility.client(of: "q.client"),
        [
            .fixed("client", \.client), StoredColumn("name", \.name), StoredColumn("kind", \.kind),
            StoredColumn("phase", \.phase), StoredColumn("exercise", \.exercise),
            StoredColumn("every_days", \.interval) { min(max($0, intervals.lowerBound), intervals.upperBound) },
            StoredColumn("minute", \.minute), StoredColumn("due", \.due), StoredColumn("after_record", \.since),
            StoredColumn("is_on", \.isOn), StoredColumn("note", \.note),
        ])

    package init(blank id: Identifier<RecurringPlan>) {
        self.init(id: id, client: .unsaved, kind: .own, due: .earliest)
    }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.name: title]
    }
}

extension RecurringPlan {
    /// The newest record of its kind, whatever task it does.
    func newest(_ db: Database) throws -> Doing? { try records(limit: 1, db).first }

    /// The records that did it, the newest first. If the client has several tasks for the same records, each record
    /// does the one that was due first.
    func doings(limit: Int, _ db: Database) throws -> [Doing] {
        let tasks = kind == .own ? [] : try tasksForSame(db)
        guard tasks.count > 1, tasks.contains(where: { $0.id == id }), let (source, values) = source else {
            return try records(limit: limit, db)
        }
        let (since, due) = (tasks.map(\.since).min() ?? self.since, tasks.map(\.due).min() ?? self.due)
        let oldestFirst = "SELECT id, day FROM \(source) AND (id > ? OR day >= ?) ORDER BY day, id"
        let done = Self.share(try db.all(oldestFirst, values + [since, due]), among: tasks)
        return Array(done[id, default: []].suffix(limit).reversed())
    }

    /// The tasks of its client that the same records do.
    private func tasksForSame(_ db: Database) throws -> [RecurringPlan] {
        let condition = Condition(
            "q.client = ? AND q.is_on = 1 AND q.kind = ? AND q.phase IS ? AND q.exercise IS ?", client, kind, phase,
            exercise)
        return try db.list(condition, order: "q.id")
    }

    private func records(limit: Int, _ db: Database) throws -> [Doing] {
        guard let (source, values) = source else { return [] }
        return try db.all("SELECT id, day FROM \(source) ORDER BY day DESC, id DESC LIMIT \(limit)", values)
    }

    /// The records of its kind, with the values of the condition; each kind uses its own index.
    private var source: (sql: String, values: [any Storable])? {
        switch kind {
        case .session:
            guard let phase else { return ("session WHERE client = ? AND state = 'done'", [client]) }
            return (
                "session WHERE client = ? AND state = 'done' AND (phase = ? OR routine = ?)", [client, phase, phase]
            )
        case .run: return ("run WHERE client = ? AND state = 'done'", [client])
        case .exercise: return ("session_row WHERE exercise = ? AND client = ? AND text <> ''", [exercise, client])
        case .weighIn: return ("weigh_in WHERE client = ?", [client])
        case .measurement: return ("measurement WHERE client = ?", [client])
        case .checkIn: return nil
        case .own: return ("plan_done WHERE plan = ?", [id])
        }
    }
}

extension Database {
    fileprivate func all(_ sql: String, _ values: [any Storable]) throws -> [RecurringPlan.Doing] {
        let rows = try rows(sql, values)
        var found: [RecurringPlan.Doing] = []
        while let row = try rows.next() {
            found.append(RecurringPlan.Doing(record: row[0], day: row.day(1)))
        }
        return found
    }
}
