/// How the distance of a track grows with time: what speeds, splits and best times are computed from.
struct TrackCourse: Hashable, Sendable {
    /// One moment of it.
    struct Sample: Hashable, Sendable {
        /// Milliseconds from the start, pauses included.
        var time: Int
        /// Milliseconds from the start without the pauses between segments.
        var active: Int
        /// Metres from the first sample.
        var metres: Double
        /// True where a segment begins: the time before it was a pause.
        var startsSegment: Bool
    }

    /// Later ones are never nearer to the start; no two have the same time. Empty where no distance is known.
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

    /// Of several samples in one moment the last counts, because no speed comes out of no time.
    private mutating func add(_ sample: Sample) {
        guard let last = samples.last, sample.time <= last.time else { samples.append(sample); return }
        samples[samples.count - 1].metres = sample.metres
    }

    /// All of it in metres; nil where no distance is known.
    var metres: Double? { samples.last.map(\.metres) }
}
