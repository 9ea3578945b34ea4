extension TrackFigures {
    /// The fastest time over the distance in milliseconds, pauses included; nil where the track is shorter.
    ///
    /// The clock goes on in pauses: who rests between two halves has not run the whole in their time. A window with a
    /// leap that nobody can run does not count.
    public func best(over distance: Length) -> Int? {
        let length = Double(distance.millimetres) / 1000
        guard length > 0, let metres = course.metres, metres >= length else { return nil }
        let fastest = course.stretches(below: topSpeed).compactMap { Self.fastest(in: $0, over: length) }.min()
        return fastest.map { Int($0.rounded()) }
    }

    /// Time over distance is piecewise linear, so the fastest window begins or ends at a sample: both are tried, with one
    /// pointer for each end, and what lies between samples is interpolated.
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
