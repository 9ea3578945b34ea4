extension TrackIssue: CustomStringConvertible {
    /// "Line 12: ..." with how often it happens and the mend.
    public var description: String {
        let times = count > 1 ? " This happens \(count) times." : ""
        return "\(place): \(reason).\(times)"
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

extension TrackIssue.Reason: CustomStringConvertible {
    /// What is wrong and what was done, without the full stop.
    public var description: String {
        switch self {
        case .positionIgnored: "a position that is not on the earth; the point was read without it"
        case .timeUnreadable: "a time that cannot be read; the point took the time between its neighbours"
        case .timeMissing: "a point without a time; it took the time between its neighbours"
        case .timeBackwards: "the time goes backwards; the point was left out"
        case .valueIgnored: "a height, distance, pulse or cadence that cannot be; the point was read without it"
        case .emptyPoint: "a point with neither place nor time; it was left out"
        case .routeIgnored: "a planned route; only what was recorded is read"
        case .planIgnored: "a course or a planned workout; only what was recorded is read"
        case .waypointIgnored: "a place of interest; only what was recorded is read"
        case .kindGuessed: "no sport is named; it was guessed from the speed. Change it if it is wrong"
        case .truncated: "the file ends too early; what stands before was read. Copy it from the device again"
        case .unfinished: "the device did not close the file; what stands in it was read"
        case .localTimeIgnored: "a local time that cannot be; the day is that of this computer's zone"
        }
    }
}
