extension DayBalance {
    /// Where an amount stands against its limit.
    public enum LimitState: Hashable, Sendable {
        /// So much is left until the limit.
        case left(Energy)
        /// Exactly there.
        case reached
        /// So much beyond it.
        case over(Energy)

        init(_ amount: Energy, limit: Energy) {
            if amount < limit {
                self = .left(limit - amount)
            } else {
                self = amount == limit ? .reached : .over(amount - limit)
            }
        }
    }

    /// Where the day stands against its goal. The amounts are never negative.
    public enum DeviationState: Hashable, Sendable {
        /// So much too much was eaten, or too little done.
        case surplus(Energy)
        /// So much is missing: it may still be eaten.
        case missing(Energy)
        /// Exactly as the goal wants it.
        case balanced
    }

    /// What was eaten against today's limit.
    public var intakeState: LimitState { LimitState(intake, limit: intakeLimit) }

    /// What was done against today's limit.
    public var activityState: LimitState { LimitState(activity, limit: activityLimit) }

    /// The day against its goal.
    public var deviationState: DeviationState {
        let deviation = deviation
        if deviation > .zero { return .surplus(deviation) }
        return deviation < .zero ? .missing(.zero - deviation) : .balanced
    }
}
