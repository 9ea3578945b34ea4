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
    /// The newest record that did it; each kind uses its own index.
    func newest(_ db: Database) throws -> Doing? { try doings(limit: 1, db).first }

    /// The records that did it, the newest first.
    func doings(limit: Int, _ db: Database) throws -> [Doing] {
        let newestFirst = "ORDER BY day DESC, id DESC LIMIT \(limit)"
        func read(_ source: String, _ values: any Storable...) throws -> [Doing] {
            try db.all("SELECT id, day FROM \(source) \(newestFirst)", values)
        }
        switch kind {
        case .session:
            guard let phase else { return try read("session WHERE client = ? AND state = 'done'", client) }
            return try read(
                "session WHERE client = ? AND state = 'done' AND (phase = ? OR routine = ?)", client, phase, phase)
        case .run: return try read("run WHERE client = ? AND state = 'done'", client)
        case .exercise:
            return try read("session_row WHERE exercise = ? AND client = ? AND text <> ''", exercise, client)
        case .weighIn: return try read("weigh_in WHERE client = ?", client)
        case .measurement: return try read("measurement WHERE client = ?", client)
        case .checkIn: return []
        case .own: return try read("plan_done WHERE plan = ?", id)
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
