/// A problem in a track file, or a remark. Each kind is reported once, with its first location.
public struct TrackIssue: ImportRemark, Hashable {
    /// The first location.
    public var place: Place
    /// The problem.
    public var reason: Reason
    /// The number of times it occurs.
    public var count: Int

    /// Creates an issue at a location.
    public init(_ reason: Reason, at place: Place, count: Int = 1) {
        self.reason = reason
        self.place = place
        self.count = count
    }

    /// A location in the file.
    public enum Place: Hashable, Sendable {
        /// A line of text, from 1.
        case line(Int)
        /// A byte of a binary file, from 0.
        case byte(Int)
    }

    /// The problem and its consequence, without a full stop.
    public enum Reason: String, Sendable, CaseIterable {
        /// A latitude or longitude that is not a number or outside its range; the point was read without it.
        case positionIgnored = "a position that is not on the earth; the point was read without it"
        /// An unreadable time; the time was interpolated, or the point was left out.
        case timeUnreadable = "a time that cannot be read; the point took the time between its neighbours"
        /// A point without a time among points with one; its time was interpolated.
        case timeMissing = "a point without a time; it took the time between its neighbours"
        /// A point with an earlier time than the points before it; it was left out.
        case timeBackwards = "the time goes backwards; the point was left out"
        /// An impossible elevation, distance, heart rate or cadence; the point was read without it.
        case valueIgnored = "a height, distance, pulse or cadence that cannot be; the point was read without it"
        /// A point without position and time.
        case emptyPoint = "a point with neither place nor time; it was left out"
        /// A planned route.
        case routeIgnored = "a planned route; only what was recorded is read"
        /// A course or a planned workout.
        case planIgnored = "a course or a planned workout; only what was recorded is read"
        /// A waypoint, which belongs to no track.
        case waypointIgnored = "a place of interest; only what was recorded is read"
        /// The sport is missing; it was guessed from the speed.
        case kindGuessed = "no sport is named; it was guessed from the speed. Change it if it is wrong"
        /// The file is truncated; the rest was read.
        case truncated = "the file ends too early; everything before that was read. Copy it from the device again"
        /// The device never closed the file; its content was read.
        case unfinished = "the device did not close the file; everything in it was read"
        /// A weigh-in without a time or a weight; it was left out.
        case weightUnread = "a weighing without a time or a weight; it was left out. Set the scale's clock, weigh again"
        /// An impossible body fat; the weight was read without it.
        case bodyFatIgnored = "a body fat that cannot be; the weight was read without it"
        /// A weigh-in in the file of a run.
        case weightBesideRun = "a weight of a scale; only the run was read. Write it down as a weigh-in"
        /// An impossible local time; the day is that of this computer's time zone.
        case localTimeIgnored = "a local time that cannot be; the day is that of this computer's zone"
    }

    /// True if content was not read; false for a remark.
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

    /// For example "Line 12: ...", with the number of occurrences and the fix.
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

/// Collects the issues of a file: each kind once, with its first location and its count.
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
