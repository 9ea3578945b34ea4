/// What a session of strength training cost: said by hand, or estimated from its time and its sets.
public struct SessionExpenditure: Hashable, Sendable, Identifiable {
    /// Where the time of a session comes from.
    public enum Time: String, Sendable {
        /// From its beginning to its end.
        case clock
        /// From the first to the last set that a stopwatch measured.
        case marks
        /// From the number of work sets.
        case sets
    }

    /// The session.
    public var session: Identifier<TrainingSession>
    /// Its title, or the name of the sheet that it followed; may be empty.
    public var title: String
    /// The day it counts for.
    public var day: Day
    /// Whether it goes on.
    public var isLive: Bool
    /// Seconds from its beginning to its end, where both were written down.
    public var clocked: Int?
    /// Seconds from the beginning of the first measured set to the end of the last.
    public var marked: Int?
    /// Work sets done.
    public var sets: Int
    /// How hard the whole session was.
    public var effort: Effort?
    /// Energy typed by hand; counts in place of the estimate.
    public var typedEnergy: Energy?
    /// Its exercises that are reckoned by an activity of their own.
    public var parts: [Part]

    /// What was done of an exercise that is reckoned by an activity.
    public struct Part: Hashable, Sendable {
        /// The exercise.
        public let name: String
        /// The metabolic equivalent of its activity, in thousandths.
        public let met: Int
        /// Kilocalories an hour for the five weight classes, where its activity has a table.
        public let classes: [Int]?
        /// Work sets done.
        public let sets: Int
        /// Seconds that a stopwatch measured of its sets; 0 where none did.
        public let marked: Int

        /// A part of a session.
        public init(name: String, met: Int, classes: [Int]? = nil, sets: Int, marked: Int = 0) {
            (self.name, self.met, self.classes) = (name, met, classes)
            (self.sets, self.marked) = (sets, marked)
        }
    }

    /// Names the session.
    public var id: Identifier<TrainingSession> { session }

    /// A session of which only the sets are known when nothing else is given.
    public init(
        session: Identifier<TrainingSession>, title: String = "", day: Day, isLive: Bool = false, clocked: Int? = nil,
        marked: Int? = nil, sets: Int, effort: Effort? = nil, typedEnergy: Energy? = nil,
        parts: [Part] = []
    ) {
        self.session = session
        self.title = title
        self.day = day
        self.isLive = isLive
        self.clocked = clocked
        self.marked = marked
        self.sets = sets
        self.effort = effort
        self.typedEnergy = typedEnergy
        self.parts = parts
    }
}
