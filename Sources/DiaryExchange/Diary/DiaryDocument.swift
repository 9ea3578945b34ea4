public import FitnessModel

/// Exported days of a client's diary: the totals of each day, and all foods.
public struct DiaryDocument: Hashable, Sendable {
    /// The totals of a day.
    public struct DayLine: Hashable, Sendable {
        /// The day.
        public var day: Day
        /// Whether it is a training day.
        public var kind: DiaryDay.Kind
        /// Energy and nutrients of all foods; nil if none is recorded.
        public var eaten: Nutrients?
        /// The energy of activities, sessions and runs.
        public var activity: Energy
        /// The balance against the goal; nil while the basal metabolic rate is unknown.
        public var balance: DayBalance?
        /// Whether the goal was met.
        public var adherence: Adherence
        /// The weight measured on this day.
        public var weight: Mass?
        /// Whether all foods of the day are recorded.
        public var isComplete: Bool

        /// Creates a day.
        public init(
            day: Day, kind: DiaryDay.Kind, eaten: Nutrients?, activity: Energy, balance: DayBalance?,
            adherence: Adherence, weight: Mass?, isComplete: Bool
        ) {
            self.day = day
            self.kind = kind
            self.eaten = eaten
            self.activity = activity
            self.balance = balance
            self.adherence = adherence
            self.weight = weight
            self.isComplete = isComplete
        }
    }

    /// The name of the client.
    public var client: String
    /// The first and the last day.
    public var range: ClosedRange<Day>
    /// The unit of body weights.
    public var massUnit: MassUnit
    /// All days of the range, ascending.
    public var days: [DayLine]
    /// All foods of these days, by day, meal and time.
    public var foods: [FoodEntry]
    /// Remarks about these days, one sentence each: means, the measured expenditure.
    public var remarks: [String]

    /// Creates a diary of these days.
    public init(
        client: String, range: ClosedRange<Day>, massUnit: MassUnit = .kg, days: [DayLine] = [],
        foods: [FoodEntry] = [], remarks: [String] = []
    ) {
        self.client = client
        self.range = range
        self.massUnit = massUnit
        self.days = days
        self.foods = foods
        self.remarks = remarks
    }
}
