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
