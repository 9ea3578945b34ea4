public import FitnessModel
public import Foundation

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

    /// The run for the diary: what the device says, else what its points give. `day` counts where the file has no times.
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
