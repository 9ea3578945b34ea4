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
        let source = try ProgressSource(
            diary, client: client, period: weeks.map { .weeks($0) } ?? .all, today: today, zone: zone,
            formula: try diary.strengthFormula())
        return try section.table(source)
    }
}
