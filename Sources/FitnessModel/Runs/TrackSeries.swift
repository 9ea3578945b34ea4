/// How one value of a track goes with time, for a chart.
public struct TrackSeries: Hashable, Sendable {
    /// One value.
    public struct Value: Hashable, Sendable {
        /// Milliseconds from the start, pauses included.
        public let time: Int
        /// Metres, metres a second or beats a minute.
        public let value: Double
    }

    /// In the order of time.
    public let values: [Value]

    /// The heights in metres.
    public static func heights(_ points: [TrackPoint]) -> TrackSeries {
        TrackSeries(
            values: points.compactMap { point in
                point.elevation.map { Value(time: point.time, value: Double($0) / 1000) }
            })
    }

    /// The pulse in beats a minute.
    public static func heartRates(_ points: [TrackPoint]) -> TrackSeries {
        TrackSeries(
            values: points.compactMap { point in
                point.heartRate.map { Value(time: point.time, value: Double($0)) }
            })
    }

    /// The lowest and highest value in each of `count` equal stretches of time; nil where a stretch has none.
    ///
    /// A chart of these shows every peak, however many points fall into a column.
    public func columns(_ count: Int) -> [ClosedRange<Double>?] {
        guard count > 0, let first = values.first, let last = values.last else { return [] }
        var columns = [ClosedRange<Double>?](repeating: nil, count: count)
        let span = Double(max(last.time - first.time, 1))
        for value in values {
            let place = min(count - 1, max(0, Int(Double(value.time - first.time) / span * Double(count))))
            guard let column = columns[place] else { columns[place] = value.value...value.value; continue }
            columns[place] = min(column.lowerBound, value.value)...max(column.upperBound, value.value)
        }
        return columns
    }
}

extension TrackFigures {
    /// A speed is taken over this many milliseconds, because positions tremble.
    static let speedWindow = 15_000

    /// The speeds in metres a second, each over the seconds around it, never across a pause or a leap of the receiver.
    public var speeds: TrackSeries {
        var values: [TrackSeries.Value] = []
        values.reserveCapacity(course.samples.count)
        for stretch in course.stretches(below: topSpeed) {
            for part in TrackCourse.segments(of: stretch) { Self.addSpeeds(of: part, to: &values) }
        }
        return TrackSeries(values: values)
    }

    private static func addSpeeds(of part: ArraySlice<TrackCourse.Sample>, to values: inout [TrackSeries.Value]) {
        guard part.count > 1 else { return }
        var (low, high) = (part.startIndex, part.startIndex)
        for index in part.indices {
            let time = part[index].time
            while low < index, part[low].time < time - speedWindow / 2 { low += 1 }
            while high + 1 < part.endIndex, part[high].time < time + speedWindow / 2 { high += 1 }
            // Where samples are rarer than the window, the neighbours count.
            let (from, to) = (max(part.startIndex, min(low, index - 1)), min(part.endIndex - 1, max(high, index + 1)))
            let (a, b) = (part[from], part[to])
            values.append(
                TrackSeries.Value(time: time, value: (b.metres - a.metres) * 1000 / Double(max(b.time - a.time, 1))))
        }
    }
}

extension TrackCourse {
    /// The segments of a stretch.
    static func segments(of stretch: ArraySlice<Sample>) -> [ArraySlice<Sample>] {
        var segments: [ArraySlice<Sample>] = []
        var begin = stretch.startIndex
        for index in stretch.indices.dropFirst() where stretch[index].startsSegment {
            segments.append(stretch[begin..<index])
            begin = index
        }
        segments.append(stretch[begin...])
        return segments
    }
}
