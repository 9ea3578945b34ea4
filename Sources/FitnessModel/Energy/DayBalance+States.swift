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

    /// What was eaten against today's limit.
    public var intakeState: LimitState { LimitState(intake, limit: intakeLimit) }

    /// What was done against today's limit.
    public var activityState: LimitState { LimitState(activity, limit: activityLimit) }

    /// The day against its goal: over it with a surplus, and what is left may still be eaten.
    public var deviationState: LimitState { LimitState(deviation, limit: .zero) }
}
