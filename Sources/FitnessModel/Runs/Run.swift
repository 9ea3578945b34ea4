public import Foundation

/// A run, walk or ride: recorded live, imported or written afterwards.
public struct Run: Identified, Hashable {
    /// How one moves.
    public enum Kind: String, Sendable, CaseIterable {
        case run, walk, ride, other
    }

    /// Whether it goes on.
    public enum State: String, Sendable {
        case live, done
    }

    /// Names the record.
    public var id: Identifier<Run>
    /// Whose it is.
    public var client: Identifier<Client>
    /// The day in the client's zone.
    public var day: Day
    /// When it began; nil where only the day is known.
    public var startedAt: Date?
    /// How one moved.
    public var kind: Kind
    /// Whether it goes on.
    public var state: State
    /// Time without pauses, in milliseconds; of a live run what had passed at `runningSince`.
    public var elapsed: Int
    /// Of a live run: since when the watch goes; nil while it is paused.
    public var runningSince: Date?
    /// How far.
    public var distance: Length?
    /// Counted steps.
    public var steps: Int?
    /// Energy that a device said or somebody typed; counts in place of what the formula gives.
    public var typedEnergy: Energy?
    /// What it was to reach.
    public var goal: RunGoal?
    /// When the goal was reached, in milliseconds from the start without pauses; nil before.
    public var goalReached: Int?
    /// Mean heart rate, beats a minute.
    public var meanHeartRate: Int?
    /// Highest heart rate, beats a minute.
    public var topHeartRate: Int?
    /// Metres climbed, all told.
    public var ascent: Length?
    /// Metres descended, all told.
    public var descent: Length?
    /// As it is called; empty for none.
    public var title: String
    /// Free text.
    public var note: String

    /// A run; its own id and client count for nothing when it is added.
    public init(
        id: Identifier<Run> = .unsaved, client: Identifier<Client> = .unsaved, day: Day, startedAt: Date? = nil,
        kind: Kind = .run, state: State = .done, elapsed: Int = 0, runningSince: Date? = nil, distance: Length? = nil,
        steps: Int? = nil, typedEnergy: Energy? = nil, goal: RunGoal? = nil, goalReached: Int? = nil,
        meanHeartRate: Int? = nil, topHeartRate: Int? = nil, ascent: Length? = nil, descent: Length? = nil,
        title: String = "", note: String = ""
    ) {
        self.id = id
        self.client = client
        self.day = day
        self.startedAt = startedAt
        self.kind = kind
        self.state = state
        self.elapsed = elapsed
        self.runningSince = runningSince
        self.distance = distance
        self.steps = steps
        self.typedEnergy = typedEnergy
        self.goal = goal
        self.goalReached = goalReached
        self.meanHeartRate = meanHeartRate
        self.topHeartRate = topHeartRate
        self.ascent = ascent
        self.descent = descent
        self.title = title
        self.note = note
    }
}
