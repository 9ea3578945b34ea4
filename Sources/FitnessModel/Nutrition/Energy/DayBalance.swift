/// The energy of a day against its limits.
///
/// Running coach says each limit by what exceeds the other. Base limits, which depend on nothing of the day, make that
/// one meaning: see `docs/formulas.md`. All figures are whole small calories and add up exactly.
public struct DayBalance: Hashable, Sendable {
    /// So much of what was eaten beyond the limit a day asks to be made up by activity: more would be penance. A
    /// convention; whole in every unit.
    public static let mostMadeUp = Energy(500, .kcal)

    /// What the body needs at rest, with the factor of daily life where one is chosen.
    public var basal: Energy
    /// What was eaten.
    public var intake: Energy
    /// What activities, sessions and runs cost.
    public var activity: Energy
    /// Which way the body weight should go.
    public var direction: EnergyGoal.Direction
    /// How far intake should differ from what is spent at rest: negative to lose, positive to gain.
    public var foodPart: Energy
    /// How much activity should add; never negative.
    public var activityPart: Energy

    /// The balance of a day under a goal; none keeps the weight.
    public init(basal: Energy, intake: Energy, activity: Energy, goal: EnergyGoal?) {
        self.basal = basal
        self.intake = intake
        self.activity = activity
        direction = goal?.direction ?? .maintain
        foodPart = goal?.foodPart ?? .zero
        activityPart = goal?.activityPart ?? .zero
    }

    /// What may be eaten on a day with the activity that the goal wants. Below zero where the goal cannot be met.
    public var baseIntakeLimit: Energy { basal + foodPart }
    /// What activities should cost on a day that is eaten as the goal wants.
    public var baseActivityLimit: Energy { activityPart }
    /// What may be eaten today: more than the base where more was done.
    public var intakeLimit: Energy { baseIntakeLimit + max(.zero, activity - baseActivityLimit) }
    /// What was eaten beyond the base limit.
    public var excess: Energy { max(.zero, intake - baseIntakeLimit) }
    /// What activities should cost today: more than the base where more was eaten, but never more than can be done in a
    /// day. The rest counts in the week.
    public var activityLimit: Energy { baseActivityLimit + min(excess, Self.mostMadeUp) }
    /// How far the day is from its goal: what was eaten too much, or, negative, what is missing.
    public var deviation: Energy { (intake - baseIntakeLimit) - (activity - baseActivityLimit) }
    /// What was spent in all.
    public var expenditure: Energy { basal + activity }

    /// Whether even eating nothing would not do, at the activity that the goal wants.
    public var isOutOfReach: Bool { baseIntakeLimit < .zero }

    /// The same day in whole units, so that every figure that is shown adds up with the others that are shown.
    public func rounded(to unit: EnergyUnit) -> DayBalance {
        var balance = self
        balance.basal = basal.rounded(to: unit)
        balance.intake = intake.rounded(to: unit)
        balance.activity = activity.rounded(to: unit)
        balance.foodPart = foodPart.rounded(to: unit)
        // The parts still add up to the rate.
        balance.activityPart = (activityPart - foodPart).rounded(to: unit) + balance.foodPart
        return balance
    }
}

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
