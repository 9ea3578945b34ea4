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

extension RecordedTrack {
    /// Takes the sums of the laps as what the device says about the whole.
    mutating func addUp(_ laps: [RunLap]) {
        guard !laps.isEmpty else { return }
        let time = laps.reduce(0) { $0 + $1.elapsed }
        elapsed = time > 0 ? time : nil
        distance = laps.total(\.distance?.millimetres).map(Length.init(millimetres:))
        energy = laps.total(\.energy?.calories).map(Energy.init(calories:))
        steps = laps.total(\.steps)
        topHeartRate = laps.compactMap(\.topHeartRate).max()
    }
}

extension [RunLap] {
    /// The sum over the laps that have a value; nil where none has.
    fileprivate func total(_ value: (RunLap) -> Int?) -> Int? {
        let values = compactMap(value)
        return values.isEmpty ? nil : values.reduce(0, +)
    }
}

extension RecordedTrack {
    /// What tells this track from every other of the same client: "track 2012-12-26T21:29:53Z".
    ///
    /// Nobody begins two runs in the same second, so the same run is recognised in whatever format it was exported.
    /// Without a start it is a checksum of the points.
    public var source: String {
        guard let startedAt else { return "track #\(String(Self.checksum(of: points), radix: 16))" }
        return "track \(startedAt.formatted(.iso8601))"
    }

    /// True when that run began within a minute of this one: most likely the same, recorded by a second device.
    public func mayBe(_ run: Run) -> Bool {
        guard let startedAt, let other = run.startedAt else { return false }
        return abs(startedAt.timeIntervalSince(other)) < 60
    }

    /// The day on which it began: on the clock that the file knows, else on that of `zone`. Nil without a start.
    public func day(in zone: TimeZone) -> Day? {
        startedAt.map { Day($0, in: offset.flatMap(TimeZone.init(secondsFromGMT:)) ?? zone) }
    }

    /// The run for the diary: what the device says, else what its points give. `day` counts where the file has no
    /// times.
    public func run(in zone: TimeZone, otherwise day: Day) -> Run {
        let figures = TrackFigures(points, kind: kind)
        return Run(
            day: self.day(in: zone) ?? day, startedAt: startedAt, kind: kind,
            elapsed: elapsed ?? figures.elapsed, distance: distance ?? figures.distance, steps: steps,
            typedEnergy: energy,
            meanHeartRate: meanHeartRate ?? figures.heartRate.map { Int($0.mean.rounded()) },
            topHeartRate: topHeartRate ?? figures.heartRate?.top,
            ascent: ascent ?? figures.ascent, descent: descent ?? figures.descent, title: title, note: note)
    }

    /// Over where the points are.
    private static func checksum(of points: [TrackPoint]) -> UInt64 {
        let values = points.lazy.flatMap { point in
            [point.time, point.position?.latitude ?? -1, point.position?.longitude ?? -1]
        }
        return values.flatMap { value in withUnsafeBytes(of: value.littleEndian) { Array($0) } }.checksum()
    }
}
