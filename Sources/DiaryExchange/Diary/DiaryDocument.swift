public import FitnessModel

/// Some days of a client's diary as they are exported: what each came to, and everything eaten.
public struct DiaryDocument: Hashable, Sendable {
    /// What a day came to.
    public struct DayLine: Hashable, Sendable {
        /// Which day.
        public var day: Day
        /// Whether one trains on it.
        public var kind: DiaryDay.Kind
        /// Energy and nutrients of all that was eaten; nil where nothing is written.
        public var eaten: Nutrients?
        /// What activities, sessions and runs cost.
        public var activity: Energy
        /// The day against its goal; nil while the basal metabolism is not known.
        public var balance: DayBalance?
        /// Whether the goal was kept.
        public var adherence: Adherence
        /// What the scales showed on this day.
        public var weight: Mass?
        /// Everything eaten is recorded.
        public var isComplete: Bool

        /// A day.
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

    /// Whose diary it is.
    public var client: String
    /// The first and the last day.
    public var range: ClosedRange<Day>
    /// The unit of body weights.
    public var massUnit: MassUnit
    /// All days of the range, the first one first.
    public var days: [DayLine]
    /// Everything eaten on them, by day, meal and time.
    public var foods: [FoodEntry]
    /// What else is to be said of these days, a sentence each: means, the adaptive expenditure.
    public var remarks: [String]

    /// A diary of these days.
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
