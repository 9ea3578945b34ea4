/// The energy of a strength session: typed, or estimated from its time and its sets.
public struct SessionExpenditure: Hashable, Sendable, Identifiable {
    /// The source of a session's time.
    public enum Time: String, Sendable {
        /// From its start to its end.
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
    /// The day it belongs to.
    public var day: Day
    /// Whether it is live.
    public var isLive: Bool
    /// Seconds from its start to its end, if both are known.
    public var clocked: Int?
    /// Seconds from the start of the first timed set to the end of the last.
    public var marked: Int?
    /// Whether a stopwatch measured each work set: then also a short time is believed.
    public var isTimed: Bool
    /// Work sets done.
    public var sets: Int
    /// How hard the whole session was.
    public var effort: Effort?
    /// Typed energy, which replaces the estimate.
    public var typedEnergy: Energy?
    /// The exercises with an activity of their own.
    public var parts: [Part]

    /// The sets of an exercise with an activity.
    public struct Part: Hashable, Sendable {
        /// The exercise.
        public let name: String
        /// The metabolic equivalent of its activity, in thousandths.
        public let met: Int
        /// Kilocalories an hour for the five weight classes, if its activity has a table.
        public let classes: [Int]?
        /// Work sets done.
        public let sets: Int
        /// Seconds that a stopwatch measured of its sets; 0 if none did.
        public let marked: Int

        /// A part of a session.
        public init(name: String, met: Int, classes: [Int]? = nil, sets: Int, marked: Int = 0) {
            (self.name, self.met, self.classes) = (name, met, classes)
            (self.sets, self.marked) = (sets, marked)
        }
    }

    /// Names the session.
    public var id: Identifier<TrainingSession> { session }

    /// By default a session with sets only.
    public init(
        session: Identifier<TrainingSession>, title: String = "", day: Day, isLive: Bool = false, clocked: Int? = nil,
        marked: Int? = nil, isTimed: Bool = false, sets: Int, effort: Effort? = nil, typedEnergy: Energy? = nil,
        parts: [Part] = []
    ) {
        self.session = session
        self.title = title
        self.day = day
        self.isLive = isLive
        self.clocked = clocked
        self.marked = marked
        self.isTimed = isTimed
        self.sets = sets
        self.effort = effort
        self.typedEnergy = typedEnergy
        self.parts = parts
    }
}

extension SessionExpenditure {
    /// Seconds of a work set with its rest, without a clock.
    public static let secondsPerSet = 180
    /// Seconds of the shortest session that is estimated from its sets.
    public static let shortest = 600
    /// Seconds of the longest session that is believed; a longer one was not ended in time.
    public static let longest = 21_600
    /// The smallest plausible time of a work set that was not measured: shorter sessions were entered at once.
    public static let minPerSet = 30

    /// Resistance training of several exercises, 8-15 repetitions: compendium 02054, in thousandths.
    public static let usualMET = 3500
    /// Resistance training with vigorous effort: compendium 02050, in thousandths.
    public static let vigorousMET = 6000
    /// From this RPE of the whole session on it was vigorous; tenths.
    public static let vigorousFrom = 80

    /// The source of the time: the clock, the stopwatch, or the sets, the first plausible one.
    public var time: Time {
        if isBelieved(clocked) { return .clock }
        return isBelieved(marked) ? .marks : .sets
    }

    /// How long it took, in seconds; 0 if nothing is done yet.
    public var seconds: Int {
        switch time {
        case .clock: clocked ?? 0
        case .marks: marked ?? 0
        case .sets: sets > 0 ? min(max(sets.multipliedClamped(by: Self.secondsPerSet), Self.shortest), Self.longest) : 0
        }
    }

    /// The metabolic equivalent that the estimate takes, in thousandths.
    public var met: Int { isVigorous ? Self.vigorousMET : Self.usualMET }

    /// True for a session that was hard as a whole.
    public var isVigorous: Bool { (effort?.rpeTenths ?? 0) >= Self.vigorousFrom }

    /// Whether the energy was typed.
    public var isCorrected: Bool { typedEnergy != nil }

    /// The energy: typed, else the estimate; nil without a body weight.
    public func energy(weight: Mass?, profile: EnergyProfile) -> Energy? {
        typedEnergy ?? estimate(weight: weight, profile: profile)
    }

    /// The estimated energy from time, sets and effort; nil without a body weight. Exercises with an activity take its
    /// energy for their time; the rest of the time takes that of the session as a whole.
    public func estimate(weight: Mass?, profile: EnergyProfile) -> Energy? {
        func energy(_ met: Int, _ seconds: Int, _ classes: [Int]? = nil) -> Energy? {
            ActivityEnergy.energy(met: met, duration: seconds, weight: weight, profile: profile, classes: classes)
        }
        let own = ownTimes
        let rest = energy(met, max(seconds - own.reduce(0, +), 0))
        return zip(parts, own).reduce(rest) { sum, part in
            sum.flatMap { sum in energy(part.0.met, part.1, part.0.classes).map { sum + $0 } }
        }
    }

    /// The seconds of each part: those that were measured of its sets, else its share of the session by its work sets.
    /// They never exceed the session together.
    public var ownTimes: [Int] {
        var left = seconds
        return parts.map { part in
            let share = sets > 0 ? seconds.multipliedClamped(by: min(part.sets, sets)) / sets : 0
            let time = min(part.marked > 0 ? part.marked : share, left)
            left -= time
            return time
        }
    }

    private func isBelieved(_ seconds: Int?) -> Bool {
        guard let seconds, seconds > 0, seconds <= Self.longest else { return false }
        return isTimed || seconds >= sets.multipliedClamped(by: Self.minPerSet)
    }
}
