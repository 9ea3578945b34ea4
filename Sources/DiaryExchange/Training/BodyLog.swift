public import FitnessModel
public import Foundation

/// The weights and measurements of a file, in file order, and its issues.
public struct BodyLog: Sendable {
    /// The program that wrote the file, or its format.
    public let format: FormatName
    /// In file order.
    public internal(set) var lines: [BodyLine] = []
    /// Problems and remarks, in file order.
    public internal(set) var issues: [ImportRemark] = []
    /// The number of rows used in the lines.
    public internal(set) var rowsRead = 0

    init(format: FormatName) { self.format = format }
}

/// A measurement and its location in the file.
public struct BodyLine: Sendable {
    /// The location in the file.
    public let place: TrackIssue.Place
    /// The measurement. If the line has an instant, the day is not set yet.
    public internal(set) var draft: BodyDraft
    /// The instant; nil if the file has the local time.
    private let instant: Date?
    /// Seconds of the local clock east of UTC, if the file has them.
    private let offset: Int?

    init(_ draft: BodyDraft, at place: TrackIssue.Place, instant: Date? = nil, offset: Int? = nil) {
        self.draft = draft
        self.place = place
        self.instant = instant
        self.offset = offset
    }

    /// The measurement with its day and minute in this time zone.
    public func draft(in zone: TimeZone) -> BodyDraft {
        guard let instant else { return draft }
        let zone = offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? zone
        var draft = draft
        draft.measurement.day = Day(instant, in: zone)
        draft.measurement.minute = TimeOfDay(instant, in: zone).minuteOfDay
        return draft
    }
}

/// A line that was read but that the diary rejects.
public struct BodyIssue: Hashable, Sendable {
    /// The location in the file.
    public let place: TrackIssue.Place
    /// The day of the line.
    public let day: Day
    /// The reason.
    public let reason: Reason

    /// Creates an issue for a line.
    public init(place: TrackIssue.Place, day: Day, reason: Reason) {
        (self.place, self.day, self.reason) = (place, day, reason)
    }

    /// The reason why a line is left out.
    public enum Reason: Hashable, Sendable {
        /// The day is in the future.
        case future
        /// The day is before the client's birth.
        case beforeBirth
        /// This weight is far from those before and after it.
        case unlikelyWeight(Mass, MassUnit)
    }

    /// Always true: such a line is left out.
    public var isLoss: Bool { true }
}
