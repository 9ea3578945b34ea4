public import DiaryStore
public import FitnessModel
public import Foundation

/// The statistics of a client as tables: for the command line.
public enum ProgressReport {
    /// The figures of one section.
    ///
    /// - Parameters:
    ///   - weeks: how many weeks up to now; nil from the first session on.
    ///   - today: the day it is.
    ///   - zone: in which clocks are read.
    public static func table(
        _ section: ProgressSection, of client: Client, in diary: Diary, weeks: Int?, today: Day, zone: TimeZone
    ) throws(StoreError) -> ProgressTable {
        try section.table(source(client, diary, weeks, today, zone))
    }

    /// "12 weeks, 2025-12-22 to 2026-03-12"; nil for a section that has a time of its own.
    public static func period(
        _ section: ProgressSection, of client: Client, in diary: Diary, weeks: Int?, today: Day, zone: TimeZone
    ) throws(StoreError) -> String? {
        if section == .records || section == .badges { return nil }
        let source = try source(client, diary, weeks, today, zone)
        let name = source.period == .all ? "all time" : source.period.title
        return "\(name), \(source.days.lowerBound.iso) to \(source.days.upperBound.iso)"
    }

    private static func source(
        _ client: Client, _ diary: Diary, _ weeks: Int?, _ today: Day, _ zone: TimeZone
    ) throws(StoreError) -> ProgressSource {
        try ProgressSource(
            diary, client: client, period: weeks.map { .weeks($0) } ?? .all, today: today, zone: zone,
            formula: try diary.strengthFormula())
    }
}
