public import FitnessModel
public import Foundation

/// When automatic backups are made, and which are retained.
public struct BackupSchedule: Sendable {
    /// The folder.
    public var folder: URL
    /// The number of newest backups to retain.
    public var daily: Int
    /// The number of newest months whose first backup is retained.
    public var monthly: Int
    /// The time zone that decides when a day begins.
    public var zone: TimeZone

    /// Once a day; fourteen days and twelve months are retained.
    public init(folder: URL, daily: Int = 14, monthly: Int = 12, zone: TimeZone = .current) {
        self.folder = folder
        self.daily = daily
        self.monthly = monthly
        self.zone = zone
    }

    /// The days whose backups are to be deleted.
    public func expired(_ days: [Day]) -> [Day] {
        let newestFirst = Set(days).sorted(by: >)
        let firstOfMonth = Dictionary(grouping: newestFirst) { $0.year * 12 + $0.month }.compactMap { $0.value.min() }
        let retained = Set(newestFirst.prefix(max(daily, 1))).union(firstOfMonth.sorted(by: >).prefix(monthly))
        return newestFirst.filter { !retained.contains($0) }
    }
}
