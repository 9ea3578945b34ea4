import Foundation

extension TrainingSession {
    /// Longer sessions were not ended in time and say nothing of how long one trained.
    private static let longestMinutes = 360.0

    /// How long it took; nil when that is not known, or cannot be.
    public var minutes: Double? {
        guard let startedAt, let endedAt else { return nil }
        let minutes = endedAt.timeIntervalSince(startedAt) / 60
        return minutes > 0 && minutes <= Self.longestMinutes ? minutes : nil
    }

    /// RPE times minutes; nil where one of them is missing.
    public var load: Double? {
        guard let effort, let minutes else { return nil }
        return WeeklyLoad.load(effort, minutes: minutes)
    }
}
