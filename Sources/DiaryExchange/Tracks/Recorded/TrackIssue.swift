/// A problem in a track file, or a remark. Each kind is reported once, with its first location.
public struct TrackIssue: Hashable, Sendable {
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

    /// The problem.
    public enum Reason: Sendable, CaseIterable {
        /// A latitude or longitude that is not a number or outside its range; the point was read without it.
        case positionIgnored
        /// An unreadable time; the time was interpolated, or the point was left out.
        case timeUnreadable
        /// A point without a time among points with one; its time was interpolated.
        case timeMissing
        /// A point with an earlier time than the points before it; it was left out.
        case timeBackwards
        /// An impossible elevation, distance, heart rate or cadence; the point was read without it.
        case valueIgnored
        /// A point without position and time.
        case emptyPoint
        /// A planned route.
        case routeIgnored
        /// A course or a planned workout.
        case planIgnored
        /// A waypoint, which belongs to no track.
        case waypointIgnored
        /// The sport is missing; it was guessed from the speed.
        case kindGuessed
        /// The file is truncated; the rest was read.
        case truncated
        /// The device never closed the file; its content was read.
        case unfinished
        /// A weigh-in without a time or a weight; it was left out.
        case weightUnread
        /// An impossible body fat; the weight was read without it.
        case bodyFatIgnored
        /// A weigh-in in the file of a run.
        case weightBesideRun
        /// An impossible local time; the day is that of this computer's time zone.
        case localTimeIgnored
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
