public import FitnessModel
public import Foundation

/// When backups are made by themselves, and which are kept.
public struct BackupSchedule: Sendable {
    /// Where they lie.
    public var folder: URL
    /// How many of the newest are kept.
    public var daily: Int
    /// For how many of the newest months the month's first is kept.
    public var monthly: Int
    /// Where a day begins and ends.
    public var zone: TimeZone

    /// Once a day; fourteen days and twelve months are kept.
    public init(folder: URL, daily: Int = 14, monthly: Int = 12, zone: TimeZone = .current) {
        self.folder = folder
        self.daily = daily
        self.monthly = monthly
        self.zone = zone
    }

    /// The days whose backups are no longer kept.
    public func expired(_ days: [Day]) -> [Day] {
        let newestFirst = Set(days).sorted(by: >)
        let firstOfMonth = Dictionary(grouping: newestFirst) { $0.year * 12 + $0.month }.compactMap { $0.value.min() }
        let kept = Set(newestFirst.prefix(max(daily, 1))).union(firstOfMonth.sorted(by: >).prefix(monthly))
        return newestFirst.filter { !kept.contains($0) }
    }
}
