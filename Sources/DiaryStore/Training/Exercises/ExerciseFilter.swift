public import FitnessModel
import GRDB

/// Which exercises a list shows.
public struct ExerciseFilter: Hashable, Sendable {
    /// Words that must each start a word of name, tags or description.
    public var search: String
    /// Lists only exercises with this tag.
    public var tag: String?
    /// Only those that train this muscle group, directly or not.
    public var muscle: MuscleGroup?
    /// Lists only exercises in this category.
    public var category: Identifier<Category>?
    /// Active exercises, archived ones, or both.
    public var archive: ArchiveFilter

    /// All exercises in use when nothing is given.
    public init(
        search: String = "", tag: String? = nil, muscle: MuscleGroup? = nil, category: Identifier<Category>? = nil,
        archive: ArchiveFilter = .active
    ) {
        self.search = search
        self.tag = tag
        self.muscle = muscle
        self.category = category
        self.archive = archive
    }

    func condition(viewer: Identifier<Trainer>) -> Condition {
        var condition = Condition("e.owner = ?", viewer)
        if let tag { condition.add("e.id IN (SELECT exercise FROM exercise_tag WHERE tag = ?)", tag) }
        if let muscle {
            condition.add("e.id IN (SELECT exercise FROM exercise_muscle WHERE muscle = ?)", muscle.rawValue)
        }
        ListFilter(search: search, archive: archive, category: category).narrow(&condition, Exercise.self)
        return condition
    }
}

/// An exercise where only the name counts: completion, near matches.
public struct ExerciseName: Hashable, Sendable, Identifiable {
    /// Names the exercise.
    public let id: Identifier<Exercise>
    /// As the trainer writes it.
    public let name: String
}

/// The uses of an exercise, for the refusal to delete it.
enum ExerciseUse {
    private static let longestList = 8

    /// The sheets, sessions, badges and recurring tasks that use an exercise.
    static func places(_ db: Database, of exercise: Identifier<Exercise>) throws -> [RecordUse] {
        let sheets = """
            SELECT DISTINCT p.id, p.name, c.name FROM phase_row r
            JOIN phase p ON p.id = r.phase LEFT JOIN client c ON c.id = p.client
            WHERE r.exercise = ? ORDER BY p.id DESC LIMIT ?
            """
        let sessions = """
            SELECT c.name, count(DISTINCT r.session) FROM session_row r JOIN client c ON c.id = r.client
            WHERE r.exercise = ? GROUP BY r.client ORDER BY c.name_key LIMIT ?
            """
        let onSheets = try db.all(sheets, exercise, longestList) { row in
            row.optionalText(2).map { RecordUse.phase(row.text(1), client: $0) } ?? .template(row.text(1))
        }
        let inSessions = try db.all(sessions, exercise, longestList) { row in
            RecordUse.sessions(row[1], client: row.text(0))
        }
        let inBadges = try db.all(
            "SELECT name FROM badge WHERE exercise = ? ORDER BY id LIMIT ?", exercise, longestList
        ) {
            RecordUse.badge($0.text(0))
        }
        let inPlans = try db.all(
            "SELECT name FROM recurring_plan WHERE exercise = ? ORDER BY id LIMIT ?", exercise, longestList
        ) {
            RecordUse.recurringPlan($0.text(0))
        }
        return onSheets + inSessions + inBadges + inPlans
    }
}
