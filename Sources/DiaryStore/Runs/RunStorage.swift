public import FitnessModel
import GRDB

extension Run: StoredRecord {
    package static let storage = Storage<Run>(
        .run, as: "r", visible: Visibility.client(of: "r.client"),
        [
            .fixed("client", \.client), StoredColumn("day", \.day), StoredColumn("started_at", \.startedAt),
            StoredColumn("kind", \.kind), StoredColumn("state", \.state), .natural("elapsed_ms", \.elapsed),
            StoredColumn("running_since", \.runningSince), .natural("distance_mm", \.distance),
            .natural("steps", \.steps), .natural("energy_cal", \.typedEnergy),
            // The kind of a goal determines the meaning of its value, so it is read first.
            StoredColumn("goal_kind", \.goalKind), .natural("goal_value", \.goalValue),
            .natural("goal_reached_ms", \.goalReached), .rate("mean_hr", \.meanHeartRate),
            .rate("top_hr", \.topHeartRate), .natural("ascent_mm", \.ascent), .natural("descent_mm", \.descent),
            StoredColumn("title", \.title), StoredColumn("note", \.note),
        ])

    static let newestFirst = "r.day DESC, coalesce(r.started_at, 0) DESC, r.id DESC"

    package init(blank id: Identifier<Run>) { self.init(id: id, day: .earliest) }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.day: day.iso, .kind: kind.rawValue]
    }
}

extension Run.Kind: Storable {}
extension Run.State: Storable {}

extension Run {
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
    /// The kind of goal in the column.
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

/// The bests of a client among the runs of one kind.
public struct RunBests: Hashable, Sendable {
    /// The one that went farthest.
    public internal(set) var longest: RunBest?
    /// The best time over each distance, if there is one: within a recorded track, or a whole run of this length.
    public internal(set) var fastest: [RaceDistance: RunBest] = [:]

    /// The columns for the best times of a track.
    static let columns: [(distance: RaceDistance, name: String)] = [
        (.kilometre, "best_1k_ms"), (.fiveKilometres, "best_5k_ms"), (.tenKilometres, "best_10k_ms"),
        (.halfMarathon, "best_half_ms"), (.marathon, "best_marathon_ms"),
    ]

    /// Adds a run if it beats the current best; the earlier of equal ones stays.
    ///
    /// - Parameter times: the best ones of its track, in the order of `columns`; nil if nothing was recorded.
    mutating func consider(_ whole: RunBest, times: [Int?]?) {
        if longest.map({ $0.distance < whole.distance }) != false { longest = whole }
        for (index, (distance, _)) in Self.columns.enumerated() {
            let time = times.map { $0[index] } ?? (distance.covers(whole.distance) ? whole.elapsed : nil)
            guard let time, fastest[distance].map({ time < $0.elapsed }) != false else { continue }
            fastest[distance] = RunBest(run: whole.run, day: whole.day, distance: distance.length, elapsed: time)
        }
    }
}

extension Change {
    /// Stores a track with its run, its best times and its top speed.
    func keep(_ track: [TrackPoint], of run: Identifier<Run>, kind: Run.Kind) throws {
        guard !track.isEmpty else { return }
        try db.execute(
            sql: "INSERT INTO run_track (run, points) VALUES (?, ?)",
            arguments: [run.rawValue, PackedTrack.pack(track)])
        try putBests(of: track, run: run, kind: kind)
    }

    /// Puts the best times and the highest speed of a track beside it: reading a year of tracks for six figures would
    /// take seconds.
    func putBests(of track: [TrackPoint], run: Identifier<Run>, kind: Run.Kind) throws {
        let figures = TrackFigures(track, kind: kind)
        let times = RunBests.columns.map { figures.best(over: $0.distance.length) }
        let sets = (RunBests.columns.map(\.name) + ["top_speed"]).map { "\($0) = ?" }.joined(separator: ", ")
        try db.run("UPDATE run_track SET \(sets) WHERE run = ?", times + [figures.highestSpeed, run])
    }
}
