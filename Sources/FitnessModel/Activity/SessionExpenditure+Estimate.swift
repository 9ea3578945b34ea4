extension SessionExpenditure {
    /// Seconds that a work set takes with its rest, where no clock ran.
    public static let secondsPerSet = 180
    /// Seconds of the shortest session that is estimated from its sets.
    public static let shortest = 600
    /// Seconds of the longest session that is believed; a longer one was not ended in time.
    public static let longest = 21_600
    /// A work set takes this many seconds at least: what is shorter was written down in one go.
    private static let leastPerSet = 30

    /// Resistance training of several exercises, 8-15 repetitions: compendium 02054, in thousandths.
    public static let usualMET = 3500
    /// Resistance training with vigorous effort: compendium 02050, in thousandths.
    public static let vigorousMET = 6000
    /// From this RPE of the whole session on it was vigorous; tenths.
    public static let vigorousFrom = 80

    /// Where the time comes from: the clock, the stopwatch, or the sets, the first that can be believed.
    public var time: Time {
        if isBelieved(clocked) { return .clock }
        return isBelieved(marked) ? .marks : .sets
    }

    /// How long it took, in seconds; 0 where nothing is done yet.
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

    /// True where the energy was said by hand.
    public var isCorrected: Bool { typedEnergy != nil }

    /// What the session cost: said by hand, else the estimate; nil without a body weight.
    public func energy(weight: Mass?, profile: EnergyProfile) -> Energy? {
        typedEnergy ?? estimate(weight: weight, profile: profile)
    }

    /// What the session cost as far as its time, its sets and its effort tell; nil without a body weight. Exercises with an
    /// activity of their own cost what that does, for their time; the rest of the time is that of the session as a whole.
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

    /// The seconds of each part: those that were measured of its sets, else its share of the session by its work sets. They
    /// never exceed the session together.
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
        guard let seconds else { return false }
        return seconds > 0 && seconds <= Self.longest && seconds >= sets.multipliedClamped(by: Self.leastPerSet)
    }
}
