public import FitnessModel
import GRDB

/// The acting trainer's badges.
public struct Badges: RecordSubject {
    package typealias Record = Badge

    package let access: Access

    /// All badges by name.
    public func list() throws(StoreError) -> [Badge] { try access.records(order: "b.name, b.id") }

    /// Adds a badge; its id is made here.
    @discardableResult
    public func add(_ badge: Badge) throws(StoreError) -> Identifier<Badge> {
        try access.change(.add, badge) { change in try change.insert(badge) }
    }

    /// How far a client is with a badge.
    public func progress(
        of client: Identifier<Client>, with badge: Badge, today: Day
    ) throws(StoreError) -> BadgeProgress {
        let amounts: [(day: Day, amount: Int)] =
            switch badge.counted {
            case .sessions:
                try access.figures.trainings(of: client, days: .earliest ... .latest).map { (day: $0.day, amount: 1) }
            case .reps: try reps(of: client, in: badge.exercise)
            }
        return BadgeProgress(amounts, target: badge.target, days: badge.days, today: today)
    }

    private func reps(
        of client: Identifier<Client>, in exercise: Identifier<Exercise>?
    ) throws(StoreError) -> [(day: Day, amount: Int)] {
        guard let exercise else {
            return try access.figures.workFigures(of: client, days: .earliest ... .latest).map {
                (day: $0.day, amount: $0.reps)
            }
        }
        let sql = """
            SELECT r.day, sum(d.reps) FROM session_row r CROSS JOIN performed_set d ON d.session_row = r.id
            WHERE r.exercise = ? AND r.client = ? AND d.warm_up = 0 AND d.reps > 0 GROUP BY r.day
            """
        return try access.read(of: client) { db, _ in
            try db.all(sql, exercise, client) { (day: $0.day(0), amount: $0[1]) }
        }
    }
}

extension Badge: NamedRecord {
    package static let storage = Storage<Badge>(
        .badge, as: "b", visible: "b.owner = ?",
        [
            .owner,
            StoredColumn("name", \.name),
            StoredColumn("counts", \.counted),
            StoredColumn("exercise", \.countedExercise),
            StoredColumn("target", \.target),
            StoredColumn("days", \.days),
        ])

    package init(blank id: Identifier<Badge>) { self.init(id: id, name: "", counted: .sessions, target: 0, days: 0) }

    /// Sessions are counted whatever was trained in them.
    private var countedExercise: Identifier<Exercise>? {
        get { counted == .reps ? exercise : nil }
        set { exercise = newValue }
    }
}

extension DiaryAccess {
    /// The acting trainer's badges.
    public var badges: Badges { Badges(access: access) }
}
