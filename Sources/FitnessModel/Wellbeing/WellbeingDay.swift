/// What the check-ins of one day say.
public struct WellbeingDay: Hashable, Sendable {
    /// The day.
    public let day: Day
    /// The levels in the order in which they were said; empty where nobody checked in.
    public let levels: [StressLevel]
    /// Whether a level 1 is tense, whatever else the day was; or a mean of 2 or below.
    public var isTense: Bool { levels.contains(.woundUp) || meanTenths.map { $0 <= 20 } == true }

    /// A day.
    public init(_ day: Day, _ levels: [StressLevel]) { (self.day, self.levels) = (day, levels) }

    /// The mean level in tenths, rounded half up: 10...40; nil where nobody checked in.
    public var meanTenths: Int? {
        guard !levels.isEmpty else { return nil }
        let sum = levels.reduce(0) { $0 + $1.rawValue }
        return (sum * 20 + levels.count) / (2 * levels.count)
    }
}

extension WellbeingDay {
    /// The mean of all levels said in these days, in tenths, rounded half up; nil where there is none. Days are not weighed: who checks in
    /// often says more.
    public static func meanTenths(_ days: some Sequence<WellbeingDay>) -> Int? {
        WellbeingDay(.earliest, days.flatMap(\.levels)).meanTenths
    }
}
