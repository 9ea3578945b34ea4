/// A track over its distance: speed, pulse and height in a number of equal parts.
public struct TrackProfile: Hashable, Sendable {
    /// A part of the profile.
    public struct Sample: Hashable, Sendable {
        /// Metres from the start to the end of the part; seconds where the track knows no distance.
        public let place: Double
        /// Milliseconds from the start without pauses, at its end.
        public let elapsed: Int
        /// Metres a second.
        public let speed: Double?
        /// Beats a minute.
        public let heartRate: Double?
        /// Metres above the sea.
        public let elevation: Double?
    }

    /// The parts in order; empty for a track of fewer than two moments.
    public let samples: [Sample]
    /// Whether the parts are of distance; else of time.
    public let isOverDistance: Bool

    /// Divides a track into at most that many parts; empty ones are left out.
    public init(_ points: [TrackPoint], parts: Int = 240) {
        let course = TrackCourse(points)
        let metres = course.metres ?? 0
        isOverDistance = metres > 0
        let places = isOverDistance ? Self.places(points, course) : points.map { Double($0.time) / 1000 }
        guard let last = places.last, let first = places.first, last > first, parts > 0 else {
            samples = []
            return
        }
        let count = max(1, min(parts, points.count - 1))
        var bins = Array(repeating: Bin(), count: count)
        let width = (last - first) / Double(count)
        var previous: (place: Double, time: Int)?
        var active = 0
        for (point, place) in zip(points, places) {
            let index = min(count - 1, max(0, Int((place - first) / width)))
            if let previous, !point.startsSegment {
                let time = max(0, point.time - previous.time)
                active += time
                bins[index].metres += place - previous.place
                bins[index].time += time
            }
            previous = (place, point.time)
            bins[index].take(point, active: active)
        }
        let isOverDistance = isOverDistance
        samples = bins.enumerated().compactMap { index, bin in
            guard bin.points > 0 else { return nil }
            let speed = isOverDistance && bin.time > 0 ? bin.metres * 1000 / Double(bin.time) : nil
            return Sample(
                place: first + Double(index + 1) * width, elapsed: bin.active, speed: speed,
                heartRate: bin.rate.value, elevation: bin.height.value.map { $0 / 1000 })
        }
    }

    /// The sums of one part.
    private struct Bin {
        var points = 0
        var metres = 0.0
        var time = 0
        var active = 0
        var rate = Mean()
        var height = Mean()

        mutating func take(_ point: TrackPoint, active: Int) {
            points += 1
            self.active = active
            rate.add(point.heartRate)
            height.add(point.elevation)
        }
    }

    /// The metres of each point, those between two moments of the course by the clock.
    private static func places(_ points: [TrackPoint], _ course: TrackCourse) -> [Double] {
        let samples = course.samples
        var next = 0
        return points.map { point in
            while next < samples.count, samples[next].time < point.time { next += 1 }
            guard next < samples.count else { return samples.last?.metres ?? 0 }
            guard next > 0, samples[next].time > point.time else { return samples[next].metres }
            let (a, b) = (samples[next - 1], samples[next])
            let share = Double(point.time - a.time) / Double(b.time - a.time)
            return a.metres + share * (b.metres - a.metres)
        }
    }
}

/// The mean of whole numbers, those that are known.
struct Mean {
    private var sum = 0
    private var count = 0

    mutating func add(_ number: Int?) {
        guard let number else { return }
        sum += number
        count += 1
    }

    /// Nil of none.
    var value: Double? { count > 0 ? Double(sum) / Double(count) : nil }
}
