/// The energy goal of a client, from a day on until the next goal.
public struct EnergyGoal: Identified, Hashable {
    /// Which way the body weight should go.
    public enum Direction: String, Sendable, CaseIterable {
        case maintain, lose, gain
    }

    /// Names the record.
    public var id: Identifier<EnergyGoal>
    /// The client.
    public var client: Identifier<Client>
    /// The first day for which it counts.
    public var start: Day
    /// Which way the body weight should go.
    public var direction: Direction
    /// Energy a day below, or above, the expenditure; not negative. Ignored if the weight is to be kept.
    public var rate: Energy
    /// How much of the rate is done by food, in percent, 0...100; the rest is done by activity.
    public var foodShare: Int

    /// The rate of running coach: 485 kcal a day are about 2 kg a month.
    public static let usualRate = Energy(calories: 485_000)

    /// A goal; by default the weight is kept.
    public init(
        id: Identifier<EnergyGoal> = .unsaved, client: Identifier<Client> = .unsaved, start: Day,
        direction: Direction = .maintain, rate: Energy = usualRate, foodShare: Int = 50
    ) {
        self.id = id
        self.client = client
        self.start = start
        self.direction = direction
        self.rate = rate
        self.foodShare = foodShare
    }
}

/// Values that look mistyped and yet may be right: facts, to be confirmed once. The caller words them.
extension EnergyGoal {
    /// Whether the rate is more than 1,500 kcal a day, or a quarter of the expenditure without recorded activity.
    ///
    /// - Parameter base: nil while the basal metabolism is not known.
    public func isUnlikelyRate(base: Energy?) -> Bool {
        guard direction != .maintain else { return false }
        return rate > Energy(1500, .kcal) || base.map { rate.calories * 4 > $0.calories } ?? false
    }
}

extension EnergyGoal {
    /// The goal's difference of intake from the energy at rest: negative to lose, positive to gain.
    ///
    /// Gaining uses food alone: activity counts from zero and cannot be negative.
    public var foodPart: Energy {
        switch direction {
        case .maintain: .zero
        case .lose: activityPart - rate
        case .gain: rate
        }
    }

    /// The share of the rate that activity should add.
    public var activityPart: Energy {
        // The parts add up to the rate to the small calorie: one is rounded, the other is the rest.
        guard direction == .lose else { return .zero }
        let share = min(max(foodShare, 0), 100)
        return Energy(calories: rate.calories - (rate.calories * share + 50) / 100)
    }

    /// Energy of a kilogram of body weight: a convention, for the fat that it mostly is.
    public static let kilocaloriesPerKilogram = 7700

    /// The body weight that this daily energy amounts to in an average month (30.4375 days).
    public static func monthly(_ rate: Energy) -> Mass {
        Mass(Double(rate.calories) * 304_375 / 10_000 / 1000 / Double(kilocaloriesPerKilogram), .kg)
    }
}

/// The minimum of an intake limit; see `docs/formulas.md` for the sources.
public enum IntakeFloor: Hashable, Sendable {
    /// The least that is advised for whoever is not under medical care: 1,500 kcal for men, 1,200 kcal for all others.
    case advised(Energy)
    /// The energy at rest.
    case resting(Energy)

    /// The energy of a day.
    public var energy: Energy {
        switch self {
        case .advised(let energy), .resting(let energy): energy
        }
    }

    /// The minimum that a limit is below, the advised one first; nil for neither.
    ///
    /// - Parameter resting: the basal metabolism without a factor.
    public init?(below limit: Energy, resting: Energy, sex: Sex?) {
        let advised = Energy(sex == .male ? 1500 : 1200, .kcal)
        if limit < advised {
            self = .advised(advised)
        } else if limit < resting {
            self = .resting(resting)
        } else {
            return nil
        }
    }
}
