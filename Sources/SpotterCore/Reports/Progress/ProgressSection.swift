public import DiaryStore
import FitnessModel
import Foundation

/// What the statistics of a client are parted into.
public enum ProgressSection: String, CaseIterable, Sendable {
    case overview, sessions, volume, muscles, strength, records, adherence, frequency, load, wellbeing, times, badges

    /// The name in the list of sections.
    public var title: String {
        switch self {
        case .muscles: "Muscle groups"
        case .load: "Session load"
        default: rawValue.capitalized
        }
    }

    /// By its short name or the one on screen, in any case.
    public init?(named name: String) {
        let wanted = name.trimmingBlanks.lowercased()
        guard let found = Self.allCases.first(where: { [$0.rawValue, $0.title.lowercased()].contains(wanted) }) else {
            return nil
        }
        self = found
    }
}

extension ProgressSection {
    /// "12 weeks, 2025-12-22 to 2026-03-12"; nil for a section that has a time of its own.
    public func period(of source: ProgressSource) -> String? {
        if self == .records || self == .badges { return nil }
        let name = source.period == .all ? "all time" : source.period.title
        return "\(name), \(source.days.lowerBound.iso) to \(source.days.upperBound.iso)"
    }

    /// The figures of all its items together: what is exported and printed.
    public func table(_ source: ProgressSource) throws(StoreError) -> ProgressTable {
        switch self {
        case .overview: try OverviewReport(source).table
        case .sessions: try SessionsReport(source).table
        case .volume: try VolumeReport(source).table
        case .muscles: try MusclesReport(source).table
        case .strength: try StrengthReport(source).table(source)
        case .records: try RecordsReport(source).table
        case .adherence: try AdherenceReport(source).table
        case .frequency: try FrequencyReport(source).table
        case .load: try LoadReport(source).table
        case .wellbeing: try WellbeingWeeksReport(source).table
        case .times: try TimesReport(source).table
        case .badges: try BadgesReport(source).table
        }
    }
}
