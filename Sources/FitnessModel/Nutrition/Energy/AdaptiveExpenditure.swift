/// A client's measured daily expenditure, from intake and the trend of the weight: mean intake minus what the body
/// stored, or plus what it took from its stores.
///
/// `intake - trend x 7700`, in kcal and kg a day; the 7700 is the convention of `EnergyGoal.kilocaloriesPerKilogram`.
/// It needs no formula, but weeks of complete records.
public struct AdaptiveExpenditure: Hashable, Sendable {
    /// How many days back from the last one are looked at.
    public static let period = 28
    /// From how many days on it is computed.
    public static let minDays = 14

    /// The missing data.
    public enum Gap: Hashable, Sendable, Error {
        /// The complete days span too short a time; 0 if there are none.
        case tooShort(days: Int)
        /// The span has too few complete days.
        case tooFewComplete(found: Int, needed: Int, of: Int)
        /// The weigh-ins are on too few days of the span, or too close together.
        case tooFewWeighIns(days: Int, span: Int)
    }

    /// From the first complete day to the last one.
    public let days: ClosedRange<Day>
    /// How many of them are complete.
    public let completeDays: Int
    /// Mean intake of the complete days.
    public let intake: Energy
    /// The line through the weigh-ins of these days.
    public let trend: WeightTrend

    /// How many days the span has.
    public var dayCount: Int { days.lowerBound.days(until: days.upperBound) + 1 }

    /// The daily expenditure.
    public var energy: Energy {
        intake - Energy(kilocalories: trend.gramsPerDay / 1000 * Double(EnergyGoal.kilocaloriesPerKilogram))
    }

    /// Computes it from the 28 days up to and including a day.
    ///
    /// - Parameters:
    ///   - intakes: of the complete days only, since an incomplete day would look like fasting.
    ///   - weighIns: in any order; those outside the span are ignored. The morning after the last day still reflects
    ///     its intake.
    public static func compute(
        _ intakes: [Day: Energy], weighIns: [WeighIn], through last: Day
    ) -> Result<AdaptiveExpenditure, Gap> {
        let period = last.adding(days: 1 - Self.period)...last
        let complete = intakes.filter { period.contains($0.key) }
        guard let first = complete.keys.min(), let end = complete.keys.max() else {
            return .failure(.tooShort(days: 0))
        }
        let span = first.days(until: end) + 1
        guard span >= minDays else { return .failure(.tooShort(days: span)) }
        let needed = (span * 2 + 2) / 3
        guard complete.count >= needed else {
            return .failure(.tooFewComplete(found: complete.count, needed: needed, of: span))
        }
        let weighed = weighIns.filter { ($0.day >= first) && ($0.day <= end.adding(days: 1)) }
        guard let trend = WeightTrend(weighed), trend.span >= minDays - 1 else {
            let weighDays = Set(weighed.map(\.day))
            let apart = (weighDays.min() ?? first).days(until: weighDays.max() ?? first)
            return .failure(.tooFewWeighIns(days: weighDays.count, span: apart))
        }
        let sum = complete.values.reduce(0) { $0 + $1.calories }
        let mean = (Double(sum) / Double(complete.count)).rounded()
        return .success(
            AdaptiveExpenditure(
                days: first...end, completeDays: complete.count, intake: Energy(calories: Int(mean)), trend: trend))
    }
}

/// Which way the body weight goes: a straight line through weigh-ins, by least squares.
///
/// A line and not an exponentially smoothed value, because such a value lags behind a weight that changes steadily, and
/// its change is what the measured expenditure needs. Gaps of any length need no rule of their own. Weigh-ins of one
/// day count as one, their mean.
public struct WeightTrend: Hashable, Sendable {
    /// The days from the first to the last weigh-in.
    public let days: ClosedRange<Day>
    /// How many different days have a weigh-in.
    public let dayCount: Int
    /// Grams a day; negative where weight is lost.
    public let gramsPerDay: Double
    private let meanGrams: Double
    private let meanPlace: Double

    /// The line through the weigh-ins; nil with fewer than two different days.
    public init?(_ weighIns: [WeighIn]) {
        let byDay = Dictionary(grouping: weighIns, by: \.day).mapValues { weighIns in
            weighIns.reduce(0.0) { $0 + Double($1.weight.grams) } / Double(weighIns.count)
        }
        guard byDay.count > 1, let first = byDay.keys.min(), let last = byDay.keys.max() else { return nil }
        // In the order of the days: sums of floating numbers depend on it.
        let points = byDay.sorted { $0.key < $1.key }.map { (Double(first.days(until: $0.key)), $0.value) }
        let count = Double(points.count)
        let place = points.reduce(0) { $0 + $1.0 } / count
        let grams = points.reduce(0) { $0 + $1.1 } / count
        let spread = points.reduce(0) { $0 + ($1.0 - place) * ($1.0 - place) }
        gramsPerDay = points.reduce(0) { $0 + ($1.0 - place) * ($1.1 - grams) } / spread
        (meanGrams, meanPlace, dayCount) = (grams, place, points.count)
        days = first...last
    }

    /// The weight that the line has on a day.
    public func weight(on day: Day) -> Mass {
        let grams = meanGrams + gramsPerDay * (Double(days.lowerBound.days(until: day)) - meanPlace)
        return Mass(grams: Int(min(max(grams, -1e9), 1e9).rounded()))
    }

    /// The change of the line in that many days.
    public func change(inDays count: Int) -> Mass {
        Mass(grams: Int(min(max(gramsPerDay * Double(count), -1e9), 1e9).rounded()))
    }

    /// The number of days between the first and the last weigh-in.
    public var span: Int { days.lowerBound.days(until: days.upperBound) }
}
