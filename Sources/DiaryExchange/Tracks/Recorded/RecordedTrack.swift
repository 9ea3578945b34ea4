public import FitnessModel
public import Foundation

/// A run, walk or ride as recorded, with the totals stated by the device.
///
/// Totals that the device does not state are nil; `run(in:otherwise:)` computes them from the points.
public struct RecordedTrack: Hashable, Sendable {
    /// The format of the file.
    public enum Format: Sendable, CaseIterable {
        case gpx, tcx, fit

        /// The name of the format.
        public var name: FormatName {
            switch self {
            case .gpx: .gpx
            case .tcx: .tcx
            case .fit: .fit
            }
        }
    }

    /// The format of the file.
    public var format: Format
    /// The kind of movement.
    public var kind = Run.Kind.run
    /// False if the file names no sport and the kind was guessed from the speed.
    public var kindIsStated = false
    /// The start; nil in a GPX file without times.
    public var startedAt: Date?
    /// Seconds of the local clock east of UTC; nil if unknown.
    public var offset: Int?
    /// Time without pauses, in milliseconds.
    public var elapsed: Int?
    /// The distance.
    public var distance: Length?
    /// The energy used.
    public var energy: Energy?
    /// The counted steps.
    public var steps: Int?
    /// The mean heart rate in beats per minute.
    public var meanHeartRate: Int?
    /// The highest heart rate in beats per minute.
    public var topHeartRate: Int?
    /// The total ascent.
    public var ascent: Length?
    /// The total descent.
    public var descent: Length?
    /// The laps; empty if the file has none.
    public var laps: [RunLap] = []
    /// The points in time order.
    public var points: [TrackPoint] = []
    /// The title in the file; may be empty.
    public var title = ""
    /// The note in the file; may be empty.
    public var note = ""
    /// Problems and remarks.
    public var issues: [TrackIssue] = []

    /// Sets the sport named by the file, if any.
    mutating func state(_ kind: Run.Kind?) {
        guard let kind else { return }
        (self.kind, kindIsStated) = (kind, true)
    }
}

extension RecordedTrack {
    /// Sets the totals to those of the laps.
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
    /// The sum over the laps that have a value; nil if none has one.
    fileprivate func total(_ value: (RunLap) -> Int?) -> Int? {
        let values = compactMap(value)
        return values.isEmpty ? nil : values.reduce(0, +)
    }
}

extension RecordedTrack {
    /// Identifies this track among those of a client: "track 2012-12-26T21:29:53Z".
    ///
    /// Two runs never start in the same second, so the same run is recognised in any format. Without a start it is a
    /// checksum of the points.
    public var source: String {
        guard let startedAt else { return "track #\(String(Self.checksum(of: points), radix: 16))" }
        return "track \(startedAt.formatted(.iso8601))"
    }

    /// True if the run began within a minute of this one: probably the same run, recorded by a second device.
    public func mayBe(_ run: Run) -> Bool {
        guard let startedAt, let other = run.startedAt else { return false }
        return abs(startedAt.timeIntervalSince(other)) < 60
    }

    /// The day of the start, by the offset in the file or otherwise in `zone`; nil without a start.
    public func day(in zone: TimeZone) -> Day? {
        startedAt.map { Day($0, in: offset.flatMap(TimeZone.init(secondsFromGMT:)) ?? zone) }
    }

    /// The run for the diary: the totals of the device, or those computed from the points. `day` is used if the file
    /// has no times.
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

    /// The checksum of times and positions.
    private static func checksum(of points: [TrackPoint]) -> UInt64 {
        let values = points.lazy.flatMap { point in
            [point.time, point.position?.latitude ?? -1, point.position?.longitude ?? -1]
        }
        return values.flatMap { value in withUnsafeBytes(of: value.littleEndian) { Array($0) } }.checksum()
    }
}
