import FitnessModel
import GRDB

extension Run {
    /// The columns that `init(row:)` reads, of the run as `r`.
    static let columns = """
        r.id, r.day, r.started_at, r.kind, r.state, r.elapsed_ms, r.running_since, r.distance_mm, r.steps, r.energy_cal,
        r.goal_kind, r.goal_value, r.goal_reached_ms, r.mean_hr, r.top_hr, r.ascent_mm, r.descent_mm, r.title, r.note
        """
    static let columnCount = 19

    /// Reads a run whose first column is `first`.
    init(row: Row, at first: Int = 0) {
        func length(_ column: Int) -> Length? { (row[first + column] as Int?).map(Length.init(millimetres:)) }
        self.init(
            id: row.id(first), day: row.day(first + 1), startedAt: row.date(first + 2),
            kind: row.raw(first + 3) ?? .run,
            state: row.raw(first + 4) ?? .done, elapsed: row[first + 5], runningSince: row.date(first + 6),
            distance: length(7), steps: row[first + 8],
            typedEnergy: (row[first + 9] as Int?).map(Energy.init(calories:)),
            goal: RunGoal(kind: row[first + 10] as String?, value: row[first + 11]), goalReached: row[first + 12],
            meanHeartRate: row[first + 13], topHeartRate: row[first + 14], ascent: length(15), descent: length(16),
            title: row.text(first + 17), note: row.text(first + 18))
    }
}

extension RunGoal {
    /// As it stands in the two columns.
    init?(kind: String?, value: Int?) {
        guard let value else { return nil }
        switch kind {
        case "distance": self = .distance(Length(millimetres: value))
        case "time": self = .time(value)
        case "energy": self = .energy(Energy(calories: value))
        case "surplus": self = .surplus(Energy(calories: value))
        default: return nil
        }
    }

    /// The word in the column.
    var storedKind: String {
        switch self {
        case .distance: "distance"
        case .time: "time"
        case .energy: "energy"
        case .surplus: "surplus"
        }
    }

    /// The number in the column: millimetres, milliseconds or small calories.
    var storedValue: Int {
        switch self {
        case .distance(let length): max(0, length.millimetres)
        case .time(let milliseconds): max(0, milliseconds)
        case .energy(let energy), .surplus(let energy): max(0, energy.calories)
        }
    }
}
