/// What the points of a track amount to. It is computed once; the points must be in the order of time.
public struct TrackFigures: Hashable, Sendable {
    /// How far, inside the segments; nil where the points know neither places nor distances.
    public let distance: Length?
    /// Milliseconds inside the segments.
    public let elapsed: Int
    /// Milliseconds in which one got on; nil without a distance.
    public let movingTime: Int?
    /// Climbed, all told; nil without heights.
    public let ascent: Length?
    /// Descended, all told; nil without heights.
    public let descent: Length?
    /// The pulse; nil where no point has one.
    public let heartRate: HeartRate?
    /// Faster than this, in metres a second, nobody is: such a leap is a fault of the receiver and makes no best time.
    let topSpeed: Double
    let course: TrackCourse

    /// The pulse over all points, in beats a minute.
    public struct HeartRate: Hashable, Sendable {
        /// The mean of the points that have one.
        public let mean: Double
        /// The highest.
        public let top: Int
    }

    /// The figures of these points.
    public init(_ points: [TrackPoint], kind: Run.Kind = .run) {
        course = TrackCourse(points)
        topSpeed = kind == .ride || kind == .other ? 35 : 12.5
        distance = course.metres.map { Length(millimetres: Int(($0 * 1000).rounded())) }
        elapsed = Self.elapsed(points)
        movingTime = course.movingTime
        let climb = TrackClimb(points)
        ascent = climb?.ascent
        descent = climb?.descent
        heartRate = HeartRate(points.lazy.compactMap(\.heartRate))
    }

    private static func elapsed(_ points: [TrackPoint]) -> Int {
        zip(points, points.dropFirst()).reduce(0) { sum, pair in
            pair.1.startsSegment ? sum : sum + max(0, pair.1.time - pair.0.time)
        }
    }
}

extension TrackFigures.HeartRate {
    /// Nil of no rates.
    init?(_ rates: some Sequence<Int>) {
        var (mean, top) = (Mean(), 0)
        for rate in rates {
            mean.add(rate)
            top = max(top, rate)
        }
        guard let mean = mean.value else { return nil }
        self.init(mean: mean, top: top)
    }
}
