import Foundation

/// The stress of one week by session RPE (Foster 2001): load is RPE times minutes, summed over each day.
///
/// Monotony is the mean of the seven daily loads over their standard deviation (over n - 1, what spreadsheets call
/// STDEV), strain the week's load times monotony.
/// Descriptions, no diagnosis. Sources in `docs/formulas.md`.
public struct WeeklyLoad: Hashable, Sendable {
    /// Monday to Sunday, in RPE-minutes; 0 on a day without training.
    public let days: [Double]

    /// From the loads of its days, Monday first. Missing days count 0, further ones nothing.
    public init(_ days: [Double]) {
        self.days = (0..<7).map { days.indices.contains($0) && days[$0].isFinite ? max(0, days[$0]) : 0 }
    }

    /// The load of one session.
    public static func load(_ effort: Effort, minutes: Double) -> Double { effort.rpe * max(0, minutes) }

    /// The week's load.
    public var total: Double { days.reduce(0, +) }

    /// The mean of a day.
    public var mean: Double { total / 7 }

    /// How far the days differ.
    public var standardDeviation: Double {
        let squares = days.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (squares / 6).squareRoot()
    }

    /// Nil when all days are alike, as then there is nothing to divide by.
    public var monotony: Double? {
        let deviation = standardDeviation
        return deviation > 0 ? mean / deviation : nil
    }

    /// Nil when there is no monotony.
    public var strain: Double? { monotony.map { total * $0 } }
}
