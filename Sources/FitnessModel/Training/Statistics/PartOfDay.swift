public import Foundation

/// The part of the day in which a session started, by local time.
public enum PartOfDay: String, CaseIterable, Sendable {
    /// 5:00 to 11:59.
    case morning
    /// 12:00 to 16:59.
    case afternoon
    /// 17:00 to 21:59.
    case evening
    /// 22:00 to 4:59.
    case night

    /// The part that an hour (0...23) belongs to.
    public init(hour: Int) {
        switch hour {
        case 5..<12: self = .morning
        case 12..<17: self = .afternoon
        case 17..<22: self = .evening
        default: self = .night
        }
    }

    /// The part of the day that it was in this zone.
    public init(_ date: Date, in zone: TimeZone) {
        self.init(hour: TimeOfDay(date, in: zone).hour)
    }

    /// "5-12 h".
    public var hours: String {
        switch self {
        case .morning: "5-12 h"
        case .afternoon: "12-17 h"
        case .evening: "17-22 h"
        case .night: "22-5 h"
        }
    }
}

/// A workout of a client: its kind and time.
public struct Training: Hashable, Sendable {
    /// The kind.
    public enum Kind: String, Sendable, CaseIterable {
        /// A session of strength training.
        case session
        /// A finished run, walk or ride.
        case run
        /// An activity that was entered.
        case activity
    }

    /// The kind.
    public let kind: Kind
    /// The day it belongs to.
    public let day: Day
    /// The start; nil if unknown, or if only the time of day is known.
    public let startedAt: Date?
    /// The local start time, if only that is known.
    public let time: TimeOfDay?

    /// Creates a workout.
    public init(kind: Kind, day: Day, startedAt: Date? = nil, time: TimeOfDay? = nil) {
        self.kind = kind
        self.day = day
        self.startedAt = startedAt
        self.time = time
    }

    /// The part of the day of its start, in this zone; nil without a time.
    public func part(in zone: TimeZone) -> PartOfDay? {
        startedAt.map { PartOfDay($0, in: zone) } ?? time.map { PartOfDay(hour: $0.hour) }
    }
}

extension TrainingSession {
    /// Longer sessions were not finished in time, so their length does not count.
    private static let longestMinutes = 360.0

    /// How long it took; nil when that is not known, or cannot be.
    public var minutes: Double? {
        guard let startedAt, let endedAt else { return nil }
        let minutes = endedAt.timeIntervalSince(startedAt) / 60
        return minutes > 0 && minutes <= Self.longestMinutes ? minutes : nil
    }

    /// RPE times minutes; nil if one of them is missing.
    public var load: Double? {
        guard let effort, let minutes else { return nil }
        return WeeklyLoad.load(effort, minutes: minutes)
    }
}

/// The load of one week by session RPE (Foster 2001): RPE times minutes, summed over each day.
///
/// Monotony is the mean of the seven daily loads divided by their standard deviation (over n - 1, STDEV in
/// spreadsheets), strain the week's load times monotony. Descriptions, no diagnosis. `docs/formulas.md` has the
/// sources.
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

    /// The standard deviation of the days' loads.
    public var standardDeviation: Double {
        let squares = days.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (squares / 6).squareRoot()
    }

    /// Nil if all days are equal: the deviation is zero.
    public var monotony: Double? {
        let deviation = standardDeviation
        return deviation > 0 ? mean / deviation : nil
    }

    /// Nil without monotony.
    public var strain: Double? { monotony.map { total * $0 } }
}
