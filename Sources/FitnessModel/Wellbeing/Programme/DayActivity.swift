/// How long one thing takes on an ordinary day.
public struct DayActivity: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<DayActivity>
    /// Whose it is.
    public var programme: Identifier<Programme>
    /// Its place among the others, from 1.
    public var position: Int
    /// What it is.
    public var name: String
    /// How long, in minutes.
    public var minutes: Int
    /// Was added by the client, and can be taken out again.
    public var isOwn: Bool
    /// Is the one that should change.
    public var isChosen = false

    private static let sport = "Sport"
    /// The one of which the diary knows something itself.
    public var isSport: Bool { !isOwn && name == Self.sport }

    /// What is asked of everybody.
    public static let given = [
        "Work", "Family", "Friends", sport, "Meals", "Household", "Washing, dressing", "On the way", "Screens",
        "Doing nothing",
    ]

    /// One of them.
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

/// What an ordinary day goes to.
public struct DayShares: Hashable, Sendable {
    /// One part of it.
    public struct Share: Hashable, Sendable {
        /// What it is.
        public let name: String
        /// How long, in minutes.
        public let minutes: Int
        /// The activity; nil for sleep, and for what nobody said.
        public let activity: DayActivity?
        /// How much of 24 hours, rounded half up, in percent.
        public var percent: Int { DayShares.percent(of: minutes) }
    }

    /// So many minutes of 24 hours, rounded half up, in percent.
    public static func percent(of minutes: Int) -> Int { (minutes * 200 + 1_440) / 2_880 }

    /// The longest first; sleep and what nobody said are parts, too. Of two of the same length the one that stands
    /// first.
    public let shares: [Share]
    /// The minutes that were said, sleep among them. May be more than a day has: nobody's day is refused.
    public let said: Int
    /// What goes beyond 24 hours, in minutes; 0 where nothing does.
    public var beyond: Int { max(0, said - 1_440) }

    /// Of activities, and the sleep that follows from the times.
    public init(_ activities: [DayActivity], _ times: DayTimes) {
        let asleep = times.minutesAsleep ?? 0
        said = activities.reduce(asleep) { $0 + $1.minutes }
        var parts = activities.map { Share(name: $0.name, minutes: $0.minutes, activity: $0) }
        if times.minutesAsleep != nil { parts.append(Share(name: "asleep", minutes: asleep, activity: nil)) }
        if said < 1_440 { parts.append(Share(name: "not said", minutes: 1_440 - said, activity: nil)) }
        shares = parts.enumerated().sorted { ($1.element.minutes, $0.offset) < ($0.element.minutes, $1.offset) }
            .map(\.element)
    }
}
