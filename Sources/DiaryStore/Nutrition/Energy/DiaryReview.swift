public import FitnessModel

/// Some days of a client: the totals of each, averages, and the expenditure measured over the weeks before.
public struct DiaryReview: Hashable, Sendable {
    /// All days of the range, the first one first.
    public let days: [DaySummary]
    /// Weigh-ins of the range and of the weeks that the measured expenditure looks at, oldest first.
    public let weighIns: [WeighIn]
    /// The nutrient targets by kind of day.
    public let targets: [DiaryDay.Kind: NutrientTarget]
    /// The unit on screen.
    public let unit: EnergyUnit
    /// Today: it is incomplete, and left out of averages until it is marked as complete.
    public let today: Day
    /// The measured expenditure, by intake and weight of the 28 days up to the last day of the range.
    public let adaptive: Result<AdaptiveExpenditure, AdaptiveExpenditure.Gap>
    /// The expenditure of the same days by the formula: basal metabolism, the activity factor if chosen, and
    /// activities; nil if unknown.
    public let formula: Energy?
    /// The average energy of activities, sessions and runs of the same days; nil if unknown.
    public let activity: Energy?

    /// The measured expenditure besides recorded activity; nil if unknown.
    public var measuredBase: Energy? {
        guard case .success(let adaptive) = adaptive, let activity else { return nil }
        return adaptive.energy - activity
    }
}

extension DaySummary {
    /// Whether something eaten is entered, or the day is marked as complete.
    public var isRecorded: Bool { foodCount > 0 || isComplete }
}

extension DiaryReview {
    /// The adherence of a day to its goal.
    public func adherence(_ day: DaySummary) -> Adherence {
        Adherence(day.balance, isRecorded: day.isRecorded, isOver: day.day < today || day.isComplete)
    }

    /// The days that sums and averages include: recorded and past.
    public var counted: [DaySummary] { days.filter { $0.isRecorded && ($0.day < today || $0.isComplete) } }

    /// The last weigh-in of a day.
    public func weighIn(on day: Day) -> WeighIn? { weighIns.last { $0.day == day } }

    /// The line through the weigh-ins of the range; nil with fewer than two days of them.
    public var trend: WeightTrend? {
        guard let first = days.first?.day, let last = days.last?.day else { return nil }
        return WeightTrend(weighIns.filter { $0.day >= first && $0.day <= last })
    }

    /// The sum over the days that count; nil if none has it.
    public func total(_ energy: (DaySummary) -> Energy?) -> Energy? {
        let known = counted.compactMap(energy)
        return known.isEmpty ? nil : known.reduce(.zero, +)
    }

    /// The mean of the days that have it; nil if none has.
    public func mean(_ energy: (DaySummary) -> Energy?) -> Energy? {
        Self.mean(counted.compactMap(energy).map(\.calories)).map(Energy.init(calories:))
    }

    /// The average of a nutrient in milligrams, over the days on which it is known.
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

/// The totals of one day of one client.
public struct DaySummary: Hashable, Sendable {
    /// Energy and nutrients of all that was eaten, and which of them are incomplete.
    public let total: NutrientTotal
    /// The known energy of activities, sessions and runs.
    public let activity: Energy
    /// How many things were done whose energy is not known.
    public let uncounted: Int
    /// Whether it is a training day: as marked, else by the sessions.
    public let kind: DiaryDay.Kind
    /// The marks of the day.
    public let marks: DiaryDay
    /// The goal of the day; nil keeps the weight.
    public let goal: EnergyGoal?
    /// The body values of the day.
    public let body: BodyFigures
    /// The basal metabolism, or what is missing for it.
    public let basal: Result<BasalMetabolism, BasalMetabolism.Missing>

    /// The day of the line.
    public var day: Day { body.day }
    /// The number of foods: none may mean that nothing was entered.
    public var foodCount: Int { total.count }
    /// Energy and nutrients of all that was eaten; a nutrient is known when it is known of one entry.
    public var nutrients: Nutrients { total.known }
    /// The intake.
    public var intake: Energy { nutrients.energy }
    /// Everything eaten is recorded.
    public var isComplete: Bool { marks.isComplete }
    /// The day against its goal; nil while the basal metabolism is not known.
    public var balance: DayBalance? {
        (try? basal.get()).map { DayBalance(basal: $0.energy, intake: intake, activity: activity, goal: goal) }
    }
    /// The intake limit of the day; nil without a basal metabolism.
    public var intakeLimit: Energy? { balance?.intakeLimit }
    /// How far the day is from its goal; nil while the basal metabolism is not known.
    public var deviation: Energy? { balance?.deviation }
}
