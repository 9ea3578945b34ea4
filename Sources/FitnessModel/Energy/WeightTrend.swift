/// Which way the body weight goes: a straight line through weigh-ins, by least squares.
///
/// A line and not an exponentially smoothed value, because such a value lags behind a weight that changes steadily, and
/// its change is what the adaptive expenditure needs. Gaps of any length need no rule of their own. Weigh-ins of one day
/// count as one, their mean.
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

    /// How much the line changes in so many days.
    public func change(inDays count: Int) -> Mass {
        Mass(grams: Int(min(max(gramsPerDay * Double(count), -1e9), 1e9).rounded()))
    }

    /// How many days lie between the first and the last weigh-in.
    public var span: Int { days.lowerBound.days(until: days.upperBound) }
}
