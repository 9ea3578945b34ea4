/// Something in a track's file that was not read, or only in part. What happens often is told once, with its first place.
public struct TrackIssue: Hashable, Sendable {
    /// Where it happens first.
    public var place: Place
    /// What is wrong.
    public var reason: Reason
    /// How often it happens.
    public var count: Int

    /// An issue at a place.
    public init(_ reason: Reason, at place: Place, count: Int = 1) {
        self.reason = reason
        self.place = place
        self.count = count
    }

    /// Where in the file.
    public enum Place: Hashable, Sendable {
        /// A line of text, from 1.
        case line(Int)
        /// A byte of a binary file, from 0.
        case byte(Int)
    }

    /// What is wrong.
    public enum Reason: Hashable, Sendable, CaseIterable {
        /// A latitude or longitude that is no number or not on the earth; the point keeps its time and pulse.
        case positionIgnored
        /// A time that cannot be read; the point was left out, or took the time between its neighbours.
        case timeUnreadable
        /// A point without a time among points with one; it took the time between its neighbours.
        case timeMissing
        /// A point whose time lies before that of others that stand before it; it was left out.
        case timeBackwards
        /// A height, distance, pulse or cadence that cannot be; the point was read without it.
        case valueIgnored
        /// A point with neither a place nor a time.
        case emptyPoint
        /// A planned route, which nobody ran.
        case routeIgnored
        /// A course or a planned workout, which nobody ran.
        case planIgnored
        /// A place of interest, which belongs to no track.
        case waypointIgnored
        /// No sport is named; it was guessed from the speed.
        case kindGuessed
        /// The file ends before its end; what stands before was read.
        case truncated
        /// The device never closed the file; what stands in it was read.
        case unfinished
        /// A local time that is more than a day from UTC; the day was taken from the zone of this computer.
        case localTimeIgnored
    }

    /// True when something was not read; false when it is only a remark.
    public var isLoss: Bool {
        switch reason {
        case .positionIgnored, .timeUnreadable, .timeBackwards, .valueIgnored, .emptyPoint, .truncated: true
        case .timeMissing, .routeIgnored, .planIgnored, .waypointIgnored, .kindGuessed, .unfinished,
            .localTimeIgnored:
            false
        }
    }
}
