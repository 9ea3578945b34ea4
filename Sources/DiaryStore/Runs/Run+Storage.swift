package import FitnessModel
import GRDB

extension Run: StoredRecord {
    package static let storage = Storage<Run>(
        "run", as: "r", visible: Visibility.client(of: "r.client"),
        [
            .fixed("client", \.client), StoredColumn("day", \.day), StoredColumn("started_at", \.startedAt),
            StoredColumn("kind", \.kind), StoredColumn("state", \.state), .natural("elapsed_ms", \.elapsed),
            StoredColumn("running_since", \.runningSince), .natural("distance_mm", \.distance),
            .natural("steps", \.steps), .natural("energy_cal", \.typedEnergy),
            // The kind of a goal says what its value is, so it is read first.
            StoredColumn("goal_kind", \.goalKind), .natural("goal_value", \.goalValue),
            .natural("goal_reached_ms", \.goalReached), .rate("mean_hr", \.meanHeartRate),
            .rate("top_hr", \.topHeartRate), .natural("ascent_mm", \.ascent), .natural("descent_mm", \.descent),
            StoredColumn("title", \.title), StoredColumn("note", \.note),
        ])

    static let newestFirst = "r.day DESC, coalesce(r.started_at, 0) DESC, r.id DESC"

    package init(blank id: Identifier<Run>) { self.init(id: id, day: .earliest) }

    /// "run of Jan, 12 Mar".
    package func label(in change: Change) throws -> String {
        "\(word) of \(Label.name(try change.clients.get(client).name)), \(day.short)"
    }
}

extension Run.Kind: Storable {}
extension Run.State: Storable {}

extension Run {
    /// What the journal calls it.
    var word: String { kind == .other ? "movement" : kind.rawValue }

    fileprivate var goalKind: RunGoal.Kind? {
        get { goal?.kind }
        set { goal = newValue.map { RunGoal($0, goal?.value ?? 0) } }
    }

    fileprivate var goalValue: Int? {
        get { goal?.value }
        set { goal = newValue.flatMap { value in goal.map { RunGoal($0.kind, value) } } }
    }
}

extension RunGoal {
    /// What is counted, as the column says it.
    fileprivate enum Kind: String, Storable {
        case distance, time, energy, surplus
    }

    fileprivate init(_ kind: Kind, _ value: Int) {
        self =
            switch kind {
            case .distance: .distance(Length(millimetres: value))
            case .time: .time(value)
            case .energy: .energy(Energy(calories: value))
            case .surplus: .surplus(Energy(calories: value))
            }
    }

    fileprivate var kind: Kind {
        switch self {
        case .distance: .distance
        case .time: .time
        case .energy: .energy
        case .surplus: .surplus
        }
    }

    /// Millimetres, milliseconds or small calories.
    fileprivate var value: Int {
        switch self {
        case .distance(let length): length.millimetres
        case .time(let milliseconds): milliseconds
        case .energy(let energy), .surplus(let energy): energy.calories
        }
    }
}
