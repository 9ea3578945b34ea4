public import FitnessModel

/// Some days of a client at a glance: what each came to, means, and what the weeks before say about the expenditure.
public struct DiaryReview: Hashable, Sendable {
    /// All days of the range, the first one first.
    public let days: [DaySummary]
    /// Weigh-ins of the range and of the weeks that the adaptive expenditure looks at, oldest first.
    public let weighIns: [WeighIn]
    /// What the client should eat, by kind of day.
    public let targets: [DiaryDay.Kind: NutrientTarget]
    /// The unit on screen.
    public let unit: EnergyUnit
    /// Today: it goes on, and counts for no mean until it is said to be complete.
    public let today: Day
    /// What the client really spends, by intake and weight of the 28 days up to the last one of the range.
    public let adaptive: Result<AdaptiveExpenditure, AdaptiveExpenditure.Gap>
    /// What the formula says for the same days: basal metabolism, with the factor of daily life where one is chosen, and
    /// activities; nil where it is not known or nothing could be computed.
    public let formula: Energy?
    /// What activities, sessions and runs cost on the same days, on average; nil where nothing could be computed.
    public let activity: Energy?

    /// What the client really spends beside what is recorded as activity; nil where it cannot be computed.
    public var measuredBase: Energy? {
        guard case .success(let adaptive) = adaptive, let activity else { return nil }
        return adaptive.energy - activity
    }
}

extension DaySummary {
    /// Something eaten is written, or somebody said that nothing was.
    public var isRecorded: Bool { foodCount > 0 || isComplete }
}

extension DiaryReview {
    /// Whether a day kept to its goal.
    public func adherence(_ day: DaySummary) -> Adherence {
        Adherence(day.balance, isRecorded: day.isRecorded, isOver: day.day < today || day.isComplete)
    }

    /// The days that count for sums and means: recorded and over.
    public var counted: [DaySummary] { days.filter { $0.isRecorded && ($0.day < today || $0.isComplete) } }

    /// What the scales showed last on a day.
    public func weighIn(on day: Day) -> WeighIn? { weighIns.last { $0.day == day } }

    /// The line through the weigh-ins of the range; nil with fewer than two days of them.
    public var trend: WeightTrend? {
        guard let first = days.first?.day, let last = days.last?.day else { return nil }
        return WeightTrend(weighIns.filter { $0.day >= first && $0.day <= last })
    }

    /// The sum over the days that count; nil where none has it.
    public func total(_ energy: (DaySummary) -> Energy?) -> Energy? {
        let known = counted.compactMap(energy)
        return known.isEmpty ? nil : known.reduce(.zero, +)
    }

    /// The mean of the days that have it; nil where none has.
    public func mean(_ energy: (DaySummary) -> Energy?) -> Energy? {
        Self.mean(counted.compactMap(energy).map(\.calories)).map(Energy.init(calories:))
    }

    /// The mean of a nutrient in milligrams, over the days of which it is known.
    public func mean(_ nutrient: Nutrient) -> Int? {
        Self.mean(counted.compactMap { $0.nutrients[nutrient] })
    }

    /// The mean of what should have been eaten of a nutrient on these days, in milligrams: days of training and of rest
    /// can differ.
    public func meanTarget(_ nutrient: Nutrient) -> Int? {
        Self.mean(counted.compactMap { targets[$0.kind]?[nutrient] })
    }

    static func mean(_ numbers: [Int]) -> Int? {
        numbers.isEmpty ? nil : Int((Double(numbers.reduce(0, +)) / Double(numbers.count)).rounded())
    }
}

/// What one day of one client came to.
public struct DaySummary: Hashable, Sendable {
    /// Energy and nutrients of all that was eaten, and of which of them something is missing.
    public let total: NutrientTotal
    /// What activities, sessions and runs cost, as far as it is known.
    public let activity: Energy
    /// How many things were done whose energy is not known.
    public let uncounted: Int
    /// Whether one trained on it: said by hand, else from what was done.
    public let kind: DiaryDay.Kind
    /// What is said of the day as a whole.
    public let said: DiaryDay
    /// The goal that counts on the day; nil keeps the weight.
    public let goal: EnergyGoal?
    /// What is known of the body on the day.
    public let body: BodyFigures
    /// The basal metabolism, or what is missing for it.
    public let basal: Result<BasalMetabolism, BasalMetabolism.Missing>

    /// Which day.
    public var day: Day { body.day }
    /// How many things were eaten: none may mean that nobody wrote.
    public var foodCount: Int { total.count }
    /// Energy and nutrients of all that was eaten; a nutrient is known when it is known of one entry.
    public var nutrients: Nutrients { total.known }
    /// What was eaten.
    public var intake: Energy { nutrients.energy }
    /// Everything eaten is recorded.
    public var isComplete: Bool { said.isComplete }
    /// The day against its goal; nil while the basal metabolism is not known.
    public var balance: DayBalance? {
        (try? basal.get()).map { DayBalance(basal: $0.energy, intake: intake, activity: activity, goal: goal) }
    }
    /// What may be eaten today; nil while the basal metabolism is not known.
    public var intakeLimit: Energy? { balance?.intakeLimit }
    /// How far the day is from its goal; nil while the basal metabolism is not known.
    public var deviation: Energy? { balance?.deviation }
}
