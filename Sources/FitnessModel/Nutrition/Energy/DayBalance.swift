/// The energy of a day beside its limits.
///
/// Running coach defines each limit by the excess of the other. Base limits, which do not depend on the day, make that
/// unambiguous: see `docs/formulas.md`. All values are whole small calories and add up exactly.
public struct DayBalance: Hashable, Sendable {
    /// The largest excess intake that activity should make up on one day: more would be penance. A convention; whole in
    /// every unit.
    public static let maxCompensation = Energy(500, .kcal)

    /// The energy at rest, with the activity factor if chosen.
    public var basal: Energy
    /// The intake.
    public var intake: Energy
    /// The energy of activities, sessions and runs.
    public var activity: Energy
    /// Which way the body weight should go.
    public var direction: EnergyGoal.Direction
    /// How far intake should differ from the expenditure at rest: negative to lose, positive to gain.
    public var foodPart: Energy
    /// How much activity should add; never negative.
    public var activityPart: Energy

    /// The balance of a day under a goal; without one the weight is kept.
    public init(basal: Energy, intake: Energy, activity: Energy, goal: EnergyGoal?) {
        self.basal = basal
        self.intake = intake
        self.activity = activity
        direction = goal?.direction ?? .maintain
        foodPart = goal?.foodPart ?? .zero
        activityPart = goal?.activityPart ?? .zero
    }

    /// The intake limit of a day with the goal's activity. Below zero if the goal cannot be met.
    public var baseIntakeLimit: Energy { basal + foodPart }
    /// The activity limit of a day with the goal's intake.
    public var baseActivityLimit: Energy { activityPart }
    /// Today's intake limit: more than the base after more activity.
    public var intakeLimit: Energy { baseIntakeLimit + max(.zero, activity - baseActivityLimit) }
    /// The intake above the base limit.
    public var excess: Energy { max(.zero, intake - baseIntakeLimit) }
    /// Today's activity limit: more than the base after more food, but never more than can be done in a day. The rest
    /// counts in the week.
    public var activityLimit: Energy { baseActivityLimit + min(excess, Self.maxCompensation) }
    /// The deviation from the goal: excess intake, or, negative, a deficit.
    public var deviation: Energy { (intake - baseIntakeLimit) - (activity - baseActivityLimit) }
    /// The total expenditure.
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
    /// The state of an amount beside its limit.
    public enum LimitState: Hashable, Sendable {
        /// The energy left up to the limit.
        case left(Energy)
        /// Exactly there.
        case reached
        /// The energy beyond the limit.
        case over(Energy)

        init(_ amount: Energy, limit: Energy) {
            if amount < limit {
                self = .left(limit - amount)
            } else {
                self = amount == limit ? .reached : .over(amount - limit)
            }
        }
    }

    /// The state of the intake beside today's limit.
    public var intakeState: LimitState { LimitState(intake, limit: intakeLimit) }

    /// The state of the activity beside today's limit.
    public var activityState: LimitState { LimitState(activity, limit: activityLimit) }

    /// The day compared with its goal: exceeded by a surplus, or with an amount left to eat.
    public var deviationState: LimitState { LimitState(deviation, limit: .zero) }
}
