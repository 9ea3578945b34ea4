public import FitnessModel
public import Foundation
import GRDB

/// One session as statistics count it.
public struct SessionFigures: Hashable, Sendable, Identifiable {
    /// Names the session.
    public let id: Identifier<TrainingSession>
    /// The day it counts for.
    public let day: Day
    /// When it was begun; nil when nobody wrote it down.
    public let startedAt: Date?
    /// When it was finished.
    public let endedAt: Date?
    /// How hard the whole session was.
    public let effort: Effort?

    static let columns = "s.id, s.day, s.started_at, s.ended_at, s.effort_rpe10"

    init(row: Row) {
        id = row.id(0)
        day = row.day(1)
        startedAt = row.date(2)
        endedAt = row.date(3)
        effort = (row[4] as Int?).map { .rpe(tenths: $0) }
    }

    /// Longer sessions were not ended in time and say nothing of how long one trained.
    public static let longestMinutes = 360.0

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
