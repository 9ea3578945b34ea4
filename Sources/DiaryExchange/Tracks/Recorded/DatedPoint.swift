import FitnessModel

/// A point as a file has it: with a moment of its own, which may be missing.
struct DatedPoint {
    /// Milliseconds since 1970; nil where the file has none that can be read.
    var moment: Int?
    /// Where it stands in the file.
    var place: TrackIssue.Place
    /// The rest; its time counts for nothing yet.
    var point = TrackPoint(time: 0)
}
