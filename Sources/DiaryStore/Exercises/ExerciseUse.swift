import FitnessModel
import GRDB

/// Where an exercise stands, for the refusal to delete it.
enum ExerciseUse {
    private static let longestList = 8

    /// "P6 In season (Jan Novak)", "template Hypertrophy A", "12 sessions of Jan Novak".
    static func places(_ db: Database, of exercise: Identifier<Exercise>) throws -> [String] {
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
            row.optionalText(2).map { "\(row.text(1)) (\($0))" } ?? "template \(row.text(1))"
        }
        let inSessions = try db.all(sessions, exercise, longestList) { row in
            "\(Label.count(row[1], "session")) of \(row.text(0))"
        }
        let inBadges = try db.all(
            "SELECT name FROM badge WHERE exercise = ? ORDER BY id LIMIT ?", exercise, longestList
        ) {
            "badge \($0.text(0))"
        }
        let inPlans = try db.all(
            "SELECT name FROM recurring_plan WHERE exercise = ? ORDER BY id LIMIT ?", exercise, longestList
        ) {
            "recurring plan \($0.text(0))"
        }
        return onSheets + inSessions + inBadges + inPlans
    }
}
