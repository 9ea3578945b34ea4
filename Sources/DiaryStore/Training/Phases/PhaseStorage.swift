package import FitnessModel
import GRDB

extension Phase: StoredPlan {
    package static let storage = Storage<Phase>(
        .phase, as: "p", joining: "LEFT JOIN client c ON c.id = p.client", visible: Visibility.phase,
        [
            .owner,
            .fixed("client", \.client),
            StoredColumn("name", \.name),
            .computed("name_key") { $0.name.searchKey },
            .computed("words") { SearchKey.fold([$0.periodization, $0.goal, $0.notes].joined(separator: " ")) },
            StoredColumn("periodization", \.periodization),
            StoredColumn("goal", \.goal),
            StoredColumn("start", \.start),
            StoredColumn("session_count", \.sessionCount),
            StoredColumn("notes", \.notes),
            .archived(\.isArchived),
            .fixed("is_routine", \.isRoutine),
            .added("created_at") { $1.now },
            StoredColumn("days", \.daysText),
            StoredColumn("last_day", \.lastDay),
        ])
    package static let routineColumn = "p.is_routine"
    package static let lastUse = """
        max(coalesce((SELECT max(day) FROM session WHERE phase = p.id), ''),
            coalesce((SELECT max(day) FROM session WHERE routine = p.id), ''))
        """

    /// The SQL terms by which a client's phases follow one another: the day of the first session, else the planned
    /// start; those without a day come last. Of one day they are in the order in which they were made.
    ///
    /// - Parameter table: the phase's table, by its name in the query.
    static func turn(of table: String = "p") -> [String] {
        let first = "(SELECT min(day) FROM session WHERE phase = \(table).id)"
        return ["coalesce(\(first), \(table).start, '9999')", "\(table).id"]
    }

    package init(blank id: Identifier<Phase>) { self.init(id: id, name: "") }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.name: name, .kind: isRoutine ? "routine" : isTemplate ? "template" : ""]
    }
}

extension PhaseRow: StoredRecord {
    package static let storage = Storage<PhaseRow>(
        .phaseRow, as: "r", joining: "LEFT JOIN exercise e ON e.id = r.exercise",
        visible: """
            EXISTS (SELECT 1 FROM phase p LEFT JOIN client c ON c.id = p.client
                WHERE p.id = r.phase AND \(Visibility.phase))
            """,
        [
            .fixed("phase", \.phase),
            StoredColumn("position", \.position),
            StoredColumn("exercise", \.exercise),
            .joined("e.name", \.exerciseName),
            StoredColumn("label", \.prescription.label),
            StoredColumn("tempo", \.prescription.tempo),
            StoredColumn("reps", \.prescription.reps),
            StoredColumn("sets", \.prescription.sets),
            StoredColumn("rest", \.prescription.rest),
            StoredColumn("micro", \.prescription.micro),
            StoredColumn("letter", \.letter),
        ])
    /// From top to bottom.
    static let ordering = Ordering<PhaseRow, Phase>(table: "phase_row", whole: "phase")

    package init(blank id: Identifier<PhaseRow>) { self.init(id: id, phase: .unsaved, position: 0) }

    package var title: String { prescription.label }

    package func client(in change: Change) throws -> Identifier<Client>? { try change.phases.get(phase).client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.name: prescription.label, .to: try change.phases.get(phase).name]
    }
}

extension Prescription {
    /// The columns that `init(row:at:)` reads, of a table known by this name.
    static func columns(of table: String) -> String {
        ["label", "tempo", "reps", "sets", "rest", "micro"].map { "\(table).\($0)" }.joined(separator: ", ")
    }

    init(row: Row, at column: Int) {
        self.init(
            label: row.text(column),
            tempo: row.text(column + 1),
            reps: row.text(column + 2),
            sets: row.text(column + 3),
            rest: row.text(column + 4),
            micro: row.text(column + 5))
    }
}
