/// The distance of a track over time: the basis of speeds, splits and best times.
struct TrackCourse: Hashable, Sendable {
    /// A moment of the course.
    struct Sample: Hashable, Sendable {
        /// Milliseconds from the start, pauses included.
        var time: Int
        /// Milliseconds from the start without the pauses between segments.
        var active: Int
        /// Metres from the first sample.
        var metres: Double
        /// Whether a segment starts here: the time before it was a pause.
        var startsSegment: Bool
    }

    /// Later ones are never nearer to the start; their times differ. Empty without a distance.
    private(set) var samples: [Sample] = []

    /// The distances of the device where it gives any, else those between the positions, inside the segments only.
    init(_ points: [TrackPoint]) {
        let deviceCounts = points.contains { ($0.distance ?? 0) > 0 }
        samples.reserveCapacity(points.count)
        var pause = 0
        var previousTime: Int?
        var segmentBegins = true
        var position: TrackPoint.Position?
        var first: Int?
        var metres = 0.0
        for point in points {
            if point.startsSegment {
                if let previousTime { pause += max(0, point.time - previousTime) }
                segmentBegins = true
                position = nil
            }
            previousTime = max(previousTime ?? point.time, point.time)
            if deviceCounts {
                guard let distance = point.distance else { continue }
                let start = first ?? distance
                first = start
                metres = max(metres, Double(distance - start) / 1000)
            } else {
                guard let place = point.position else { continue }
                if let position { metres += position.metres(to: place) }
                position = place
            }
            add(Sample(time: point.time, active: point.time - pause, metres: metres, startsSegment: segmentBegins))
            segmentBegins = false
        }
    }

    /// The last of several samples at one moment is used, because a speed needs a time.
    private mutating func add(_ sample: Sample) {
        guard let last = samples.last, sample.time <= last.time else { samples.append(sample); return }
        samples[samples.count - 1].metres = sample.metres
    }

    /// All of it in metres; nil without a distance.
    var metres: Double? { samples.last.map(\.metres) }
}

extension TrackCourse {
    /// The speed below which the runner is at rest, in metres per second: a quarter of a walk, and more than the noise
    /// of a receiver.
    static let standingSpeed = 0.4
    /// The shortest time over which speed is judged, in milliseconds, because of the noise of a receiver.
    static let judgedOver = 5000

    /// Milliseconds in motion; nil without a distance.
    var movingTime: Int? {
        guard var from = samples.first else { return nil }
        var (moving, last) = (0, from)
        /// Counts the time between two samples if it was faster than at rest.
        func judge(_ from: Sample, _ to: Sample) {
            let time = to.active - from.active
            if to.metres - from.metres >= Self.standingSpeed * Double(time) / 1000 { moving += time }
        }
        for sample in samples.dropFirst() {
            if sample.startsSegment {
                judge(from, last)
                from = sample
            } else if sample.active - from.active >= Self.judgedOver {
                // A long silence is judged by itself, so that it does not take moving seconds along.
                if sample.active - last.active >= Self.judgedOver, last != from {
                    judge(from, last)
                    from = last
                }
                judge(from, sample)
                from = sample
            }
            last = sample
        }
        judge(from, last)
        return moving
    }
}

extension TrackFigures {
    /// The fastest time over the distance in milliseconds, pauses included; nil if the track is shorter.
    ///
    /// The clock runs in pauses: two halves with a rest between them are not the whole. A window with an impossible
    /// leap does not count.
    public func best(over distance: Length) -> Int? {
        let length = Double(distance.millimetres) / 1000
        guard length > 0, let metres = course.metres, metres >= length else { return nil }
        let fastest = course.stretches(below: topSpeed).compactMap { Self.fastest(in: $0, over: length) }.min()
        return fastest.map { Int($0.rounded()) }
    }

    /// Time over distance is piecewise linear, so the fastest window starts or ends at a sample: both are tried, with
    /// one index for each end, and positions between samples are interpolated.
    private static func fastest(in samples: ArraySlice<TrackCourse.Sample>, over length: Double) -> Double? {
        var best = Double.infinity
        var end = samples.startIndex
        for start in samples.indices {
            let target = samples[start].metres + length
            while end < samples.endIndex, samples[end].metres < target { end += 1 }
            guard end < samples.endIndex else { break }
            best = min(best, time(at: target, between: samples[end - 1], samples[end]) - Double(samples[start].time))
        }
        var start = samples.startIndex
        for end in samples.indices {
            let target = samples[end].metres - length
            guard target >= samples[start].metres else { continue }
            while samples[start + 1].metres <= target { start += 1 }
            best = min(best, Double(samples[end].time) - time(at: target, between: samples[start], samples[start + 1]))
        }
        return best.isFinite ? best : nil
    }

    private static func time(at metres: Double, between a: TrackCourse.Sample, _ b: TrackCourse.Sample) -> Double {
        let share = b.metres > a.metres ? (metres - a.metres) / (b.metres - a.metres) : 0
        return Double(a.time) + share * Double(b.time - a.time)
    }
}

extension TrackCourse {
    /// The parts between leaps that are faster than `speed` metres a second.
    func stretches(below speed: Double) -> [ArraySlice<Sample>] {
        var stretches: [ArraySlice<Sample>] = []
        var begin = samples.startIndex
        for index in samples.indices.dropFirst() {
            let (a, b) = (samples[index - 1], samples[index])
            guard (b.metres - a.metres) * 1000 > speed * Double(b.time - a.time) else { continue }
            stretches.append(samples[begin..<index])
            begin = index
        }
        stretches.append(samples[begin...])
        return stretches
    }
}
