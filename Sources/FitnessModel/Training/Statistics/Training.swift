public import Foundation

/// Something that a client did, as far as it says how often and when one trains.
public struct Training: Hashable, Sendable {
    /// What it was.
    public enum Kind: String, Sendable, CaseIterable {
        /// A session of strength training.
        case session
        /// A finished run, walk or ride.
        case run
        /// An activity that was entered.
        case activity
    }

    /// What it was.
    public let kind: Kind
    /// The day it counts for.
    public let day: Day
    /// When it began; nil where nobody wrote it down, or only the time of the day is known.
    public let startedAt: Date?
    /// When it began by the clock on the wall, where only that is known.
    public let time: TimeOfDay?

    /// One of them.
    public init(kind: Kind, day: Day, startedAt: Date? = nil, time: TimeOfDay? = nil) {
        self.kind = kind
        self.day = day
        self.startedAt = startedAt
        self.time = time
    }

    /// The part of the day in which it began, in this zone; nil where no time is known.
    public func part(in zone: TimeZone) -> PartOfDay? {
        startedAt.map { PartOfDay($0, in: zone) } ?? time.map { PartOfDay(hour: $0.hour) }
    }
}
