/// What the balance of a client's days should lead to, from a day on until the next goal.
public struct EnergyGoal: Identified, Hashable {
    /// Which way the body weight should go.
    public enum Direction: String, Sendable, CaseIterable {
        case maintain, lose, gain
    }

    /// Names the record.
    public var id: Identifier<EnergyGoal>
    /// Whose it is.
    public var client: Identifier<Client>
    /// The first day for which it counts.
    public var start: Day
    /// Which way the body weight should go.
    public var direction: Direction
    /// Energy a day below, or above, what is spent; not negative. Counts for nothing where the weight is kept.
    public var rate: Energy
    /// How much of the rate is done by food, in percent, 0...100; the rest is done by activity.
    public var foodShare: Int

    /// The rate of running coach: 485 kcal a day are about 2 kg a month.
    public static let usualRate = Energy(calories: 485_000)

    /// A goal; with nothing said the weight is kept.
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
