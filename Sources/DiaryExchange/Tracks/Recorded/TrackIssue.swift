/// Something in a track's file that was not read, or only in part. What happens often is told once, with its first
/// place.
public struct TrackIssue: ImportRemark, Hashable {
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

    /// What is wrong and what was done, in words without the full stop.
    public enum Reason: String, Sendable, CaseIterable {
        /// A latitude or longitude that is no number or not on the earth; the point keeps its time and pulse.
        case positionIgnored = "a position that is not on the earth; the point was read without it"
        /// A time that cannot be read; the point was left out, or took the time between its neighbours.
        case timeUnreadable = "a time that cannot be read; the point took the time between its neighbours"
        /// A point without a time among points with one; it took the time between its neighbours.
        case timeMissing = "a point without a time; it took the time between its neighbours"
        /// A point whose time lies before that of others that stand before it; it was left out.
        case timeBackwards = "the time goes backwards; the point was left out"
        /// A height, distance, pulse or cadence that cannot be; the point was read without it.
        case valueIgnored = "a height, distance, pulse or cadence that cannot be; the point was read without it"
        /// A point with neither a place nor a time.
        case emptyPoint = "a point with neither place nor time; it was left out"
        /// A planned route, which nobody ran.
        case routeIgnored = "a planned route; only what was recorded is read"
        /// A course or a planned workout, which nobody ran.
        case planIgnored = "a course or a planned workout; only what was recorded is read"
        /// A place of interest, which belongs to no track.
        case waypointIgnored = "a place of interest; only what was recorded is read"
        /// No sport is named; it was guessed from the speed.
        case kindGuessed = "no sport is named; it was guessed from the speed. Change it if it is wrong"
        /// The file ends before its end; what stands before was read.
        case truncated = "the file ends too early; what stands before was read. Copy it from the device again"
        /// The device never closed the file; what stands in it was read.
        case unfinished = "the device did not close the file; what stands in it was read"
        /// A weighing of a scale without a time or without a weight; it was left out.
        case weightUnread = "a weighing without a time or a weight; it was left out. Set the scale's clock, weigh again"
        /// A share of fat that no body has; the weight was read without it.
        case bodyFatIgnored = "a body fat that cannot be; the weight was read without it"
        /// A weight in the file of a run.
        case weightBesideRun = "a weight of a scale; only the run was read. Write it down as a weigh-in"
        /// A local time that is more than a day from UTC; the day was taken from the zone of this computer.
        case localTimeIgnored = "a local time that cannot be; the day is that of this computer's zone"
    }

    /// True when something was not read; false when it is only a remark.
    public var isLoss: Bool {
        switch reason {
        case .positionIgnored, .timeUnreadable, .timeBackwards, .valueIgnored, .emptyPoint, .truncated, .weightUnread,
            .bodyFatIgnored, .weightBesideRun:
            true
        case .timeMissing, .routeIgnored, .planIgnored, .waypointIgnored, .kindGuessed, .unfinished,
            .localTimeIgnored:
            false
        }
    }

    /// "Line 12: ..." with how often it happens and the fix.
    public var description: String {
        let times = count > 1 ? " This happens \(count) times." : ""
        return "\(place): \(reason.rawValue).\(times)"
    }
}

extension TrackIssue.Place: CustomStringConvertible {
    /// "Line 12" or "Byte 345".
    public var description: String {
        switch self {
        case .line(let line): "Line \(line)"
        case .byte(let byte): "Byte \(byte)"
        }
    }
}

/// The issues of a file while it is read: each kind once, with its first place and how often it happens.
struct TrackIssueList {
    private(set) var issues: [TrackIssue] = []

    mutating func note(_ reason: TrackIssue.Reason, at place: TrackIssue.Place) { add(TrackIssue(reason, at: place)) }

    mutating func add(_ other: TrackIssueList) { other.issues.forEach { add($0) } }

    private mutating func add(_ issue: TrackIssue) {
        if let index = issues.firstIndex(where: { $0.reason == issue.reason }) {
            issues[index].count += issue.count
        } else {
            issues.append(issue)
        }
    }
}
