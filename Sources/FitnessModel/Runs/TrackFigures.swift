/// The totals of a track's points, which must be in the order of time. They are computed once.
public struct TrackFigures: Hashable, Sendable {
    /// How far, inside the segments; nil if the points know neither places nor distances.
    public let distance: Length?
    /// Milliseconds inside the segments.
    public let elapsed: Int
    /// Milliseconds in motion; nil without a distance.
    public let movingTime: Int?
    /// The total ascent; nil without heights.
    public let ascent: Length?
    /// The total descent; nil without heights.
    public let descent: Length?
    /// The pulse; nil if no point has one.
    public let heartRate: HeartRate?
    /// The top speed of a person in metres per second: a faster leap is an error of the receiver and gives no best
    /// time.
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

extension TrackFigures {
    /// The time over which the top speed is averaged in milliseconds, because of the noise of a receiver.
    public static let topSpeedOver = 15_000

    /// The highest mean speed over 15 s, in millimetres per second; nil for shorter tracks.
    ///
    /// Impossible jumps and pauses are left out, as for best times.
    public var highestSpeed: Int? {
        let stretches = course.stretches(below: topSpeed).flatMap(Self.withoutPauses)
        return stretches.compactMap(Self.highestSpeed).max().map { Int(($0 * 1000).rounded()) }
    }

    /// The parts of a stretch between pauses.
    private static func withoutPauses(_ samples: ArraySlice<TrackCourse.Sample>) -> [ArraySlice<TrackCourse.Sample>] {
        var parts: [ArraySlice<TrackCourse.Sample>] = []
        var begin = samples.startIndex
        for index in samples.indices.dropFirst() where samples[index].startsSegment {
            parts.append(samples[begin..<index])
            begin = index
        }
        return parts + [samples[begin...]]
    }

    /// Distance over time is piecewise linear, so the best window starts or ends at a sample: both are tried, with one
    /// index for each end. Metres per second.
    private static func highestSpeed(_ samples: ArraySlice<TrackCourse.Sample>) -> Double? {
        guard let first = samples.first, let last = samples.last, last.time - first.time >= topSpeedOver else {
            return nil
        }
        func metres(at time: Int, between a: TrackCourse.Sample, _ b: TrackCourse.Sample) -> Double {
            guard b.time > a.time else { return b.metres }
            return a.metres + Double(time - a.time) / Double(b.time - a.time) * (b.metres - a.metres)
        }
        var best = 0.0
        var end = samples.startIndex + 1
        for start in samples {
            let target = start.time + topSpeedOver
            while end < samples.endIndex, samples[end].time < target { end += 1 }
            guard end < samples.endIndex else { break }
            best = max(best, metres(at: target, between: samples[end - 1], samples[end]) - start.metres)
        }
        var start = samples.startIndex
        for end in samples {
            let target = end.time - topSpeedOver
            guard target >= first.time else { continue }
            while samples[start + 1].time <= target { start += 1 }
            best = max(best, end.metres - metres(at: target, between: samples[start], samples[start + 1]))
        }
        return best * 1000 / Double(topSpeedOver)
    }
}

/// Metres climbed and descended along a track.
///
/// Heights tremble by a metre or two also on the flat, and the sum of every small rise would be a mountain. So a rise
/// or fall counts once the height is `threshold` away from where it was counted last; each segment is taken by itself.
struct TrackClimb: Hashable, Sendable {
    /// Less than this, in millimetres, is trembling.
    static let threshold = 3000

    let ascent: Length
    let descent: Length

    /// Nil if no point has a height.
    init?(_ points: [TrackPoint]) {
        var (up, down) = (0, 0)
        var counted: Int?
        var isKnown = false
        for point in points {
            if point.startsSegment { counted = nil }
            guard let height = point.elevation else { continue }
            isKnown = true
            guard let from = counted else { counted = height; continue }
            guard abs(height - from) >= Self.threshold else { continue }
            if height > from { up += height - from } else { down += from - height }
            counted = height
        }
        guard isKnown else { return nil }
        ascent = Length(millimetres: up)
        descent = Length(millimetres: down)
    }
}
