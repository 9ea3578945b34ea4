public import Foundation

/// The four-week programme of a client.
public struct Programme: Identified, Hashable {
    /// The state.
    public enum State: String, CaseIterable, Sendable {
        case running, ended, left
    }

    /// Names the record.
    public var id: Identifier<Programme>
    /// The client.
    public var client: Identifier<Client>
    /// The consent under which it is stored.
    public var consent: Identifier<Consent>
    /// The key of the programme's definition.
    public var definition: String
    /// The version of its texts.
    public var version: Int
    /// The first day.
    public var startedDay: Day
    /// The last day on which a week can be opened.
    public var deadlineDay: Day
    /// The state.
    public var state: State
    /// When the introduction was read; nil before.
    public var introReadAt: Date?

    /// A programme that starts.
    public init(
        id: Identifier<Programme> = .unsaved, client: Identifier<Client> = .unsaved,
        definition: String = "four-weeks", version: Int = 1, startedDay: Day, deadlineDay: Day
    ) {
        self.id = id
        self.client = client
        consent = .unsaved
        (self.definition, self.version) = (definition, version)
        (self.startedDay, self.deadlineDay, state) = (startedDay, deadlineDay, .running)
    }
}

/// A client's final rating of the programme.
public struct ExitRating: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<ExitRating>
    /// The programme.
    public var programme: Identifier<Programme>
    /// How well they could meet strain before, 1 badly to 5 well.
    public var before: Int
    /// How well they can now, 1 badly to 5 well.
    public var after: Int
    /// Whether the programme helped.
    public var hasHelped: Bool
    /// What helped; may be empty.
    public var helpedBy = ""
    /// 1 to 5.
    public var stars: Int
    /// The reason for the stars.
    public var starsNote = ""
    /// Suggestions for improvement.
    public var advice = ""
    /// The time of the rating.
    public var ratedAt = Date(timeIntervalSince1970: 0)

    /// The valid marks.
    public static let marks = 1...5

    /// A rating.
    public init(
        id: Identifier<ExitRating> = .unsaved, programme: Identifier<Programme> = .unsaved, before: Int, after: Int,
        hasHelped: Bool, stars: Int
    ) {
        self.id = id
        self.programme = programme
        (self.before, self.after, self.hasHelped, self.stars) = (before, after, hasHelped, stars)
    }
}
