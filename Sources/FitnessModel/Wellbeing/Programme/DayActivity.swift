/// How long one thing takes on an ordinary day.
public struct DayActivity: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<DayActivity>
    /// The programme.
    public var programme: Identifier<Programme>
    /// Its place among the others, from 1.
    public var position: Int
    /// The name.
    public var name: String
    /// The time in minutes.
    public var minutes: Int
    /// Was added by the client, and can be taken out again.
    public var isOwn: Bool
    /// Is the one that should change.
    public var isChosen = false

    private static let sport = "Sport"
    /// Whether it is sport, for which the diary has data of its own.
    public var isSport: Bool { !isOwn && name == Self.sport }

    /// The activities that everybody is asked about, as they are stored.
    public static let given = [
        "Work", "Family", "Friends", sport, "Meals", "Household", "Washing, dressing", "On the way", "Screens",
        "Doing nothing",
    ]

    /// Creates an activity.
    public init(
        id: Identifier<DayActivity> = .unsaved, programme: Identifier<Programme> = .unsaved, position: Int,
        name: String,
        minutes: Int = 0, isOwn: Bool = false
    ) {
        self.id = id
        (self.programme, self.position, self.name) = (programme, position, name)
        (self.minutes, self.isOwn) = (minutes, isOwn)
    }
}

/// The parts of an ordinary day.
public struct DayShares: Hashable, Sendable {
    /// A use of the day.
    public enum Part: Hashable, Sendable {
        case activity(DayActivity)
        /// Sleep.
        case asleep
        /// The rest, which is not given.
        case rest
    }

    /// A share of the day.
    public struct Share: Hashable, Sendable {
        /// The use of the time.
        public let part: Part
        /// The time in minutes.
        public let minutes: Int
        /// The activity; nil for sleep, and for the unaccounted rest.
        public var activity: DayActivity? { if case .activity(let activity) = part { activity } else { nil } }
        /// How much of 24 hours, rounded half up, in percent.
        public var percent: Int { DayShares.percent(of: minutes) }
    }

    /// That many minutes of 24 hours in percent, rounded half up.
    public static func percent(of minutes: Int) -> Int { (minutes * 200 + 1_440) / 2_880 }

    /// The longest first, including sleep and the unaccounted rest. Of equal ones the first in the list.
    public let shares: [Share]
    /// The sum of all given minutes, sleep included. It may exceed a day, which is not rejected.
    public let totalMinutes: Int
    /// The minutes beyond 24 hours; 0 for none.
    public var beyond: Int { max(0, totalMinutes - 1_440) }

    /// Calculates the shares of activities, and of the sleep that follows from the times.
    public init(_ activities: [DayActivity], _ times: DayTimes) {
        let asleep = times.minutesAsleep ?? 0
        totalMinutes = activities.reduce(asleep) { $0 + $1.minutes }
        var parts = activities.map { Share(part: .activity($0), minutes: $0.minutes) }
        if times.minutesAsleep != nil { parts.append(Share(part: .asleep, minutes: asleep)) }
        if totalMinutes < 1_440 { parts.append(Share(part: .rest, minutes: 1_440 - totalMinutes)) }
        shares = parts.enumerated().sorted { ($1.element.minutes, $0.offset) < ($0.element.minutes, $1.offset) }
            .map(\.element)
    }
}
