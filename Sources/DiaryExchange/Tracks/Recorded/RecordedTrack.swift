public import FitnessModel
public import Foundation

/// A run, walk or ride as a watch or a program recorded it, with what the device itself says about the whole.
///
/// What the device does not say is nil here; `run(in:otherwise:)` fills it from the points.
public struct RecordedTrack: Hashable, Sendable {
    /// The format of the file.
    public enum Format: String, Sendable, CaseIterable {
        case gpx = "GPX"
        case tcx = "TCX"
        case fit = "FIT"
    }

    /// The format of the file.
    public var format: Format
    /// How one moved.
    public var kind = Run.Kind.run
    /// False where the file names no sport and the kind is a guess by speed.
    public var kindIsStated = false
    /// When it began; nil in a GPX file without times.
    public var startedAt: Date?
    /// Seconds of the clock on the wall east of UTC; nil where the file does not know.
    public var offset: Int?
    /// Time without pauses, in milliseconds.
    public var elapsed: Int?
    /// How far.
    public var distance: Length?
    /// What it burnt.
    public var energy: Energy?
    /// Counted steps.
    public var steps: Int?
    /// Mean heart rate, beats a minute.
    public var meanHeartRate: Int?
    /// Highest heart rate, beats a minute.
    public var topHeartRate: Int?
    /// Climbed, all told.
    public var ascent: Length?
    /// Descended, all told.
    public var descent: Length?
    /// The laps; empty where the file has none.
    public var laps: [RunLap] = []
    /// The points in the order of time.
    public var points: [TrackPoint] = []
    /// As the file calls it; empty for none.
    public var title = ""
    /// The file's own words about it; empty for none.
    public var note = ""
    /// What was not read, or only in part.
    public var issues: [TrackIssue] = []

    /// Takes the sport that the file names, if it names one.
    mutating func state(_ kind: Run.Kind?) {
        guard let kind else { return }
        (self.kind, kindIsStated) = (kind, true)
    }
}
