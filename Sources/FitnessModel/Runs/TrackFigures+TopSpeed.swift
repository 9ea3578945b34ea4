extension TrackFigures {
    /// The highest speed is judged over so many milliseconds, because a receiver trembles from second to second.
    public static let topSpeedOver = 15_000

    /// The highest mean speed over 15 s, in millimetres a second; nil where nothing went on for so long.
    ///
    /// As for best times a leap that nobody can make does not count; nor does a pause, however short.
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

    /// Distance over time is piecewise linear, so the best window begins or ends at a sample: both are tried, with one pointer
    /// for each end. Metres a second.
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
